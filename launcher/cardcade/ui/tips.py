"""Tips: the tooltip of what the pointer rests on, or the keyboard has reached, after a moment."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.ui.layout import inset
from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import INK, LINE, SMALL, TOOLTIP_SECONDS
from cardcade.ui.widget import Widget

PLATE = Plate((38, 50, 84), (28, 38, 66), radius=12, rim=LINE, rim_width=1.5, shadow=12, drop=5)
WIDTHS = (460.0, 340.0, 240.0)
"""How wide its words may be: narrower only where that keeps clear what is to stay clear."""
PAD = (18.0, 10.0)
EDGE = GAP = 12.0


class Tips:
    def __init__(self) -> None:
        self.widget: Widget | None = None
        self._lingered = 0.0

    @property
    def text(self) -> str:
        """What is shown just now."""
        due = self._lingered >= TOOLTIP_SECONDS
        return self.widget.hint if due and self.widget is not None else ""

    @property
    def still_for(self) -> float:
        """How long until a tooltip is due."""
        waits = self.widget is not None and self._lingered < TOOLTIP_SECONDS
        return TOOLTIP_SECONDS - self._lingered if waits else STILL

    def advance(self, target: Widget | None, dt: float) -> bool:
        """Whether another tooltip, or none, is shown now."""
        before = self.text
        if target is not self.widget:
            self.widget, self._lingered = target, 0.0
        elif target is not None:
            self._lingered += dt
        return self.text != before

    def forget(self) -> None:
        self.widget = None

    def draw(self, painter: Painter, clear: Sequence[FRect] = ()) -> None:
        if self.widget is not None and self.text:
            draw_tooltip(painter, self.text, self.widget.place, clear)


def draw_tooltip(painter: Painter, text: str, beside: FRect, clear: Sequence[FRect] = ()) -> None:
    area = tooltip_area(painter, text, beside, clear)
    painter.plate(area, PLATE)
    painter.paragraph(text, inset(area, *PAD), SMALL, INK)


def tooltip_area(painter: Painter, text: str, beside: FRect, clear: Sequence[FRect] = ()) -> FRect:
    """Below the widget, else above it, beside or above all that is to stay clear; always on the canvas."""
    sizes = [_size(painter, text, wide) for wide in WIDTHS]
    for width, height in sizes:
        below = FRect(_across(painter, beside, width), beside.bottom + GAP, width, height)
        if below.bottom < painter.canvas.height - 8 and below.collidelist(clear) < 0:
            return below
    over = [FRect(_across(painter, beside, width), beside.top - GAP - height, width, height) for width, height in sizes]
    return _raised(over, clear, painter.canvas.width)


def _size(painter: Painter, text: str, wide: float) -> tuple[float, float]:
    setter = painter.ui.text
    lines = setter.lines(text, SMALL, min(wide, painter.canvas.width - 2 * (PAD[0] + EDGE)))
    width = max(setter.width(line, SMALL) for line in lines) + 2 * PAD[0] + 2
    return width, len(lines) * setter.line_height(SMALL) + 2 * PAD[1]


def _across(painter: Painter, beside: FRect, width: float) -> float:
    """Centred on the widget as far as the canvas reaches."""
    return min(max(EDGE, beside.centerx - width / 2), painter.canvas.width - width - EDGE)


def _raised(areas: Sequence[FRect], clear: Sequence[FRect], room: float) -> FRect:
    """The widest of these that is clear there or a little aside, all of them as little higher as it takes."""
    while True:
        if (found := next((free for area in areas for free in _free(area, clear, room)), None)) is not None:
            found.top = max(8.0, found.top)
            return found
        bottom = clear[areas[0].collidelist(clear)].top - GAP
        for area in areas:
            area.bottom = bottom


def _free(area: FRect, clear: Sequence[FRect], room: float) -> list[FRect]:
    """There, or else beside something that it meets there, the nearest first."""
    met = [clear[hit] for hit in area.collidelistall(clear)]
    if not met:
        return [area]
    lefts = [left for place in met for left in (place.left - GAP - area.w, place.right + GAP)]
    near = [left for left in lefts if EDGE <= left <= room - EDGE - area.w and abs(left - area.x) < WIDTHS[0]]
    aside = [FRect(left, *area[1:]) for left in sorted(near, key=lambda left: abs(left - area.x))]
    return [moved for moved in aside if moved.collidelist(clear) < 0]
