"""A rule of thumb for hands that are sets of bits: what counts cards counts bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardcade import Card
from cardcade_uno.bots.policy import COLOUR_AT, SYMBOL_AT, WILD, Policy
from cardcade_uno.cards import COLOURS, DECK, FOURS
from cardcade_uno.matching import FITTING


def bits(cards: Iterable[Card]) -> int:
    """A set of cards as one number."""
    return sum([1 << card for card in cards])


FOUR_BITS: Final = bits(FOURS)
ON: Final = tuple(tuple(bits(FITTING[colour][top]) for top in DECK.cards) for colour in COLOURS)
"""What fits on a colour and a top card."""

OF_COLOUR: Final = tuple(bits(card for card in DECK.cards if COLOUR_AT[card] == at) for at in range(4))
SAME_COLOUR: Final = tuple(OF_COLOUR[COLOUR_AT[card]] if COLOUR_AT[card] != WILD else 0 for card in DECK.cards)
SAME_SYMBOL: Final = tuple(
    bits(other for other in DECK.cards if COLOUR_AT[card] != WILD and SYMBOL_AT[other] == SYMBOL_AT[card])
    for card in DECK.cards
)
"""For a coloured card those of its colour, and of its number or sign; for a wild none."""


class Thumb:
    """A policy's weights made ready for hands of bits."""

    def __init__(self, policy: Policy) -> None:
        weights = policy.weights
        self.few = policy.few
        self._colour, self._bridge, self._lacking = weights.colour, weights.bridge, weights.lacking
        # A card is no *other* card of its own colour and sign.
        own = [weights.colour + weights.bridge if COLOUR_AT[card] != WILD else 0.0 for card in DECK.cards]
        plain = [policy.base[card] - own[card] for card in DECK.cards]
        stop = [plain[card] + policy.stop[card] for card in DECK.cards]
        self._worth = [[self._where(table, lacked) for lacked in range(-1, 4)] for table in (plain, stop)]

    def _where(self, table: Sequence[float], lacked: int) -> list[float]:
        return [worth + (self._lacking if COLOUR_AT[card] == lacked else 0.0) for card, worth in enumerate(table)]

    def best(self, hand: int, able: int, stop: bool, lacked: int) -> int:
        """The one of these worth most to play."""
        worth, colour, bridge = self._worth[stop][lacked + 1], self._colour, self._bridge
        chosen, most = -1, -1e9
        while able:
            card = able.bit_length() - 1
            able ^= 1 << card
            value = worth[card] + colour * (hand & SAME_COLOUR[card]).bit_count()
            if bridge:
                value += bridge * (hand & SAME_SYMBOL[card]).bit_count()
            if value > most:
                chosen, most = card, value
        return chosen

    def values(self, hand: int, able: int, stop: bool) -> dict[int, float]:
        """What each of these is worth to play, whatever the next player lacks."""
        worth, values = self._worth[stop][0], {}
        while able:
            card = able.bit_length() - 1
            able ^= 1 << card
            values[card] = worth[card] + self._colour * (hand & SAME_COLOUR[card]).bit_count()
            if self._bridge:
                values[card] += self._bridge * (hand & SAME_SYMBOL[card]).bit_count()
        return values

    def name(self, hand: int, lacked: int) -> int:
        """The colour held most, and rather one that the next player lacks."""
        worth = [self._colour * (hand & cards).bit_count() for cards in OF_COLOUR]
        if lacked >= 0:
            worth[lacked] += self._lacking
        return worth.index(max(worth))
