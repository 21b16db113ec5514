"""The stepper: one of many values in a row, a step up or down at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Unpack

import pygame
from pygame import FRect

from cardcade.ui.context import icon
from cardcade.ui.events import Direction, KeyPressed, Nav, PointerMoved, Pressed, Released, UiEvent
from cardcade.ui.layout import inset
from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import INK, SMALL_STRONG, SOFT
from cardcade.ui.widget import Control, Explanation
from cardcade.ui.widgets.label import WELL

END = Plate((58, 77, 124), (38, 52, 92), 13, (86, 108, 160), 1.5)
LIT = Plate((86, 108, 160), (58, 77, 124), 13, (130, 152, 204), 1.5)
DEAD = Plate((28, 36, 62), radius=13)
FIRST_REPEAT, REPEAT, TYPING = 0.4, 0.09, 1.2
"""Seconds: until a held end steps again, between those steps, and until the next digit begins another number."""


class Ladder(Protocol):
    """The values from the lowest to the highest, and how each is written."""

    def next(self, value: Any, up: bool) -> Any:
        """The one above or below; the same at the end."""

    def end(self, up: bool) -> Any:
        """The highest or lowest; None when there is none."""

    def typed(self, digits: str) -> Any:
        """The value that these digits are; None when they are none."""

    def written(self, value: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class Numbers:
    """Whole numbers, in steps of which one more or less is the next multiple."""

    low: int | None
    high: int | None
    step: int
    words: Callable[[int], str]

    def next(self, value: int, up: bool) -> int:
        there = (value // self.step + 1) * self.step if up else (value - 1) // self.step * self.step
        return self._within(there)

    def end(self, up: bool) -> int | None:
        return self.high if up else self.low

    def typed(self, digits: str) -> int | None:
        number = int(digits)
        return number if self._within(number) == number else None

    def written(self, value: int) -> str:
        return self.words(value)

    def _within(self, value: int) -> int:
        above = value if self.low is None else max(value, self.low)
        return above if self.high is None else min(above, self.high)


@dataclass(frozen=True, slots=True)
class Named:
    """Values that have words, in the order in which they are given."""

    options: Sequence[Any]
    words: Callable[[Any], str]

    def next(self, value: Any, up: bool) -> Any:
        at = self.options.index(value) + (1 if up else -1)
        return self.options[min(max(at, 0), len(self.options) - 1)]

    def end(self, up: bool) -> Any:
        return self.options[-1 if up else 0]

    def typed(self, digits: str) -> Any:
        return next((option for option in self.options if str(option) == digits), None)

    def written(self, value: Any) -> str:
        return self.words(value)


class Stepper(Control):
    """`change` hears every new value while it is held or typed, `settled` the last one."""

    def __init__(
        self,
        rect: FRect,
        ladder: Ladder,
        value: Any,
        change: Callable[[Any], object],
        meaning: str = "",
        *,
        settled: Callable[[], object] = lambda: None,
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.ladder, self.value, self.change, self.settled = ladder, value, change, settled
        self._held: bool | None = None
        """Which end: True is the upper one."""
        self._under: bool | None = None
        self._due = 0.0
        self._digits = ""
        self._digits_for = 0.0

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Pressed(pos):
                self._held, self._due = self.end_at(pos), FIRST_REPEAT
                if self._held is not None:
                    self.set(self.ladder.next(self.value, self._held))
                return True
            case Released():
                moved, self._held = self._held is not None, None
                if moved:
                    self.settled()
                return True
            case PointerMoved(pos) if self.end_at(pos) != self._under:
                self._under = self.end_at(pos)
                self.changed()
            case Nav(Direction.LEFT | Direction.RIGHT as direction):
                return self._step(self.ladder.next(self.value, direction is Direction.RIGHT))
            case KeyPressed(key):
                return self._keyed(key)
        return False

    def set(self, value: Any) -> None:
        if value is not None and value != self.value:
            self.value = value
            self.sound("ui.tick")
            self.change(value)
            self.changed()

    def _step(self, value: Any) -> bool:
        self._digits = ""
        self.set(value)
        self.settled()
        return True

    def _keyed(self, key: int) -> bool:
        if key in (pygame.K_HOME, pygame.K_END):
            return self._step(self.ladder.end(key == pygame.K_END))
        if key in _UP or key in _DOWN:
            return self._step(self.ladder.next(self.value, key in _UP))
        if key not in _DIGITS:
            return False
        self._digits, self._digits_for = self._digits + _DIGITS[key], TYPING
        self.set(self.ladder.typed(self._digits[-6:]))
        return True

    def focus_changed(self, focused: bool) -> None:
        if self._digits and not focused:
            self._digits = ""
            self.settled()

    def advance(self, dt: float) -> float:
        rest = super().advance(dt)
        if self._held is not None:
            return min(rest, self._hold(dt))
        if self._digits:
            self._digits_for -= dt
            if self._digits_for <= 0:
                self._digits = ""
                self.settled()
            return min(rest, max(0.01, self._digits_for))
        return min(rest, STILL)

    def _hold(self, dt: float) -> float:
        self._due -= dt
        if self._due <= 0 and self._held is not None:
            self._due = REPEAT
            self.set(self.ladder.next(self.value, self._held))
        return max(0.01, self._due)

    def end_at(self, pos: tuple[float, float]) -> bool | None:
        low, high = self.ends
        return False if low.collidepoint(pos) else True if high.collidepoint(pos) else None

    @property
    def ends(self) -> tuple[FRect, FRect]:
        inner = inset(self.rect, 5)
        return FRect(inner.x, inner.y, inner.h, inner.h), FRect(inner.right - inner.h, inner.y, inner.h, inner.h)

    def draw(self, painter: Painter) -> None:
        with painter.faded(1.0 if self.enabled else 0.45):
            painter.plate(self.rect, WELL)
            for up, (place, picture) in enumerate(zip(self.ends, ("minus", "plus"), strict=True)):
                self._draw_end(painter, bool(up), place, picture)
            words = self.ladder.written(self.value)
            middle = FRect(self.rect.x + self.rect.h, self.rect.y, self.rect.w - 2 * self.rect.h, self.rect.h)
            type_ = painter.ui.text.shrunk(words, SMALL_STRONG, middle.w)
            painter.text(words, middle, type_, INK, "centre")

    def _draw_end(self, painter: Painter, up: bool, place: FRect, picture: str) -> None:
        more = self.ladder.next(self.value, up) != self.value
        lit = self._held is up or (self._under is up and self.hover.value > 0)
        painter.plate(place, DEAD if not more else LIT if lit else END)
        side = place.h * 0.46
        painter.image(
            icon(picture), FRect(place.centerx - side / 2, place.centery - side / 2, side, side), INK if more else SOFT
        )


_UP, _DOWN = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_PAGEUP), (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_PAGEDOWN)
_DIGITS = {pygame.K_0 + digit: str(digit) for digit in range(10)} | {
    key: str(digit)
    for digit, key in enumerate((pygame.K_KP_0, pygame.K_KP_1, pygame.K_KP_2, pygame.K_KP_3, pygame.K_KP_4,
                                 pygame.K_KP_5, pygame.K_KP_6, pygame.K_KP_7, pygame.K_KP_8, pygame.K_KP_9))
}  # fmt: skip
