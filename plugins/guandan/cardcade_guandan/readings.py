"""What a set of cards is: every reading of it, the default first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Card
from cardcade_guandan.cards import ACE, BLACK_JOKER, RANK, RED_JOKER, SUIT, is_wild
from cardcade_guandan.combinations import (
    BOMBS_OF,
    COPIES,
    FULL_HOUSES,
    JOKER_BOMB,
    JOKER_TRIPLE,
    PAIRS,
    SINGLES,
    TRIPLES,
    Kind,
    Reading,
)
from cardcade_guandan.order import Order

_GROUPS: Final = {1: SINGLES, 2: PAIRS, 3: TRIPLES}

_PRECEDENCE: Final = {
    kind: place
    for place, kind in enumerate(
        (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.FULL_HOUSE, Kind.STRAIGHT, Kind.TUBE, Kind.PLATE)
    )
}


def readings(cards: Sequence[Card], order: Order) -> list[Reading]:
    """Everything these cards can be played as, the default first; [] when they are nothing."""
    natural = [card for card in cards if not is_wild(card, order.level)]
    jokers = [card for card in natural if RANK[card] > ACE]
    found = _with_jokers(jokers, natural, len(cards), order) if jokers else _without_jokers(cards, natural, order)
    return sorted(found, key=lambda reading: precedence(reading, order), reverse=True)


def precedence(reading: Reading, order: Order) -> tuple[int, int]:
    """The default reading of an ambiguous set is the one for which this is highest."""
    return _PRECEDENCE.get(reading.kind, len(_PRECEDENCE)), order.value(reading)


def joker_pair(jokers: Sequence[Card], order: Order) -> int | None:
    """The rank two jokers have as a pair; None where the preset does not let them."""
    low, high = sorted(RANK[joker] for joker in jokers)
    return high if low == high or order.joker_pairs_mix else None


def _with_jokers(jokers: list[Card], natural: list[Card], size: int, order: Order) -> list[Reading]:
    count = len(jokers)
    if count == size == 1:
        return [SINGLES[RANK[jokers[0]]]]
    if count == size == 3:
        return [JOKER_TRIPLE] if order.joker_triple else []
    if count == size == 4:
        return [JOKER_BOMB]
    pair = joker_pair(jokers, order) if count == 2 else None
    if pair is None:
        return []
    triple = {RANK[card] for card in natural} - {BLACK_JOKER, RED_JOKER}
    if size == 2:
        return [PAIRS[pair]]
    return [FULL_HOUSES[triple.pop()]] if size == 5 and len(triple) == 1 else []


def _without_jokers(cards: Sequence[Card], natural: list[Card], order: Order) -> list[Reading]:
    counts: dict[int, int] = {}
    for card in natural:
        counts[RANK[card]] = counts.get(RANK[card], 0) + 1
    if not counts:
        return [_GROUPS[len(cards)][order.level]] if cards else []
    found = _groups(counts, len(cards))
    if len(cards) == 5:
        found += _full_houses(counts)
    return found + _runs(counts, cards, natural, order)


def _groups(counts: dict[int, int], size: int) -> list[Reading]:
    if len(counts) > 1:
        return []
    (rank,) = counts
    return [_GROUPS[size][rank] if size < 4 else BOMBS_OF[size][rank]]


def _full_houses(counts: dict[int, int]) -> list[Reading]:
    """Of five cards; two wildcards beside three equal cards are a pair too."""
    if len(counts) == 1:
        (rank,) = counts
        return [FULL_HOUSES[rank]] if counts[rank] == 3 else []
    if len(counts) > 2:
        return []
    (one, ones), (other, others) = counts.items()
    found = [FULL_HOUSES[one]] if ones <= 3 and others <= 2 else []
    return [*found, FULL_HOUSES[other]] if others <= 3 and ones <= 2 else found


def _runs(counts: dict[int, int], cards: Sequence[Card], natural: list[Card], order: Order) -> list[Reading]:
    mask = sum(1 << rank for rank in counts)
    most = max(counts.values())
    one_suit = len({SUIT[card] for card in natural}) == 1
    plain = not one_suit or len(natural) < len(cards)
    kinds = [kind for kind in COPIES if most <= COPIES[kind]]
    return [
        window.reading
        for kind in kinds
        if (kind is not Kind.STRAIGHT_FLUSH or one_suit) and (kind is not Kind.STRAIGHT or plain)
        for window in order.windows[kind]
        if window.reading.size == len(cards) and not mask & ~window.mask
    ]
