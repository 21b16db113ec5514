"""How benchmarks tell what they counted: means with their intervals, and what a decision cost."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import sqrt
from typing import Protocol


class Bench(Protocol):
    """Counts what its deals come to."""

    def deal(self, number: int) -> object: ...

    def line(self) -> str: ...


def play_deals(bench: Bench, deals: int, every: int) -> None:
    """All of them; what came out so far is told now and then."""
    for number in range(deals):
        bench.deal(number)
        if number % every == every - 1:
            print(bench.line(), flush=True)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the half-width of its 95 % interval."""
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    return statistics.fmean(values), 1.96 * spread / sqrt(len(values))


def percent(shares: Sequence[float], digits: int = 1) -> str:
    mean, half = interval(shares)
    return f"{100 * mean:.{digits}f} ± {100 * half:.{digits}f} %"


def cpu(seconds: Sequence[float]) -> str:
    """What decisions cost."""
    times = sorted(1000 * one for one in seconds)
    p95 = times[int(0.95 * len(times))]
    return f"CPU ms mean {statistics.fmean(times):.1f}, p95 {p95:.0f}, most {times[-1]:.0f}"
