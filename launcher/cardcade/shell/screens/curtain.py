"""The curtain between two people who share the screen: nobody's cards are seen while it is down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.shell.language import Language
from cardcade.ui import Button, Kind, Painter, Ui, Widget, draw_backdrop, icon
from cardcade.ui.layout import centred
from cardcade.ui.theme import BODY, DISPLAY, INK, SOFT


class Curtain(Widget):
    solid = True

    def __init__(self, ui: Ui, seat: Seat, name: str, language: Language, rise: Callable[[], object]) -> None:
        super().__init__(ui.canvas.area, "curtain")
        self.seat = seat
        self.title = language.text("table.curtain", name=name)
        self.words = language.text("table.curtain_hint")
        where = centred(self.rect, 380, 80).move(0, 120)
        text = language.text("table.curtain_ready")
        self.button = Button(where, text, rise, "curtain.rise", kind=Kind.PRIMARY, icon=icon("eye"))

    @property
    def children(self) -> Sequence[Widget]:
        return [self.button]

    def draw(self, painter: Painter) -> None:
        draw_backdrop(painter)
        middle = FRect(self.rect.x, self.rect.centery - 150, self.rect.w, 110)
        painter.text(self.title, middle, DISPLAY._replace(size=64), INK, "centre")
        painter.text(self.words, middle.move(0, 100), BODY, SOFT, "centre")
        super().draw(painter)
