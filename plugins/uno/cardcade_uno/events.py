"""What happened at the table, beside the cards that moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from cardcade import Card, Event, Seat, SeatEvent
from cardcade_uno.cards import Colour

Cause: TypeAlias = Literal["turn", "pending", "start", "forgot", "unlawful", "doubted", "misplay", "false_call",
                           "false_catch"]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card from the stock is looked at before the round."""

    card: Card


class StartTurned(TurnedUp):
    """The first card that counts was turned up."""


class TurnedBack(TurnedUp):
    """A card that must not begin goes back into the stock."""


@dataclass(frozen=True, slots=True)
class Played(SeatEvent):
    """`jumped` out of turn; `left` cards remain in the hand."""

    card: Card
    left: int
    jumped: bool


@dataclass(frozen=True, slots=True)
class ColourChosen(SeatEvent):
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drew(SeatEvent):
    count: int
    cause: Cause


class Kept(SeatEvent):
    """The turn ended with the drawn card kept."""


class Passed(SeatEvent):
    """Nothing to play and nothing to draw."""


class Skipped(SeatEvent):
    """Its turn is left out."""


@dataclass(frozen=True, slots=True)
class SkipsGrew(SeatEvent):
    """`seat` faces so many skips and may answer."""

    skips: int


@dataclass(frozen=True, slots=True)
class Directed(Event):
    """`direction` is 1 for clockwise, or -1."""

    direction: int


class Reversed(Directed):
    """Turns go the other way round."""


class HandsPassed(Directed):
    """Everybody's hand went to a neighbour."""


@dataclass(frozen=True, slots=True)
class PendingGrew(SeatEvent):
    """`seat` faces so many cards."""

    amount: int


@dataclass(frozen=True, slots=True)
class Challenged(SeatEvent):
    """`seat` doubted the wild draw four of `target`, who was bluffing or was not."""

    target: Seat
    bluff: bool
    amount: int


class UnoCalled(SeatEvent):
    """In time: nobody can catch it."""


class FalselyCalled(SeatEvent):
    """With too many cards for a call, which costs."""


@dataclass(frozen=True, slots=True)
class Accused(SeatEvent):
    """Somebody said that this seat forgot to call."""

    by: Seat


class Caught(Accused):
    """It had."""


class FalselyCaught(Accused):
    """It had not, which costs whoever said so."""


class LastCardUncalled(SeatEvent):
    """The last card was played without a call: no win, but a penalty."""


@dataclass(frozen=True, slots=True)
class Misplayed(SeatEvent):
    """A card that does not fit was tried and came back."""

    card: Card


@dataclass(frozen=True, slots=True)
class HandsSwapped(SeatEvent):
    target: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile, but for its top card, became the new stock."""


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """This turn is the last."""


@dataclass(frozen=True, slots=True)
class WentOut(SeatEvent):
    card: Card


@dataclass(frozen=True, slots=True)
class HandLaidDown(SeatEvent):
    """At the end of a round the cards left are counted in the open."""

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
