"""A page of the launcher: a heading, a way back, and room for what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import FRect
from pygame.event import Event

from cardcade.engine.message import Message
from cardcade.shell.window.screen import Screen
from cardcade.ui import Button, Label, Painter, TabBar, icon
from cardcade.ui.theme import FAINT, INK, SMALL, STRONG, TITLE

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

WIDEST = 1760.0
LOW, NARROW = 800.0, 1180.0
GAP = 32.0
"""Between the heading and what stands beside it."""


class Page(Screen):
    """Override `fill` to lay out the widgets, and set `title`, the key of its heading."""

    title = ""
    first = ""
    """The meaning that gets the keyboard when one arrives by key or gamepad."""
    widest = WIDEST
    shows_games = False
    """Whether it shows which games there are: then it follows what comes and goes, and one can be dropped onto it."""
    offers_matches = False
    """Whether it offers matches that wait: then it follows what another copy of the program leaves or takes up."""

    def __init__(self, app: App) -> None:
        super().__init__(app.ui)
        self.app = app
        self.beside = FRect(0, 0, 0, 0)
        """The room right of the heading and of the quiet words after it."""

    def say(self, said: Message | str, **args: object) -> str:
        return self.app.language.text(said, **args)

    def sentence(self, said: Message) -> str:
        """As it begins a line of its own; a name in code keeps its small letter."""
        words = self.say(said)
        first = words.partition(" ")[0]
        return words[:1].upper() + words[1:] if first.isalpha() else words

    def enter(self) -> None:
        self._look_for_matches()
        super().enter()
        if self.stage.focus.widget is None and not self.ui.reader.pointing:
            self.stage.refocus(self.first)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.WINDOWFOCUSGAINED and self._look_for_matches():
            self.rebuild()
        return super().handle(event)

    def _look_for_matches(self) -> bool:
        """Whether others wait than before; what waits when the program starts, it finds without being asked."""
        return self.offers_matches and self.app.waiting.known and self.app.matches.look()

    def rebuild(self) -> None:
        super().rebuild()
        self.stage.first = self.first
        self.news.head = FRect(0, 0, *self.beside.bottomleft)

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
        tip = self.say("ui.back")
        self.stage.add(Button(back, "", self.back, "page.back", icon=icon("back"), tooltip=tip, slow=True))
        type_, words = TITLE._replace(size=40.0 if self.low else 54.0), self.heading()
        head = FRect(back.right + 24, frame.y, min(self.ui.text.width(words, type_) + 8, frame.w - side - 24), side)
        self.stage.add(Label(head, words, type_, INK))
        self.beside = FRect(head.right + GAP, frame.y, max(0.0, frame.right - head.right - GAP), side)
        self.fill(self.body)
        if (note := self.note()) and not self.low:  # last: what a page puts beside its heading leaves less room
            self._add_note(note)

    def _add_note(self, note: str) -> None:
        room = FRect(self.beside.x, self.beside.y + 12, self.beside.w, self.beside.h - 8)
        self.stage.add(Label(room, note, SMALL, FAINT, meaning="page.note"))
        taken = min(self.ui.text.width(note, SMALL) + GAP, room.w)
        self.beside.update(room.x + taken, self.beside.y, room.w - taken, self.beside.h)

    def add_tabs(self, area: FRect, names: Sequence[str], chosen: int, meaning: str) -> FRect:
        """The pages within the page, beside the heading where there is little height; returns the room left."""
        if len(names) < 2:
            return area
        needed = sum(self.ui.text.width(name, STRONG) + 24 for name in names)
        if self.low and needed <= self.beside.w:
            self.stage.add(TabBar(self.beside, names, chosen, self.open_tab, meaning))
            return area
        bar = FRect(area.x, area.y, min(area.w, 250.0 * len(names)), 56)
        self.stage.add(TabBar(bar, names, chosen, self.open_tab, meaning))
        return FRect(area.x, bar.bottom + 20, area.w, area.bottom - bar.bottom - 20)

    def open_tab(self, tab: int) -> None:
        """The player turned to another of its tabs."""

    def heading(self) -> str:
        return self.say(self.title)

    def note(self) -> str:
        """A few quiet words beside the heading."""
        return ""

    def fill(self, area: FRect) -> None:
        """The page's own widgets, in `area`."""

    def draw(self, painter: Painter) -> None:
        from cardcade.shell.screens.common.hall import draw_hall

        draw_hall(painter)
        self.stage.draw(painter)
