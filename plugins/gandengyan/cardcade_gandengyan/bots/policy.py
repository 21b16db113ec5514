"""How to play by rule of thumb: a play weighed by what it sheds, what it costs and what it leaves."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from cardcade import Seat
from cardcade_gandengyan.bots.weights import Weights, sharp_weights, steady_weights
from cardcade_gandengyan.cards import ACE, TWO, counts, tally
from cardcade_gandengyan.combinations import Combination, Kind
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.plays import Hands
from cardcade_gandengyan.state import HANDS, GandengyanState

REMEMBERED: Final = 1 << 16
AT_ONCE: Final = 1000.0
"""What going out is worth."""
SAFE_EXIT: Final = 500.0
"""What it is worth to keep a bomb for the end: whatever is played on the rest, the bomb goes out on it."""
DANGER: Final = 2
"""Someone with so few cards may be out with the next play."""


class Policy:
    """Chooses by the weights; the same hand in the same position is thought over once."""

    def __init__(self, hands: Hands, weights: Weights) -> None:
        self.hands = hands
        self.weights = weights
        self.choose = lru_cache(REMEMBERED)(self._choose)
        self.leads_left = lru_cache(REMEMBERED)(self._leads_left)

    def _choose(self, hand: int, kind: Kind | None, rank: int, size: int, danger: bool) -> Meaning | None:
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


def steady_policy(game: Gandengyan) -> Policy:
    """As medium plays."""
    return _policy(game.hands, steady_weights(game.rules))


def sharp_policy(game: Gandengyan, seats: int) -> Policy:
    """As hard plays among so many, before it tries anything."""
    return _policy(game.hands, sharp_weights(game.rules, seats))


@cache
def _policy(hands: Hands, weights: Weights) -> Policy:
    """Shared by all games of the same rules, with what it remembers."""
    return Policy(hands, weights)


def pick(policy: Policy, state: GandengyanState, seat: Seat) -> Meaning | None:
    """What the policy plays for the seat in turn; None to pass. It looks at no cards but its own."""
    last, hand = state.last, tally(state.cards[HANDS + seat])
    if last is None:
        return policy.choose(hand, None, 0, 0, in_danger(state, seat))
    return policy.choose(hand, last.kind, last.rank, last.size, in_danger(state, seat))


def in_danger(state: GandengyanState, seat: Seat) -> bool:
    """Whether somebody else is nearly out."""
    others = [*state.cards[HANDS : HANDS + seat], *state.cards[HANDS + seat + 1 : HANDS + len(state.plays)]]
    return min(map(len, others)) <= DANGER
