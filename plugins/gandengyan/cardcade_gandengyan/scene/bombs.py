"""Three tiers of bombs: three of a kind, four of a kind, the joker bomb."""

from __future__ import annotations

from typing import Final

from cardcade.table.blast import Blast
from cardcade.ui.theme import Colour

_FIRE: tuple[Colour, ...] = ((255, 214, 120), (255, 150, 60), (255, 92, 60))
_STORM: tuple[Colour, ...] = ((255, 240, 180), (110, 226, 255), (255, 110, 70))
_CROWN: tuple[Colour, ...] = ((255, 226, 120), (255, 120, 200), (120, 232, 255), (255, 255, 255))

BLASTS: Final = {
    1: Blast("bomb1", 54, 0.45, 30, 1, _FIRE, (("blast", 290), ("smoke", 220)), 0.0, 0.5),
    2: Blast("bomb3", 68, 0.75, 56, 3, _STORM, (("rays", 560), ("blast", 430), ("flame", 230)), 0.35, 0.75),
    3: Blast("bomb4", 84, 1.0, 90, 4, _CROWN, (("rays", 780), ("glow", 620), ("blast", 520), ("crown", 200)), 0.7, 1.0),
}
"""By `Combination.bomb_tier`."""
