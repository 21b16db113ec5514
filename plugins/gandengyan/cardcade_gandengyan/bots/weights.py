"""What players of each level care about, by the rules they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardcade_gandengyan.rules import Rules


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


NEVER: Final = 1000.0

STEADY: Final = Weights(per_card=100, per_rank=1, per_lead_left=2, commanding=0, bomb=NEVER, joker=1, two=1, danger=0)
"""As many cards as possible, as low as possible, bombs last, and beat whatever can be beaten."""

SHARP: Final = Weights(per_card=70, per_rank=1, per_lead_left=5, commanding=12, bomb=-10, joker=2, two=0, danger=5)
"""Tuned by playing against the steady one: it takes the lead high, since the lead is worth the card it draws."""

STEPWISE: Final = replace(SHARP, per_card=0, per_lead_left=30, bomb=20, joker=15, two=15)
"""One rank up: few plays find an answer, so that the number of leads counts, and a 2 or joker is the way back in."""


def steady_weights(rules: Rules) -> Weights:
    return replace(STEADY, two=3, joker=3) if rules.follow.step == "next" else STEADY


def sharp_weights(rules: Rules, seats: int) -> Weights:
    """Among three and more, taking the lead early costs high cards that the others then outlast."""
    if seats > 2:
        steady = steady_weights(rules)
        return replace(steady, per_card=3) if rules.follow.step == "next" else replace(steady, per_lead_left=5)
    return STEPWISE if rules.follow.step == "next" else SHARP
