"""A position of the game: piles, whose turn it is and what is owed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Final

from cardcade import Audience, Card, Pile, Place, Seat, State, hand_of
from cardcade_uno.cards import DECK, SYMBOL, Colour, Symbol

STOCK: Final = 0
DISCARD: Final = 1
HANDS: Final = 2
"""The pile of seat 0's hand; the other hands follow."""


class Phase(Enum):
    """What the seat whose turn it is has to do, or that the round is over."""

    COLOUR = "colour"
    """Name the colour of the wild turned up at the start."""
    TURN = "turn"
    DREW = "drew"
    """Play the card just drawn, or keep it."""
    FACING_DRAW = "facing_draw"
    """Take what is pending, or answer it."""
    FACING_SKIP = "facing_skip"
    BETWEEN = "between"
    """The round is over, the match is not."""
    OVER = "over"


COLOUR_PHASE, TURN, DREW = Phase.COLOUR, Phase.TURN, Phase.DREW
FACING_DRAW, FACING_SKIP = Phase.FACING_DRAW, Phase.FACING_SKIP
BETWEEN, OVER = Phase.BETWEEN, Phase.OVER


@dataclass(slots=True, kw_only=True)
class UnoState(State):
    phase: Phase = TURN
    turn: Seat = 0
    direction: int = 1
    """1 clockwise, the way seats are numbered, or -1."""
    colour: Colour = "R"
    """The colour to be matched: the top card's, or the one a wild named."""
    pending: int = 0
    """Cards that whoever gives in must draw."""
    skips: int = 0
    """Seats that a Skip not yet answered will skip."""
    drawn: int = 0
    """Where in the hand of the seat in turn the card just drawn lies, while it may be played."""
    tried: bool = False
    """Whether the seat in turn has already insisted on a card that does not fit."""
    fresh: Seat | None = None
    """Who played the top card, as long as another may jump in on it."""

    four_by: Seat | None = None
    """Who played the wild draw four on top, for as long as it may be challenged."""
    four_on: tuple[Colour, Symbol] = ("R", "0")
    """The colour and symbol that lay beneath it."""
    four_hand: int = 0
    """How many cards its player then held; what is drawn later lies behind them."""

    called: list[bool] = field(default_factory=list)
    """Seats whose call for their last card stands."""
    owing: tuple[Seat, ...] = ()
    """Seats with one card that have not called and can still be caught."""

    taken: list[int] = field(default_factory=list)
    """Cards each hand has taken from the stock in this round, except those played at once."""
    dry: list[tuple[tuple[Colour, Symbol, int], ...]] = field(default_factory=list)
    """For each hand, newest first: the colour and symbol it drew on, and `taken` up to which its cards lack them."""
    bluffs: list[int] = field(default_factory=list)
    """How often each seat was caught with an unlawful wild draw four in this match."""
    cleared: list[int] = field(default_factory=list)
    """How often each seat was challenged without cause."""

    idle: int = 0
    """Turns in a row without a play or a draw, when nothing is left to draw."""
    time_up: bool = False
    """The clock has decided: the round ends with this turn."""

    dealer: Seat = 0
    rounds: int = 0
    """Rounds finished."""
    scores: list[int] = field(default_factory=list)
    winner: Seat | None = None
    """Who won the last round finished."""

    @property
    def seats(self) -> int:
        return len(self.cards) - HANDS

    @property
    def top(self) -> Card:
        return self.cards[DISCARD][-1]

    @property
    def symbol(self) -> Symbol:
        return SYMBOL[self.cards[DISCARD][-1]]

    def hand(self, seat: Seat) -> list[Card]:
        return self.cards[HANDS + seat]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many steps on in the direction of play."""
        return (seat + steps * self.direction) % (len(self.cards) - HANDS)

    def can_draw(self) -> bool:
        """Whether anything is left: in the stock, or beneath the top card to be shuffled into it."""
        return len(self.cards[STOCK]) > 0 or len(self.cards[DISCARD]) > 1


def new_table(seats: int) -> UnoState:
    """Every card in the stock."""
    return _untouched(seats).copy()


@cache
def _untouched(seats: int) -> UnoState:
    cards = [list(DECK.cards), *([] for _ in range(seats + 1))]
    return UnoState(piles=_piles(seats), cards=cards, bluffs=[0] * seats, cleared=[0] * seats, scores=[0] * seats)


@cache
def _piles(seats: int) -> tuple[Pile, ...]:
    stock = Pile("stock", Place.STOCK, Audience.NOBODY)
    discard = Pile("discard", Place.DISCARD, Audience.EVERYONE)
    return (stock, discard, *map(hand_of, range(seats)))
