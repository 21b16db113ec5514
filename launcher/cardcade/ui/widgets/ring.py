"""The focus ring: shown only while keys or gamepad are in use."""

from __future__ import annotations

from cardcade.ui.layout import inset
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD, RADIUS
from cardcade.ui.widget import Widget

RING = Plate((0, 0, 0, 0), radius=RADIUS + 6, rim=(*GOLD, 255), rim_width=3.5, shadow=9, shadow_colour=(0, 0, 0, 0))


def draw_ring(painter: Painter, widget: Widget) -> None:
    painter.plate(inset(widget.place, -7), RING)
