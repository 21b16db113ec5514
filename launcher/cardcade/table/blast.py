"""Bombs: how loud and bright one is, from a bang to the end of the world."""

from __future__ import annotations

from dataclasses import dataclass

from cardcade.table.particles import Particle, Particles
from cardcade.table.shake import HIT_STOP
from cardcade.ui import Ui
from cardcade.ui.theme import Colour

CROWN, ABOVE = "crown", 128.0
"""It stands above the cards and not behind them."""
LINGERS = 0.3
"""So many seconds the light outlasts the bang."""
WHITE = ("rays", "glow", "smoke")
"""Pictures that take on a blast's colour; the others have their own."""


@dataclass(frozen=True, slots=True)
class Blast:
    """How one kind of bomb looks and sounds."""

    sound: str
    words: float
    """Size of the words across the table."""
    jolt: float
    sparks: int
    rings: int
    tints: tuple[Colour, ...]
    pictures: tuple[tuple[str, float], ...]
    """Pictures behind it, with their sizes."""
    flash: float
    hold: float


def light_up(ui: Ui, lights: Particles, at: tuple[float, float], blast: Blast, unit: float) -> None:
    """All that is large, for under the cards; seen after the hit-stop, which is long enough to draw the pictures."""
    x, y = at
    for picture, size in blast.pictures:
        tint = blast.tints[0] if picture in WHITE else None
        top = y - ABOVE * unit if picture == CROWN else y
        light = Particle(picture, x, top, 0, 0, size=size * unit, life=blast.hold + LINGERS, tint=tint, age=-HIT_STOP)
        light.begin(ui)
        lights.add(light)
    for number in range(blast.rings):
        tint = blast.tints[number % len(blast.tints)]
        lights.ring(at, tint, size=(70 + 40 * number) * unit, growth=620 * unit)


def spray(particles: Particles, at: tuple[float, float], blast: Blast, unit: float) -> None:
    """Sparks fly over the cards and are soon gone."""
    particles.burst(at, blast.sparks, blast.tints, force=(320 + 4 * blast.sparks) * unit)
