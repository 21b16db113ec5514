"""Tips: the tooltip of what the pointer rests on, or the keyboard has reached, after a moment."""

from __future__ import annotations

from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.theme import TOOLTIP_SECONDS
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.tooltip import draw_tooltip


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
