"""A flow: widgets placed one below the other, each as high as its words need."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pygame import FRect

from cardcade.ui import PANEL, Image, Label, Paragraph, Plate, ScrollArea, Ui
from cardcade.ui.shapes import PILL
from cardcade.ui.theme import AMBER, BODY, INK, SOFT, Colour, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.label import Panel

DOT = Plate(AMBER, radius=PILL)


class Flow:
    """Collects `widgets` from (`x`, `y`) downwards, `width` wide, with `stretch` more between them than asked."""

    def __init__(self, ui: Ui, x: float, y: float, width: float, stretch: float = 0.0) -> None:
        self.ui, self.x, self.y, self.width, self.stretch = ui, x, y, width, stretch
        self.taken = 0
        """How often room was taken."""
        self.widgets: list[Widget] = []

    def take(self, height: float, gap: float = 14) -> FRect:
        """The next room of that height."""
        room = FRect(self.x, self.y, self.width, height)
        self.y += height + gap + self.stretch
        self.taken += 1
        return room

    def hug(self) -> None:
        """What comes next belongs to what was last taken: no more than asked lies between them."""
        self.y -= self.stretch
        self.taken -= 1

    @property
    def bottom(self) -> float:
        return max((widget.rect.bottom for widget in self.widgets), default=self.y)

    def space(self, height: float) -> None:
        self.y += height

    def add(self, *widgets: Widget) -> None:
        self.widgets.extend(widgets)

    def heading(self, text: str, type_: Type, colour: Colour = INK) -> None:
        self.add(Label(self.take(type_.size * 1.5, 12), text, type_, colour))

    def paragraph(self, text: str, type_: Type = BODY, colour: Colour = SOFT, *, indent: float = 0.0) -> None:
        height = self.ui.text.height(text, type_, self.width - indent)
        room = self.take(height, 10)
        self.add(Paragraph(FRect(room.x + indent, room.y, room.w - indent, room.h), text, type_, colour))

    def picture(self, path: Path, ratio: float) -> None:
        """At the right, with everything after it beside it; left out where that would be cramped."""
        width = min(280.0, self.width * 0.3)
        if self.width >= 640:
            self.add(Image(FRect(self.x + self.width - width, self.y, width, width * ratio), path))
            self.width -= width + 40

    def bullet(self, text: str, type_: Type = BODY, colour: Colour = SOFT) -> None:
        self.dot(self.ui.text.line_height(type_))
        self.paragraph(text, type_, colour, indent=26)

    def dot(self, line: float) -> None:
        """The mark before the next line, which is that high."""
        self.add(Panel(FRect(self.x + 4, self.y + line / 2 - 5, 10, 10), (), DOT))


BAR = 24.0
S = TypeVar("S", bound=ScrollArea)


def scrolled(ui: Ui, room: FRect, meaning: str, fill: Callable[[Flow], object]) -> ScrollArea:
    """What `fill` puts into a flow, in a scroll area; its bar gets room only if it is needed."""
    flow = Flow(ui, room.x, room.y, room.w)
    fill(flow)
    if flow.bottom > room.bottom:
        flow = Flow(ui, room.x, room.y, room.w - BAR)
        fill(flow)
    return softened(ScrollArea(room, flow.widgets, meaning))


def softened(area: S) -> S:
    """On a panel: what is cut off at its ends fades instead."""
    area.edges = (PANEL.top, PANEL.bottom or PANEL.top)
    return area
