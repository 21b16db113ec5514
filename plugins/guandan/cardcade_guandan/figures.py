"""What Guandan counts of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardcade import Event, Figure, Seat
from cardcade_guandan.cards import ACE
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.events import DealBegan, DealEnded, Played, TributePaid, TributeResisted
from cardcade_guandan.partners import side_of

FIGURES: Final = tuple(
    map(
        Figure,
        (
            "deals_won",
            "first_places",
            "double_wins",
            "bombs_4",
            "bombs_5",
            "straight_flushes",
            "bombs_6",
            "joker_bombs",
            "tributes_paid",
            "tributes_received",
            "tributes_resisted",
            "ace_attempts",
        ),
    )
)

DOUBLE_WIN: Final = 3
"""Levels climbed when both partners go out first (双下)."""


def figures_of(seat: Seat, events: Iterable[Event]) -> Mapping[str, int]:
    """Of one match."""
    return Counter(name for event in events for name in _counted(event, seat))


def _counted(event: Event, seat: Seat) -> Iterator[str]:
    match event:
        case DealBegan(level=level, owner=side) if level == ACE and side == side_of(seat):
            yield "ace_attempts"
        case Played(seat=who, reading=reading) if who == seat and reading.is_bomb:
            yield tier(reading)
        case TributePaid(giver=giver, receiver=receiver) if seat in (giver, receiver):
            yield "tributes_paid" if seat == giver else "tributes_received"
        case TributeResisted(payers) if seat in payers:
            yield "tributes_resisted"
        case DealEnded():
            yield from _deal(event, seat)


def _deal(event: DealEnded, seat: Seat) -> Iterator[str]:
    if event.places[0] == seat:
        yield "first_places"
    if event.winner == side_of(seat):
        yield "deals_won"
        if event.steps == DOUBLE_WIN:
            yield "double_wins"


def tier(bomb: Reading) -> str:
    """How high it ranks: four, five, straight flush, six and more, jokers."""
    match bomb.kind:
        case Kind.STRAIGHT_FLUSH:
            return "straight_flushes"
        case Kind.JOKER_BOMB:
            return "joker_bombs"
        case _:
            return f"bombs_{min(bomb.size, 6)}"
