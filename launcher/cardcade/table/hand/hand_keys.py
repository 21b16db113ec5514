"""The keyboard in the hand: the arrows go round it, digits take a card, and hints lead to one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardcade.engine.cards import Card
from cardcade.ui.events import Direction

if TYPE_CHECKING:
    from cardcade.table.hand.hand import Hand, HandCard


class HandKeys:
    """Leads the keyboard from card to card."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self.digits: Callable[[], Sequence[Sequence[Card]]] = lambda: [[card] for card in hand.held]
        """What they stand for, from 1 on."""

    def point_at(self, card: Card) -> None:
        """Enter plays it."""
        target = next((held for held in self._hand.cards if held.sprite.card == card), None)
        if target is not None and self._hand.stage is not None:
            self._hand.stage.focus.set(target)

    def take(self, place: int) -> bool:
        """Takes what that digit stands for, or lets it go; whether there is anything."""
        found = self.digits()[place : place + 1]
        for cards in found:
            self._hand.selection.toggle(cards)
            self.point_at(cards[-1])
        return bool(found)

    def beyond(self, card: HandCard, direction: Direction) -> HandCard | None:
        """The hand is a round: left of its first card comes the last. None while others lie that way."""
        way, cards = direction.value[0], self._hand.cards
        if not way or any((other.rect.x - card.rect.x) * way > 1 for other in cards):
            return None
        end = min(other.rect.x * way for other in cards)
        last = [other for other in cards if other.rect.x * way - end < 1]
        return min(last, key=lambda other: abs(other.rect.y - card.rect.y))
