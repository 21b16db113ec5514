"""A feature: a match that can be watched, with everything around its film; or why it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.discovery import Found
from cardcade.discovery.replays import checked_game
from cardcade.engine.cards import Seat
from cardcade.engine.film import Film, OtherDeal
from cardcade.engine.message import Message, Trouble, say
from cardcade.engine.record import Record
from cardcade.engine.replay_file import BadReplay

if TYPE_CHECKING:
    from cardcade.shell.app.shelf import Shelf


class Unwatchable(Trouble):
    """Why nothing of a match can be shown. It is kept all the same."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A film and the game it is of."""

    found: Found
    film: Film

    @property
    def record(self) -> Record:
        return self.film.record

    @property
    def levels(self) -> tuple[str | None, ...]:
        return tuple(player.level for player in self.record.beginning.players)

    @property
    def own(self) -> Seat:
        """From where it is watched first: a person's seat if there is one."""
        return next((seat for seat, level in enumerate(self.levels) if level is None), 0)

    @property
    def flaw(self) -> Message | None:
        """Why not all of it is shown."""
        if self.film.whole:
            return None
        return say("theatre.partly", shown=self.film.length, n=len(self.record.steps))


def feature_of(record: Record, shelf: Shelf, called: Callable[[str], str]) -> Feature:
    """The match as far as the rules of now can show it, or Unwatchable; `called` knows games that are gone."""
    beginning = record.beginning
    name = called(beginning.game)
    found = shelf.find(beginning.game)
    if found is None:
        raise Unwatchable(say("theatre.no_game", game=name))
    fewest, most = found.plugin.seats
    if not fewest <= beginning.seats <= most:
        raise Unwatchable(say("theatre.other_rules", game=name))
    try:
        return Feature(found, Film(record, checked_game(beginning, found.plugin)))
    except (OtherDeal, BadReplay):
        raise Unwatchable(say("theatre.other_rules", game=name)) from None
    except Exception as error:  # the plugin's boundary
        raise Unwatchable(say("theatre.broken", game=name)) from error
