"""A page of the launcher: a heading, a way back, and room for what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.engine.message import Message
from cardcade.shell.screen import Screen
from cardcade.ui import Button, Kind, Label, Painter, icon
from cardcade.ui.theme import FAINT, INK, SMALL, TITLE

if TYPE_CHECKING:
    from cardcade.shell.app import App

WIDEST = 1760.0
LOW, NARROW = 800.0, 1180.0


class Page(Screen):
    """Override `fill` to lay out the widgets, and set `title`, the key of its heading."""

    title = ""
    widest = WIDEST

    def __init__(self, app: App) -> None:
        super().__init__(app.ui)
        self.app = app

    def say(self, said: Message | str, **args: object) -> str:
        return self.app.language.text(said, **args)

    @property
    def low(self) -> bool:
        """Whether there is little height, as at a large UI scale."""
        return self.ui.canvas.height < LOW

    @property
    def narrow(self) -> bool:
        return self.ui.canvas.width < NARROW

    @property
    def frame(self) -> FRect:
        """What lies inside the margins; on a very wide canvas the content stays together in the middle."""
        area = self.ui.canvas.area
        margin = 24.0 if self.low else 56.0
        width = min(area.w - 2 * margin, self.widest)
        return FRect(area.centerx - width / 2, margin, width, area.h - 2 * margin)

    @property
    def body(self) -> FRect:
        frame, head = self.frame, 76.0 if self.low else 116.0
        return FRect(frame.x, frame.y + head, frame.w, frame.h - head)

    def build(self) -> None:
        frame, side = self.frame, 56.0 if self.low else 68.0
        back = FRect(frame.x, frame.y, side, side)
        self.stage.add(Button(back, "", self.back, "page.back", icon=icon("back"), tooltip=self.say("ui.back")))
        type_ = TITLE._replace(size=40.0 if self.low else 54.0)
        words = self.heading()
        width = self.ui.text.width(words, type_) + 8
        self.stage.add(Label(FRect(back.right + 24, frame.y, min(width, frame.w - side - 24), side), words, type_, INK))
        if (note := self.note()) and not self.narrow:
            left = back.right + width + 48
            room = FRect(left, frame.y + 12, frame.right - left, side - 8)
            self.stage.add(Label(room, note, SMALL, FAINT))
        self.fill(self.body)

    def heading(self) -> str:
        return self.say(self.title)

    def note(self) -> str:
        """A few quiet words beside the heading."""
        return ""

    def fill(self, area: FRect) -> None:
        """The page's own widgets, in `area`."""

    def draw(self, painter: Painter) -> None:
        from cardcade.shell.screens.hall import draw_hall

        draw_hall(painter)
        self.stage.draw(painter)


def kind_of(primary: bool) -> Kind:
    return Kind.PRIMARY if primary else Kind.SECONDARY
