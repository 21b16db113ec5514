"""What some deals say about all deals: means with the interval that holds the true one 95 times out of 100."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)
SELDOM: Final = 8
"""What was different in fewer deals than these cannot be told from chance."""


class Estimate(NamedTuple):
    """A mean over deals, and between which two the true one lies."""

    mean: float
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    @property
    def form(self) -> dict[str, float]:
        return {"mean": round(self.mean, 5), "low": round(self.low, 5), "high": round(self.high, 5)}


def share_of(deals: Sequence[float]) -> Estimate:
    """Of shares between 0 and 1, one for each deal: two deals of 0 and two of 1 are thrown in, so that ten wins in ten
    deals do not pass for certainty."""
    if not deals:
        return Estimate(0.0, 0.0, 1.0)
    some = (*deals, 0.0, 0.0, 1.0, 1.0)
    middle, mean = fmean(some), fmean(deals)
    reach = Z * _deviation(some, middle) / sqrt(len(some))
    return Estimate(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def mean_of(deals: Sequence[float]) -> Estimate:
    """Of any numbers, one for each deal."""
    if len(deals) < 2:
        mean = fmean(deals) if deals else 0.0
        return Estimate(mean, mean, mean)
    mean = fmean(deals)
    reach = _students_z(len(deals) - 1) * _deviation(deals, mean) / sqrt(len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def chance_of(gaps: Sequence[float]) -> float:
    """How probable it is that gaps as large as these, deal by deal, are chance alone; 1 where there are too few."""
    if sum(gap != 0 for gap in gaps) < SELDOM:
        return 1.0
    mean = fmean(gaps)
    error = _deviation(gaps, mean) / sqrt(len(gaps))
    return _probability(mean / error, len(gaps) - 1) if error else 0.0


def beyond_chance(chances: Mapping[str, float], risk: float) -> set[str]:
    """Which of many comparisons stand (Holm): the risk that any of them is a false alarm is no more than `risk`."""
    stand: set[str] = set()
    for number, name in enumerate(sorted(chances, key=chances.__getitem__)):
        if chances[name] * (len(chances) - number) > risk:
            break
        stand.add(name)
    return stand


def _deviation(some: Sequence[float], mean: float) -> float:
    return sqrt(sum((each - mean) ** 2 for each in some) / max(1, len(some) - 1))


def _students_z(freedom: int) -> float:
    """The 97.5th percentile of Student's distribution (Cornish and Fisher)."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def _probability(t: float, freedom: int) -> float:
    """Of a value of Student's distribution at least so far from 0, through the normal one."""
    z = abs(t) * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))
    return erfc(z / sqrt(2))
