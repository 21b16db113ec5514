"""Labels, paragraphs, panels and images: what is looked at and not touched."""

from __future__ import annotations

from pathlib import Path

from pygame import FRect

from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import BODY, INK, LINE, PANEL_RADIUS, Colour, Type
from cardcade.ui.widget import Group, Widget

PANEL = Plate(
    (34, 47, 82),
    (20, 28, 54),
    radius=PANEL_RADIUS,
    rim=(*LINE, 210),
    rim_width=1.5,
    sheen=0.10,
    shadow=26,
    shadow_colour=(1, 4, 12, 170),
    drop=12,
)
"""A raised plate that widgets stand on."""
WELL = Plate((8, 12, 26, 215), (13, 19, 38, 215), radius=18, rim=(*LINE, 150), rim_width=1.5)
"""A sunken plate, for what is chosen from or written into."""


class Label(Widget):
    """One line, set smaller and then shortened with an ellipsis if need be."""

    def __init__(
        self,
        rect: FRect,
        text: str,
        type_: Type = BODY,
        colour: Colour = INK,
        *,
        align: str = "left",
        meaning: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.text, self.type_, self.colour, self.align = text, type_, colour, align

    def draw(self, painter: Painter) -> None:
        type_ = painter.ui.text.shrunk(self.text, self.type_, self.rect.w)
        painter.text(self.text, self.rect, type_, self.colour, self.align)


class Paragraph(Label):
    """Wrapped lines from the top of the rectangle."""

    def draw(self, painter: Painter) -> None:
        painter.paragraph(self.text, self.rect, self.type_, self.colour, self.align)


class Panel(Group):
    """A plate with widgets on it."""

    def __init__(self, rect: FRect, widgets: tuple[Widget, ...] = (), plate: Plate = PANEL, meaning: str = "") -> None:
        super().__init__(rect, widgets, meaning)
        self.plate = plate

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, self.plate)
        super().draw(painter)


class Image(Widget):
    """An SVG file, at exactly the pixels of its rectangle."""

    def __init__(
        self, rect: FRect, path: Path, tint: Colour | None = None, meaning: str = "", tooltip: str = ""
    ) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.path, self.tint = path, tint

    def draw(self, painter: Painter) -> None:
        painter.image(self.path, self.rect, self.tint)
