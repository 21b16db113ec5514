"""Tricks: which suit must be followed, which cards are lawful, whose card takes it, and where it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from cardcade.engine.cards import RANKS, Card, Deck, Pile, Seat, hand_of, played_by, taken_by
from cardcade.engine.game import seats_from
from cardcade.rulekit.rounds import HAND, Scored


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


def trick_piles(seats: int, *own: Callable[[Seat], Pile]) -> list[Pile]:
    """For one seat after the other: its hand, its card of this trick, what it has taken, and the game's own piles."""
    return [make(seat) for seat in range(seats) for make in (hand_of, played_by, taken_by, *own)]


@dataclass(slots=True, kw_only=True)
class TrickTable(Scored):
    """A table with `trick_piles`: whose turn it is, who led, and what has been seen of the hands."""

    leader: Seat = 0
    turn: Seat = 0
    tricks: int = 0
    """How many of this round are over."""
    voids: set[tuple[Seat, str]] = field(default_factory=set)
    """Who could not follow which suit."""

    each = 3

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
        seat, which = divmod(pile - self.shared, self.each)
        return which != HAND or (seat, tricks.suit[card]) not in self.voids
