"""What happened at a Guandan table, as everyone may be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardcade import Card, Event, Seat, SeatEvent
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_guandan.climbing import BothSides
from cardcade_guandan.combinations import Reading


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    number: int
    level: int
    owner: int
    levels: BothSides
    failures: BothSides


@dataclass(frozen=True, slots=True)
class TributeOwed(Event):
    """These seats must give so many cards each."""

    payers: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TributeResisted(Event):
    """The payers hold both red jokers: no tribute (抗贡)."""

    payers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TributePaid(Event):
    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TributeReturned(Event):
    giver: Seat
    """Who paid the tribute and now gets these cards."""
    receiver: Seat
    cards: tuple[Card, ...]


class LeadTaken(SeatEvent):
    """This seat leads the deal."""


@dataclass(frozen=True, slots=True)
class Played(SeatEvent):
    cards: tuple[Card, ...]
    reading: Reading
    left: int
    """Cards still in the seat's hand."""


@dataclass(frozen=True, slots=True)
class WindCaught(SeatEvent):
    """A player went out and nobody beat it: this seat leads in its stead (接风)."""

    after: Seat


@dataclass(frozen=True, slots=True)
class WentOut(SeatEvent):
    place: int
    """1 to 4."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    places: tuple[Seat, ...]
    winner: int
    steps: int
    before: BothSides
    after: BothSides
    owner: int
    """Whose level it was."""


@dataclass(frozen=True, slots=True)
class AceFailed(Event):
    side: int
    failures: int
    """Attempts failed so far; 0 when the side fell and counts anew."""
    level: int
    """Where the side now stands."""


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    side: int


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    seats: tuple[Seat, ...]


EVENT_KINDS: Final[tuple[type[Event], ...]] = (
    DealBegan,
    TributeOwed,
    TributeResisted,
    TributePaid,
    TributeReturned,
    LeadTaken,
    Played,
    Passed,
    TrickWon,
    WindCaught,
    WentOut,
    DealEnded,
    AceFailed,
    MatchWon,
    TimeRanOut,
)
