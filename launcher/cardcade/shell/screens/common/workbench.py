"""A workbench: choices on the left, bots at work beside the picture, and what comes of it on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import FRect

from cardcade.arena.backstage import Backstage
from cardcade.shell.screens.common.flow import Flow, scrolled
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.common.tile import RATIO
from cardcade.table.words import own_words
from cardcade.ui import PILL, Button, ButtonKind, Painter, Panel, Plate, Tone, Widget, icon
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import BODY, DARK, HEADING, INK, SMALL_STRONG, SOFT

if TYPE_CHECKING:
    from cardcade.arena.bout import Outcome
    from cardcade.discovery import Found
    from cardcade.shell.app.app import App

LOOK_IN, SHOW = 0.1, 0.5
"""Seconds between two looks at what has come, and between two pictures of it."""
CHOICES, BUTTON, BAR = 470.0, 72.0, 44.0
SINGLE = 1000.0
TRACK = Plate((8, 12, 26, 215), (13, 19, 38, 215), radius=PILL)
DONE = Plate((255, 214, 122), (244, 158, 60), PILL)


class Subject(Protocol):
    """What a workbench is for."""

    name: str
    """The namespace of its meanings and words."""
    tab: int

    def heading(self) -> str: ...

    def tabs(self) -> Sequence[str]:
        """The games to choose from, if there are several."""

    def open_tab(self, tab: int) -> None: ...

    def choose(self, flow: Flow) -> None:
        """What can be chosen."""

    def tell(self, flow: Flow) -> None:
        """What has come of it so far, or what it is about."""

    def why_not(self) -> str:
        """Why it cannot start; "" if it can."""

    def begin(self) -> Backstage:
        """Everything from the start."""

    def take(self, outcomes: Iterable[Outcome]) -> None:
        """What has come."""

    def amount(self) -> str:
        """How far it has come, in the unit that matters to people."""


class Workbench(Page):
    """Starts, shows and stops the work of its subject."""

    def __init__(self, app: App, subject: Callable[[Workbench], Subject]) -> None:
        super().__init__(app)
        self.work: Backstage | None = None
        self._unshown = 0.0
        self.subject = subject(self)
        self.when_gone = self._give_up

    @property
    def first(self) -> str:  # type: ignore[override]
        return f"{self.subject.name}.{'stop' if self.busy else 'start'}"

    @property
    def busy(self) -> bool:
        return self.work is not None and not self.work.over

    def heading(self) -> str:
        return self.subject.heading()

    def open_tab(self, tab: int) -> None:
        self._give_up()
        self.subject.open_tab(tab)
        self.start_over()

    # -- at work

    def start(self) -> None:
        if not self.subject.why_not():
            self._give_up()
            self.work = self.subject.begin()
            self.rebuild()

    def stop(self) -> None:
        """What has come so far stays."""
        self._give_up()
        self.rebuild()

    def start_over(self) -> None:
        """Something else was chosen: what has come says nothing of it."""
        self.work = None
        self.rebuild()

    def _give_up(self) -> None:
        if self.work is not None:
            self.work.close()

    def update(self, dt: float) -> None:
        self._unshown += dt
        if self.busy:
            self._look_in()
        super().update(dt)

    def _look_in(self) -> None:
        assert self.work is not None
        self.subject.take(self.work.take())
        if self.work.failed is not None:
            self.app.ui.toasts.say(self.sentence(self.work.failed), Tone.WARNING)
        if (self._unshown >= SHOW or not self.busy) and not self.stage.dialogs:
            self._unshown = 0.0
            self.rebuild()

    @property
    def still_for(self) -> float:
        return min(super().still_for, LOOK_IN) if self.busy else super().still_for

    # -- laid out

    def fill(self, area: FRect) -> None:
        name = self.subject.name
        area = self.add_tabs(area, self.subject.tabs(), self.subject.tab, f"{name}.tabs")
        if area.w < SINGLE:
            self.stage.add(Panel(area, (scrolled(self.ui, inset(area, 22, 18), f"{name}.all", self._fill_all),)))
            return
        left, right = row(area, [CHOICES, None], 24)
        inner = inset(left, 28, 26)
        foot = FRect(inner.x, inner.bottom - BUTTON - BAR - 14, inner.w, BUTTON + BAR + 14)
        above = FRect(inner.x, inner.y, inner.w, inner.h - foot.h - 18)
        choices = scrolled(self.ui, above, f"{name}.choices", self.subject.choose)
        self.stage.add(Panel(left, (choices, *self._foot(foot))))
        told = scrolled(self.ui, inset(right, 36, 28), f"{name}.told", self.subject.tell)
        self.stage.add(Panel(right, (told,)))

    def _fill_all(self, flow: Flow) -> None:
        self.subject.choose(flow)
        flow.add(*self._foot(flow.take(BUTTON + BAR + 14)))
        flow.space(12)
        self.subject.tell(flow)

    def introduce(self, flow: Flow, found: Found, points: int) -> None:
        """What the work is about, in so many points, or that it is under way; the game's cover beside it."""
        flow.picture(self.app.shelf.cover(found).whole, RATIO)
        name, key = self.subject.name, "waiting" if self.busy else "about"
        flow.heading(self.say(f"{name}.{key}"), HEADING, INK)
        flow.paragraph(self.say(f"{name}.{key}_text"), BODY, SOFT)
        for number in range(0 if self.busy else points):
            flow.bullet(self.say(own_words(self.app.language, found.id, f"{name}.tells.{number}")), BODY, SOFT)

    def _foot(self, room: FRect) -> list[Widget]:
        bar, button = FRect(room.x, room.y, room.w, BAR), FRect(room.x, room.y + BAR + 14, room.w, BUTTON)
        part = self.work.done / self.work.whole if self.work is not None and self.work.whole else 0.0
        name, why = self.subject.name, self.subject.why_not()
        widgets: list[Widget] = [Bar(bar, part, self._progress(), f"{name}.bar")] if self.work else []
        if self.busy:
            return [*widgets, Button(button, self.say("workbench.stop"), self.stop, f"{name}.stop", icon=icon("close"))]
        begin = Button(
            button,
            self.say(f"{name}.start"),
            self.start,
            f"{name}.start",
            kind=ButtonKind.PRIMARY,
            icon=icon("play"),
            enabled=not why,
            reason=why,
        )
        return [*widgets, begin]

    def _progress(self) -> str:
        assert self.work is not None
        left = self.work.seconds_left
        if not self.busy or left is None:
            return self.subject.amount()
        minutes, seconds = divmod(round(left), 60)
        return self.say("workbench.left", done=self.subject.amount(), left=f"{minutes}:{seconds:02}")


class Bar(Widget):
    """How far it has come, and in words."""

    def __init__(self, rect: FRect, part: float, words: str, meaning: str) -> None:
        super().__init__(rect, meaning)
        self.part, self.words = part, words

    def draw(self, painter: Painter) -> None:
        rect = self.rect
        painter.plate(rect, TRACK)
        if self.part > 0:
            painter.plate(FRect(rect.x, rect.y, max(rect.h, rect.w * self.part), rect.h), DONE)
        type_ = painter.ui.text.shrunk(self.words, SMALL_STRONG, rect.w - 32)
        words = inset(rect, 16, 0)
        filled = FRect(rect.x, rect.y, rect.w * self.part, rect.h)
        painter.text(self.words, words, type_, INK, "centre")
        with painter.clipped(filled):  # what lies on the bright part is dark
            painter.text(self.words, words, type_, DARK, "centre")
