"""Toasts: short news that come, stay a moment and go, over whatever screen is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import AMBER, BODY, INK, JADE, PANEL_SECONDS, SKY, TOAST_SECONDS

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

READING = 0.045
"""Seconds a character takes to be read."""


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
    shown: Glide = field(default_factory=lambda: Glide(0.0, PANEL_SECONDS))
    y: Glide = field(default_factory=lambda: Glide(0.0, PANEL_SECONDS))


class Toasts:
    """The stack at the top of the window; the newest is lowest."""

    def __init__(self) -> None:
        self.toasts: list[Toast] = []
        self.dirty = False

    def say(self, text: str, tone: Tone = Tone.NEWS) -> None:
        """The same news twice is told once, for longer."""
        self.dirty = True
        for toast in self.toasts:
            if toast.text == text and toast.left > 0:
                toast.left = max(TOAST_SECONDS, len(text) * READING)
                return
        toast = Toast(text, tone, max(TOAST_SECONDS, len(text) * READING))
        toast.shown.to(1.0)
        toast.y.jump(self.height)
        self.toasts = [*self.toasts, toast][-MOST:]

    @property
    def still_for(self) -> float:
        if self.dirty or any(toast.shown.moving or toast.y.moving for toast in self.toasts):
            return 0.0
        return min((max(0.0, toast.left) for toast in self.toasts), default=STILL)

    @property
    def height(self) -> float:
        """Of all of them, one below the other."""
        return sum(toast.height + GAP for toast in self.toasts)

    def advance(self, dt: float) -> None:
        """However long the step was, a toast whose time is over fades and is gone from the picture."""
        y = 0.0
        for toast in self.toasts:
            toast.left -= dt
            toast.y.to(y)
            toast.y.update(dt)
            y += toast.height + GAP
            if toast.left <= 0:
                toast.shown.to(0.0)
            toast.shown.update(dt if toast.left > 0 else min(dt, -toast.left))
        staying = [toast for toast in self.toasts if toast.left > 0 or toast.shown.moving]
        self.dirty |= len(staying) < len(self.toasts)
        self.toasts = staying

    def draw(self, painter: Painter, room: FRect) -> None:
        """From the top of the room, in the middle of the window as far as the room reaches there."""
        self.dirty = False
        for toast in self.toasts:
            self._draw(painter, toast, room)

    def size(self, setter: Typesetter, room: float) -> tuple[float, float]:
        """How wide the widest is in such a room, and how high the first."""
        sizes = [_size(toast.text, setter, room) for toast in self.toasts]
        return max(width for width, _ in sizes), sizes[0][1]

    def _draw(self, painter: Painter, toast: Toast, room: FRect) -> None:
        width, toast.height = _size(toast.text, painter.ui.text, room.w)
        rise = 0.0 if painter.ui.motion.reduced else -RISE * (1 - toast.shown.value)
        left = min(max(room.x, (painter.canvas.width - width) / 2), room.right - width)
        area = FRect(left, room.y + toast.y.value + rise, width, toast.height)
        height = painter.ui.text.height(toast.text, BODY, width - WORDS)
        words = FRect(area.x + 56, area.centery - height / 2, area.w - WORDS, height)
        with painter.faded(toast.shown.value):
            painter.plate(area, PLATE)
            painter.plate(FRect(area.x + 24, area.centery - 8, 16, 16), Plate(toast.tone.value, radius=PILL))
            painter.paragraph(toast.text, words, BODY, INK)


def _size(text: str, setter: Typesetter, room: float) -> tuple[float, float]:
    width = min(setter.width(text, BODY) + WORDS + 16, WIDEST, room)
    return width, max(HEIGHT, setter.height(text, BODY, width - WORDS) + 28)
