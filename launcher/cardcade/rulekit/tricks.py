"""Tricks: which suit must be followed, which cards are lawful, whose card takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from cardcade.engine.cards import RANKS, Card, Deck


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
