"""The slider: a number between two others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

import pygame
from pygame import FRect

from cardcade.ui.events import Direction, Dragged, KeyPressed, Nav, Pressed, Released, UiEvent
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import SMALL_STRONG, SOFT
from cardcade.ui.widget import Control, Explanation

RAIL = Plate((8, 12, 26), (16, 23, 44), PILL, (62, 80, 122, 160), 1.5)
FILLED = Plate((255, 211, 116), (246, 152, 52), PILL)
HALO = Plate((255, 190, 90, 60), radius=PILL)
KNOB = Plate((255, 255, 255), (240, 232, 220), PILL, shadow=5, shadow_colour=(0, 0, 0, 140), drop=2)
DOT = Plate((246, 152, 52), (230, 116, 40), PILL)
READING = 92.0


@dataclass(frozen=True, slots=True)
class Scale:
    """What a slider runs over, and how its value is written."""

    low: float = 0.0
    high: float = 100.0
    step: float = 5.0
    written: Callable[[float], str] = lambda value: f"{value:.0f}"

    def snapped(self, value: float) -> float:
        stepped = self.low + round((value - self.low) / self.step) * self.step
        return min(max(stepped, self.low), self.high)


class Slider(Control):
    """`change` hears every new value while dragging, `settled` the last one when the player lets go."""

    def __init__(
        self,
        rect: FRect,
        value: float,
        change: Callable[[float], object],
        meaning: str = "",
        *,
        scale: Scale | None = None,
        settled: Callable[[float], object] | None = None,
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.scale = scale or Scale()
        self.value = self.scale.snapped(value)
        self.change, self.settled = change, settled

    @property
    def rail(self) -> FRect:
        return FRect(self.rect.x + 18, self.rect.centery - 6, self.rect.w - READING - 36, 12)

    @property
    def share(self) -> float:
        return (self.value - self.scale.low) / (self.scale.high - self.scale.low)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Pressed(pos) | Dragged(pos):
                self._slide_to(pos[0])
                return True
            case Released():
                self._settle()
                return True
            case Nav(Direction.LEFT | Direction.RIGHT as direction):
                self._step(direction.value[0])
                return True
            case KeyPressed(key):
                return self._keyed(key)
        return False

    def set(self, value: float) -> None:
        snapped = self.scale.snapped(value)
        if snapped != self.value:
            self.value = snapped
            self.sound("ui.tick")
            self.change(snapped)

    def _slide_to(self, x: float) -> None:
        along = (x - self.rail.x) / self.rail.w
        self.set(self.scale.low + along * (self.scale.high - self.scale.low))

    def _step(self, steps: float) -> None:
        self.set(self.value + steps * self.scale.step)
        self._settle()

    def _keyed(self, key: int) -> bool:
        ends = {pygame.K_HOME: -1e9, pygame.K_END: 1e9, pygame.K_PAGEDOWN: -4.0, pygame.K_PAGEUP: 4.0}
        if key in ends:
            self._step(ends[key])
        return key in ends

    def _settle(self) -> None:
        if self.settled is not None:
            self.settled(self.value)

    def draw(self, painter: Painter) -> None:
        with painter.faded(1.0 if self.enabled else 0.45):
            rail = self.rail
            x = rail.x + rail.w * self.share
            painter.plate(rail, RAIL)
            if x - rail.x > rail.h:
                painter.plate(FRect(rail.x, rail.y, x - rail.x, rail.h), FILLED)
            lively = max(self.hover.value, self.press.value)
            _disc(painter, x, rail.centery, 40 + 12 * lively, HALO)
            _disc(painter, x, rail.centery, 30, KNOB)
            _disc(painter, x, rail.centery, 12, DOT)
            reading = FRect(self.rect.right - READING, self.rect.y, READING, self.rect.h)
            painter.text(self.scale.written(self.value), reading, SMALL_STRONG, SOFT, "right")


def _disc(painter: Painter, x: float, y: float, size: float, plate: Plate) -> None:
    painter.plate(FRect(x - size / 2, y - size / 2, size, size), plate)
