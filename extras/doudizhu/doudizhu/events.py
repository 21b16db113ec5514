"""What happened, beside the cards that moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from cardcade import Event, Seat
from doudizhu.combinations import Combination


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    opener: Seat


@dataclass(frozen=True, slots=True)
class NobodyBid(Event):
    """All cards are dealt anew."""


@dataclass(frozen=True, slots=True)
class LandlordFound(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    combination: Combination
    left: int


Spring: TypeAlias = Literal["none", "spring", "turned"]
"""Whether one side never got to play: the farmers, or the landlord after his first lead."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    winner: Seat
    landlord: Seat
    points: tuple[int, ...]
    spring: Spring


EVENT_KINDS: Final = (RoundBegan, NobodyBid, LandlordFound, Laid, RoundEnded)
