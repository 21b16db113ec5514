"""A screen: one page of the launcher, or a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame.event import Event

from cardcade.shell.window.news_room import NewsRoom
from cardcade.ui import Painter, Stage, Ui, draw_backdrop
from cardcade.ui.reader import cancels

if TYPE_CHECKING:
    from cardcade.shell.window.loop import Loop


class Screen:
    """Override `build` to put widgets on `self.stage`; it runs again for every new size and language.

    A page needs no more than that. A table also overrides `handle`, `update`, `draw` and `still_for`, calling
    these for the widgets above it. `self.loop` pushes, pops and replaces screens, once the screen is shown.
    """

    loop: Loop
    ask_to_quit: Callable[[], bool] | None = None
    """For a screen that holds what is not saved yet: whether the window may close; it asks the player itself."""

    comes_back = False
    """Whether a match that is begun from here leads back here."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.stage = Stage(ui)
        self.news = NewsRoom(self.stage)
        """Where toasts stand over it."""
        self.when_gone: Callable[[], object] = lambda: None
        """Ends what works for it beside the picture: it was taken off the stack, or the window closes."""

    def build(self) -> None:
        """Lay the widgets out on `self.ui.canvas`."""

    def back(self) -> None:
        """Esc or B that nothing else took: by default the screen below."""
        self.ui.sound("ui.back")
        self.loop.pop()

    def enter(self) -> None:
        """It is on top now, for the first time or again."""
        self.rebuild()

    def leave(self) -> None:
        """Another screen covers it, or it is gone."""

    def foresee(self, size: tuple[int, int]) -> None:
        """The window may well settle at this size: large pictures can be begun."""

    def resized(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        """Build again, keeping the focus and what was scrolled to."""
        focus = self.stage.focus.widget.meaning if self.stage.focus.widget is not None else ""
        self.stage.clear()
        self.build()
        self.stage.rebuilt(focus)
        self.news.forget()

    def handle(self, event: Event) -> bool:
        """Whether the event was taken."""
        if self.stage.handle(event):
            return True
        if any(cancels(one) for one in self.ui.reader.read(event, self.ui.canvas)):
            self.back()
            return True
        return False

    def update(self, dt: float) -> None:
        self.stage.advance(dt)

    def draw(self, painter: Painter) -> None:
        draw_backdrop(painter)
        self.stage.draw(painter)

    @property
    def still_for(self) -> float:
        """Seconds for which nothing here moves by itself; 0 while something moves, STILL for ever."""
        return self.stage.still_for

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when it was last drawn."""
        return self.stage.dirty
