"""The table: piles, whose turn it is, what lies, what everyone has seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardcade import Audience, Pile, Place, Seat, State, hand_of
from cardcade.rulekit.scoring import totals
from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Play

STOCK: Final = 0
GONE: Final = 1
"""Tricks that are over."""
TRICK: Final = 2
HANDS: Final = 3
"""The first seat's hand; behind the hands lie the piles where the losers show what they have left."""


@dataclass(slots=True, kw_only=True)
class GandengyanState(State):
    turn: Seat = 0
    last: Combination | None = None
    """What has to be beaten; None for a leader."""
    owner: Seat = 0
    """Who played it."""
    passes: int = 0
    """How many have passed since."""
    trick: list[tuple[Seat, Play | None]] = field(default_factory=list)
    """Plays and, as None, passes of this trick."""
    last_trick: tuple[tuple[Seat, Play | None], ...] = ()
    plays: list[int]
    """How often each seat has played in this round."""
    bombs: int = 0
    winner: Seat | None = None
    """Who went out; None while the round goes on."""
    board: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every finished round."""

    @property
    def seats(self) -> int:
        return len(self.plays)

    def left_pile(self, seat: Seat) -> int:
        return HANDS + len(self.plays) + seat

    def totals(self) -> tuple[int, ...]:
        return totals(self.board, self.seats)

    def rounds_won(self) -> tuple[int, ...]:
        return rounds_won(self.board, self.seats)


def rounds_won(board: Iterable[Sequence[int]], seats: int) -> tuple[int, ...]:
    """By every seat: only the winner of a round pays nothing for it."""
    return tuple(sum(points[seat] == 0 for points in board) for seat in range(seats))


def new_table(seats: int) -> GandengyanState:
    """Every card in the stock."""
    everyone = range(seats)
    piles = (
        Pile("stock", Place.STOCK, Audience.NOBODY),
        Pile("gone", Place.DISCARD, Audience.EVERYONE),
        Pile("trick", Place.PLAYED, Audience.EVERYONE),
        *map(hand_of, everyone),
        *(Pile(f"left.{seat}", Place.PLAYED, Audience.EVERYONE, seat) for seat in everyone),
    )
    cards = [list(DECK.cards), *([] for _ in piles[1:])]
    return GandengyanState(piles=piles, cards=cards, plays=[0] * seats)
