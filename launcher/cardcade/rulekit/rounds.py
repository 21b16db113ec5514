"""A match of several rounds: the points of each are written down, and the table deals the next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar

from cardcade.engine.cards import TABLE, Audience, Card, Deck, Pile, Place, Seat, hand_of
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.game import Game, Result
from cardcade.engine.message import Message, say
from cardcade.engine.state import State
from cardcade.engine.telling import Standing
from cardcade.rulekit.dealing import collect, deal
from cardcade.rulekit.scoring import reached, result_of, totals


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table deals again."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The table's clock decides."""


NEXT_ROUND, TIME_UP = NextRound(), TimeUp()
"""The table's own moves: after a round, and when time has run out."""
STOCK: Final = 0
"""The first pile of all, from which the cards are dealt."""
HAND: Final = 0
"""The first pile of every seat."""
PLAY: Final = "play"
"""The phase in which cards are played; a game may have others before it."""
OVER: Final = "over"
"""The phase in which a round stays until the table deals the next."""
Personal: TypeAlias = tuple[Callable[[Seat], Pile], ...]
"""The piles that every seat has, the hand first."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Cards are about to be dealt."""

    number: int


@dataclass(slots=True, kw_only=True)
class Scored(State):
    """A table with a board. The piles that all share come first; those of each seat lie together, the hand first."""

    board: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every finished round."""
    phase: str = PLAY
    turn: Seat = 0

    common: ClassVar[tuple[Pile, ...]] = (Pile("stock", Place.STOCK, Audience.NOBODY),)
    """The piles that all share, the stock first."""
    personal: ClassVar[Personal] = (hand_of,)
    """The piles that every seat has, the hand first."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """Names of fields that outlast a round; all others are then as they were before the first."""

    @classmethod
    def for_seats(cls, deck: Deck, seats: int) -> Self:
        """The table before a card is dealt: all of them lie in the stock."""
        return cls.set_up(deck, *cls.common, *(make(seat) for seat in range(seats) for make in cls.personal))

    @property
    def seats(self) -> int:
        return (len(self.piles) - len(self.common)) // len(self.personal)

    def pile(self, seat: Seat, which: int = HAND) -> int:
        return len(self.common) + len(self.personal) * seat + which

    def of(self, seat: Seat, which: int = HAND) -> list[Card]:
        """The cards of one of its piles, by default its hand."""
        return self.cards[self.pile(seat, which)]

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.board, self.seats)

    def deal(self, stream: Stream, count: int) -> None:
        """Shuffles the stock, and gives so many cards of it to every hand."""
        self.shuffle(STOCK, stream)
        deal(self, STOCK, map(self.pile, range(self.seats)), count)

    def end_round(self, points: Sequence[int]) -> None:
        """Writes them on the board."""
        assert len(points) == self.seats, f"{len(points)} points for {self.seats} seats"
        self.board.append(tuple(points))
        self.phase = OVER

    def forget_round(self) -> None:
        """Cards, board and what is lasting stay."""
        for each in fields(self):
            if each.name not in _KEPT and each.name not in self.lasting:
                setattr(self, each.name, each.default if each.default_factory is MISSING else each.default_factory())


_KEPT: Final = {"board", *(item.name for item in fields(State))}

S = TypeVar("S", bound=Scored)
M = TypeVar("M")


class RoundGame(Game[S, M]):
    """Rounds for points until the match is decided. It brings NextRound and RoundBegan itself."""

    lowest_wins: ClassVar[bool] = False
    single: bool = False
    """Whether one round is all there is."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "move_kinds" in vars(cls):
            cls.move_kinds = (*cls.move_kinds, NextRound)
        cls.event_kinds = (RoundBegan, *(kind for kind in cls.event_kinds if kind is not RoundBegan))

    # -- what a game says

    @abstractmethod
    def deal(self, state: S, stream: Stream) -> None:
        """Begins a round; every card lies in the stock."""

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> Sequence[M]:
        """What a seat that the round waits for may do, one for every meaning."""

    @abstractmethod
    def act(self, state: S, seat: Seat, move: M, stream: Stream) -> None:
        """Makes one of its moves. The last of a round ends with `state.end_round(points)`."""

    @property
    def target(self) -> int | None:
        """The points that decide the match; None where it is one round, or `decided` otherwise."""
        return None

    def decided(self, state: S) -> bool:
        """Whether no further round is played."""
        return self.target is None or reached(state.totals, self.target)

    def in_round(self, state: S) -> Sequence[Seat]:
        """Whom the round waits for; () when it is over and its points are on the board."""
        return () if state.phase == OVER else (state.turn,)

    # -- the course of a match

    def setup(self, seats: int) -> S:
        return self.state_kind.for_seats(self.deck, seats)  # type: ignore[attr-defined, no-any-return]

    def begin(self, state: S, stream: Stream) -> None:
        state.record(RoundBegan(len(state.board) + 1))
        self.deal(state, stream)

    def next_round(self, state: S, stream: Stream) -> None:
        """What NextRound does, and what a game does when a deal comes to nothing."""
        collect(state, STOCK)
        state.forget_round()
        self.begin(state, stream)

    def to_act(self, state: S) -> Sequence[Seat]:
        return self.in_round(state) or (() if self.single or self.decided(state) else (TABLE,))

    def moves(self, state: S, seat: Seat) -> Sequence[Any]:
        if seat not in self.to_act(state):
            return ()
        return (NEXT_ROUND,) if seat == TABLE else self.choices(state, seat)

    def play(self, state: S, seat: Seat, move: M | NextRound, stream: Stream) -> None:
        if isinstance(move, NextRound):
            self.next_round(state, stream)
        else:
            self.act(state, seat, move, stream)

    def result(self, state: S) -> Result | None:
        return None if self.to_act(state) else result_of(state.totals, self.lowest_wins)

    def rounds(self, state: S) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> Self:
        alone = copy(self)
        alone.single = True
        return alone

    # -- what the table shows and says

    def standing(self, state: S) -> Standing:
        target = None if self.single else self.target
        return Standing(tuple(map(float, state.totals)), self.lowest_wins, target)

    def say_move(self, move: M) -> Message:
        """NextRound's; a game says its own."""
        return say("engine.next_round")

    def say_event(self, event: Event) -> Message | None:
        return say("engine.round_began", n=event.number) if isinstance(event, RoundBegan) else None
