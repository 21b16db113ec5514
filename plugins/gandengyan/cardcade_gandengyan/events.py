"""What happened, beside the cards that moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardcade import Card, Event, Seat, SeatEvent
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_gandengyan.combinations import Combination


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class Laid(SeatEvent):
    """A seat played; `answers` is what it beat."""

    cards: tuple[Card, ...]
    combination: Combination
    answers: Combination | None


@dataclass(frozen=True, slots=True)
class BombBurst(SeatEvent):
    """A bomb was played, the n-th of the round; what losers will pay is now multiplied by `factor`."""

    combination: Combination
    count: int
    factor: int


@dataclass(frozen=True, slots=True)
class Drew(SeatEvent):
    """A seat took a card from the pile after a trick, and so many are left."""

    stock: int


@dataclass(frozen=True, slots=True)
class FewLeft(SeatEvent):
    """A seat is down to one or two cards."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A seat went out. Each seat's points are its cards left times what a card costs times its factor."""

    winner: Seat
    points: tuple[int, ...]
    left: tuple[int, ...]
    factors: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


EVENT_KINDS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    Laid,
    BombBurst,
    Passed,
    TrickWon,
    Drew,
    FewLeft,
    RoundEnded,
    MatchEnded,
)
