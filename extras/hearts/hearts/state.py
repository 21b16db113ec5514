"""The table: its piles, what can be done and what happens there, and how far the round has got."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from cardcade import Audience, Card, Deck, Event, Pile, Place, Seat, poker_faces
from cardcade.rulekit.rounds import NextRound
from cardcade.rulekit.tricks import TrickTable, trick_piles

DECK: Final = Deck(poker_faces(jokers=False))
SEATS: Final = 4
STOCK, GIVEN = 0, 3
"""The first pile of all, and the fourth of each seat: what it passes on."""

Way: TypeAlias = Literal["left", "right", "across", "keep"]
WAYS: Final[dict[Way, int]] = {"left": 1, "right": 3, "across": 2, "keep": 0}
"""To which seat three cards go, counted from the giver, from round to round."""


@dataclass(frozen=True, slots=True)
class Give:
    """Three cards for another player, face down."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


Move: TypeAlias = Give | Play | NextRound


@dataclass(frozen=True, slots=True)
class LeadFound(Event):
    """Who has the two of clubs."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeartsBroken(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MoonShot(Event):
    """Somebody has taken all points."""

    seat: Seat


@dataclass(slots=True, kw_only=True)
class HeartsState(TrickTable):
    each = 4
    phase: Literal["passing", "play", "over"] = "passing"
    way: Way = "left"
    broken: bool = False
    given: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * SEATS)
    """What each seat passed on; only the giver knows."""

    def hide(self, seat: Seat) -> None:
        super(HeartsState, self).hide(seat)
        self.given = [cards if giver == seat else () for giver, cards in enumerate(self.given)]


def given_by(seat: Seat) -> Pile:
    return Pile(f"given.{seat}", Place.ASIDE, Audience.OWNER, seat)


def new_table() -> HeartsState:
    return HeartsState.set_up(DECK, Pile("stock", Place.ASIDE, Audience.NOBODY), *trick_piles(SEATS, given_by))
