"""A number for everything that can be meant in Guandan: for people who train."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from cardcade import ActionList, Card, Seat
from cardcade_guandan.cards import ACE, DECK, FACE, LOW_ACE, RANK, RANK_NAMES, RED_JOKER, TWO
from cardcade_guandan.combinations import (
    BOMBS_OF,
    JOKER_BOMB,
    PAIRS,
    RUNS,
    SINGLES,
    TRIPLES,
    Kind,
    Reading,
)
from cardcade_guandan.moves import Move, PayTribute, Play, ReturnTribute

FACES: Final = tuple(dict.fromkeys(FACE))
"""The first card of every face."""
RANKS: Final = range(TWO, RED_JOKER + 1)


def _readings() -> Iterator[Reading]:
    for group in (SINGLES, PAIRS, TRIPLES):
        yield from (group[rank] for rank in RANKS)
    for size in range(4, 11):
        yield from (BOMBS_OF[size][rank] for rank in range(TWO, ACE + 1))
    for lengths in RUNS.values():
        for length, runs in enumerate(lengths):
            if length >= 2:
                yield from (runs[low] for low in range(LOW_ACE, ACE - length + 2))
    yield JOKER_BOMB


READINGS: Final = tuple(dict.fromkeys(_readings()))
HOUSES: Final = tuple((triple, pair) for triple in range(TWO, ACE + 1) for pair in RANKS)
"""Full houses: which triple, and which pair goes with it."""
GIFTS: Final = tuple((face,) for face in FACES) + tuple(combinations_with_replacement(FACES, 2))
"""One card, or two where tribute is double."""

_READING: Final = {reading: 2 + place for place, reading in enumerate(READINGS)}
_HOUSE: Final = {house: 2 + len(READINGS) + place for place, house in enumerate(HOUSES)}
_GIFT: Final[dict[tuple[int, ...], int]] = {
    gift: 2 + len(READINGS) + len(HOUSES) + place for place, gift in enumerate(GIFTS)
}


class GuandanActionList(ActionList[Move]):
    """1 is a pass; then combinations by what they are read as, full houses by both ranks, tributes by faces."""

    @property
    def names(self) -> Sequence[str]:
        return _names()

    def numbers(self, moves: Sequence[Move], seat: Seat) -> Sequence[int]:
        return [_number(move) for move in moves]


def _number(move: Move) -> int:
    if isinstance(move, Play):
        if move.reading.kind is Kind.FULL_HOUSE:
            return _HOUSE[move.reading.rank, _pair_of(move.cards, move.reading.rank)]
        return _READING[move.reading]
    if isinstance(move, PayTribute | ReturnTribute):
        return _GIFT[tuple(sorted(FACE[card] for card in move.cards))]
    return 1


def _pair_of(cards: Sequence[Card], triple: int) -> int:
    """The rank that most cards beside the triple's have, the higher of two; its own where wildcards are the pair."""
    others = [RANK[card] for card in cards if RANK[card] != triple]
    return max(others, key=lambda rank: (others.count(rank), rank), default=triple)


@cache
def _names() -> tuple[str, ...]:
    plays = (f"{reading.kind.value} {reading.key} × {reading.size}" for reading in READINGS)
    houses = (f"full_house {RANK_NAMES[triple]} with {RANK_NAMES[pair]}" for triple, pair in HOUSES)
    gifts = (f"give {' '.join(DECK.faces[card] for card in gift)}" for gift in GIFTS)
    return ("let be", "pass", *plays, *houses, *gifts)
