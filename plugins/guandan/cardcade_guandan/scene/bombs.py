"""Bombs: five tiers, each louder and brighter than the one before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardcade.table.animation import Animation, Wait
from cardcade.table.particles import Particle
from cardcade.ui.theme import Colour
from cardcade_guandan.combinations import Kind, Reading

if TYPE_CHECKING:
    from cardcade_guandan.scene.table import GuandanScene


@dataclass(frozen=True, slots=True)
class Tier:
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


_FIRE: tuple[Colour, ...] = ((255, 214, 120), (255, 150, 60), (255, 92, 60))
_SEA: tuple[Colour, ...] = ((120, 220, 255), (150, 160, 255), (255, 250, 210))
_STORM: tuple[Colour, ...] = ((255, 240, 180), (255, 110, 70), (255, 60, 110))
_CROWN: tuple[Colour, ...] = ((255, 226, 120), (255, 120, 200), (140, 220, 255), (255, 255, 255))

TIERS: Final = (
    Tier("bomb1", 52, 0.35, 22, 1, _FIRE, (("blast", 250),), 0.0, 0.45),
    Tier("bomb2", 60, 0.5, 34, 2, _FIRE, (("blast", 320), ("smoke", 260)), 0.0, 0.55),
    Tier("straight_flush", 64, 0.6, 46, 2, _SEA, (("rays", 480), ("glow", 440)), 0.25, 0.65),
    Tier("bomb3", 72, 0.8, 60, 3, _STORM, (("rays", 560), ("blast", 420), ("flame", 240)), 0.4, 0.75),
    Tier("bomb4", 84, 1.0, 90, 4, _CROWN, (("rays", 760), ("glow", 620), ("blast", 520), ("crown", 200)), 0.7, 1.0),
)
_BIG: Final = 6
_WHITE: Final = ("rays", "glow", "smoke")
"""Pictures that take on a tier's colour; the others have their own."""


def tier_of(reading: Reading) -> int | None:
    """0 for four of a kind, then five, straight flush, six and more, the four jokers; None for anything else."""
    match reading.kind:
        case Kind.JOKER_BOMB:
            return 4
        case Kind.STRAIGHT_FLUSH:
            return 2
        case Kind.BOMB:
            return 3 if reading.size >= _BIG else reading.size - 4
    return None


def explode(scene: GuandanScene, at: tuple[float, float], tier: int, earlier: int, words: str) -> Animation:
    """Sound, words and light. Every bomb of a row of bombs sounds a semitone higher than the one before."""
    look = TIERS[tier]
    scene.link.duck()
    scene.link.sound(look.sound, pitch=float(earlier))
    size = look.words * scene.layout.unit
    scene.banner(words, size=size, colour=look.tints[0], seconds=1.0 + 0.15 * tier)
    if not scene.link.look.reduced_motion:
        scene.shake.hit(look.jolt)
        _light(scene, at, look)
    return Wait(look.hold)


def _light(scene: GuandanScene, at: tuple[float, float], look: Tier) -> None:
    unit = scene.layout.unit
    for picture, size in look.pictures:
        tint = look.tints[0] if picture in _WHITE else None
        scene.particles.add(Particle(picture, *at, 0, 0, size=size * unit, life=0.7, tint=tint))
    for number in range(look.rings):
        tint = look.tints[number % len(look.tints)]
        scene.particles.ring(at, tint, size=(70 + 40 * number) * unit, growth=620 * unit)
    scene.particles.burst(at, look.sparks, look.tints, force=(320 + 4 * look.sparks) * unit)
    scene.flash.jump(look.flash)
    scene.flash.to(0.0)
