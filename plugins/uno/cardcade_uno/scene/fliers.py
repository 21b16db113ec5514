"""Signs that fly across the table to whoever they concern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from cardcade import Card, Seat
from cardcade.table import Effects, Faces, Part, Plates
from cardcade.ui import PILL, Painter, Plate, ease_out
from cardcade.ui.events import Point
from cardcade.ui.theme import INK, Colour, Type, Weight
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import put_sign

Drawing = Callable[[Painter, Point, float], None]
"""Draws itself around a point, so many units wide."""
SPLASH = Plate((255, 120, 70), (206, 26, 40), PILL, (255, 240, 190), 4.0, sheen=0.5, shadow=14, drop=4)
SHOCK = (255, 170, 120)


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
        (x, y), (end_x, end_y) = self.start, self.end
        return x + (end_x - x) * share, y + (end_y - y) * share

    def draw(self, painter: Painter) -> None:
        swelling = 0.5 + 0.5 * ease_out(min(1.0, self.passed / 0.18))
        landing = max(0.0, 1 - abs(self.passed - self.seconds) / 0.12) * 0.25
        left = self.seconds + self.stays - self.passed
        with painter.faded(min(1.0, left / 0.2)):
            self.drawing(painter, self.at, round(self.size * (swelling + landing) / 6) * 6)


class Fliers(Part):
    """All in the air now; none where nothing is animated. For those who want calm they only appear where they land."""

    def __init__(self, layout: UnoLayout, plates: Plates, effects: Effects) -> None:
        self._layout, self._plates, self._effects = layout, plates, effects
        self._aloft: list[Flier] = []

    def strike(self, drawing: Drawing, seat: Seat, size: float, tints: Sequence[Colour]) -> None:
        """From the discards to the player it hits, where sparks fly."""
        goal, (x, y, *_) = self._landing(seat), self._layout.discard
        start = (x, y) if self._effects.lively else goal
        self._send(drawing, start, goal, size, 0.42, 0.55, arrived=lambda: self._hit(goal, tints))

    def point(self, drawing: Drawing, by: Seat, seat: Seat) -> None:
        """From one player to another."""
        start = self._landing(by if self._effects.lively else seat)
        self._send(drawing, start, self._landing(seat), 92, 0.45, 0.7)

    def pop_up(self, drawing: Drawing, at: Point, size: float, seconds: float, stays: float) -> None:
        self._send(drawing, at, at, size, seconds, stays)

    def try_out(self, drawing: Drawing, seat: Seat) -> None:
        """From a player's hand to the discards and back again."""
        x, y, *_ = self._layout.discard
        self._send(drawing, self._layout.hand(seat), (x, y), 120, 0.4, 0.6, back=True)

    def _send(
        self,
        drawing: Drawing,
        start: Point,
        end: Point,
        size: float,
        seconds: float,
        stays: float,
        *,
        back: bool = False,
        arrived: Callable[[], object] | None = None,
    ) -> None:
        if self._effects.animated:
            self._aloft.append(Flier(drawing, start, end, size * self._layout.unit, seconds, stays, back, arrived))

    def _landing(self, seat: Seat) -> Point:
        """On the face of a player; for oneself over the hand."""
        return self._layout.hand(seat) if seat == self._layout.viewer else self._plates.face(seat)

    def _hit(self, at: Point, tints: Sequence[Colour]) -> None:
        if self._effects.lively:
            unit, particles = self._layout.unit, self._effects.particles
            particles.ring(at, SHOCK, 60 * unit, 600 * unit)
            particles.burst(at, 16, tints, force=300 * unit)

    def update(self, dt: float) -> bool:
        """Whether any was in the air."""
        before = bool(self._aloft)
        self._aloft = [flier for flier in self._aloft if flier.update(dt)]
        return before

    def finish(self) -> None:
        for flier in self._aloft:
            flier.update(60.0)
        self._aloft.clear()

    def draw_over(self, painter: Painter) -> None:
        for flier in self._aloft:
            flier.draw(painter)


def sign(svg: str) -> Drawing:
    return lambda painter, at, size: put_sign(painter, svg, at, size)


def card_face(faces: Faces, card: Card) -> Drawing:
    return lambda painter, at, size: faces.draw_around(painter, card, at, size)


def splash(text: str) -> Drawing:
    """`+4` or `UNO!` on a red splash."""

    def draw(painter: Painter, at: Point, size: float) -> None:
        type_ = Type(size * 0.56, Weight.BLACK)
        width = max(size, painter.ui.text.width(text, type_) + size * 0.5)
        box = FRect(at[0] - width / 2, at[1] - size / 2, width, size)
        painter.plate(box, SPLASH)
        painter.text(text, box, type_, INK, "centre")

    return draw
