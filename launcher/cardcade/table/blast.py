"""Bombs: how loud and bright one is, from a bang to the end of the world."""

from __future__ import annotations

from dataclasses import dataclass

from cardcade.table.particles import Particle, Particles
from cardcade.table.shake import HIT_STOP
from cardcade.ui import Ui
from cardcade.ui.theme import Colour

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


def lights(ui: Ui, particles: Particles, at: tuple[float, float], blast: Blast, unit: float) -> None:
    """Seen after the hit-stop, which is long enough to draw the large pictures."""
    for picture, size in blast.pictures:
        tint = blast.tints[0] if picture in WHITE else None
        light = Particle(picture, *at, 0, 0, size=size * unit, life=0.7, tint=tint, age=-HIT_STOP)
        light.begin(ui)
        particles.add(light)
    for number in range(blast.rings):
        tint = blast.tints[number % len(blast.tints)]
        particles.ring(at, tint, size=(70 + 40 * number) * unit, growth=620 * unit)
    particles.burst(at, blast.sparks, blast.tints, force=(320 + 4 * blast.sparks) * unit)
