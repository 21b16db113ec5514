"""What a review may cost: work is counted and never timed, so that it comes out the same on any machine."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

KEPT: Final = 1 / 50
"""So much of a round's work is kept for every decision that is still to come, if there is so much."""
MOST: Final = 1 / 5
"""So much of it one decision may race for at the most, where others leave it."""
RACING: Final = 0.75
"""In a long round, how much of its share a decision may race for; the rest is for confirming marks."""
PROOF: Final = 0.25
"""How much of what is left in the round may go into confirming one mark."""


@dataclass(slots=True)
class Purse:
    """What one decision may cost. Asked singly, it costs what it needs."""

    race: float = inf
    """For trying all candidates out."""
    proof: float = inf
    """For trying out again what seems to be better."""
    spent: float = 0.0


class RoundBudget:
    """Shares a round's work out among its decisions: what one does not need is left for those that come after it."""

    def __init__(self, work: float, decisions: int) -> None:
        self._work, self._left, self._decisions = work, work, decisions

    def purse(self) -> Purse:
        """For the next decision."""
        share = RACING * self._left / self._decisions
        spare = self._left - (self._decisions - 1) * KEPT * self._work
        return Purse(max(share, min(spare, MOST * self._work)), PROOF * self._left)

    def settle(self, spent: float) -> None:
        """It has cost so much."""
        self._left = max(0.0, self._left - spent)
        self._decisions -= 1
