"""Toasts: short news that come, stay a moment and go, over whatever screen is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import AMBER, BODY, INK, JADE, PANEL_SECONDS, SKY, TOAST_SECONDS, Type

if TYPE_CHECKING:
    from cardcade.ui.canvas import Canvas
    from cardcade.ui.painter import Painter
    from cardcade.ui.text import Typesetter

PLATE = Plate((44, 58, 98, 246), (28, 38, 70, 250), 20, (86, 108, 160), 1.5, None, 0, 0.16, 16, (0, 2, 8, 150), 7)
HEIGHT, GAP, MOST, WIDEST = 64.0, 12.0, 4, 1200.0
WORDS = 76.0
"""What one needs beside its words."""
RISE = 8.0
"""How far above its place one appears."""
EDGE = 80.0
"""How far from the sides of the window they stay."""
TOP = 0.026
SMALLER = Type(18)
"""For where there is no room for the usual ones."""
NARROWEST, LOOSE = 240.0, 1.12
"""No toast is narrower; and one in several lines is so much wider than if each were full."""

READING, SHORTEST = 0.045, 1.5
"""Seconds a character takes to be read, and that any news stand however few there are."""


def at_the_top(canvas: Canvas) -> FRect:
    """Where they stand when nothing is in their way."""
    return FRect(EDGE, canvas.height * TOP, canvas.width - 2 * EDGE, canvas.height)


class Tone(Enum):
    """Whether what is said is news, good or a warning."""

    NEWS = SKY
    GOOD = JADE
    WARNING = AMBER


@dataclass(slots=True)
class Toast:
    text: str
    tone: Tone
    left: float = TOAST_SECONDS
    height: float = HEIGHT
    """Known once it has been drawn: long news take several lines."""
    waits: bool = False
    """Until there is room for it."""
    shown: Glide = field(default_factory=lambda: Glide(0.0, PANEL_SECONDS))
    y: Glide = field(default_factory=lambda: Glide(0.0, PANEL_SECONDS))
    stood: float = 0.0

    def advance(self, dt: float, y: float) -> None:
        """Towards its place in the stack; fading once its time is over."""
        self.left -= dt
        self.stood += dt
        self.y.to(y)
        self.y.update(dt)
        if self.left <= 0:
            self.shown.to(0.0)
        self.shown.update(dt if self.left > 0 else min(dt, -self.left))

    def stand(self, y: float) -> None:
        """It appears there, as soon as there is room for it."""
        self.y.jump(y)
        self.shown.jump(0.0)
        self.shown.to(1.0)

    def hasten(self) -> None:
        """Another waits: it stays no longer than it takes to be read."""
        self.left = min(self.left, max(SHORTEST, len(self.text) * READING) - self.stood)


class Toasts:
    """The stack at the top of the window; the newest is lowest."""

    def __init__(self) -> None:
        self.toasts: list[Toast] = []
        self.dirty = False
        self.type_ = BODY
        """The first that comes is in large words, unless whoever has no room for them asks for smaller ones."""

    def say(self, text: str, tone: Tone = Tone.NEWS) -> None:
        """The same news twice is told once, for longer."""
        self.dirty = True
        if not self.toasts:
            self.type_ = BODY
        for toast in self.toasts:
            if toast.text == text and toast.left > 0:
                toast.left = max(TOAST_SECONDS, len(text) * READING)
                return
        toast = Toast(text, tone, max(TOAST_SECONDS, len(text) * READING))
        toast.shown.to(1.0)
        toast.y.jump(self.height)
        self.toasts = [*self.toasts, toast][-MOST:]

    def take_back(self, text: str) -> None:
        """What has come about is no news any more: it fades at once."""
        for toast in self.toasts:
            if toast.text == text:
                toast.left = 0.0
                self.dirty = True

    @property
    def still_for(self) -> float:
        seen = [toast for toast in self.toasts if not toast.waits]
        if self.dirty or any(toast.shown.moving or toast.y.moving for toast in seen):
            return 0.0
        return min((max(0.0, toast.left) for toast in seen), default=STILL)

    @property
    def height(self) -> float:
        """Of all of them, one below the other."""
        return sum(toast.height + GAP for toast in self.toasts)

    def advance(self, dt: float) -> None:
        """However long the step was, a toast whose time is over fades and is gone from the picture."""
        y = 0.0
        for toast in self.toasts:
            if toast.waits:
                toast.stand(y)
            else:
                toast.advance(dt, y)
            y += toast.height + GAP
        staying = [toast for toast in self.toasts if toast.left > 0 or toast.shown.moving]
        self.dirty |= len(staying) < len(self.toasts)
        self.toasts = staying

    def draw(self, painter: Painter, room: FRect) -> None:
        """From the top of the room, in the middle of the window as far as the room reaches there."""
        self.dirty = False
        self._crowd(painter.ui.text, room)
        for toast in self.toasts:
            if not toast.waits:
                self._draw(painter, toast, room)

    def _crowd(self, setter: Typesetter, room: FRect) -> None:
        """What is newer than the room has place for waits until the oldest has been read."""
        below = 0.0
        for toast in self.toasts:
            toast.height = self._size(toast.text, setter, room.w)[1]
            below += toast.height
            toast.waits = toast is not self.toasts[0] and below > room.h
            below += GAP
        if any(toast.waits for toast in self.toasts):
            self.toasts[0].hasten()

    def sizes(self, setter: Typesetter, room: float, lines: int) -> list[tuple[float, float]]:
        """How wide the widest is and how high the first, in such a room: in few lines, then in ever more."""
        widest = max(self._size(toast.text, setter, room)[0] for toast in self.toasts)
        beside = WORDS * self._share
        widths = [max(NARROWEST, beside + LOOSE * (widest - beside) / count) for count in range(2, lines + 1)]
        fitting = dict.fromkeys([widest, *(width for width in widths if width < widest)])
        return [(width, self._size(self.toasts[0].text, setter, width)[1]) for width in fitting]

    @property
    def _share(self) -> float:
        return self.type_.size / BODY.size

    def _draw(self, painter: Painter, toast: Toast, room: FRect) -> None:
        share, (width, _) = self._share, self._size(toast.text, painter.ui.text, room.w)
        rise = 0.0 if painter.ui.motion.reduced else -RISE * (1 - toast.shown.value)
        left = min(max(room.x, (painter.canvas.width - width) / 2), room.right - width)
        area = FRect(left, room.y + toast.y.value + rise, width, toast.height)
        height = painter.ui.text.height(toast.text, self.type_, width - WORDS * share)
        words = FRect(area.x + 56 * share, area.centery - height / 2, area.w - WORDS * share, height)
        dot = FRect(area.x + 24 * share, area.centery - 8 * share, 16 * share, 16 * share)
        with painter.faded(toast.shown.value):
            painter.plate(area, PLATE)
            painter.plate(dot, Plate(toast.tone.value, radius=PILL))
            painter.paragraph(toast.text, words, self.type_, INK)

    def _size(self, text: str, setter: Typesetter, room: float) -> tuple[float, float]:
        """In a room so wide."""
        share = self._share
        width = min(setter.width(text, self.type_) + WORDS * share + 16, WIDEST, room)
        return width, max(HEIGHT * share, setter.height(text, self.type_, width - WORDS * share) + 28 * share)
