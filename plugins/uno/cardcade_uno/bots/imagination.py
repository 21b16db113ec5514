"""Hands the others may hold: unseen cards dealt at random, but nobody holds what their own draws say they lack."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate

from cardcade import HIDDEN, Card, Seat, Stream, View
from cardcade_uno.bots.reading import PlayerReading
from cardcade_uno.cards import DECK, SYMBOL, Colour, Symbol
from cardcade_uno.matching import FITTING
from cardcade_uno.state import HANDS, STOCK, UnoState

GUESSES = 240
"""So many hands are held against what a player chose, and dealt as often as they explain it."""

TRIES = 12
"""So often a hand is looked for that leaves the others theirs."""


class Imagination:
    """The unseen cards of a view, ready to be dealt again and again."""

    def __init__(self, view: View[UnoState]) -> None:
        self._view = view
        self._likely: dict[Seat, Likely] = {}
        self._unseen = DECK.unseen(view.state.cards)
        others = [seat for seat in range(view.state.seats) if seat != view.seat]
        self._lacking = {seat: _lacking(view.state, seat) for seat in others}

    def read(self, seat: Seat, reading: PlayerReading, stream: Stream) -> None:
        """From now on, deals this player what its choices make likely."""
        hand = self._view.state.hand(seat)
        if all(card == HIDDEN for card in hand):
            self._likely[seat] = Likely(reading, self._guesses(seat, len(hand), stream))

    def _guesses(self, seat: Seat, size: int, stream: Stream) -> list[list[Card]]:
        guesses: list[list[Card]] = []
        rest: list[Card] = []
        while len(guesses) < GUESSES:
            # What one hand may not hold would be left for the next, so that only free ones share a shuffle.
            if len(rest) < size or self._lacking[seat]:
                rest = self._unseen[:]
                stream.shuffle(rest)
            guesses.append(_hand(rest, size, self._lacking[seat]))
        return guesses

    def deal(self, stream: Stream) -> UnoState:
        """A whole position that looks the same from the seat."""
        state = self._view.state.copy()
        rest = self._unseen[:]
        stream.shuffle(rest)
        for seat, lacking in self._lacking.items():
            hand = state.cards[HANDS + seat]
            if seat in self._likely and (guess := self._likely[seat].among(rest, stream)):
                hand[:] = guess
                held = frozenset(guess)
                rest = [card for card in rest if card not in held]
                continue
            for place in range(len(hand)):
                if hand[place] == HIDDEN:
                    hand[place] = _take(rest, lacking[place] if place < len(lacking) else None)
        stock = state.cards[STOCK]
        stock[:] = rest[: len(stock)]
        return state


class Likely:
    """Hands a player may hold, each as often as it explains what was played."""

    def __init__(self, reading: PlayerReading, guesses: list[list[Card]]) -> None:
        self._guesses = guesses
        self._up_to = list(accumulate(map(reading.likelihood, guesses)))

    def among(self, rest: Sequence[Card], stream: Stream) -> list[Card]:
        """One of them that can be dealt from these cards, or none."""
        left = set(rest)
        for _ in range(TRIES):
            guess = self._guesses[min(bisect(self._up_to, stream.random() * self._up_to[-1]), GUESSES - 1)]
            if left.issuperset(guess):
                return guess
        return []


def _hand(rest: list[Card], size: int, lacking: Sequence[frozenset[Card]]) -> list[Card]:
    return [_take(rest, lacking[place] if place < len(lacking) else None) for place in range(size)]


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
