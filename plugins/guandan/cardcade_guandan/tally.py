"""A hand sorted by rank: what every search for combinations starts from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardcade import Card
from cardcade_guandan.cards import ACE, DECK, LEVELS, RANK, RED_JOKER, SUIT, is_wild

if TYPE_CHECKING:
    from cardcade_guandan.moves import Play
    from cardcade_guandan.order import Order

_WILD: Final = 0
_SLOTS: Final = {level: tuple(_WILD if is_wild(card, level) else RANK[card] for card in DECK.cards) for level in LEVELS}


class Tally:
    """The wildcards of a hand, and its other cards by rank."""

    __slots__ = ("_flushes", "bombs", "ones", "ranks", "threes", "twos", "wilds")

    def __init__(self, hand: Sequence[Card], level: int) -> None:
        slots = _SLOTS[level]
        ranks: list[list[Card]] = [[] for _ in range(RED_JOKER + 1)]
        for card in hand:
            ranks[slots[card]].append(card)
        self.wilds = tuple(ranks[_WILD])
        self.ranks = ranks
        """Rank number → its cards without wildcards."""
        ones = twos = threes = 0
        for rank in range(2, ACE + 1):
            count = len(ranks[rank])
            if count:
                bit = 1 << rank
                ones |= bit
                if count > 1:
                    twos |= bit
                    if count > 2:
                        threes |= bit
        self.ones, self.twos, self.threes = ones, twos, threes
        """A bit for every rank held at least once, twice, three times; jokers and wildcards apart."""
        self._flushes: list[dict[int, Card]] | None = None
        self.bombs: tuple[Order, list[Play]] | None = None
        """All of them by an order, once somebody has looked."""

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
