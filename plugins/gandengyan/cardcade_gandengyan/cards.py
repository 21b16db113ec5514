"""The 54 cards and their order: 3 … A, 2, black joker, red joker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardcade import Card, Deck, poker_faces

DECK: Final = Deck(poker_faces())

ACE: Final = 14
TWO: Final = 15
BLACK_JOKER: Final = 16
RED_JOKER: Final = 17

LOWEST: Final = 3
NATURAL: Final = range(LOWEST, BLACK_JOKER)
"""Ranks that are not jokers; a 2 is the highest of them."""
IN_STRAIGHTS: Final = range(LOWEST, TWO)
"""No straight holds a 2, and an ace is only high."""

_NAMES: Final[dict[int, str]] = dict(zip(range(LOWEST, RED_JOKER + 1), [*"3456789TJQKA2", "BJ", "RJ"], strict=True))
_RANKS: Final = {name: rank for rank, name in _NAMES.items()}

RANK: Final = tuple(_RANKS.get(face) or _RANKS[face[1]] for face in DECK.faces)
"""The rank of every card; suits never matter."""

_STEP: Final = 3
"""Bits a rank takes in a tally: at most four of a kind."""

TALLY: Final = tuple(1 << _STEP * (rank - LOWEST) for rank in RANK)
"""Every card by itself, as a tally."""
JOKERS: Final = tuple(card for card in DECK.cards if RANK[card] >= BLACK_JOKER)


def rank_name(rank: int) -> str:
    """`3` … `T` … `2`, `BJ`, `RJ`."""
    return _NAMES[rank]


def is_joker(card: Card) -> bool:
    return RANK[card] >= BLACK_JOKER


def tally(cards: Iterable[Card]) -> int:
    """One number for the ranks of these cards, however they are suited or ordered."""
    return sum([TALLY[card] for card in cards])


def tally_of_ranks(ranks: Iterable[int]) -> int:
    return sum([1 << _STEP * (rank - LOWEST) for rank in ranks])


def counts(tallied: int) -> dict[int, int]:
    """How many cards of each rank a tally stands for, lowest first, ranks not held left out."""
    found = {}
    for rank in _NAMES:
        if many := tallied & 7:
            found[rank] = many
        tallied >>= _STEP
    return found
