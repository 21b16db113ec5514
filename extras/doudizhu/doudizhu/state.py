"""The table: its piles, what can be done and what happens there, and how far the round has got."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from cardcade import Audience, Card, Event, Pile, Place, Seat, SeatEvent
from cardcade.rulekit.combinations import Combination
from cardcade.rulekit.shedding import Pass, Play, SheddingTable

SEATS: Final = 3
BOTTOM: Final = 2
"""The pile of the landlord's three cards, beside those of every shedding game."""


@dataclass(frozen=True, slots=True)
class Bid:
    points: int
    """0 for no bid."""


Move: TypeAlias = Bid | Pass | Play
NO_BID: Final = Bid(0)


@dataclass(frozen=True, slots=True)
class NobodyBid(Event):
    """All cards are dealt anew."""


@dataclass(frozen=True, slots=True)
class LandlordFound(SeatEvent):
    points: int


@dataclass(frozen=True, slots=True)
class Laid(SeatEvent):
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


@dataclass(slots=True, kw_only=True)
class DouDizhuState(SheddingTable):
    phase: Literal["bidding", "play", "over"] = "bidding"
    calls: int = 0
    """How many have bid or passed in this deal."""
    stake: int = 0
    """The highest bid so far."""
    landlord: Seat | None = None
    """Who bid it."""
    bottom: tuple[Card, ...] = ()
    """What the landlord was seen to pick up."""
    bombs: int = 0
    plays: list[int] = field(default_factory=lambda: [0] * SEATS)
    """How often each seat has played in this round."""
    winner: Seat | None = None

    common = (*SheddingTable.common, Pile("bottom", Place.PLAYED, Audience.EVERYONE))
    lasting = ("turn",)
    """After a round it is the turn of whoever went out to open the bidding."""

    @property
    def spring(self) -> Spring:
        """Known once the round is over."""
        if self.landlord is None or self.winner is None:
            return "none"
        if self.winner != self.landlord:
            return "turned" if self.plays[self.landlord] == 1 else "none"
        return "none" if sum(self.plays) > self.plays[self.landlord] else "spring"
