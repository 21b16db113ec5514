"""Comparing candidates tried on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final

from cardcade_gandengyan.meanings import Meaning

CONFIDENCE: Final = 1.6
"""Paired standard errors by which a candidate must be behind to be dropped."""


@dataclass(slots=True, eq=False)
class Trial:
    """One candidate and what each deal brought it."""

    made: Meaning | None
    values: list[float] = field(default_factory=list)

    def behind(self, best: Trial) -> bool:
        """Whether it is clearly worse, deal by deal."""
        gaps = [theirs - mine for mine, theirs in zip(self.values, best.values, strict=True)]
        mean = fmean(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean > 0 and mean > CONFIDENCE * sqrt(spread / len(gaps))


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    """The best first, without those clearly behind it."""
    best = max(trials, key=lambda trial: fmean(trial.values))
    return [best, *(trial for trial in trials if trial is not best and not trial.behind(best))]
