"""A widget: something with a place, a meaning and an answer to the player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, TypedDict

import pygame
from pygame import FRect

from cardcade.ui.events import Pressed, Released, UiEvent
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.theme import HOVER_SECONDS, RADIUS

if TYPE_CHECKING:
    from cardcade.ui.stage import Stage


class Cursor(Enum):
    """What the pointer looks like over a widget."""

    ARROW = pygame.SYSTEM_CURSOR_ARROW
    HAND = pygame.SYSTEM_CURSOR_HAND
    TEXT = pygame.SYSTEM_CURSOR_IBEAM


class Explanation(TypedDict, total=False):
    """What any kind of widget can be told about itself: keyword arguments that are handed on to `Widget`."""

    tooltip: str
    enabled: bool
    reason: str


class Widget:
    """`meaning` names it for good ("home.settings"); `tooltip` explains it; `reason` says why it is disabled.

    `solid` widgets take the pointer, `focusable` ones also the keyboard. Rects are in units, in the
    coordinates of the parent's content, which only a scroll area moves.
    """

    cursor = Cursor.ARROW
    solid = False
    focusable = False
    corner = RADIUS
    modal = False
    """Whether nothing else of its page can be reached while it is there."""
    takes_enter = False
    """Whether Enter is for it where no widget has the keyboard."""
    makes_way = False
    """Whether it looks for a free place itself, so that nothing need keep clear of it."""

    def __init__(
        self,
        rect: FRect,
        meaning: str = "",
        *,
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        self.rect = FRect(rect)
        self.meaning = meaning
        self.tooltip = tooltip
        self.enabled = enabled
        self.reason = reason
        self.denied: Callable[[], object] | None = None
        """What a press does while it is disabled: says the reason where more can be done about it."""
        self.visible = True
        self.parent: Widget | None = None
        self.stage: Stage | None = None
        self.hover = Glide(0.0, HOVER_SECONDS)
        self.press = Glide(0.0, HOVER_SECONDS)

    # What each widget says for itself

    def draw(self, painter: Painter) -> None:
        for child in self.children:
            if child.visible:
                child.draw(painter)

    def handle(self, event: UiEvent) -> bool:
        """Whether the event was taken."""
        match event:
            case Pressed():
                self.press.jump(1.0)
            case Released():
                self.press.to(0.0)
        return False

    def advance(self, dt: float) -> float:
        """Move on by `dt` seconds; how long it then stays as it is, if left alone."""
        moving = self.hover.update(dt) | self.press.update(dt)
        return 0.0 if moving else STILL

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """What of it no tooltip may cover."""
        return ()

    @property
    def children(self) -> Sequence[Widget]:
        return ()

    def attached(self) -> None:
        """It now has a stage, with everything to measure and play sounds with."""

    def focus_changed(self, focused: bool) -> None:
        """The keyboard came or went."""

    # What the stage asks

    @property
    def hint(self) -> str:
        """What its tooltip says just now."""
        return self.reason if not self.enabled and self.reason else self.tooltip

    @property
    def takes_focus(self) -> bool:
        """A disabled widget is worth a visit if it can say why."""
        return self.focusable and self.visible and (self.enabled or bool(self.reason))

    @property
    def focused(self) -> bool:
        return self.stage is not None and self.stage.focus.widget is self

    @property
    def offset(self) -> tuple[float, float]:
        """How far this widget's content is moved: only a scroll area answers otherwise."""
        return 0.0, 0.0

    @property
    def place(self) -> FRect:
        """Its rectangle on the canvas, scrolling included."""
        rect, parent = FRect(self.rect), self.parent
        while parent is not None:
            rect.move_ip(parent.offset)
            parent = parent.parent
        return rect

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        """The topmost widget under `pos` (in the parent's coordinates) that takes the pointer."""
        if not self.visible:
            return None
        inner = pos[0] - self.offset[0], pos[1] - self.offset[1]
        for child in reversed(self.children):
            if found := child.hit(inner):
                return found
        return self if (self.solid or self.hint) and self.rect.collidepoint(pos) else None

    def local(self, pos: tuple[float, float]) -> tuple[float, float]:
        """A canvas position in the coordinates of this widget's rect."""
        place = self.place
        return pos[0] - place.x + self.rect.x, pos[1] - place.y + self.rect.y

    def walk(self) -> Iterator[Widget]:
        """Itself and everything visible inside, in reading order."""
        ahead = [self]
        while ahead:
            widget = ahead.pop()
            if widget.visible:
                yield widget
                ahead += widget.children[::-1]

    def attach(self, stage: Stage, parent: Widget | None = None) -> None:
        self.stage, self.parent = stage, parent
        self.attached()
        for child in self.children:
            child.attach(stage, self)

    def reveal(self, widget: Widget) -> None:
        """Bring a widget inside into view: scroll areas do."""

    def changed(self) -> None:
        """Ask to be drawn again."""
        if self.stage is not None:
            self.stage.touch()

    def later(self, work: Callable[[], object]) -> None:
        """Work that may take a while: this widget is seen pressed first."""
        if self.stage is None:
            work()
        else:
            self.stage.later(work)

    def sound(self, name: str) -> None:
        if self.stage is not None:
            self.stage.ui.sound(name)


class Group(Widget):
    """Widgets that belong together."""

    def __init__(self, rect: FRect, widgets: Sequence[Widget] = (), meaning: str = "") -> None:
        super().__init__(rect, meaning)
        self._widgets = list(widgets)

    @property
    def children(self) -> Sequence[Widget]:
        return self._widgets

    def add(self, *widgets: Widget) -> None:
        self._widgets.extend(widgets)
        if self.stage is not None:
            for widget in widgets:
                widget.attach(self.stage, self)
            self.changed()

    def clear(self) -> None:
        self._widgets.clear()
        self.changed()


class Control(Widget):
    """A widget to act on: it takes the pointer, the keyboard and the gamepad."""

    cursor = Cursor.HAND
    solid = True
    focusable = True
