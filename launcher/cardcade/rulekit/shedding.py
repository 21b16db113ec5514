"""Shedding: rows of cards before the seats, the highest to be beaten, until all others let it pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardcade.engine.cards import Card, Pile, Seat, hand_of, played_by
from cardcade.engine.events import Event
from cardcade.rulekit.rounds import Scored

STOCK, GONE, PLAYED = 0, 1, 1
"""The first two piles of all, and the second one of each seat."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Lets the last play stand."""


PASS: Final = Pass()
"""The one pass there is."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat let the last play stand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """Nobody has beaten what this seat played."""

    seat: Seat


def shedding_piles(seats: int) -> list[Pile]:
    """For one seat after the other its hand, and what lies before it."""
    return [make(seat) for seat in range(seats) for make in (hand_of, played_by)]


@dataclass(slots=True, kw_only=True)
class SheddingTable(Scored):
    """A table with `shedding_piles` after a stock, a pile of cards that are gone, and whatever else all share."""

    turn: Seat = 0
    best: Seat | None = None
    """Who has played highest in this trick; None before a lead."""

    shared = 2
    each = 2

    @property
    def to_beat(self) -> list[Card]:
        return [] if self.best is None else self.of(self.best, PLAYED)

    def lay_down(self, seat: Seat, cards: Sequence[Card]) -> None:
        """In place of what the seat had played before; then it is the next one's turn."""
        self.clear(seat)
        self.move(cards, self.pile(seat), self.pile(seat, PLAYED))
        self.best, self.turn = seat, (seat + 1) % self.seats

    def let_pass(self, seat: Seat) -> None:
        """When nobody has beaten it, whoever played highest leads again."""
        self.clear(seat)
        self.turn = (seat + 1) % self.seats
        if self.turn == self.best:
            self.clear(self.turn)
            self.best = None

    def clear(self, seat: Seat) -> None:
        """What the seat had played is out of the way."""
        if lying := self.of(seat, PLAYED):
            self.move(lying[:], self.pile(seat, PLAYED), GONE)
