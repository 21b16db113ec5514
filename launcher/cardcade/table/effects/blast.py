"""Bombs: how loud and bright one is, from a bang to the end of the world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from cardcade.table.effects.clear_place import hidden
from cardcade.table.effects.particles import Particle, Particles
from cardcade.ui import Ui
from cardcade.ui.events import Point
from cardcade.ui.theme import Colour

CROWN, BESIDE, HEART = "crown", 0.4, 0.3
"""It stands beside the words, so much of its size from their edge, and not behind the cards; half of what is seen of
it, of its size."""
APART = 0.034
"""Seconds between two lights, and between two waves: one after the other is more, and no frame has to draw them all."""
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


def light_up(ui: Ui, lights: Particles, at: Point, blast: Blast, unit: float, crown: Point, later: float) -> None:
    """All that is large, for under the cards; seen so much later, which is long enough to draw the pictures."""
    for number, (picture, size) in enumerate(blast.pictures):
        tint = blast.tints[0] if picture in WHITE else None
        x, y = crown if picture == CROWN else at
        age, life = -later - number * APART, blast.hold + LINGERS
        lights.add(Particle(picture, x, y, 0, 0, size=size * unit, life=life, tint=tint, age=age))
    for number in range(blast.rings):
        tint = blast.tints[number % len(blast.tints)]
        lights.ring(at, tint, size=(70 + 40 * number) * unit, growth=620 * unit, later=later + number * APART)
    lights.begin(ui)


def crowned(cards: Point, words: FRect, size: float, lying: Sequence[FRect]) -> Point:
    """Over the words, or under them where the cards lie at the side or above; beside them where others lie there."""
    (x, y), far, aside = words.center, words.h / 2 + BESIDE * size, words.w / 2 + BESIDE * size
    over = cards[1] > y and abs(cards[0] - x) < size
    places = (x, y - far if over else y + far), (x - aside, y), (x + aside, y)
    half = HEART * size
    return min(places, key=lambda at: hidden(FRect(at[0] - half, at[1] - half, 2 * half, 2 * half), lying))


def spray(ui: Ui, particles: Particles, at: Point, blast: Blast, unit: float, later: float) -> None:
    """Sparks fly over the cards and are soon gone."""
    particles.burst(at, blast.sparks, blast.tints, force=(320 + 4 * blast.sparks) * unit, later=later)
    particles.begin(ui)
