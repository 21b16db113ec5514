"""What a card is worth to play, as found by trials of bots against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardcade_uno.rules import Rules


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for playing a card rather than another."""

    points: float = 0.0
    """For each point that the card is worth to whoever goes out first."""
    risk: float = 2.0
    """On top of that, while the next player is about to go out and the match goes on to a score."""
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
    shield: float = 6.0
    """For keeping a +2 among more than two, where another +2 can be answered with it."""


TUNED: Final = Weights()

PLAIN: Final = Weights(
    points=0.2, skip=-1.0, reverse=2.0, draw_two=1.0, wild=-90.0, four=-70.0, bridge=0.0, lacking=0.0, shield=0.0
)
"""Specials and high cards first, long colours, wilds last, and an eye on whoever is about to go out."""


def fitted(weights: Weights, rules: Rules, seats: int) -> Weights:
    """Weights for this table: among more than two, bridges are worth nothing and a +2 may be a shield worth holding."""
    if not rules.match.by_points:
        weights = replace(weights, risk=0.0)
    if seats > 2:
        shield = weights.shield if rules.stacking.draw_two else 0.0
        weights = replace(weights, bridge=0.0, reverse=weights.skip, draw_two=weights.draw_two - shield)
    return weights
