"""For games without a list of meanings: a number is a place among the moves that are lawful now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.action_list import ActionList
from cardcade.engine.cards import Seat


class IndexActions(ActionList[Any]):
    """The first `most` moves; any beyond cannot be chosen."""

    def __init__(self, seats: int, most: int) -> None:
        super().__init__(seats)
        self._names = ["let be", *(f"move {number}" for number in range(most))]
        self._range = range(1, most + 1)

    @property
    def names(self) -> Sequence[str]:
        return self._names

    def numbers(self, moves: Sequence[Any], seat: Seat) -> Sequence[int]:
        return self._range[: len(moves)]
