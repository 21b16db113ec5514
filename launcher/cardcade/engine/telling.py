"""What rules tell the common table beside the cards: how the match stands, and what is said aloud."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardcade.engine.cards import Seat
from cardcade.engine.message import Message


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: the points of every seat so far, and what they mean."""

    points: tuple[float, ...]
    lowest_wins: bool = False
    target: float | None = None
    """The points at which the match ends, if any."""
    teams: tuple[int, ...] = ()
    """The team of every seat, where partners play together; allies never gain from each other's loss."""

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """Everyone who wins when the seat does, itself included."""
        if not self.teams:
            return (seat,)
        return tuple(other for other, team in enumerate(self.teams) if team == self.teams[seat])


class Voice(Enum):
    """Where something is said."""

    BUBBLE = "bubble"
    """At the plate of whoever says it, for a moment."""
    BANNER = "banner"
    """Over the middle, to everyone."""
    BADGE = "badge"
    """On the seat's plate, until the round ends."""


@dataclass(frozen=True, slots=True)
class Aloud:
    """Words that an event is shown with."""

    words: Message
    seat: Seat | None = None
    """Who says or wears it; None for what the table says."""
    voice: Voice = Voice.BANNER


@dataclass(frozen=True, slots=True)
class Stir:
    """Something that moves players, as everyone at the table sees it: their faces show it, and bots may say a word.

    It must follow from what all seats see, or faces would tell hidden cards.
    """

    kind: str
    """What it is. `[company.KIND.ROLE.any]` in the catalogues has lines for it, numbered from 1, where the role is
    `glad`, `partner`, `stunned` or `beaten`."""
    glad: tuple[Seat, ...] = ()
    stunned: tuple[Seat, ...] = ()
    beaten: tuple[Seat, ...] = ()
    partners: tuple[Seat, ...] = ()
    """Who play with the glad: glad as well, in words of their own."""


class Shape(Enum):
    """How a common table lies: what its middle is for."""

    SHEDDING = "shedding"
    """Rows of cards before each seat, the last one to be beaten."""
    TRICKS = "tricks"
    """A cross of single cards in the middle, swept to whoever wins it."""
    DRAWING = "drawing"
    """A stock to draw from and a pile to play on."""
