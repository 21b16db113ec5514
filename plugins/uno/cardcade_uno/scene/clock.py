"""The round's clock. It is everybody's: it stands in the corner, not at a plate."""

from __future__ import annotations

import math

from pygame import FRect

from cardcade.table import Countdown, Link, TableLayout
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Painter, Plate, icon
from cardcade.ui.theme import CORAL, GOLD, INK, Type, Weight

LEFT, TOP, WIDTH, HEIGHT = Measure(104, 124), Measure(26, 32), Measure(150, 236), Measure(56, 76)
HURRY = 10.0
"""Seconds from which it ticks."""
PLATE = Plate((16, 26, 48, 215), (10, 17, 34, 215), PILL, (120, 140, 180, 120), 2.0, shadow=8, drop=4)


class RoundClock(Countdown):
    """Moves by itself, once a second."""

    def __init__(self, link: Link, layout: TableLayout) -> None:
        super().__init__(link, HURRY)
        self._layout = layout
        self.text = ""
        self._hurried = False

    def update(self, dt: float) -> bool:
        before, left = self.text, self._link.time_left()
        self.text = "" if left is None else "{}:{:02}".format(*divmod(math.ceil(left.seconds), 60))
        self._hurried = left is not None and left.seconds <= HURRY
        return self.text != before

    def draw_over(self, painter: Painter) -> None:
        if not self.text:
            return
        k, grown = self._layout.chrome, self._layout.grown
        box = FRect(grown(LEFT), grown(TOP), grown(WIDTH), grown(HEIGHT))
        painter.plate(box, PLATE)
        side = box.h / 2
        painter.image(icon("clock"), FRect(box.x + side / 2, box.y + side / 2, side, side), GOLD)
        words = FRect(box.x + side * 12 / 7, box.y, box.w - side * 15 / 7, box.h)
        painter.text(self.text, words, Type(26 * k, Weight.BLACK), CORAL if self._hurried else INK, "centre")
