"""The theme: colours, type, spacing and timing that every screen shares."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

Colour = tuple[int, int, int] | tuple[int, int, int, int]


class Weight(StrEnum):
    REGULAR = "Regular"
    BOLD = "Bold"
    BLACK = "Black"


class Type(NamedTuple):
    """How text is set: its size in units and its weight."""

    size: float
    weight: Weight = Weight.REGULAR


DISPLAY = Type(84, Weight.BOLD)
TITLE = Type(56, Weight.BOLD)
HEADING = Type(34, Weight.BOLD)
SECTION = Type(22, Weight.BOLD)
BODY = Type(26)
STRONG = Type(26, Weight.BOLD)
SMALL = Type(22)
SMALL_STRONG = Type(22, Weight.BOLD)
TINY = Type(18)

INK: Colour = (255, 250, 240)
SOFT: Colour = (198, 205, 222)
FAINT: Colour = (158, 170, 198)
DARK: Colour = (44, 24, 6)
GOLD: Colour = (255, 207, 110)
AMBER: Colour = (246, 158, 58)
JADE: Colour = (52, 190, 138)
CORAL: Colour = (240, 92, 84)
SKY: Colour = (108, 178, 255)
LINE: Colour = (62, 80, 122)
SHADE: Colour = (2, 5, 14)

PAD = 32.0
RADIUS = 18.0
PANEL_RADIUS = 30.0

HOVER_SECONDS = 0.09
TOOLTIP_SECONDS = 0.35
PANEL_SECONDS = 0.16
SCREEN_SECONDS = 0.18
TOAST_SECONDS = 3.2
