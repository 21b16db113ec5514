"""Tips: the tooltip of what the pointer rests on, or the keyboard has reached, after a moment."""

from __future__ import annotations

from pygame import FRect

from cardcade.ui.layout import inset
from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import INK, LINE, SMALL, TOOLTIP_SECONDS
from cardcade.ui.widget import Widget

PLATE = Plate((38, 50, 84), (28, 38, 66), radius=12, rim=LINE, rim_width=1.5, shadow=12, drop=5)
WIDEST = 460.0
PAD = (18.0, 10.0)


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

    def draw(self, painter: Painter) -> None:
        if self.widget is not None and self.text:
            draw_tooltip(painter, self.text, self.widget.place, at_foot=self.widget.hint_at_foot)


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
