"""How to play by rule of thumb: a choice weighed by what it sheds, what it costs and what it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardcade_gandengyan.cards import ACE, TWO, counts
from cardcade_gandengyan.combinations import Combination, Kind
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.plays import Hands

REMEMBERED: Final = 1 << 16
AT_ONCE: Final = 1000.0
"""What going out is worth."""
SAFE_EXIT: Final = 500.0
"""What it is worth to keep a bomb for the end: whatever is played on the rest, the bomb goes out on it."""
DANGER: Final = 2
"""Someone with so few cards may be out with the next play."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player of a level cares about; all in ranks of a card."""

    per_card: float
    """For every card more that a lead sheds."""
    per_rank: float
    """Against every rank of what is played."""
    per_lead_left: float
    """Against every play that the rest of the hand still needs."""
    commanding: float
    """For answering so high that the lead is nearly sure."""
    bomb: float
    """Against spending a bomb."""
    joker: float
    """Against spending a joker."""
    two: float
    """Against spending a 2."""
    danger: float
    """For every rank of a single led while someone is nearly out."""


class Policy:
    """Chooses by the weights; the same hand in the same position is thought over once."""

    def __init__(self, hands: Hands, weights: Weights) -> None:
        self.hands = hands
        self.weights = weights
        self.choose = lru_cache(REMEMBERED)(self._choose)
        self.leads_left = lru_cache(REMEMBERED)(self._leads_left)

    def _choose(
        self, hand: int, kind: Kind | None = None, rank: int = 0, size: int = 0, danger: bool = False
    ) -> Meaning | None:
        """The best lead, or the best answer to what is given; None to pass."""
        if kind is None:
            return max(self.hands.leads(hand), key=lambda made: self.lead_value(hand, made, danger))
        able = self.hands.answers(hand, Combination(kind, rank, size))
        return max(able, key=lambda made: self.answer_value(hand, made), default=None)

    def lead_value(self, hand: int, made: Meaning, danger: bool) -> float:
        rest = hand - made.tally
        if not rest:
            return AT_ONCE
        weights, combination = self.weights, made.combination
        value = weights.per_card * (combination.size - 1) + self._cost(made, rest)
        if danger and combination.kind == "single":
            value += weights.danger * combination.rank
        if not combination.bomb_tier and self.hands.is_bomb(rest):
            value += SAFE_EXIT
        return value

    def answer_value(self, hand: int, made: Meaning) -> float:
        rest = hand - made.tally
        if not rest:
            return AT_ONCE
        commanding = made.combination.rank >= ACE or made.combination.bomb_tier
        return (self.weights.commanding if commanding else 0) + self._cost(made, rest)

    def _cost(self, made: Meaning, rest: int) -> float:
        weights, combination = self.weights, made.combination
        value = -weights.per_rank * combination.rank
        if combination.bomb_tier:
            value -= weights.bomb
        else:
            value -= weights.joker * made.jokers + weights.two * made.ranks.count(TWO)
        if weights.per_lead_left:
            value -= weights.per_lead_left * self.leads_left(rest)
        return value

    def _leads_left(self, hand: int) -> int:
        """The fewest plays that empty this hand."""
        if not hand:
            return 0
        lowest = next(iter(counts(hand)))
        return 1 + min(
            (self.leads_left(hand - made.tally) for made in self.hands.leads(hand) if lowest in made.ranks),
            default=1,
        )
