"""The direction of play as a ring of arrows, and the pointer at whoever is to act."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pygame import FRect

from cardcade.ui import Canvas, Glide, Painter
from cardcade_uno.cards import Colour
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import BRIGHT, POINTER, around, art, chevron, on_circle, put_sign

RADIUS, ARROWS, ARROW = 224.0, 12, 42.0
IVORY = (255, 246, 224)
SPEED = 46.0
"""Degrees a second."""
RUNS = 3.2
"""Seconds the arrows move after something happened; then they rest."""
DIRECTIONS = {1: art("direction_clockwise.svg"), -1: art("direction_anticlockwise.svg")}
DRAWN_RADIUS = 162 / 200
"""How far from its middle the picture of the ring has its line."""


class DirectionRing:
    """In the colour that counts; without one there is no ring."""

    def __init__(self, layout: UnoLayout) -> None:
        self._layout = layout
        self.direction = 1
        self._angle = 0.0
        self._speed = Glide(0.0, 0.5)
        self._left = 0.0
        self._pointer = Glide(90.0, 0.3)
        self._aimed = False

    def stir(self) -> None:
        """Something happened: the arrows run for a while."""
        self._left = RUNS
        self._speed.to(SPEED * self.direction)

    def turn(self, direction: int) -> None:
        self.direction = direction
        self.stir()

    def aim(self, degrees: float | None) -> None:
        """At whoever is to act, the short way round; None at nobody."""
        self._aimed = degrees is not None
        if degrees is not None:
            now = self._pointer.target
            self._pointer.to(now + (degrees - now + 180) % 360 - 180)

    def update(self, dt: float, lively: bool) -> bool:
        """Whether it still moves; players who want calm see it stand."""
        if not lively:
            return self._stand()
        self._left = max(0.0, self._left - dt)
        if not self._left:
            self._speed.to(0.0)
        gliding = self._speed.update(dt) | self._pointer.update(dt)
        self._angle = (self._angle + self._speed.value * dt) % 360
        return gliding or self._left > 0

    def _stand(self) -> bool:
        """At once where it belongs; whether that is elsewhere than before."""
        moved, self._left = self._pointer.moving, 0.0
        self._speed.jump(0.0)
        self._pointer.jump(self._pointer.target)
        return moved

    @property
    def _place(self) -> FRect:
        return around(self._layout.middle, 2 * RADIUS / DRAWN_RADIUS * self._layout.unit)

    def pictures(self, canvas: Canvas) -> Iterator[tuple[Path, tuple[int, int], tuple[int, int, int]]]:
        """What a turn of the direction will show, to be drawn ahead."""
        return ((picture, canvas.pixels(self._place).size, IVORY) for picture in DIRECTIONS.values())

    def draw(self, painter: Painter, colour: Colour) -> None:
        with painter.faded(0.26):
            painter.image(DIRECTIONS[self.direction], self._place, IVORY)
        for number in range(ARROWS):
            self._draw_arrow(painter, colour, number)

    def draw_pointer(self, painter: Painter) -> None:
        """Over the cards: whose turn it is must never be hidden."""
        if self._aimed:
            degrees, unit = self._pointer.value, self._layout.unit
            at = on_circle(self._layout.middle, (RADIUS - 32) * unit, degrees)
            put_sign(painter, POINTER, at, 44 * unit, degrees)

    def _draw_arrow(self, painter: Painter, colour: Colour, number: int) -> None:
        """Brighter towards the head of each half, so that even a still picture tells the way."""
        degrees, unit = self._angle + self.direction * number * 360 / ARROWS, self._layout.unit
        share = (number % (ARROWS // 2) + 1) / (ARROWS // 2)
        where = on_circle(self._layout.middle, RADIUS * unit, degrees)
        side, heading = ARROW * (0.75 + 0.25 * share) * unit, degrees + 90 * self.direction
        if around(where, side).colliderect(self._layout.stock_foot):
            return
        with painter.faded(0.2 + 0.8 * share):
            put_sign(painter, chevron(BRIGHT[colour]), where, side, heading)
