"""The matches that were left and wait for their players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.shell.app.service import Service
from cardcade.shell.app.shelf import Shelf

if TYPE_CHECKING:
    from cardcade.engine.match import Form
    from cardcade.shell.store.saved import WaitingMatch
    from cardcade.shell.store.store import Store


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match to go on with."""

    game: str
    avatars: tuple[int, ...]
    match: WaitingMatch


class WaitingMatches:
    """The one played last first; one whose game is not on the shelf waits unseen."""

    def __init__(self, shelf: Shelf, store: Service[Store] | None) -> None:
        self._shelf, self._store = shelf, store
        self._found: Sequence[WaitingMatch] = ()
        self.known = False
        """Whether it is known what waits."""

    def read(self, without: Unfinished | None = None) -> Sequence[WaitingMatch]:
        """From disk, also beside the picture; one may be passed over."""
        return self._store().waiting(without.match.id if without else None) if self._store is not None else ()

    def take(self, found: Sequence[WaitingMatch]) -> bool:
        """What was read; whether that is anything new."""
        before, self._found, self.known = self._found, found, True
        return list(before) != list(found)

    @property
    def last(self) -> Unfinished | None:
        """The one played last."""
        return next(iter(self._offers()), None)

    def of(self, game: str) -> list[Unfinished]:
        return [offer for offer in self._offers() if offer.game == game]

    def position(self, offer: Unfinished) -> Form | None:
        """In which it was left; None when that cannot be read."""
        return self._store().position(offer.match.id) if self._store is not None else None

    def give_up(self, offer: Unfinished) -> None:
        """The player's word: it is gone, unless another copy plays it."""
        assert self._store is not None
        self._store().give_up(offer.match.id)
        self.take(self.read())

    def _offers(self) -> list[Unfinished]:
        return [_offer(match) for match in self._found if self._shelf.find(match.beginning.game) is not None]


def _offer(match: WaitingMatch) -> Unfinished:
    from cardcade.engine.player import face

    return Unfinished(match.beginning.game, tuple(face(player.avatar) for player in match.beginning.players), match)
