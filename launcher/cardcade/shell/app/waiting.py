"""The matches that were left and wait for their players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.shell.app.service import Service
from cardcade.shell.app.shelf import Shelf

if TYPE_CHECKING:
    from cardcade.shell.store.saved import SavedMatch
    from cardcade.shell.store.store import Store


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match to go on with."""

    game: str
    avatars: tuple[int, ...]
    saved: SavedMatch


class WaitingMatches:
    """The one played last first; one whose game is not on the shelf waits unseen."""

    def __init__(self, shelf: Shelf, store: Service[Store] | None) -> None:
        self._shelf, self._store = shelf, store
        self._saved: Sequence[SavedMatch] = ()
        self.known = False
        """Whether it is known what waits."""

    def read(self, without: Unfinished | None = None) -> Sequence[SavedMatch]:
        """From disk, also beside the picture; one may be passed over."""
        return self._store().waiting(without.saved if without else None) if self._store is not None else ()

    def take(self, saved: Sequence[SavedMatch]) -> None:
        """What was read."""
        self._saved, self.known = saved, True

    @property
    def last(self) -> Unfinished | None:
        """The one played last."""
        return next(iter(self._offers()), None)

    def of(self, game: str) -> list[Unfinished]:
        return [offer for offer in self._offers() if offer.game == game]

    def give_up(self, offer: Unfinished) -> None:
        """The player's word: it is gone, unless another copy plays it."""
        assert self._store is not None
        self._store().give_up(offer.saved)
        self.take(self.read())

    def _offers(self) -> list[Unfinished]:
        return [_offer(saved) for saved in self._saved if self._shelf.find(saved.beginning.game) is not None]


def _offer(saved: SavedMatch) -> Unfinished:
    return Unfinished(saved.beginning.game, tuple(player.avatar for player in saved.beginning.players), saved)
