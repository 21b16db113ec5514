"""The tooltip: what the thing under the pointer does, or why it cannot."""

from __future__ import annotations

from pygame import FRect

from cardcade.ui.layout import inset
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import INK, LINE, SMALL

PLATE = Plate((38, 50, 84), (28, 38, 66), radius=12, rim=LINE, rim_width=1.5, shadow=12, drop=5)
WIDEST = 460.0
PAD = (18.0, 10.0)


def draw_tooltip(painter: Painter, text: str, beside: FRect, *, at_foot: bool = False) -> None:
    area = tooltip_area(painter, text, beside, at_foot=at_foot)
    painter.plate(area, PLATE)
    painter.paragraph(text, inset(area, *PAD), SMALL, INK)


def tooltip_area(painter: Painter, text: str, beside: FRect, *, at_foot: bool = False) -> FRect:
    """Below the widget, or above it where there is no room (`at_foot`: over its lower end), always on the canvas."""
    setter, canvas = painter.ui.text, painter.canvas
    lines = setter.lines(text, SMALL, WIDEST)
    width = max(setter.width(line, SMALL) for line in lines) + 2 * PAD[0] + 2
    height = len(lines) * setter.line_height(SMALL) + 2 * PAD[1]
    x = min(max(12.0, beside.centerx - width / 2), canvas.width - width - 12)
    below = beside.bottom + 12
    if below + height < canvas.height - 8:
        return FRect(x, below, width, height)
    above = canvas.height - 8 - height if at_foot else max(8.0, beside.top - 12 - height)
    return FRect(x, above, width, height)
