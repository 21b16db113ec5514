"""The two decks: rank, suit and weight of every card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final

from cardcade import RANKS, SUITS, Card, Deck, poker_faces

DECK: Final = Deck(poker_faces(decks=2))

TWO: Final = 2
ACE: Final = 14
BLACK_JOKER: Final = 15
RED_JOKER: Final = 16

LOW_ACE: Final = 1
"""Where the ace stands as the lowest card of a sequence."""

RANK_NAMES: Final = ("", "A", *RANKS, "BJ", "RJ")
"""The name of rank number n; number 1 is the low ace, 14 the high one."""

RANK_NUMBERS: Final = {name: number for number, name in enumerate(RANK_NAMES) if number > LOW_ACE}


def _rank(face: str) -> int:
    return RANK_NUMBERS[face] if face in ("BJ", "RJ") else RANK_NUMBERS[face[1]]


RANK: Final = tuple(_rank(face) for face in DECK.faces)
"""Card → rank number, 2 … 14, then the jokers."""

JOKER_SUIT: Final = 4

SUIT: Final = tuple(
    JOKER_SUIT if rank > ACE else SUITS.index(face[0]) for face, rank in zip(DECK.faces, RANK, strict=True)
)
"""Card → place of its suit in SUITS; jokers have their own."""

FACE: Final = tuple(DECK.faces.index(face) for face in DECK.faces)
"""Card → the first card with the same face."""

HEARTS: Final = SUITS.index("H")

LEVELS: Final = range(TWO, ACE + 1)

WEIGHTS: Final = {
    level: tuple(ACE + 1 if rank == level else rank + 1 if rank > ACE else rank for rank in range(RED_JOKER + 1))
    for level in LEVELS
}
"""Level → rank → its weight in singles, pairs, triples and full houses: the level stands between A and the jokers."""


@lru_cache(maxsize=1 << 13)
def ranks_in(mask: int) -> tuple[int, ...]:
    """The ranks whose bits are set, the lowest first; remembered, since hands are asked about again and again."""
    return tuple(rank for rank in range(TWO, ACE + 1) if mask >> rank & 1)


def faces(cards: Iterable[Card]) -> tuple[int, ...]:
    """The same for any cards that look alike."""
    return tuple(sorted([FACE[card] for card in cards]))


def ways_to_take(cards: Iterable[Card], count: int) -> list[tuple[Card, ...]]:
    """Every choice of so many of these cards; of choices that look alike the first."""
    by_faces: dict[tuple[int, ...], tuple[Card, ...]] = {}
    for taken in combinations(cards, count):
        by_faces.setdefault(faces(taken), taken)
    return list(by_faces.values())


def is_wild(card: Card, level: int) -> bool:
    """The heart of the level (逢人配)."""
    return SUIT[card] == HEARTS and RANK[card] == level
