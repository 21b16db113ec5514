"""Cards carried by the pointer: they follow it, lean into the way they go, and fly home when they are let go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardcade.engine.cards import Card
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Pose
from cardcade.ui.events import Point

FAN = 0.3
"""How far the next card lies from the one before, in widths."""
LEAN, MOST = 0.0125, 14.0
"""Degrees for each unit a second, and at most."""
SETTLING = 9.0
"""How quickly a card that is held still hangs straight again."""
HOME_SECONDS = 0.18
LIFTED = 1.04


class Carrying:
    """Nothing most of the time. A card that leaves the hand meanwhile is not held back."""

    def __init__(self, held: Callable[[], Sequence[CardSprite]]) -> None:
        self._held = held
        self._cards: list[Card] = []
        self._gripped = 0
        """Which of them."""
        self._grip: Point = (0.0, 0.0)
        self._at: Point = (0.0, 0.0)
        self._before: Point = (0.0, 0.0)
        self._lean = 0.0

    @property
    def active(self) -> bool:
        return bool(self._cards)

    def begin(self, cards: Sequence[Card], card: Card, at: Point) -> None:
        """All these hang on the one that was gripped, where it was."""
        gripped = next(sprite for sprite in self._held() if sprite.card == card)
        self._cards, self._gripped = list(cards), cards.index(card)
        self._grip = at[0] - gripped.pose.x, at[1] - gripped.pose.y
        self._at = self._before = at
        self._lean = 0.0
        self._place()

    def move(self, at: Point) -> None:
        self._at = at
        if self.active:
            self._place()

    def update(self, dt: float, unit: float, calm: bool) -> bool:
        """Leans as fast as it goes, unless the player wants calm; whether it still swings."""
        if not self.active or dt <= 0 or calm:
            return False
        speed = (self._at[0] - self._before[0]) / dt / unit
        wanted = max(-MOST, min(MOST, -speed * LEAN))
        self._before = self._at
        self._lean += (wanted - self._lean) * min(1.0, SETTLING * dt)
        self._lean = 0.0 if abs(self._lean) < 0.2 and not wanted else self._lean
        self._place()
        return bool(self._lean)

    def end(self) -> None:
        """They fly home from where they are; what is played flies on from there."""
        for sprite in self._sprites():
            sprite.fly(sprite.pose, HOME_SECONDS)
        self._cards = []

    def _place(self) -> None:
        x, y = self._at[0] - self._grip[0], self._at[1] - self._grip[1]
        for place, sprite in enumerate(self._sprites(), -self._gripped):
            width = sprite.pose.width * LIFTED
            sprite.carry(Pose(x + place * FAN * width, y, width, self._lean))

    def _sprites(self) -> list[CardSprite]:
        held = {sprite.card: sprite for sprite in self._held()}
        return [held[card] for card in self._cards if card in held]
