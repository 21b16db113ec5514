"""Elo: one number for each bot, from who beat whom how often (Bradley and Terry), with an interval from deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from operator import mul
from typing import Final

from cardcade.arena.intervals import Estimate, Z

MIDDLE: Final = 1500.0
SCALE: Final = 400 / log(10)
CAUTION: Final = 1.0
"""Deals of a draw that are thrown in for every pair: nobody is stronger beyond measure."""
STEPS: Final = 60

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots by their numbers, and the first one's share of the wins deal by deal."""

    one: int
    other: int
    shares: Sequence[float]


def ratings(bots: int, meetings: Sequence[Meeting]) -> list[Estimate]:
    """On average 1500. The interval comes from how much the deals differ, since all pairs play the same ones."""
    strengths = _strengths(bots, meetings)
    middle = MIDDLE - SCALE * sum(strengths) / bots
    reaches = [Z * SCALE * error for error in _errors(meetings, strengths)]
    means = [middle + SCALE * strength for strength in strengths]
    return [Estimate(mean, mean - reach, mean + reach) for mean, reach in zip(means, reaches, strict=True)]


def _strengths(bots: int, meetings: Sequence[Meeting]) -> list[float]:
    """The most probable ones, by Newton's method."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope = [0.0] * bots
        for met in meetings:
            expected = (len(met.shares) + CAUTION) * _expected(strengths, met)
            _tilt(slope, met, sum(met.shares) + CAUTION / 2 - expected)
        step = [sum(map(mul, row, slope)) for row in inverse(_curvature(meetings, strengths))]
        strengths = [value + max(-1.0, min(1.0, change)) for value, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return strengths


def _errors(meetings: Sequence[Meeting], strengths: Sequence[float]) -> list[float]:
    """Standard errors, robust against what the pairs have in common in a deal (the sandwich estimator)."""
    deals = len(meetings[0].shares)
    pulls = [[0.0] * len(strengths) for _ in range(deals)]
    for met in meetings:
        expected = _expected(strengths, met)
        for pull, share in zip(pulls, met.shares, strict=True):
            _tilt(pull, met, share - expected)
    spread = inverse(_curvature(meetings, strengths))
    floor = 1 / (4 * (deals + CAUTION) ** 2)
    return [sqrt(sum(sum(map(mul, row, pull)) ** 2 for pull in pulls) + floor) for row in spread]


def _curvature(meetings: Sequence[Meeting], strengths: Sequence[float]) -> Matrix:
    """Only differences are known; a little of everything keeps the middle where it is."""
    size = len(strengths)
    bend = [[1 / size] * size for _ in strengths]
    for met in meetings:
        expected = _expected(strengths, met)
        by = (len(met.shares) + CAUTION) * expected * (1 - expected)
        for row, column, sign in ((met.one, met.one, 1), (met.other, met.other, 1), (met.one, met.other, -1)):
            bend[row][column] += sign * by
        bend[met.other][met.one] -= by
    return bend


def _expected(strengths: Sequence[float], met: Meeting) -> float:
    gap = strengths[met.one] - strengths[met.other]
    return 1 / (1 + exp(-max(-30.0, min(30.0, gap))))


def _tilt(slope: list[float], met: Meeting, by: float) -> None:
    slope[met.one] += by
    slope[met.other] -= by


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix must have one."""
    size = len(matrix)
    rows = [[*line, *(float(column == number) for column in range(size))] for number, line in enumerate(matrix)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda number: abs(rows[number][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        lead = rows[pivot][pivot]
        rows[pivot] = [value / lead for value in rows[pivot]]
        for number, line in enumerate(rows):
            if number != pivot and line[pivot]:
                rows[number] = [mine - line[pivot] * theirs for mine, theirs in zip(line, rows[pivot], strict=True)]
    return [line[size:] for line in rows]
