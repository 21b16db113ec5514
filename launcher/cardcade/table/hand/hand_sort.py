"""The order of the viewer's hand: locked groups first, the rest as the game does, by rank or by suit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from cardcade.engine.cards import HIDDEN, RANKS, SUITS, Card
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.engine.telling import Shape
from cardcade.table.hand.locked_groups import LockedGroups
from cardcade.table.part import Part

JOKERS = ("BJ", "RJ")
BIG = 15
"""In a hand of more cards some can be locked together."""


class HandSort(Part):
    """Never moves a card in the match: only where it lies in the hand."""

    def __init__(self, game: Game[Any, Any], shape: Shape) -> None:
        self._game = game
        self.names = game.hand_orders or _usual(game, shape)
        """The orders there are, the usual one first."""
        self.name = self.names[0]
        self.groups = LockedGroups()
        self.locks = game.locks_hand is True
        """Whether cards can be locked together."""
        self._state: Any = None
        self._rounds = 0
        self.lying: Sequence[Sequence[Card]] = ()
        """The locked groups as they lie in the hand, from left to right."""
        self._count = 0

    def take(self, view: View[Any]) -> None:
        self._state = view.state
        if self._game.rounds(view.state) != self._rounds:
            self._rounds = self._game.rounds(view.state)
            self.groups.forget()

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        """The hand from left to right."""
        self.locks = self.locks or (self._game.locks_hand is None and len(hand) > BIG)
        self.lying, self._count = self.groups.held(hand), len(hand)
        return sorted(hand, key=self.key)

    def breaks(self, count: int) -> list[int]:
        """Before which places of a hand of so many cards there is a gap: after each locked group."""
        ends = list(accumulate(map(len, self.lying))) if count == self._count else []
        return [end for end in ends if end < count]

    def next(self) -> str:
        """Goes on to the next order and says which that is."""
        self.name = self.names[(self.names.index(self.name) + 1) % len(self.names)]
        return self.name

    def key(self, card: Card) -> Any:
        """What the cards of a hand are sorted by; one that cannot be seen keeps its place at the left."""
        if card == HIDDEN:
            return (0,)
        for place, group in enumerate(self.lying):
            if card in group:
                return 1, place, self._worth(card), card
        return 2, self._worth(card), card

    def _worth(self, card: Card) -> Any:
        face = self._game.deck.faces[card]
        if self.name == "rank":
            return _rank(face), _suit(face)
        if self.name == "suit":
            return _suit(face), self._own(card) if "own" in self.names else _rank(face)
        return self._own(card)

    def _own(self, card: Card) -> Any:
        return self._game.hand_key(self._state, card) if self._state is not None else card


def _usual(game: Game[Any, Any], shape: Shape) -> Sequence[str]:
    poker = set(game.deck.faces) <= {*JOKERS, *(suit + rank for suit in SUITS for rank in RANKS)}
    own = ("own",) if type(game).hand_key is not Game.hand_key or not poker else ()
    by = ("rank", "suit") if shape is Shape.SHEDDING else ("suit", "rank")
    return (*own, *by) if poker else own


def _rank(face: str) -> int:
    return len(RANKS) + JOKERS.index(face) if face in JOKERS else RANKS.index(face[1])


def _suit(face: str) -> int:
    """Black and red in turn, the jokers after all."""
    return len(SUITS) if face in JOKERS else "CDSH".index(face[0])
