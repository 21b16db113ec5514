"""Signs that fly across the table to whoever they concern."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cardcade.ui.motion import ease_out
from cardcade.ui.painter import Painter
from cardcade_uno.scene.signs import put_sign

Point = tuple[float, float]
Drawing = Callable[[Painter, Point, float], None]
"""Draws itself around a point, so many units wide."""


@dataclass(slots=True)
class Flier:
    """Swells up, flies, stays a moment and fades. With `back` it returns to where it came from."""

    drawing: Drawing
    start: Point
    end: Point
    size: float
    seconds: float = 0.45
    stays: float = 0.5
    back: bool = False
    arrived: Callable[[], object] | None = None
    passed: float = 0.0

    def update(self, dt: float) -> bool:
        self.passed += dt
        if self.arrived is not None and self.passed >= self.seconds:
            arrived, self.arrived = self.arrived, None
            arrived()
        return self.passed < self.seconds + self.stays

    @property
    def at(self) -> Point:
        share = ease_out(min(1.0, self.passed / self.seconds))
        if self.back and self.passed > self.seconds:
            share = 1 - ease_out(min(1.0, (self.passed - self.seconds) / self.stays))
        return self.start[0] + (self.end[0] - self.start[0]) * share, self.start[1] + (
            self.end[1] - self.start[1]
        ) * share

    def draw(self, painter: Painter) -> None:
        swelling = 0.5 + 0.5 * ease_out(min(1.0, self.passed / 0.18))
        landing = max(0.0, 1 - abs(self.passed - self.seconds) / 0.12) * 0.25
        left = self.seconds + self.stays - self.passed
        with painter.faded(min(1.0, left / 0.2)):
            self.drawing(painter, self.at, round(self.size * (swelling + landing) / 6) * 6)


@dataclass(slots=True)
class Fliers:
    aloft: list[Flier] = field(default_factory=list)

    def send(self, flier: Flier) -> None:
        self.aloft.append(flier)

    def update(self, dt: float) -> bool:
        """Whether any was in the air."""
        before = bool(self.aloft)
        self.aloft = [flier for flier in self.aloft if flier.update(dt)]
        return before

    def finish(self) -> None:
        for flier in self.aloft:
            flier.update(60.0)
        self.aloft.clear()

    def draw(self, painter: Painter) -> None:
        for flier in self.aloft:
            flier.draw(painter)


def sign(svg: str) -> Drawing:
    return lambda painter, at, size: put_sign(painter, svg, at, size)
