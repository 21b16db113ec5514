"""The focus ring: shown only while keys or gamepad are in use."""

from __future__ import annotations

from cardcade.ui.layout import inset
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD
from cardcade.ui.widget import Widget

OUT = 7.0


def draw_ring(painter: Painter, widget: Widget) -> None:
    ring = Plate((0, 0, 0, 0), radius=widget.corner + OUT, rim=GOLD, rim_width=3.5)
    painter.plate(inset(widget.place, -OUT), ring)
