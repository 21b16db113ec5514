"""How a hand is arranged: columns by rank, by type or by suit, and the groups a player has locked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cardcade import SUITS, Card
from cardcade.table.arranging import LockedGroups
from cardcade_guandan.cards import FACE, JOKER_SUIT, RANK, SUIT, WEIGHTS, is_wild
from cardcade_guandan.order import Order
from cardcade_guandan.scene.autogroups import auto_groups

SORTS: Final = ("rank", "type", "suit")
SUIT_COLUMN: Final = 5
"""Cards of one suit in a column."""


@dataclass(frozen=True, slots=True)
class Column:
    """Cards that lie together, the hindmost first."""

    cards: tuple[Card, ...]
    locked: bool = False
    found: bool = False
    """Put together because it is a bomb, straight flush, plate or tube."""

    @property
    def together(self) -> bool:
        """Whether it is a group, and not only a rank or a suit."""
        return self.locked or self.found


class Arrangement(LockedGroups):
    """One player's way to hold the cards, the locked groups first."""

    def __init__(self) -> None:
        super().__init__()
        self.sort = SORTS[0]
        self.in_row = False
        self._known: tuple[object, tuple[Column, ...]] = (None, ())

    def columns(self, hand: Iterable[Card], order: Order) -> tuple[Column, ...]:
        """The hand from left to right; asked for on every frame, so the last answer is remembered."""
        cards = tuple(sorted(hand))
        key = (cards, order, self.sort, self.locked)
        if key != self._known[0]:
            self._known = (key, tuple(self._columns(cards, order)))
        return self._known[1]

    def next_sort(self) -> str:
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]
        return self.sort

    def _columns(self, hand: tuple[Card, ...], order: Order) -> list[Column]:
        groups = self.held(hand)
        made = [Column(tuple(sorted(group, key=lambda card: by_height(card, order))), locked=True) for group in groups]
        rest = [card for card in hand if not any(card in group for group in groups)]
        if self.sort == "suit":
            return made + list(_by_suit(rest, order))
        if self.sort == "type":
            found = auto_groups(rest, order)
            made += [Column(cards, found=True) for cards in found]
            rest = [card for card in rest if not any(card in cards for cards in found)]
        return made + list(_by_rank(rest, order))


def _by_rank(cards: Sequence[Card], order: Order) -> Iterable[Column]:
    ranks: dict[int, list[Card]] = {}
    for card in sorted(cards, key=lambda card: by_height(card, order)):
        ranks.setdefault(RANK[card], []).append(card)
    return (Column(tuple(column)) for column in ranks.values())


def _by_suit(cards: Sequence[Card], order: Order) -> Iterable[Column]:
    for suit in (JOKER_SUIT, *range(len(SUITS))):
        line = sorted((card for card in cards if SUIT[card] == suit), key=lambda card: (-RANK[card], FACE[card]))
        for start in range(0, len(line), SUIT_COLUMN):
            yield Column(tuple(line[start : start + SUIT_COLUMN]))


def by_height(card: Card, order: Order) -> tuple[int, bool, int, int]:
    """The highest first; a wildcard lies in front of the other level cards."""
    return -WEIGHTS[order.level][RANK[card]], is_wild(card, order.level), SUIT[card], card
