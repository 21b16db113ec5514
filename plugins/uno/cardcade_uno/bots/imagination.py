"""Hands the others may hold: unseen cards dealt at random, but nobody holds what their own draws say they lack."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import HIDDEN, Card, Seat, Stream, View
from cardcade_uno.cards import DECK, SYMBOL, Colour, Symbol
from cardcade_uno.matching import FITTING
from cardcade_uno.state import HANDS, STOCK, UnoState


class Imagination:
    """The unseen cards of a view, ready to be dealt again and again."""

    def __init__(self, view: View[UnoState]) -> None:
        self._view = view
        self._unseen = DECK.unseen(view.state.cards)
        others = [seat for seat in range(view.state.seats) if seat != view.seat]
        self._lacking = {seat: _lacking(view.state, seat) for seat in others}

    def deal(self, stream: Stream) -> UnoState:
        """A whole position that looks the same from the seat."""
        state = self._view.state.copy()
        rest = self._unseen[:]
        stream.shuffle(rest)
        for seat, lacking in self._lacking.items():
            hand = state.cards[HANDS + seat]
            for place in range(len(hand)):
                if hand[place] == HIDDEN:
                    hand[place] = _take(rest, lacking[place] if place < len(lacking) else None)
        stock = state.cards[STOCK]
        stock[:] = rest[: len(stock)]
        return state


def _take(rest: list[Card], excluded: frozenset[Card] | None) -> Card:
    """The last card that is not excluded, or simply the last."""
    if excluded:
        for back in range(len(rest) - 1, -1, -1):
            if rest[back] not in excluded:
                return rest.pop(back)
    return rest.pop()


def _lacking(state: UnoState, seat: Seat) -> Sequence[frozenset[Card]]:
    """For each card of the hand, the oldest first, what it cannot be: it was there when the seat drew instead."""
    held = len(state.hand(seat))
    bounds = [(held - (state.taken[seat] - taken), _on(colour, symbol)) for colour, symbol, taken in state.dry[seat]]
    places: list[frozenset[Card]] = []
    for place in range(max((bound for bound, _ in bounds), default=0)):
        places.append(frozenset().union(*(cards for bound, cards in bounds if place < bound)))
    return places


def _on(colour: Colour, symbol: Symbol) -> frozenset[Card]:
    """What would have been played on that colour and symbol: wilds too."""
    return FITTING[colour][DECK.cards[SYMBOL.index(symbol)]]
