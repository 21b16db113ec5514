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
    """Below the widget, else above it or above all that is to stay clear; always on the canvas."""
    sizes = [_size(painter, text, wide) for wide in WIDTHS]
    for width, height in sizes:
        below = FRect(_across(painter, beside, width), beside.bottom + GAP, width, height)
        if below.bottom < painter.canvas.height - 8 and below.collidelist(clear) < 0:
            return below
    width, height = sizes[0]
    over = FRect(_across(painter, beside, width), beside.top - GAP - height, width, height)
    return _raised(over, clear, painter.canvas.width)


def _size(painter: Painter, text: str, wide: float) -> tuple[float, float]:
    setter = painter.ui.text
    lines = setter.lines(text, SMALL, min(wide, painter.canvas.width - 2 * (PAD[0] + EDGE)))
    width = max(setter.width(line, SMALL) for line in lines) + 2 * PAD[0] + 2
    return width, len(lines) * setter.line_height(SMALL) + 2 * PAD[1]


def _across(painter: Painter, beside: FRect, width: float) -> float:
    """Centred on the widget as far as the canvas reaches."""
    return min(max(EDGE, beside.centerx - width / 2), painter.canvas.width - width - EDGE)


def _raised(area: FRect, clear: Sequence[FRect], room: float) -> FRect:
    """A little aside, or as little higher as leaves all of it clear."""
    while (hit := area.collidelist(clear)) >= 0:
        lefts = (clear[hit].left - GAP - area.w, clear[hit].right + GAP)
        near = [x for x in lefts if EDGE <= x <= room - EDGE - area.w and abs(x - area.x) < area.w]
        free = [x for x in near if FRect(x, *area[1:]).collidelist(clear) < 0]
        if free:
            area.x = min(free, key=lambda x: abs(x - area.x))
            break
        area.bottom = clear[hit].top - GAP
    area.top = max(8.0, area.top)
    return area
