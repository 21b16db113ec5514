"""What happened, beside the cards that moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardcade import Card, Event, Seat
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_gandengyan.combinations import Combination


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat played; `answers` is what it beat."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: Combination
    answers: Combination | None


@dataclass(frozen=True, slots=True)
class BombBurst(Event):
    """A bomb was played, the n-th of the round; what losers will pay is now multiplied by `factor`."""

    seat: Seat
    combination: Combination
    count: int
    factor: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took a card from the pile after a trick, and so many are left."""

    seat: Seat
    stock: int


@dataclass(frozen=True, slots=True)
class FewLeft(Event):
    """A seat is down to one or two cards."""

    seat: Seat
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
