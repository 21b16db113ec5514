"""Hints: one sensible move after the other is shown to the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardcade.table.hand import Hand
from cardcade.table.link import Link
from cardcade.table.part import Part
from cardcade.table.queue import Queue


class Hints(Part):
    """Begins anew in every position."""

    def __init__(self, link: Link, queue: Queue, hand: Hand) -> None:
        self._link, self._queue, self._hand = link, queue, hand
        self.listeners: list[Callable[[Any], object]] = []
        """Told the move that is hinted at."""
        self._last = -1

    def take(self, view: object) -> None:
        self._last = -1

    def next(self) -> None:
        """Selects the cards of the next sensible move."""
        self._queue.settle()
        moves = self._link.hints()
        if not moves:
            return
        self._last = (self._last + 1) % len(moves)
        move = moves[self._last]
        self._hand.select(set(self._link.game.cards_of(move)))
        for listener in self.listeners:
            listener(move)
