"""A match of several rounds: the points of each are written down, and the table deals the next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from dataclasses import MISSING, dataclass, field, fields
from typing import ClassVar, Final, Self, TypeVar

from cardcade.engine.cards import TABLE, Card, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.game import Game, Result
from cardcade.engine.message import Message, say
from cardcade.engine.state import State
from cardcade.engine.telling import Standing
from cardcade.rulekit.dealing import collect
from cardcade.rulekit.scoring import reached, result_of, totals


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table deals again."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The table's clock decides."""


NEXT_ROUND, TIME_UP = NextRound(), TimeUp()
"""The table's own moves: after a round, and when time has run out."""
HAND: Final = 0
"""The first pile of every seat."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Cards are about to be dealt."""

    number: int


@dataclass(slots=True, kw_only=True)
class Scored(State):
    """A table with a board. Its first pile is the stock; those of each seat lie together, the hand first."""

    board: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every finished round."""

    shared: ClassVar[int] = 1
    """How many piles lie before those of the first seat."""
    each: ClassVar[int] = 1
    """How many piles every seat has."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """Names of fields that outlast a round; all others are then as they were before the first."""

    @property
    def seats(self) -> int:
        return (len(self.piles) - self.shared) // self.each

    def pile(self, seat: Seat, which: int = HAND) -> int:
        return self.shared + self.each * seat + which

    def of(self, seat: Seat, which: int = HAND) -> list[Card]:
        """The cards of one of its piles, by default its hand."""
        return self.cards[self.pile(seat, which)]

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.board, self.seats)

    def forget_round(self) -> None:
        """Cards, board and what is lasting stay."""
        for each in fields(self):
            if each.name not in _KEPT and each.name not in self.lasting:
                setattr(self, each.name, each.default if each.default_factory is MISSING else each.default_factory())


_KEPT: Final = {item.name for item in fields(Scored)}

S = TypeVar("S", bound=Scored)
M = TypeVar("M")


class RoundGame(Game[S, M]):
    """Rounds for points until the match is decided. List NextRound and RoundBegan among its moves and events."""

    lowest_wins: ClassVar[bool] = False
    single: bool = False
    """Whether one round is all there is."""

    @abstractmethod
    def deal(self, state: S, stream: Stream) -> None:
        """Begins a round; every card lies in the stock."""

    @abstractmethod
    def in_round(self, state: S) -> Sequence[Seat]:
        """Whom the round waits for; () when it is over and its points are on the board."""

    @property
    def target(self) -> int | None:
        """The points that decide the match, if there are any."""
        return None

    def decided(self, state: S) -> bool:
        """Whether no further round is played."""
        return self.target is not None and reached(state.totals, self.target)

    def begin(self, state: S, stream: Stream) -> None:
        state.record(RoundBegan(len(state.board) + 1))
        self.deal(state, stream)

    def next_round(self, state: S, stream: Stream) -> None:
        """What NextRound does, and what a game does when a deal comes to nothing."""
        collect(state, 0)
        state.forget_round()
        self.begin(state, stream)

    def to_act(self, state: S) -> Sequence[Seat]:
        return self.in_round(state) or (() if self.single or self.decided(state) else (TABLE,))

    def result(self, state: S) -> Result | None:
        return None if self.to_act(state) else result_of(state.totals, self.lowest_wins)

    def rounds(self, state: S) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> Self:
        alone = copy(self)
        alone.single = True
        return alone

    def standing(self, state: S) -> Standing:
        target = None if self.single else self.target
        return Standing(tuple(map(float, state.totals)), self.lowest_wins, target)

    def say_move(self, move: M) -> Message:
        """NextRound's; a game says its own."""
        return say("engine.next_round")

    def say_event(self, event: Event) -> Message | None:
        return say("engine.round_began", n=event.number) if isinstance(event, RoundBegan) else None
