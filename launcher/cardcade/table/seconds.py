"""The viewer's own seconds, beside the buttons that end them."""

from __future__ import annotations

import math

from pygame import FRect

from cardcade.table.link import TimeLeft
from cardcade.table.time_ring import draw_arc, ring_step
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import INK, Type, Weight
from cardcade.ui.widget import Widget

FIGURES = 28.0
LAST = 5
"""So many are counted in red."""
CALM = Plate((16, 26, 48, 225), (10, 17, 34, 225), PILL, (120, 140, 180, 120), 1.5, shadow=8, drop=3)
HURRY = Plate((238, 86, 70), (190, 36, 40), PILL, (255, 220, 206, 230), 2.0, shadow=12, drop=3)


class Seconds(Widget):
    """Figures that change once a second; seen only while they run against the viewer."""

    def __init__(self) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.seconds")
        self.visible = False
        self.left: TimeLeft | None = None
        self.size = FIGURES
        """Of the figures, on the canvas."""

    @property
    def text(self) -> str:
        return "" if self.left is None else str(max(0, math.ceil(self.left.seconds)))

    @property
    def hurries(self) -> bool:
        return self.left is not None and self.left.seconds <= LAST

    def set_time(self, left: TimeLeft | None) -> bool:
        """So much is left; whether it has appeared or gone with that."""
        before = self.text, ring_step(self.left)
        self.left = left
        if (self.text, ring_step(left)) != before:
            self.changed()
        was, self.visible = self.visible, left is not None
        return was != self.visible

    def draw(self, painter: Painter) -> None:
        if self.left is None:
            return
        painter.plate(self.rect, HURRY if self.hurries else CALM)
        draw_arc(painter, self.rect.inflate(-10, -10), self.left, INK if self.hurries else None)
        painter.text(self.text, self.rect, Type(self.size, Weight.BLACK), INK, "centre")
