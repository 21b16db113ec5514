"""Particles: sparks, confetti, smoke and rings that live for a moment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from pygame import BLEND_RGBA_MULT, FRect, Surface, transform

import cardcade_assets
from cardcade.engine.chance import Stream
from cardcade.ui import Painter, Ui
from cardcade.ui.art import tinted
from cardcade.ui.theme import Colour

LIMIT = 220
GRAVITY = 620.0
SMALL, GROWING = 48.0, 256.0
"""The sizes of pictures that others are made of, which takes a tenth of the time that it takes to draw them."""
CONFETTI = "confetti_square", "confetti_disc", "confetti_triangle", "confetti_ribbon"
TURN, FADES = 20, 8
"""Small ones turn by so many degrees at a time and fade in so many steps, so that their pictures are used again."""

SMALL_ONES = ("spark", "star", "petal", "swirl", *CONFETTI)
"""What bursts are made of."""

Source: TypeAlias = tuple[str, float, Colour | None]
"""A picture that is drawn, its size in units, and its colour."""


@dataclass(slots=True)
class Particle:
    """One bit of a burst; sizes and speeds in units."""

    picture: str
    x: float
    y: float
    dx: float
    dy: float
    size: float
    life: float
    tint: Colour | None = None
    growth: float = 0.0
    weight: float = 0.0
    spin: float = 0.0
    age: float = 0.0
    """Unseen before it is 0."""
    angle: float = 0.0

    @property
    def path(self) -> Path:
        return _path(self.picture)

    @property
    def drawn_size(self) -> float:
        """In steps, so that pictures are used again."""
        return max(8.0, round(self.size / 8) * 8.0)

    @property
    def grows(self) -> bool:
        return self.growth > 0 and not self.spin

    @property
    def largest(self) -> float:
        """At the end of its life, in steps."""
        return round((self.size + self.growth * (self.life - max(0.0, self.age))) / 8) * 8.0

    @property
    def small(self) -> bool:
        return not self.growth and self.size <= SMALL

    @property
    def shown(self) -> float:
        """It fades towards the end of its life."""
        return min(1.0, 2.5 * (1 - self.age / self.life))

    @property
    def drawn_from(self) -> Source:
        """Its own picture, or the one that it is made of."""
        if self.grows or self.small:
            return self.picture, GROWING if self.grows else SMALL, None
        return self.picture, self.largest if self.spin else self.drawn_size, self.tint


@dataclass(slots=True)
class Particles:
    """All that fly now. Chance here is only for the eye and never touches the match."""

    alive: list[Particle] = field(default_factory=list)
    stream: Stream = field(default_factory=lambda: Stream.named("particles"))

    def add(self, particle: Particle) -> None:
        if len(self.alive) < LIMIT:
            self.alive.append(particle)

    def burst(
        self,
        at: tuple[float, float],
        count: int,
        tints: Sequence[Colour],
        *,
        force: float = 420,
        picture: str = "spark",
        later: float = 0.0,
    ) -> None:
        """Sparks in every direction, so many seconds later."""
        for _ in range(count):
            angle, speed = self.stream.random() * math.tau, force * (0.35 + 0.65 * self.stream.random())
            self.add(
                Particle(
                    picture, *at, math.cos(angle) * speed, math.sin(angle) * speed,
                    size=18 + 22 * self.stream.random(), life=0.45 + 0.4 * self.stream.random(),
                    tint=self.stream.choice(tints), weight=0.6, age=-later,
                )
            )  # fmt: skip

    def ring(
        self, at: tuple[float, float], tint: Colour, size: float = 80, growth: float = 900, later: float = 0.0
    ) -> None:
        """A shock wave, so many seconds later."""
        self.add(Particle("ring", *at, 0, 0, size=size, life=0.4, tint=tint, growth=growth, age=-later))

    def swirl(self, at: tuple[float, float], tint: Colour, size: float, spin: float, later: float = 0.0) -> None:
        """Turns where it is, so many degrees a second, so many seconds later."""
        growth = size * 13 / 15
        self.add(Particle("swirl", *at, 0, 0, size=size, life=0.7, tint=tint, growth=growth, spin=spin, age=-later))

    def confetti(self, area: FRect, count: int = 120) -> None:
        """From above, for a win."""
        tints: list[Colour] = [(255, 207, 110), (240, 92, 84), (108, 178, 255), (52, 190, 138), (255, 250, 240)]
        for _ in range(count):
            x = area.x + area.w * self.stream.random()
            y = area.y - 300 * self.stream.random()
            self.add(
                Particle(
                    self.stream.choice(CONFETTI), x, y,
                    160 * (self.stream.random() - 0.5), 140 + 160 * self.stream.random(),
                    size=16 + 14 * self.stream.random(), life=2.2 + self.stream.random(),
                    tint=self.stream.choice(tints), weight=0.25, spin=400 * (self.stream.random() - 0.5),
                )
            )  # fmt: skip

    def begin(self, ui: Ui) -> None:
        """Has the pictures drawn meanwhile of all that are yet to be seen, each once, the next one first."""
        unseen = sorted((each for each in self.alive if each.age < 0), key=lambda each: -each.age)
        wanted = dict.fromkeys(each.drawn_from for each in unseen)
        sides = {units: ui.canvas.length(units) for _, units, _ in wanted}
        ui.art.begin_all((_path(picture), (sides[units], sides[units]), tint) for picture, units, tint in wanted)

    def update(self, dt: float) -> bool:
        """Whether any is left."""
        for particle in self.alive:
            particle.age += dt
            if particle.age < 0:
                continue
            particle.x += particle.dx * dt
            particle.y += particle.dy * dt
            particle.dy += GRAVITY * particle.weight * dt
            particle.size += particle.growth * dt
            particle.angle += particle.spin * dt
        self.alive = [particle for particle in self.alive if particle.age < particle.life]
        return bool(self.alive)

    def draw(self, painter: Painter) -> None:
        """Small ones together: there may be two hundred of them, and one stroke lays them all."""
        seen = [particle for particle in self.alive if particle.age >= 0]
        for particle in seen:
            if not particle.small:
                self._draw(painter, particle)
        painter.blit_all([(_bit(painter, each), each.x, each.y) for each in seen if each.small])

    def _draw(self, painter: Painter, particle: Particle) -> None:
        size = particle.drawn_size
        where = painter.pixels(FRect(particle.x - size / 2, particle.y - size / 2, size, size))
        picture = _large(painter, particle, where.size)
        with painter.faded(particle.shown):
            painter.put(picture, where.centerx - picture.get_width() // 2, where.centery - picture.get_height() // 2)


def foresee(ui: Ui) -> None:
    """Has drawn meanwhile what waves and small ones are made of: a burst is seen in the frame it comes in."""
    sources = [("ring", ui.canvas.length(GROWING)), *((picture, ui.canvas.length(SMALL)) for picture in SMALL_ONES)]
    ui.art.begin_all((_path(picture), (side, side), None) for picture, side in sources)


def _path(picture: str) -> Path:
    return cardcade_assets.path("effects", f"{picture}.svg")


def _large(painter: Painter, particle: Particle, size: tuple[int, int]) -> Surface:
    """Drawn at its size; what grows, once for all of them, and what turns once at its largest."""
    if particle.spin:
        side = painter.canvas.length(particle.largest)
        whole = painter.ui.art.picture(particle.path, (side, side), particle.tint)
        return transform.rotozoom(whole, particle.angle, size[0] / side)
    if particle.grows:
        return transform.smoothscale(_once(painter, particle, GROWING), size)
    return painter.ui.art.picture(particle.path, size, particle.tint)


def _bit(painter: Painter, particle: Particle) -> Surface:
    """A small one as it is now: so large, so turned and so faded."""
    side, turn, step = painter.canvas.length(particle.drawn_size), _turn(particle), math.ceil(particle.shown * FADES)
    key = ("bit", particle.picture, particle.tint, side, turn, step)
    return painter.ui.art.keep(key, lambda: _made(_once(painter, particle, SMALL), side, turn, step / FADES))


def _made(whole: Surface, side: int, turn: int, shown: float) -> Surface:
    small = transform.smoothscale(whole, (side, side))
    if turn:
        small = transform.rotate(small, turn)
    small.fill((255, 255, 255, round(255 * shown)), special_flags=BLEND_RGBA_MULT)
    return small


def _turn(particle: Particle) -> int:
    return round(particle.angle / TURN) * TURN % 360


def _once(painter: Painter, particle: Particle, units: float) -> Surface:
    """What others are made of, drawn once for every colour."""
    art, path, side, tint = painter.ui.art, particle.path, painter.canvas.length(units), particle.tint
    whole = art.picture(path, (side, side))
    return whole if tint is None else art.keep(("once", path, side, tint), lambda: tinted(whole.copy(), tint))
