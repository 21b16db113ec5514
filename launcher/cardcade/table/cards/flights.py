"""Flights: cards on their way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardcade.table.animation import Wait
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Pose


class Flight(Wait):
    """Sends a card on its way and lasts until it has landed; the card itself is moved with all others."""

    def __init__(self, sprite: CardSprite, pose: Pose, seconds: float, delay: float = 0.0) -> None:
        super().__init__(seconds + delay)
        self.sprite = sprite
        sprite.fly(pose, seconds, delay)

    def finish(self) -> None:
        super().finish()
        self.sprite.finish()


def thinned(sprites: Sequence[CardSprite]) -> list[CardSprite]:
    """Of cards that wait on one spot for their flight only two are drawn: a hundred shadows make a black hole."""
    waiting: Counter[Pose] = Counter()
    drawn = []
    for sprite in reversed(sprites):
        if sprite.waiting:
            waiting[sprite.now] += 1
        if not sprite.waiting or waiting[sprite.now] < 3:
            drawn.append(sprite)
    return drawn[::-1]
