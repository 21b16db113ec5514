"""Flights: cards on their way, one after the other but all in the air together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardcade.table.animation import Animation, Together
from cardcade.table.layout import Pose
from cardcade.table.sprites import CardSprite


class Flight:
    """Sends a card on its way and lasts until it has landed; the scene moves the card itself."""

    def __init__(self, sprite: CardSprite, pose: Pose, seconds: float, delay: float = 0.0) -> None:
        self.sprite = sprite
        self.left = seconds + delay
        sprite.fly(pose, seconds, delay)

    @property
    def done(self) -> bool:
        return self.left <= 0

    def update(self, dt: float) -> None:
        self.left -= dt

    def finish(self) -> None:
        self.left = 0.0
        self.sprite.finish()


def fly_all(
    sprites: Sequence[CardSprite], poses: Mapping[CardSprite, Pose], seconds: float, stagger: float = 0.0
) -> Animation:
    flights = [Flight(sprite, poses[sprite], seconds, number * stagger) for number, sprite in enumerate(sprites)]
    return Together(*flights)
