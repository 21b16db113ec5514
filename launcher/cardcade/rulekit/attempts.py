"""Comparing moves that were tried out on the same deals."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Generic, TypeVar

M = TypeVar("M")


@dataclass(slots=True, eq=False)
class Attempt(Generic[M]):
    """One move and what each deal brought it."""

    move: M
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fsum(self.results) / len(self.results)

    def lead(self, other: Attempt[M]) -> float:
        """By how many standard errors it is ahead of the other, deal by deal; negative when behind."""
        gaps = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=False)]
        mean = fsum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        # Where every deal says the same there is no error to speak of.
        return mean / sqrt(spread / len(gaps)) if spread else mean * 1e9
