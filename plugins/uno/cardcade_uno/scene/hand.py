"""The hand of a game in which a play is a single card: its order, and at most one card chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardcade import Card
from cardcade.table.hand import Hand
from cardcade.table.sprites import CardSprite
from cardcade_uno.cards import COLOUR, SYMBOL

ORDERS: Final[tuple[str, ...]] = ("colour", "value")
_COLOURS: Final = "RYGB"
_SYMBOLS: Final = "0123456789SVDWF"


def sorted_by(order: str, sprites: Sequence[CardSprite]) -> list[CardSprite]:
    """By colour, or by number and sign; wilds always last."""
    key = _by_colour if order == "colour" else _by_value
    return sorted(sprites, key=lambda sprite: (*key(sprite.card), sprite.card))


def _by_colour(card: Card) -> tuple[int, int]:
    colour = COLOUR[card]
    return (len(_COLOURS) if colour is None else _COLOURS.index(colour)), _SYMBOLS.index(SYMBOL[card])


def _by_value(card: Card) -> tuple[int, int]:
    colour, symbol = _by_colour(card)
    return symbol, colour


class OneCardHand(Hand):
    """Choosing another card lets go of the first."""

    def select(self, cards: set[Card]) -> None:
        if len(cards) > 1:
            cards = {max(cards - self.selected or cards)}
        super().select(cards)

    def hold(self, sprites: Sequence[CardSprite], name: Callable[[Card], str]) -> None:
        for card in self.cards:
            if card.sprite not in sprites:
                card.sprite.lift, card.sprite.glow, card.sprite.dim = 0.0, None, False
        super().hold(sprites, name)


def sorted_cards(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (*_by_colour(card), card))
