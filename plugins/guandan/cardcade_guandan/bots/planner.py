"""Sorts a whole hand into combinations so that getting rid of it costs least, and remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Card
from cardcade_guandan.bots.costs import Costs
from cardcade_guandan.bots.sorting import Sorting, sort
from cardcade_guandan.bots.units import Unit, units_of

_REMEMBERED: Final = 20_000


class Planner:
    """Remembers what it has sorted, so that the same hand is not sorted twice."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self._sorted: dict[tuple[Card, ...], Sorting] = {}
        self._units: dict[tuple[Card, ...], tuple[Unit, ...]] = {}

    def cost(self, hand: Sequence[Card]) -> float:
        return self.sort(hand).cost

    def sort(self, hand: Sequence[Card]) -> Sorting:
        key = tuple(sorted(hand))
        found = self._sorted.get(key)
        if found is None:
            if len(self._sorted) >= _REMEMBERED:
                self._sorted.clear()
            found = self._sorted[key] = sort(key, self.costs)
        return found

    def units(self, hand: Sequence[Card]) -> tuple[Unit, ...]:
        """The plan for a hand: of cards that look alike, those come first that lie first."""
        key = tuple(hand)
        found = self._units.get(key)
        if found is None:
            if len(self._units) >= _REMEMBERED:
                self._units.clear()
            found = self._units[key] = tuple(units_of(hand, self.sort(hand), self.costs))
        return found
