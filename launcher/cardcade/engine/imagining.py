"""Dealing the unseen cards of a view at random, each only where it can lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardcade.engine.cards import HIDDEN, Card
from cardcade.engine.chance import Stream

CanHold = Callable[[int, Card], bool]
"""Whether a pile of that number can hold the card."""


def deal_anywhere(piles: Sequence[list[Card]], unseen: list[Card], stream: Stream) -> None:
    """Puts the unseen cards into the hidden places as they come."""
    stream.shuffle(unseen)
    rest = iter(unseen)
    for pile in piles:
        for place, card in enumerate(pile):
            if card == HIDDEN:
                pile[place] = next(rest)


def deal_where_possible(piles: Sequence[list[Card]], unseen: list[Card], can_hold: CanHold, stream: Stream) -> None:
    """The same, each card only into a pile that can hold it; where that cannot be, anywhere."""
    room = {number: count for number, pile in enumerate(piles) if (count := pile.count(HIDDEN))}
    stream.shuffle(unseen)
    homes = {card: [number for number in room if can_hold(number, card)] for card in unseen}
    dealing = _Dealing(homes, room)
    placed = all(dealing.place(card, stream) for card in sorted(unseen, key=lambda card: len(homes[card])))
    if not placed:
        deal_anywhere(piles, unseen, stream)
        return
    for number, cards in dealing.given.items():
        stream.shuffle(cards)
        for place, card in enumerate(piles[number]):
            if card == HIDDEN:
                piles[number][place] = cards.pop()


class _Dealing:
    """Cards given to piles so far, the choosiest cards first; those given before make room where it is needed."""

    def __init__(self, homes: dict[Card, list[int]], room: dict[int, int]) -> None:
        self._homes, self._room = homes, room
        self.given: dict[int, list[Card]] = {number: [] for number in room}

    def place(self, card: Card, stream: Stream) -> bool:
        """Into one of its homes, a large one rather than a small one; whether it could be."""
        free = [number for number in self._homes[card] for _ in range(self._room[number] - len(self.given[number]))]
        if free:
            self.given[stream.choice(free)].append(card)
            return True
        return self._make_room(card, set())

    def _make_room(self, card: Card, tried: set[int]) -> bool:
        """Moves another card on to a home of its own, and that perhaps another."""
        for number in self._homes[card]:
            if number in tried:
                continue
            tried.add(number)
            if len(self.given[number]) < self._room[number]:
                self.given[number].append(card)
                return True
            for other in list(self.given[number]):
                if self._make_room(other, tried):
                    self.given[number].remove(other)
                    self.given[number].append(card)
                    return True
        return False
