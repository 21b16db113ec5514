"""Bombs: how loud and bright one is, from a bang to the end of the world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.table.animation import Animation, Wait
from cardcade.table.particles import Particle
from cardcade.table.shake import HIT_STOP
from cardcade.ui.theme import Colour

if TYPE_CHECKING:
    from cardcade.table.gestures import GestureTable

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


def explode(scene: GestureTable, at: tuple[float, float], blast: Blast, earlier: int, words: str) -> Animation:
    """Sound, words and light. Every bomb of a row of bombs sounds a semitone higher than the one before."""
    scene.link.duck()
    scene.link.sound(blast.sound, pitch=float(earlier))
    scene.banner(words, size=blast.words * scene.layout.unit, colour=blast.tints[0], seconds=0.9 + blast.hold / 2)
    if not scene.link.look.reduced_motion:
        scene.shake.hit(blast.jolt, blast.flash)
        _light(scene, at, blast)
    return Wait(blast.hold)


def _light(scene: GestureTable, at: tuple[float, float], blast: Blast) -> None:
    """Seen after the hit-stop, which is long enough to draw the large pictures."""
    unit = scene.layout.unit
    for picture, size in blast.pictures:
        tint = blast.tints[0] if picture in WHITE else None
        light = Particle(picture, *at, 0, 0, size=size * unit, life=0.7, tint=tint, age=-HIT_STOP)
        light.begin(scene.ui)
        scene.particles.add(light)
    for number in range(blast.rings):
        tint = blast.tints[number % len(blast.tints)]
        scene.particles.ring(at, tint, size=(70 + 40 * number) * unit, growth=620 * unit)
    scene.particles.burst(at, blast.sparks, blast.tints, force=(320 + 4 * blast.sparks) * unit)
