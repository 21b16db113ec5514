"""A hand sorted by rank: what every search for combinations starts from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardcade import Card
from cardcade_guandan.cards import ACE, DECK, LEVELS, RANK, RED_JOKER, SUIT, is_wild, ranks_in

if TYPE_CHECKING:
    from cardcade_guandan.moves import Play
    from cardcade_guandan.order import Order

_WILD: Final = 0
_SLOTS: Final = {level: tuple(_WILD if is_wild(card, level) else RANK[card] for card in DECK.cards) for level in LEVELS}
_SUIT_BITS: Final = 16
_BITS: Final = {
    level: tuple(1 << SUIT[card] * _SUIT_BITS + RANK[card] if slot else 0 for card, slot in enumerate(slots))
    for level, slots in _SLOTS.items()
}
"""Level → card → its bit among all suits and ranks; a wildcard has none."""
_SHIFTS: Final = tuple(_SUIT_BITS * suit for suit in range(4))
_ONE_SUIT: Final = (1 << ACE + 1) - 1

_NONE: Final[list[Card]] = []
"""Of a rank that is not held; hands share it, since most hands are small."""


class Tally:
    """The wildcards of a hand, and its other cards by rank."""

    __slots__ = ("_flushes", "bombs", "fours", "ones", "ranks", "suits", "threes", "twos", "wilds")

    def __init__(self, hand: Sequence[Card], level: int) -> None:
        slots, bits = _SLOTS[level], _BITS[level]
        ranks: list[list[Card]] = [_NONE] * (RED_JOKER + 1)
        held = 0
        for card in hand:
            slot = slots[card]
            if ranks[slot]:
                ranks[slot].append(card)
            else:
                ranks[slot] = [card]
            held |= bits[card]
        self.wilds = tuple(ranks[_WILD])
        ranks[_WILD] = _NONE
        self.ranks = ranks
        """Rank number → its cards without wildcards."""
        one, two, three, four = self.suits = [held >> shift & _ONE_SUIT for shift in _SHIFTS]
        """Suit → a bit for every rank held in it; jokers and wildcards apart, as below."""
        self.ones = one | two | three | four
        self.twos, self.threes, self.fours = self._groups()
        """A bit for every rank held at least once, twice, three times, four times."""
        self._flushes: list[dict[int, Card]] | None = None
        self.bombs: tuple[Order, list[Play]] | None = None
        """All of them by an order, once somebody has looked."""

    def _groups(self) -> tuple[int, int, int]:
        twos = threes = fours = 0
        for rank in ranks_in(self.ones):
            count = len(self.ranks[rank])
            if count > 1:
                bit = 1 << rank
                twos |= bit
                if count > 2:
                    threes |= bit
                    if count > 3:
                        fours |= bit
        return twos, threes, fours

    @property
    def flushes(self) -> list[dict[int, Card]]:
        """Suit → rank → a card of both."""
        if self._flushes is None:
            flushes: list[dict[int, Card]] = [{}, {}, {}, {}]
            for rank in range(2, ACE + 1):
                for card in self.ranks[rank]:
                    flushes[SUIT[card]][rank] = card
            self._flushes = flushes
        return self._flushes
