"""The toggle: on or off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from pygame import FRect

from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import BODY, INK
from cardcade.ui.widget import Control, Explanation

SIZE = (76.0, 40.0)
OFF = Plate((14, 20, 40), (24, 33, 60), PILL, (62, 80, 122), 1.5)
ON = Plate((46, 178, 128), (64, 212, 158), PILL, (120, 236, 190), 1.5)
KNOB = Plate((255, 255, 255), (232, 236, 246), PILL, shadow=4, shadow_colour=(0, 0, 0, 130), drop=2)


class Toggle(Control):
    """A switch at the right end of its rectangle; the words before it belong to it and can be clicked too."""

    def __init__(
        self,
        rect: FRect,
        text: str,
        on: bool,
        change: Callable[[bool], object],
        meaning: str = "",
        **explanation: Unpack[Explanation],
    ) -> None:
        super().__init__(rect, meaning, **explanation)
        self.text, self.on, self.change = text, on, change
        self._slide = Glide(float(on), 0.12)

    def attached(self) -> None:
        """Built again after it was switched, the knob still slides from where it was."""
        if self.stage is not None and self.meaning:
            self._slide.jump(self.stage.memory.get(f"{self.meaning} knob", float(self.on)))
            self._slide.to(float(self.on))
            self.stage.memory[f"{self.meaning} knob"] = float(self.on)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.set(not self.on)
                return True
        return False

    def set(self, on: bool) -> None:
        self.on = on
        self._slide.to(float(on))
        self.sound("ui.toggle")
        self.change(on)

    def advance(self, dt: float) -> float:
        moving = self._slide.update(dt)
        return min(super().advance(dt), 0.0 if moving else STILL)

    def draw(self, painter: Painter) -> None:
        with painter.faded(1.0 if self.enabled else 0.45):
            width, height = SIZE
            track = FRect(self.rect.right - width, self.rect.centery - height / 2, width, height)
            words = FRect(self.rect.x, self.rect.y, self.rect.w - width - 16, self.rect.h)
            type_ = painter.ui.text.shrunk(self.text, BODY, words.w)
            painter.text(self.text, words, type_, INK)
            painter.plate(track, OFF)
            with painter.faded(self._slide.value):
                painter.plate(track, ON)
            side = height - 10 + 2 * self.hover.value
            x = track.x + height / 2 + (width - height) * self._slide.value
            painter.plate(FRect(x - side / 2, track.centery - side / 2, side, side), KNOB)
