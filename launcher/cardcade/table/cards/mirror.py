"""The picture's own account of which card lies in which pile, kept up to date by events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from cardcade.engine.cards import HIDDEN, Card, Pile, Seat
from cardcade.engine.events import Moved, Shuffled
from cardcade.engine.state import View
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Pose


class Mirror:
    """Sprites pile by pile, the top card last, as one seat sees them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.specs: tuple[Pile, ...] = ()
        self.piles: list[list[CardSprite]] = []

    def __iter__(self) -> Iterator[CardSprite]:
        return chain.from_iterable(self.piles)

    def rebuild(self, view: View[Any], start: Pose) -> None:
        """Shows exactly the view, every card still at `start`."""
        self.specs = view.state.piles
        self.piles = [[CardSprite(card, start) for card in pile] for pile in view.state.cards]

    def agrees(self, view: View[Any]) -> bool:
        """Whether the same cards lie in every pile as in the view, in whatever order."""
        if self.specs != view.state.piles:
            return False
        return all(
            sorted(sprite.card for sprite in mine) == sorted(cards)
            for mine, cards in zip(self.piles, view.state.cards, strict=True)
        )

    def move(self, event: Moved) -> list[CardSprite]:
        """Takes the sprites to their new pile and returns them."""
        shown = self.specs[event.target].shown_to(self.seat)
        moved = []
        for card in event.cards:
            sprite = self._take(event.source, card)
            sprite.turn(card if shown else HIDDEN)
            self.piles[event.target].append(sprite)
            moved.append(sprite)
        return moved

    def exchange(self, events: Sequence[Moved]) -> None:
        """Whole piles change places at once: every card leaves before any arrives."""
        given = {event.source: self.piles[event.source] for event in events}
        for event in events:
            shown = self.specs[event.target].shown_to(self.seat)
            self.piles[event.target] = list(given[event.source])
            for sprite, card in zip(given[event.source], event.cards, strict=True):
                sprite.turn(card if shown else HIDDEN)

    def shuffle(self, event: Shuffled) -> None:
        if not self.specs[event.pile].shown_to(self.seat):
            for sprite in self.piles[event.pile]:
                sprite.turn(HIDDEN)

    def find(self, card: Card) -> CardSprite | None:
        return next((sprite for sprite in self if sprite.card == card), None)

    def _take(self, source: int, card: Card) -> CardSprite:
        pile = self.piles[source]
        place = _place_of(card, pile)
        return pile.pop(place)


def _place_of(card: Card, pile: Sequence[CardSprite]) -> int:
    """The card itself, else an unseen one from the top."""
    for wanted in (card, HIDDEN):
        for place in range(len(pile) - 1, -1, -1):
            if pile[place].card == wanted:
                return place
    return len(pile) - 1
