"""Where news stand on a page: off its heading, and off whatever the player may want to press meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from cardcade.ui import ScrollArea, Stage
from cardcade.ui.free_room import best_room
from cardcade.ui.layout import inset
from cardcade.ui.theme import BODY
from cardcade.ui.toasts import RISE, SMALLER, at_the_top
from cardcade.ui.widget import Widget

LINES = 6
"""Into so many lines a toast may be broken."""
MARGIN = 16.0
GAP = 8.0
"""What is left free around anything that can be pressed."""
TALL = 0.3
"""A share of the window's height: what is as tall can be pressed below the news, too."""
SLACK = 0.25
"""News rather lie on what can be moved from under them than so much of the window's height further down."""


class NewsRoom:
    """Toasts stay where the first of them came, until the page is built again or asks something."""

    def __init__(self, stage: Stage) -> None:
        self.head = FRect(0, 0, 0, 0)
        """What they never stand on, besides all that can be pressed."""
        self._stage, self._ui = stage, stage.ui
        self._shown_over: tuple[Widget, tuple[float, ...]] | None = None
        self._best = at_the_top(stage.ui.canvas)

    def forget(self) -> None:
        """The page looks different now."""
        self._shown_over = None

    @property
    def room(self) -> FRect:
        """From the top of that down: the best there is over this page, or over what it asks just now."""
        if not self._ui.toasts.toasts:
            self.forget()
            return at_the_top(self._ui.canvas)
        seen = self._stage.top, (*self._ui.canvas.area, *self.head)
        if seen != self._shown_over:
            self._shown_over, self._best = seen, self._found()
        return self._best

    def _found(self) -> FRect:
        """Clear of everything; else of what stays where it is; in smaller words where large ones would not be."""
        fixed, movable = _blocks(self._stage, self.head)
        top = self._ui.canvas.height * SLACK
        for blocks, lowest in (([*fixed, *movable], top), (fixed, self._ui.canvas.height)):
            for words in (BODY, SMALLER):
                self._ui.toasts.type_ = words
                if (room := self._free_of(blocks)) is not None and room.y < lowest:
                    return FRect(room.x, room.y + RISE, room.w, room.h - RISE)
        self._ui.toasts.type_ = BODY
        return at_the_top(self._ui.canvas)

    def _free_of(self, blocks: list[FRect]) -> FRect | None:
        area = inset(self._ui.canvas.area, MARGIN)
        sizes = self._ui.toasts.sizes(self._ui.text, area.w, LINES)
        return best_room(area, blocks, [(w, RISE + h) for w, h in sizes])


def _blocks(stage: Stage, head: FRect) -> tuple[list[FRect], list[FRect]]:
    """What news must keep clear of, and what can be moved from under them or pressed beside them."""
    fixed = [] if stage.dialogs else [head]  # a page under a question is not read
    movable = [FRect(dialog.panel) for dialog in stage.dialogs[-1:]]
    for widget, seen in _pressed(stage):
        small = seen.h < TALL * stage.ui.canvas.height
        room = seen.inflate(2 * GAP, 2 * GAP)
        (fixed if small and _scrolled(widget) is None else movable).append(room)
    return fixed, movable


def _pressed(stage: Stage) -> Iterator[tuple[Widget, FRect]]:
    """What of the page can be pressed, and as much as is seen of it."""
    for widget in stage.top.walk():
        if widget.takes_focus and not isinstance(widget, ScrollArea):
            area = _scrolled(widget)
            seen = widget.place if area is None else widget.place.clip(area.place)
            if seen.w > 0 and seen.h > 0:
                yield widget, seen


def _scrolled(widget: Widget) -> ScrollArea | None:
    """What it moves with."""
    parent = widget.parent
    while parent is not None and not isinstance(parent, ScrollArea):
        parent = parent.parent
    return parent
