"""What happened, as everyone at the table may be told: the past participles of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from cardcade.engine.cards import HIDDEN, Card, Pile, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Games add their own as frozen dataclasses; those are public unless they override."""

    def seen_by(self, seat: Seat, piles: Sequence[Pile]) -> Self | None:
        """What this seat may know of it; None when nothing at all."""
        return self


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """Something that one seat did, or that befell it; an event whose name says the rest needs no more fields."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Cards went from one pile onto another, the last one ending on top; unseen ones are HIDDEN."""

    cards: tuple[Card, ...]
    source: int
    target: int

    def seen_by(self, seat: Seat, piles: Sequence[Pile]) -> Moved:
        if piles[self.source].shown_to(seat) or piles[self.target].shown_to(seat):
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile's order is new and unknown."""

    pile: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """One seat was let look at another's cards; the others know that, not what."""

    cards: tuple[Card, ...]
    pile: int
    to: Seat

    def seen_by(self, seat: Seat, piles: Sequence[Pile]) -> Shown:
        if seat == self.to or piles[self.pile].shown_to(seat):
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))
