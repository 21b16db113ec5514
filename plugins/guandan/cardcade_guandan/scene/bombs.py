"""Bombs: five tiers, each louder and brighter than the one before."""

from __future__ import annotations

from typing import Final

from cardcade.table.laying import Blast
from cardcade.ui.theme import Colour
from cardcade_guandan.combinations import Kind, Reading

_FIRE: tuple[Colour, ...] = ((255, 214, 120), (255, 150, 60), (255, 92, 60))
_SEA: tuple[Colour, ...] = ((120, 220, 255), (150, 160, 255), (255, 250, 210))
_STORM: tuple[Colour, ...] = ((255, 240, 180), (255, 110, 70), (255, 60, 110))
_CROWN: tuple[Colour, ...] = ((255, 226, 120), (255, 120, 200), (140, 220, 255), (255, 255, 255))

TIERS: Final = (
    Blast("bomb1", 52, 0.35, 22, 1, _FIRE, (("blast", 380),), 0.0, 0.45),
    Blast("bomb2", 60, 0.5, 34, 2, _FIRE, (("smoke", 420), ("blast", 440)), 0.0, 0.55),
    Blast("straight_flush", 64, 0.6, 46, 2, _SEA, (("rays", 520), ("glow", 480)), 0.25, 0.65),
    Blast("bomb3", 72, 0.8, 60, 3, _STORM, (("rays", 640), ("blast", 500), ("flame", 280)), 0.4, 0.75),
    Blast("bomb4", 84, 1.0, 90, 4, _CROWN, (("rays", 800), ("glow", 660), ("blast", 560), ("crown", 200)), 0.7, 1.0),
)
_BIG: Final = 6


def tier_of(reading: Reading) -> int | None:
    """0 for four of a kind, then five, straight flush, six and more, the four jokers; None for anything else."""
    match reading.kind:
        case Kind.JOKER_BOMB:
            return 4
        case Kind.STRAIGHT_FLUSH:
            return 2
        case Kind.BOMB:
            return 3 if reading.size >= _BIG else reading.size - 4
    return None
