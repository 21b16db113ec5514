"""What a card is worth to play, as found by trials of bots against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from cardcade_uno.rules import Rules


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for playing a card rather than another."""

    points: float = 0.0
    """For each point that the card is worth to whoever goes out first."""
    risk: float = 2.0
    """On top of that, while the next player is about to go out and the match goes on to a score."""
    pip: float = 0.0
    """For each pip of a number, where a round is won or lost whatever is left in the hands."""
    skip: float = 3.0
    reverse: float = 6.0
    draw_two: float = 5.0
    wild: float = -80.0
    four: float = -42.0
    colour: float = 5.0
    """For each other card of the colour in the hand."""
    bridge: float = -15.0
    """For each other card of the number or sign: between two they lead from colour to colour and are worth keeping."""
    lacking: float = 3.0
    """For a colour the next player drew on."""
    stop: float = 17.0
    """For a sign while the next player is about to go out."""
    stop_wild: float = 28.0
    stop_draw: float = 20.0
    """On top of those, for cards that make the next player draw."""
    swap: float = 9.0
    """For each card that a swap rids the player of."""
    shield: float = 0.0
    """For keeping a +2 where another +2 can be answered with it."""
    keeps_wilds: bool = False
    """Whether a wild just drawn stays in the hand until the next player is about to go out."""


class Style(NamedTuple):
    """What a player weighs between two, and among more."""

    duel: Weights
    crowd: Weights


TUNED: Final = Style(
    duel=Weights(),
    # Medium plays its high numbers first, and high ones can follow: among many it pays to part with low ones.
    crowd=Weights(pip=-0.15, skip=0.0, reverse=-3.0, four=-50.0, bridge=3.0, shield=16.0, keeps_wilds=True),
)

_PLAIN: Final = Weights(
    points=0.2, skip=-1.0, reverse=2.0, draw_two=1.0, wild=-90.0, four=-70.0, bridge=0.0, lacking=0.0
)

PLAIN: Final = Style(duel=_PLAIN, crowd=replace(_PLAIN, reverse=_PLAIN.skip))
"""Specials and high cards first, long colours, wilds last, and an eye on whoever is about to go out."""


def fitted(style: Style, rules: Rules, seats: int) -> Weights:
    """Weights for this table."""
    weights = style.duel if seats == 2 else style.crowd
    by_points = rules.match.by_points
    shield = weights.shield if rules.stacking.draw_two else 0.0
    return replace(
        weights,
        risk=weights.risk if by_points else 0.0,
        pip=0.0 if by_points else weights.pip,
        draw_two=weights.draw_two - shield,
    )
