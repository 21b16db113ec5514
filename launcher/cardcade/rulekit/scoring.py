"""Scoring over several rounds: totals, the target, and who leads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardcade.engine.cards import Seat
from cardcade.engine.game import Result


def totals(rounds: Iterable[Sequence[int]], seats: int) -> tuple[int, ...]:
    """The points of every seat after these rounds."""
    sums = [0] * seats
    for points in rounds:
        for seat, gained in enumerate(points):
            sums[seat] += gained
    return tuple(sums)


def leaders(points: Sequence[float], lowest_wins: bool = False) -> tuple[Seat, ...]:
    """Whoever has the most points, or the fewest; equal ones share it."""
    best = min(points) if lowest_wins else max(points)
    return tuple(seat for seat, gained in enumerate(points) if gained == best)


def reached(points: Sequence[float], target: float) -> bool:
    """Whether anyone has got to the target."""
    return max(points) >= target


def result_of(points: Sequence[float], lowest_wins: bool = False) -> Result:
    """A match that ends with these points."""
    best = leaders(points, lowest_wins)
    return Result(tuple(map(float, points)), best, best)
