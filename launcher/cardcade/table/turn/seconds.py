"""The viewer's own seconds, beside the buttons that end them."""

from __future__ import annotations

import math

from pygame import FRect

from cardcade.table.link import TimeLeft
from cardcade.table.seats.time_ring import draw_arc, ring_step
from cardcade.ui.motion import Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import INK, Type, Weight
from cardcade.ui.widget import Widget

FIGURES = 28.0
LAST = 5
"""So many are counted in red."""
BEAT, BEAT_SECONDS, STEPS = 0.34, 0.5, 6
"""How much larger a beat makes the disc, how long it lasts, and in how many steps, so that pictures are used again."""
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
        self.beat = Glide(0.0, BEAT_SECONDS)

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
        if self.hurries and self.text != before[0] and not (self.stage is not None and self.stage.ui.motion.reduced):
            self.beat.jump(1.0)
            self.beat.to(0.0)
        was, self.visible = self.visible, left is not None
        return was != self.visible

    def advance(self, dt: float) -> float:
        """Each of the last seconds beats once; for players who want calm it is only red."""
        rest, beats = super().advance(dt), self.beat.update(dt)
        if beats:
            self.changed()
        return 0.0 if beats else rest

    def draw(self, painter: Painter) -> None:
        if self.left is None:
            return
        larger = 1 + BEAT * round(self.beat.value * STEPS) / STEPS
        disc = self.rect.scale_by(larger, larger)
        painter.plate(disc, HURRY if self.hurries else CALM)
        draw_arc(painter, disc.inflate(-10, -10), self.left, INK if self.hurries else None)
        painter.text(self.text, disc, Type(round(self.size * larger), Weight.BLACK), INK, "centre")
