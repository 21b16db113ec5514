"""What a player, or the table, can do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from cardcade import Card, Seat
from cardcade.rulekit.rounds import NextRound, TimeUp
from cardcade_uno.cards import COLOUR, COLOURS, DECK, Colour


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card, in turn or jumping in; a wild names a colour, a swapping 7 a player, and UNO may be called."""

    card: Card
    colour: Colour | None = None
    target: Seat | None = None
    call: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Takes a card instead of playing one."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Keeps the drawn card, or has nothing to play and nothing to draw."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Takes the pending cards, or lets itself be skipped."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubts that the wild draw four just played was lawful."""


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Names the colour of a wild that was turned up as the first card."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class CallUno:
    """Calls UNO after the play that left one card."""


@dataclass(frozen=True, slots=True)
class Catch:
    """Says that a player forgot to call."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayAnyway:
    """Insists on a card that does not fit: it comes back, and costs."""

    card: Card


Move: TypeAlias = (
    Play | Draw | Pass | Accept | Challenge | ChooseColour | CallUno | Catch | PlayAnyway | TimeUp | NextRound
)

MOVE_KINDS: Final = (
    Play, Draw, Pass, Accept, Challenge, ChooseColour, CallUno, Catch, PlayAnyway, TimeUp, NextRound,
)  # fmt: skip

DRAW: Final = Draw()
PASS: Final = Pass()
ACCEPT: Final = Accept()
CHALLENGE: Final = Challenge()
CALL_UNO: Final = CallUno()
CHOICES_OF_COLOUR: Final = tuple(ChooseColour(colour) for colour in COLOURS)


@cache
def play_of(card: Card, colour: Colour | None = None, target: Seat | None = None, call: bool = False) -> Play:
    """The one instance of this play, so that listing moves makes no new ones."""
    return Play(card, colour, target, call)


@cache
def catch_of(seat: Seat) -> Catch:
    return Catch(seat)


PLAIN_PLAYS: Final[tuple[tuple[Play, ...], ...]] = tuple(
    (play_of(card),) if COLOUR[card] else tuple(play_of(card, colour) for colour in COLOURS) for card in DECK.cards
)
"""For each card its plays without a call or a swap: one, or one for every colour a wild can name."""
