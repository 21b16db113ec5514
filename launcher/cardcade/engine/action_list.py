"""A fixed list of everything that can ever be meant in a game, so that a number can stand for a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from cardcade.engine.cards import Seat

M = TypeVar("M")


class ActionList(ABC, Generic[M]):
    """Numbers for meanings: the same number means the same in every deal, at every seat and with every preset.

    0 is kept for letting a chance out of turn go by.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """What each number means, in short, 0 included; their order is part of the promise."""

    @abstractmethod
    def numbers(self, moves: Sequence[M], seat: Seat) -> Sequence[int]:
        """The number of each of a seat's moves; of moves with the same number the first is meant."""
