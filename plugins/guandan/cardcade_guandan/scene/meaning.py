"""What each card of a play stands for, in the order in which a play reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardcade import Card
from cardcade.table.laying import PlayCard
from cardcade_guandan.cards import ACE, LOW_ACE, RANK, RANK_NAMES, is_wild
from cardcade_guandan.combinations import COPIES, Kind, Reading
from cardcade_guandan.moves import Play
from cardcade_guandan.order import Order
from cardcade_guandan.readings import readings


@dataclass(frozen=True, slots=True)
class Meant:
    """A card and the rank it has in this play."""

    card: Card
    rank: int
    replaces: bool
    """A wildcard that stands for another rank."""


def meanings(cards: Sequence[Card], reading: Reading, level: int) -> list[Meant]:
    """Runs from the lowest, a full house with its triple first; wildcards fill the gaps."""
    wilds = [card for card in cards if is_wild(card, level)]
    naturals = [card for card in cards if not is_wild(card, level)]
    meant = []
    for rank in _ranks(naturals, reading, level):
        card = next((card for card in naturals if RANK[card] == rank), None)
        if card is not None:
            naturals.remove(card)
            meant.append(Meant(card, rank, False))
        elif wilds:
            meant.append(Meant(wilds.pop(), rank, rank != level))
    return [*meant, *(Meant(card, RANK[card], False) for card in (*naturals, *wilds))]


def play_cards(play: Play, level: int) -> list[PlayCard]:
    """Each with what a wildcard stands for."""
    meant = meanings(play.cards, play.reading, level)
    return [PlayCard(each.card, rank_text(each.rank) if each.replaces else "") for each in meant]


@lru_cache(64)
def in_order(cards: tuple[Card, ...], reading: Reading | None, order: Order) -> tuple[Card, ...]:
    """As they read; by the default reading where theirs has not been told yet. Asked for on every frame."""
    if reading is None:
        reading = next(iter(readings(cards, order)), None)
    return tuple(each.card for each in meanings(cards, reading, order.level)) if reading is not None else cards


def rank_text(rank: int) -> str:
    name: str = RANK_NAMES[rank]
    return name.replace("T", "10")


def _ranks(naturals: Sequence[Card], reading: Reading, level: int) -> list[int]:
    if reading.kind in COPIES:
        span = range(reading.rank, reading.rank + reading.length)
        return [ACE if rank == LOW_ACE else rank for rank in span for _ in range(COPIES[reading.kind])]
    if reading.kind is Kind.FULL_HOUSE:
        beside = [RANK[card] for card in naturals if RANK[card] != reading.rank] or [level, level]
        return [reading.rank] * 3 + (beside * 2)[:2]
    return [reading.rank] * reading.size
