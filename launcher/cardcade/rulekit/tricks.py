"""Tricks: which suit must be followed, which cards are lawful, whose card takes it, and where it lies."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self, TypeVar

from cardcade.engine.cards import RANKS, SUITS, Card, Deck, Seat, hand_of, played_by, taken_by
from cardcade.engine.chance import Stream
from cardcade.engine.game import seats_from
from cardcade.engine.message import IllegalMove, Message, say
from cardcade.engine.state import View
from cardcade.engine.telling import Shape
from cardcade.rulekit.rounds import HAND, PLAY, Personal, RoundGame, Scored


@dataclass(frozen=True, slots=True)
class Tricks:
    """How the cards of a deck follow and beat each other.

    A card is of the suit it is followed in: where jacks are trumps, their suit is the trump suit too.
    """

    suit: tuple[str, ...]
    """The suit of every card of the deck."""
    strength: tuple[int, ...]
    """What every card is worth within its suit; the higher wins, of equals the first."""
    trump: str | None = None
    """The suit that beats all others, if there is one."""

    @classmethod
    def of(cls, deck: Deck, ranks: str = RANKS, trump: str | None = None) -> Self:
        """For faces such as `S9`, their ranks given from the lowest to the highest."""
        order = {rank: place for place, rank in enumerate(ranks)}
        return cls(tuple(face[0] for face in deck.faces), tuple(order[face[1:]] for face in deck.faces), trump)

    def with_trump(self, trump: str | None) -> Self:
        """The same cards when another suit is trumps."""
        return replace(self, trump=trump)

    def follows(self, hand: Sequence[Card], trick: Sequence[Card]) -> bool:
        """Whether the hand has a card of the suit that was led; a leader follows nothing."""
        return bool(trick) and any(self.suit[card] == self.suit[trick[0]] for card in hand)

    def lawful(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """What a hand may play: of the suit led as long as it has one, otherwise anything."""
        if not self.follows(hand, trick):
            return list(hand)
        return [card for card in hand if self.suit[card] == self.suit[trick[0]]]

    def winner(self, trick: Sequence[Card]) -> int:
        """The place in the trick of the card that takes it: the highest trump, else the highest of the suit led."""
        wins = self.trump if any(self.suit[card] == self.trump for card in trick) else self.suit[trick[0]]
        able = [place for place, card in enumerate(trick) if self.suit[card] == wins]
        return max(able, key=lambda place: self.strength[trick[place]])


PLAYED, TAKEN = 1, 2
"""Beside its hand the piles of each seat; a game's own follow."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    card: Card


@dataclass(slots=True, kw_only=True)
class TrickTable(Scored):
    """For every seat its hand, its card of this trick and what it has taken. Remembers who could not follow."""

    leader: Seat = 0
    tricks: int = 0
    """How many of this round are over."""
    voids: set[tuple[Seat, str]] = field(default_factory=set)
    """Who could not follow which suit."""

    personal: ClassVar[Personal] = (hand_of, played_by, taken_by)

    @property
    def trick(self) -> list[Card]:
        """The cards on the table, the lead first."""
        return [card for seat in seats_from(self.leader, self.seats) for card in self.of(seat, PLAYED)]

    def lay_down(self, seat: Seat, card: Card, tricks: Tricks) -> None:
        """A card from the hand to the trick; then it is the next seat's turn."""
        lead = self.of(self.leader, PLAYED)
        if lead and tricks.suit[card] != tricks.suit[lead[0]]:
            self.voids.add((seat, tricks.suit[lead[0]]))
        self.move([card], self.pile(seat), self.pile(seat, PLAYED))
        self.turn = (seat + 1) % self.seats

    @property
    def complete(self) -> bool:
        """Whether everyone has played to the trick."""
        return all(self.of(seat, PLAYED) for seat in range(self.seats))

    def sweep(self, tricks: Tricks) -> Seat:
        """The trick goes to its winner, who leads to the next."""
        winner = (self.leader + tricks.winner(self.trick)) % self.seats
        for seat in range(self.seats):
            self.move(self.of(seat, PLAYED)[:], self.pile(seat, PLAYED), self.pile(winner, TAKEN))
        self.leader = self.turn = winner
        self.tricks += 1
        return winner

    def may_hold(self, pile: int, card: Card, tricks: Tricks) -> bool:
        """Nobody has a card of a suit that he could not follow; for `Game.could_hold`."""
        seat, which = divmod(pile - len(self.common), len(self.personal))
        return which != HAND or (seat, tricks.suit[card]) not in self.voids


S = TypeVar("S", bound=TrickTable)
M = TypeVar("M")


class TrickGame(RoundGame[S, M]):
    """A card from everyone to each trick until all are played. A game says what beats what and what it is worth."""

    shape = Shape.TRICKS
    move_kinds: ClassVar[tuple[type[Any], ...]] = (Play,)

    @abstractmethod
    def ranking(self, state: S) -> Tricks:
        """How cards follow and beat each other now."""

    @abstractmethod
    def reckon(self, state: S) -> Sequence[int]:
        """The points of every seat, now that all cards are played."""

    def laid(self, state: S, seat: Seat, card: Card) -> None:
        """What a card does beside lying there: nothing, where a game does not say otherwise."""

    def taken(self, state: S, seat: Seat, trick: Sequence[Card]) -> None:
        """What a trick brings whoever has taken it beside its cards: nothing, where a game does not say otherwise."""

    def lawful(self, state: S, seat: Seat) -> list[Card]:
        """The cards that the seat may play; a game may allow fewer."""
        return self.ranking(state).lawful(state.of(seat), state.trick)

    # -- the course of a round

    def choices(self, state: S, seat: Seat) -> Sequence[Any]:
        return [Play(card) for card in self.lawful(state, seat)]

    def act(self, state: S, seat: Seat, move: M, stream: Stream) -> None:
        assert isinstance(move, Play)
        ranking = self.ranking(state)
        state.lay_down(seat, move.card, ranking)
        self.laid(state, seat, move.card)
        if state.complete:
            trick = state.trick
            self.taken(state, state.sweep(ranking), trick)
            if not state.of(seat):
                state.end_round(self.reckon(state))

    def refusal(self, state: S, seat: Seat, move: M) -> IllegalMove:
        if isinstance(move, Play) and state.phase == PLAY:
            if move.card not in state.of(seat):
                return IllegalMove(say("engine.illegal.held"))
            if move.card not in self.ranking(state).lawful(state.of(seat), state.trick):
                return IllegalMove(say("engine.illegal.follow", card=self.say_card(state.trick[0])))
        return super().refusal(state, seat, move)

    # -- which cards, and how they lie

    def plays_with(self, state: S, seat: Seat, cards: Sequence[Card]) -> Sequence[Any]:
        return [Play(cards[0])] if len(cards) == 1 and state.phase == PLAY else []

    def could_hold(self, view: View[S], pile: int, card: Card) -> bool:
        return view.state.may_hold(pile, card, self.ranking(view.state))

    def hand_key(self, state: S, card: Card) -> Any:
        """Suit by suit, trumps and the highest at the right."""
        ranking = self.ranking(state)
        suit = ranking.suit[card]
        return suit == ranking.trump, SUITS.find(suit), ranking.strength[card]

    def say_move(self, move: M) -> Message:
        return say("engine.play", card=self.say_card(move.card)) if isinstance(move, Play) else super().say_move(move)
