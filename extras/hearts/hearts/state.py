"""The table: its piles, what can be done and what happens there, and how far the round has got."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from cardcade import Audience, Card, Deck, Pile, Place, Seat, SeatEvent, poker_faces
from cardcade.rulekit.tricks import Play, TrickTable

DECK: Final = Deck(poker_faces(jokers=False))
SEATS: Final = 4
GIVEN: Final = 3
"""The fourth pile of each seat: what it passes on."""

Way: TypeAlias = Literal["left", "right", "across", "keep"]
WAYS: Final[dict[Way, int]] = {"left": 1, "right": 3, "across": 2, "keep": 0}
"""To which seat three cards go, counted from the giver, from round to round."""


@dataclass(frozen=True, slots=True)
class Give:
    """Three cards for another player, face down."""

    cards: tuple[Card, ...]


Move: TypeAlias = Give | Play


class LeadFound(SeatEvent):
    """Who has the two of clubs."""


class HeartsBroken(SeatEvent):
    """From now on hearts may be led."""


@dataclass(frozen=True, slots=True)
class TrickTaken(SeatEvent):
    points: int


class MoonShot(SeatEvent):
    """Somebody has taken all points."""


def given_by(seat: Seat) -> Pile:
    return Pile(f"given.{seat}", Place.ASIDE, Audience.OWNER, seat)


@dataclass(slots=True, kw_only=True)
class HeartsState(TrickTable):
    phase: Literal["passing", "play", "over"] = "passing"
    way: Way = "left"
    broken: bool = False
    given: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * SEATS)
    """What each seat passed on; only the giver knows."""

    common = (Pile("stock", Place.ASIDE, Audience.NOBODY),)
    personal = (*TrickTable.personal, given_by)

    def hide(self, seat: Seat) -> None:
        super(HeartsState, self).hide(seat)
        self.given = [cards if giver == seat else () for giver, cards in enumerate(self.given)]
