"""The table: its piles, and how far the round has got."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from cardcade import Audience, Card, Pile, Place, Seat, State, hand_of
from cardcade.rulekit.scoring import totals
from doudizhu.combinations import DECK, Combination
from doudizhu.events import Spring

SEATS: Final = 3
STOCK, GONE, BOTTOM, HANDS, PLAYED = 0, 1, 2, 3, 6
"""The piles; the hands and what lies before each seat begin with the first seat's."""


@dataclass(slots=True, kw_only=True)
class DouDizhuState(State):
    phase: Literal["bidding", "play", "over"] = "bidding"
    turn: Seat = 0
    calls: int = 0
    """How many have bid or passed in this deal."""
    stake: int = 0
    """The highest bid so far."""
    landlord: Seat | None = None
    """Who bid it."""
    bottom: tuple[Card, ...] = ()
    """What the landlord was seen to pick up."""
    last: Combination | None = None
    """What has to be beaten; None for a leader."""
    passes: int = 0
    bombs: int = 0
    plays: list[int] = field(default_factory=lambda: [0] * SEATS)
    """How often each seat has played in this round."""
    winner: Seat | None = None
    board: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every finished round."""

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.board, SEATS)

    @property
    def spring(self) -> Spring:
        """Known once the round is over."""
        if self.landlord is None or self.winner is None:
            return "none"
        if self.winner != self.landlord:
            return "turned" if self.plays[self.landlord] == 1 else "none"
        return "none" if sum(self.plays) > self.plays[self.landlord] else "spring"


def new_table() -> DouDizhuState:
    """Every card in the stock."""
    piles = (
        Pile("stock", Place.STOCK, Audience.NOBODY),
        Pile("gone", Place.ASIDE, Audience.EVERYONE),
        Pile("bottom", Place.PLAYED, Audience.EVERYONE),
        *map(hand_of, range(SEATS)),
        *(Pile(f"played.{seat}", Place.PLAYED, Audience.EVERYONE, seat) for seat in range(SEATS)),
    )
    return DouDizhuState(piles=piles, cards=[list(DECK.cards), *([] for _ in piles[1:])])
