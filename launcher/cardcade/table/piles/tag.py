"""Words in a pill: what a play is called, that somebody passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, INK, SOFT, Colour, Type, Weight


@dataclass(frozen=True)
class Tag:
    """How it looks; the three that every table knows have names."""

    plate: Plate
    ink: Colour
    HIGH: ClassVar[float] = 36.0
    """At usual letters."""
    PLAY: ClassVar[Tag]
    BOMB: ClassVar[Tag]
    PASS: ClassVar[Tag]

    def draw(self, painter: Painter, text: str, at: tuple[float, float], scale: float, align: str = "centre") -> FRect:
        """Around a point, or beginning or ending there; returns where it is."""
        type_ = Type(21 * scale, Weight.BOLD)
        width, height = painter.ui.text.width(text, type_) + 34 * scale, self.HIGH * scale
        x = {"left": at[0], "centre": at[0] - width / 2, "right": at[0] - width}[align]
        box = FRect(x, at[1] - height / 2, width, height)
        painter.plate(box, self.plate)
        painter.text(text, box, type_, self.ink, "centre")
        return box


Tag.PLAY = Tag(Plate((16, 24, 46, 235), (10, 16, 34, 235), PILL, (*GOLD[:3], 150), 1.5, shadow=6), GOLD)
Tag.BOMB = Tag(
    Plate((255, 150, 70), (214, 52, 48), PILL, (255, 226, 150), 2.0, shadow=8, shadow_colour=(255, 120, 40, 160)), INK
)
Tag.PASS = Tag(Plate((10, 16, 30, 215), (10, 16, 30, 200), PILL, (170, 184, 214, 150), 1.5, shadow=4), SOFT)
