"""The hand of a game in which a play is a single card: at most one is selected, and the viewer likes an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Card
from cardcade.table import Cards, Hand, Sounds
from cardcade.table.arranging import Selection
from cardcade_uno.cards import COLOUR, SYMBOL

_COLOURS: Final = "RYGB"
_SYMBOLS: Final = "0123456789SVDWF"


class OneCard(Selection):
    """Choosing another card lets go of the first."""

    def choose(self, cards: set[Card]) -> None:
        if len(cards) > 1:
            cards = {max(cards - self.cards or cards)}
        super().choose(cards)

    def sweep(self, cards: Sequence[Card], takes: bool) -> None:
        """A swipe takes the card that it is over."""
        super().sweep(cards[-1:] if takes else cards, takes)


class HandOrder:
    """By colour, or by number and sign; wilds always last."""

    def __init__(self) -> None:
        self.by_value = False

    def rank(self, card: Card) -> tuple[int, int, Card]:
        colour, symbol, _ = by_colour(card)
        return (symbol, colour, card) if self.by_value else (colour, symbol, card)


def by_colour(card: Card) -> tuple[int, int, Card]:
    """What cards are sorted by where their colours lie together."""
    colour = COLOUR[card]
    return (len(_COLOURS) if colour is None else _COLOURS.index(colour)), _SYMBOLS.index(SYMBOL[card]), card


class HandSorter:
    """Lays the viewer's cards in the other order."""

    def __init__(self, order: HandOrder, cards: Cards, hand: Hand, sounds: Sounds) -> None:
        self._order, self._cards, self._hand, self._sounds = order, cards, hand, sounds

    def switch(self) -> None:
        self._order.by_value = not self._order.by_value
        self._sounds.play("card.slide")
        self._cards.relay(0.2)
        self._hand.changed()
