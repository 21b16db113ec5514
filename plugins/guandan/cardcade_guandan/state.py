"""A position at the Guandan table: the four hands, what lies before each seat, and what everyone remembers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cardcade import Audience, Card, Pile, Place, Seat, State, hand_of
from cardcade_guandan.cards import DECK
from cardcade_guandan.climbing import Climb
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import SEATS


class Phase(Enum):
    TRIBUTE = "tribute"
    RETURN = "return"
    PLAY = "play"
    SUMMARY = "summary"
    """The deal is over; the table waits before it deals again."""
    OVER = "over"


STOCK: Final = 0
DISCARD: Final = 1
HANDS: Final = 2
"""The pile of seat 0's hand; the others follow."""
BEFORE: Final = HANDS + SEATS
"""The pile of what seat 0 last laid down in this trick; the others follow."""
LEFT: Final = BEFORE + SEATS
"""The pile where seat 0 lays open what it has left when the deal is over; the others follow."""

PILES: Final = (
    Pile("stock", Place.STOCK, Audience.NOBODY),
    Pile("discard", Place.DISCARD, Audience.EVERYONE),
    *(hand_of(seat) for seat in range(SEATS)),
    *(Pile(f"played.{seat}", Place.PLAYED, Audience.EVERYONE, seat) for seat in range(SEATS)),
    *(Pile(f"left.{seat}", Place.PLAYED, Audience.EVERYONE, seat) for seat in range(SEATS)),
)


@dataclass(frozen=True, slots=True)
class TrickAct:
    """What a seat did in a trick; no play is a pass."""

    seat: Seat
    play: Play | None


@dataclass(frozen=True, slots=True)
class Tribute:
    """Who gives to whom, and what went each way so far."""

    giver: Seat
    receiver: Seat | None
    """None until two gifts have been compared."""
    given: tuple[Card, ...] = ()
    returned: tuple[Card, ...] = ()


@dataclass(slots=True, kw_only=True)
class GuandanState(State):
    standing: Climb
    level: int
    """The level this deal is played at; the standing already knows the next one once the deal is over."""
    deal: int = 0
    phase: Phase = Phase.PLAY
    turn: Seat = 0
    last: Play | None = None
    """What must be beaten; None for a leader."""
    last_by: Seat | None = None
    passed: frozenset[int] = frozenset()
    """Who is not asked again: in this trick where a pass locks, else since the last play."""
    trick: tuple[TrickAct, ...] = ()
    tricks: tuple[tuple[TrickAct, ...], ...] = ()
    """The finished tricks of this deal."""
    out: tuple[Seat, ...] = ()
    """Who is out of cards, first place first; all four once the deal is over."""
    places: tuple[Seat, ...] = ()
    """The order in which the previous deal ended."""
    tributes: tuple[Tribute, ...] = ()
    owed: int = 0
    """Cards each payer of this deal's tribute gives."""
    period: int = 0
    """Grows with every turn; the clock starts anew with it."""
    winner: int | None = None
    """The side that has won the match."""

    def hand(self, seat: Seat) -> list[Card]:
        return self.cards[HANDS + seat]


def new_table(level: int) -> GuandanState:
    """Both decks in the stock, both sides at the same level."""
    cards: list[list[Card]] = [[] for _ in PILES]
    cards[STOCK] = list(DECK.cards)
    return GuandanState(piles=PILES, cards=cards, standing=Climb((level, level), owner=0), level=level)
