"""Hints: one sensible move after the other is shown to the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade.engine.cards import Card
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer


class Hints(Part):
    """Begins anew in every position, and when the player takes the selection back."""

    def __init__(self, viewer: Viewer) -> None:
        self._link, self._queue, self._hand = viewer.link, viewer.queue, viewer.hand
        self.listeners: list[Callable[[Any], object]] = []
        """Told the move that is hinted at."""
        self.shown: Any = None
        """The move hinted at last, as long as the player has chosen nothing else."""
        self._last = -1
        viewer.hand.listeners.append(self._reselected)

    def take(self, view: object) -> None:
        self.shown, self._last = None, -1

    def sensible(self) -> Sequence[Any]:
        """What is hinted at, best first; a game may know better than the bots what its player wants."""
        return self._link.hints()

    def next(self) -> None:
        """Selects the cards of the next sensible move."""
        self._queue.settle()
        moves = self.sensible()
        if not moves:
            return
        self._last = (self._last + 1) % len(moves)
        self.shown = moves[self._last]
        self._hand.select(self._wanted)
        for listener in self.listeners:
            listener(self.shown)

    @property
    def _wanted(self) -> set[Card]:
        return set(self._link.game.cards_of(self.shown)) if self.shown is not None else set()

    def _reselected(self) -> None:
        if self._hand.selected == self._wanted:
            return
        self.shown = None
        if not self._hand.selected:
            self._last = -1
