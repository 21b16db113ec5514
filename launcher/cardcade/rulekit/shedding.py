"""Shedding: rows of cards before the seats, the highest to be beaten, until all others let it pass."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from cardcade.engine.cards import Audience, Card, Pile, Place, Seat, hand_of, played_by
from cardcade.engine.chance import Stream
from cardcade.engine.events import SeatEvent
from cardcade.engine.message import IllegalMove, Message, say
from cardcade.engine.telling import Shape
from cardcade.rulekit.combinations import Combination, Combinations
from cardcade.rulekit.patterns import by_rank, suitings
from cardcade.rulekit.rounds import PLAY, Personal, RoundGame, Scored

GONE, PLAYED = 1, 1
"""The second pile of all, and the second one of each seat."""


@dataclass(frozen=True, slots=True)
class Play:
    """These cards, and what they are played as."""

    cards: tuple[Card, ...]
    combination: Combination


@dataclass(frozen=True, slots=True)
class Pass:
    """Lets the last play stand."""


PASS: Final = Pass()
"""The one pass there is."""


class Passed(SeatEvent):
    """A seat let the last play stand."""


class TrickWon(SeatEvent):
    """Nobody has beaten what this seat played."""


@dataclass(slots=True, kw_only=True)
class SheddingTable(Scored):
    """A stock, a pile of cards that are gone, and for every seat its hand and what lies before it."""

    best: Seat | None = None
    """Who has played highest in this trick; None before a lead."""
    last: Combination | None = None
    """What has to be beaten; None for a leader."""

    common: ClassVar[tuple[Pile, ...]] = (*Scored.common, Pile("gone", Place.ASIDE, Audience.EVERYONE))
    personal: ClassVar[Personal] = (hand_of, played_by)

    @property
    def to_beat(self) -> list[Card]:
        return [] if self.best is None else self.of(self.best, PLAYED)

    def lay_down(self, seat: Seat, cards: Sequence[Card], made: Combination | None = None) -> None:
        """In place of what the seat had played before; then it is the next one's turn."""
        self.clear(seat)
        self.move(cards, self.pile(seat), self.pile(seat, PLAYED))
        self.best, self.last, self.turn = seat, made, (seat + 1) % self.seats

    def let_pass(self, seat: Seat) -> None:
        """When nobody has beaten it, whoever played highest leads again."""
        self.clear(seat)
        self.turn = (seat + 1) % self.seats
        if self.turn == self.best:
            self.clear(self.turn)
            self.best = self.last = None

    def clear(self, seat: Seat) -> None:
        """What the seat had played is out of the way."""
        if lying := self.of(seat, PLAYED):
            self.move(lying[:], self.pile(seat, PLAYED), GONE)


S = TypeVar("S", bound=SheddingTable)
M = TypeVar("M")


class SheddingGame(RoundGame[S, M]):
    """Combinations of cards, each beaten by a higher one, until somebody has no cards left.

    A game says how high its cards are, which combinations there are, what they are called, and what a round is worth.
    """

    shape = Shape.SHEDDING
    move_kinds: ClassVar[tuple[type[Any], ...]] = (Play, Pass)
    ranks: ClassVar[Sequence[int]]
    """How high every card of the deck is."""

    @property
    @abstractmethod
    def combinations(self) -> Combinations:
        """What may be played under this preset."""

    @abstractmethod
    def reckon(self, state: S, winner: Seat) -> Sequence[int]:
        """The points of every seat, now that the winner's hand is empty."""

    @abstractmethod
    def say_combination(self, made: Combination) -> Message:
        """What players call it."""

    def laid(self, state: S, seat: Seat, made: Combination) -> None:
        """What a play does beside lying there: nothing, where a game does not say otherwise."""

    # -- the course of a round

    def choices(self, state: S, seat: Seat) -> Sequence[Any]:
        held = by_rank(state.of(seat), self.ranks)
        plays = [Play(found.take(held), made) for made, found in self.combinations.find(held, state.last)]
        return [*plays, PASS] if state.last else plays

    def act(self, state: S, seat: Seat, move: M, stream: Stream) -> None:
        if not isinstance(move, Play):
            state.let_pass(seat)
            return
        state.lay_down(seat, move.cards, move.combination)
        self.laid(state, seat, move.combination)
        if not state.of(seat):
            state.end_round(self.reckon(state, seat))

    def check(self, state: S, seat: Seat, move: M) -> None:
        """Cards of other suits are as good as those that are listed."""
        if isinstance(move, Play) and state.phase == PLAY and seat == state.turn:
            self._check_play(state, seat, move)
        else:
            super().check(state, seat, move)

    def _check_play(self, state: S, seat: Seat, move: Play) -> None:
        if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(state.of(seat)):
            raise IllegalMove(say("engine.illegal.held"))
        able = self.combinations.read(by_rank(move.cards, self.ranks))
        if move.combination not in (made for made, _ in able):
            raise IllegalMove(say("engine.illegal.not_a_play"))
        if state.last and not self.combinations.beats(move.combination, state.last):
            raise IllegalMove(say("engine.illegal.beat", last=self.say_combination(state.last)))

    def refusal(self, state: S, seat: Seat, move: M) -> IllegalMove:
        leads = isinstance(move, Pass) and state.phase == PLAY
        return IllegalMove(say("engine.illegal.lead")) if leads else super().refusal(state, seat, move)

    # -- which cards, and how they lie

    def every_play(self, state: S, seat: Seat) -> Iterator[Any]:
        held = by_rank(state.of(seat), self.ranks)
        for move in self.moves(state, seat):
            if isinstance(move, Play):
                needs = Counter(self.ranks[card] for card in move.cards)
                yield from (Play(cards, move.combination) for cards in suitings(held, needs.items()))
            else:
                yield move

    def plays_with(self, state: S, seat: Seat, cards: Sequence[Card]) -> Sequence[Any]:
        if state.phase != PLAY:
            return ()
        held, last = by_rank(cards, self.ranks), state.last
        plays = [Play(found.take(held), made) for made, found in self.combinations.read(held)]
        return sorted(plays, key=lambda play: not (last and self.combinations.beats(play.combination, last)))

    def likeness(self, card: Card) -> int:
        return self.ranks[card]

    def hand_key(self, state: S, card: Card) -> Any:
        """The highest at the left."""
        return -self.ranks[card], card

    def say_move(self, move: M) -> Message:
        match move:
            case Play(_, made):
                return self.say_combination(made)
            case Pass():
                return say("engine.pass")
        return super().say_move(move)
