"""A flow: widgets placed one below the other, each as high as its words need."""

from __future__ import annotations

from pygame import FRect

from cardcade.ui import Label, Paragraph, Plate, Ui
from cardcade.ui.shapes import PILL
from cardcade.ui.theme import AMBER, BODY, INK, SOFT, Colour, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.label import Panel

DOT = Plate(AMBER, radius=PILL)


class Flow:
    """Collects `widgets` from (`x`, `y`) downwards, `width` wide."""

    def __init__(self, ui: Ui, x: float, y: float, width: float) -> None:
        self.ui, self.x, self.y, self.width = ui, x, y, width
        self.widgets: list[Widget] = []

    def take(self, height: float, gap: float = 14) -> FRect:
        """The next room of that height."""
        room = FRect(self.x, self.y, self.width, height)
        self.y += height + gap
        return room

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

    def bullet(self, text: str, type_: Type = BODY, colour: Colour = SOFT) -> None:
        self.dot(self.ui.text.line_height(type_))
        self.paragraph(text, type_, colour, indent=26)

    def dot(self, line: float) -> None:
        """The mark before the next line, which is that high."""
        self.add(Panel(FRect(self.x + 4, self.y + line / 2 - 5, 10, 10), (), DOT))
