"""Cards on their way: played or given, gathered, and laid open."""

from __future__ import annotations

from cardcade import Event, Moved, Place
from cardcade.table import Animation, Cards, Movements, Sounds
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.trick import Trick
from cardcade_guandan.state import BEFORE, HANDS, LEFT, PILES

SWEEP_SECONDS, GIFT_SECONDS, OPEN_SECONDS = 0.24, 0.5, 0.3


class CardMoves:
    """The trick and the gifts know what lies before each seat."""

    def __init__(self, movements: Movements, cards: Cards, sounds: Sounds, trick: Trick, gifts: Gifts) -> None:
        self._movements, self._cards, self._sounds = movements, cards, sounds
        self._trick, self._gifts = trick, gifts

    def animate(self, event: Event) -> Animation | None:
        if not isinstance(event, Moved):
            return None
        if event.target >= LEFT:
            return self._lay_open(event)
        if PILES[event.target].place in (Place.DISCARD, Place.STOCK):
            return self._sweep(event)
        if self._gifts.giving and played(event):
            self._gifts.lay_down(event.cards)
        given = BEFORE <= event.source < LEFT
        return self._movements.move(event, GIFT_SECONDS if given else None)

    def _sweep(self, event: Moved) -> Animation:
        """All together and without waiting: a trick is gathered in one go."""
        if BEFORE <= event.source < LEFT:
            self._trick.sweep(event.source - BEFORE)
        gathered = self._cards.slide(event, SWEEP_SECONDS)
        for sprite in self._cards.pile(event.target):
            sprite.glow, sprite.dim = None, False
        return gathered

    def _lay_open(self, event: Moved) -> Animation:
        """What a loser has left: all hands together."""
        self._sounds.play("card.flip", pan=self._movements.pan(event.target))
        return self._cards.slide(event, OPEN_SECONDS)


def played(event: Moved) -> bool:
    """Whether somebody lays cards of the hand on the table: a play, or a gift."""
    return HANDS <= event.source < BEFORE <= event.target < LEFT
