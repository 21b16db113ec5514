"""What a card is worth to play, as found by trials of bots against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardcade_uno.rules import Rules


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for playing a card rather than another."""

    number: float = 0.0
    pip: float = 0.0
    """For each pip of a number."""
    skip: float = 3.0
    reverse: float = 6.0
    draw_two: float = 5.0
    wild: float = -80.0
    four: float = -42.0
    colour: float = 5.0
    """For each other card of the colour in the hand."""
    bridge: float = -15.0
    """For each other card of the number or sign: they lead from colour to colour and are worth keeping."""
    lacking: float = 3.0
    """For a colour the next player drew on."""
    stop: float = 17.0
    """For a sign while the next player is about to go out."""
    stop_wild: float = 28.0
    stop_draw: float = 20.0
    """On top of those, for cards that make the next player draw."""
    swap: float = 9.0
    """For each card that a swap rids the player of."""


TUNED: Final = Weights()

PLAIN: Final = Weights(pip=0.2, bridge=0.0, lacking=0.0, wild=-80.0, four=-60.0)
"""Specials and high cards first, long colours, wilds last, and an eye on whoever is about to go out."""


def fitted(weights: Weights, rules: Rules, seats: int) -> Weights:
    """Weights for this table: among more than two, bridges are worth nothing and a +2 is a shield worth holding."""
    points = (rules.scoring.special_card_points - 20) / 10
    weights = replace(weights, skip=weights.skip + points, reverse=weights.reverse + points)
    if seats > 2:
        shield = 6.0 if rules.stacking.draw_two else 0.0
        weights = replace(weights, bridge=0.0, reverse=weights.skip, draw_two=weights.draw_two - shield)
    return weights
