"""Rotation: whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from cardcade.engine.cards import Seat


def next_in(seat: Seat, seats: int, still_in: Callable[[Seat], bool], step: int = 1) -> Seat:
    """The next seat that is still in, the seat itself when no other is; `step` -1 goes the other way round."""
    for count in range(1, seats):
        other = (seat + count * step) % seats
        if still_in(other):
            return other
    return seat
