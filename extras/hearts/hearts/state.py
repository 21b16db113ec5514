"""The table: its piles, what can be done and what happens there, and how far the round has got."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from cardcade import Audience, Card, Deck, Event, Pile, Place, Seat, State, hand_of, poker_faces, seats_from
from cardcade.rulekit.scoring import totals

DECK: Final = Deck(poker_faces(jokers=False))
SEATS: Final = 4
STOCK, HANDS, PLAYED, TAKEN, GIVEN = 0, 1, 5, 9, 13
"""The piles; all but the stock begin with the first seat's."""

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


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table deals again."""


Move: TypeAlias = Give | Play | NextRound


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int
    way: Way


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
class RoundEnded(Event):
    points: tuple[int, ...]
    moon: Seat | None


@dataclass(slots=True, kw_only=True)
class HeartsState(State):
    phase: Literal["passing", "play", "over"] = "passing"
    way: Way = "left"
    turn: Seat = 0
    leader: Seat = 0
    broken: bool = False
    tricks: int = 0
    """How many of this round are over."""
    voids: list[str] = field(default_factory=lambda: [""] * SEATS)
    """The suits each seat was seen to have none of."""
    given: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * SEATS)
    """What each seat passed on; only the giver knows."""
    board: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every finished round."""

    def hide(self, seat: Seat) -> None:
        super(HeartsState, self).hide(seat)
        self.given = [cards if giver == seat else () for giver, cards in enumerate(self.given)]

    def hand(self, seat: Seat) -> list[Card]:
        return self.cards[HANDS + seat]

    @property
    def trick(self) -> list[Card]:
        """The cards on the table, as they were played."""
        played = (self.cards[PLAYED + seat] for seat in seats_from(self.leader, SEATS))
        return [cards[0] for cards in played if cards]

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.board, SEATS)


def new_table() -> HeartsState:
    """Every card in the stock."""
    seats, everyone = range(SEATS), Audience.EVERYONE
    piles = (
        Pile("stock", Place.ASIDE, Audience.NOBODY),
        *map(hand_of, seats),
        *(Pile(f"played.{seat}", Place.PLAYED, everyone, seat) for seat in seats),
        *(Pile(f"taken.{seat}", Place.DISCARD, everyone, seat) for seat in seats),
        *(Pile(f"given.{seat}", Place.ASIDE, Audience.OWNER, seat) for seat in seats),
    )
    return HeartsState(piles=piles, cards=[list(DECK.cards), *([] for _ in piles[1:])])
