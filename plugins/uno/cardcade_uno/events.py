"""What happened at the table, beside the cards that moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from cardcade import Card, Event, Seat
from cardcade_uno.cards import Colour

Cause: TypeAlias = Literal["turn", "pending", "start", "forgot", "unlawful", "doubted", "misplay", "false_call",
                           "false_catch"]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class StartTurned(Event):
    """The first card that counts was turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnedBack(Event):
    """A card that must not begin goes back into the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """`jumped` out of turn; `left` cards remain in the hand."""

    seat: Seat
    card: Card
    left: int
    jumped: bool


@dataclass(frozen=True, slots=True)
class ColourChosen(Event):
    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    count: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The turn ended with the drawn card kept."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Nothing to play and nothing to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class SkipsGrew(Event):
    """`seat` faces so many skips and may answer."""

    seat: Seat
    skips: int


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    direction: int


@dataclass(frozen=True, slots=True)
class PendingGrew(Event):
    """`seat` faces so many cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """`seat` doubted the wild draw four of `target`, who was bluffing or was not."""

    seat: Seat
    target: Seat
    bluff: bool
    amount: int


@dataclass(frozen=True, slots=True)
class UnoCalled(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class FalselyCalled(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Caught(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class FalselyCaught(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class LastCardUncalled(Event):
    """The last card was played without a call: no win, but a penalty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Misplayed(Event):
    """A card that does not fit was tried and came back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    direction: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile, but for its top card, became the new stock."""


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """This turn is the last."""


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HandLaidDown(Event):
    """At the end of a round the cards left are counted in the open."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`reason`: someone went out, the time was up, or nobody could play or draw."""

    winner: Seat
    points: int
    scores: tuple[int, ...]
    reason: Literal["out", "time", "stuck"]
    over: bool


EVENT_KINDS: Final[tuple[type[Event], ...]] = (
    RoundBegan, StartTurned, TurnedBack, Played, ColourChosen, Drew, Kept, Passed, Skipped, SkipsGrew, Reversed,
    PendingGrew, Challenged, UnoCalled, FalselyCalled, Caught, FalselyCaught, LastCardUncalled, Misplayed, HandsSwapped,
    HandsPassed, Reshuffled, TimeRanOut, WentOut, HandLaidDown, RoundEnded,
)  # fmt: skip
