"""The timeline of a film: where one is, what happened where, and a handle to pull."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from cardcade.engine.film import Mark
from cardcade.shell.theatre.projector import Projector
from cardcade.table.words import Words
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.events import Dragged, Nav, PointerMoved, Pressed, UiEvent
from cardcade.ui.theme import CORAL, GOLD, JADE, SKY, SMALL_STRONG, SOFT, Colour
from cardcade.ui.widget import Control

RAIL = Plate((8, 12, 26), (16, 23, 44), PILL, (62, 80, 122, 160), 1.5)
FILLED = Plate((255, 211, 116), (246, 152, 52), PILL)
KNOB = Plate((255, 255, 255), (240, 232, 220), PILL, shadow=5, shadow_colour=(0, 0, 0, 140), drop=2)
READING = 150.0
NEAR = 9.0
"""So many units from a mark one means it."""
COLOURS: Final[dict[str, Colour]] = {
    "bomb": CORAL,
    "challenge": CORAL,
    "catch": CORAL,
    "out": JADE,
    "end": JADE,
    "round": (255, 255, 255),
    "moment": GOLD,
    "coach": (196, 132, 255),
}
HEIGHTS: Final[dict[str, float]] = {"round": 1.0, "end": 1.0, "moment": 0.95, "coach": 0.9}


class Timeline(Control):
    """`jump` hears where the player wants to be."""

    def __init__(self, rect: FRect, projector: Projector, words: Words, jump: Callable[[int], object]) -> None:
        super().__init__(rect, "theatre.timeline")
        self.projector, self._words, self._jump = projector, words, jump
        self._at: float | None = None

    @property
    def rail(self) -> FRect:
        k = self.rect.h / 44
        return FRect(self.rect.x + 16 * k, self.rect.centery - 6 * k, self.rect.w - (READING + 32) * k, 12 * k)

    @property
    def hint(self) -> str:
        """What happened where the pointer is."""
        mark = self._near()
        return self._words.sentence(mark.tip) if mark is not None else ""

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Pressed(pos) | Dragged(pos):
                self._at = pos[0]
                mark = self._near() if isinstance(event, Pressed) else None
                self._go(mark.step if mark is not None else self._step_at(pos[0]))
                return True
            case PointerMoved(pos):
                self._at = pos[0]
            case Nav(direction) if direction.value[0]:  # a gamepad's: the arrow keys wind wherever one is
                self._go(self.projector.step + direction.value[0])
                return True
        return False

    def _go(self, step: int) -> None:
        if step != self.projector.step:
            self._jump(step)

    def _step_at(self, x: float) -> int:
        rail = self.rail
        return round(max(0.0, min(1.0, (x - rail.x) / rail.w)) * self.projector.film.length)

    def across(self, step: int) -> float:
        """How far right a step lies."""
        return self.rail.x + self.rail.w * step / max(1, self.projector.film.length)

    def _near(self) -> Mark | None:
        if self._at is None:
            return None
        marks = self.projector.film.marks
        found = min(marks, key=lambda mark: abs(self.across(mark.step) - (self._at or 0.0)), default=None)
        return found if found is not None and abs(self.across(found.step) - self._at) <= NEAR else None

    def draw(self, painter: Painter) -> None:
        rail, k = self.rail, self.rect.h / 44
        x = self.across(self.projector.step)
        painter.plate(rail, RAIL)
        if x - rail.x > rail.h:
            painter.plate(FRect(rail.x, rail.y, x - rail.x, rail.h), FILLED)
        for mark in self.projector.film.marks:
            self._draw_mark(painter, mark, k)
        size = (26 + 6 * max(self.hover.value, self.press.value)) * k
        painter.plate(FRect(x - size / 2, rail.centery - size / 2, size, size), KNOB)
        words = f"{self.projector.step} / {self.projector.film.length}"
        reading = FRect(self.rect.right - READING * k, self.rect.y, READING * k, self.rect.h)
        painter.text(words, reading, SMALL_STRONG._replace(size=21 * k), SOFT, "right")

    def _draw_mark(self, painter: Painter, mark: Mark, k: float) -> None:
        height = 40 * k * HEIGHTS.get(mark.kind, 0.62)
        x = self.across(mark.step)
        colour = COLOURS.get(mark.kind, SKY)
        painter.fill(FRect(x - 1.5 * k, self.rail.centery - height / 2, 3 * k, height), colour)
