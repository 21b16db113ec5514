"""Snapping: which play is meant by a swipe over some cards, or by a tap on one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Sequence
from math import comb
from typing import Any

from cardcade.engine.cards import Card, Place
from cardcade.engine.game import Game
from cardcade.table.position import Position
from cardcade.table.turn.lawful import LawfulMoves

LARGE = 5
"""A shape of so many cards is no accident: it is meant where it is more than half of a swipe."""
HALF, MOST = 0.5, 0.75


class Snapping:
    """Asks the same rules that will judge the play. Says nothing while it is not the viewer's turn."""

    def __init__(
        self, game: Game[Any, Any], position: Position, alike: Callable[[Card], Hashable] | None = None
    ) -> None:
        """Cards that are `alike` can usually replace each other; by default the game says so."""
        self._game, self._position, self._alike = game, position, alike or game.likeness

    @property
    def _lawful(self) -> LawfulMoves | None:
        return self._position.lawful if self._position.asked else None

    def shape_in(self, pool: Sequence[Card], kept: Collection[Card], ends: Collection[Card]) -> set[Card] | None:
        """The best play within a swipe that holds what was chosen before; None where the swipe is best left alone."""
        lawful = self._lawful
        if lawful is None or len(pool) < 3 or lawful.plays(pool):
            return None
        shapes = [shape for shape in self._within(lawful, pool) if len(shape) > 1 and shape >= set(kept)]
        size = max(map(len, shapes), default=0)
        best = list(dict.fromkeys(shape for shape in shapes if len(shape) == size))
        anything_goes = len(best) > 1 and len(best) == comb(len(pool), size)
        if not best or anything_goes or not self._meant(lawful, size / len(pool), size):
            return None
        best.sort(key=lambda shape: -len(shape.intersection(ends)))
        return next((set(shape) for shape in best if lawful.plays(sorted(shape, key=pool.index))), None)

    def completed(self, chosen: Collection[Card], card: Card) -> set[Card] | None:
        """What has to come along with a card that is tapped; None where that is open, or nothing is missing."""
        lawful, wanted = self._lawful, {*chosen, card}
        if lawful is None or not self._asks_for_more(lawful, chosen) or lawful.plays(list(wanted)):
            return None
        found = self._asked_for(lawful, wanted, card)
        needed = self._shared(found)
        together = wanted | {each for each in (found[0] if found else ()) if _used(needed, self._alike(each))}
        return together if together > wanted else None

    # -- a swipe

    def _within(self, lawful: LawfulMoves, pool: Sequence[Card]) -> list[frozenset[Card]]:
        """Every play of a hand that had only these cards."""
        state, seat = lawful.view.state.copy(), lawful.view.seat
        for number, pile in enumerate(state.piles):
            if pile.place is Place.HAND and pile.owner == seat:
                state.cards[number] = [card for card in state.cards[number] if card in pool]
        return [frozenset(self._game.cards_of(move)) for move in self._game.moves(state, seat)]

    def _meant(self, lawful: LawfulMoves, share: float, size: int) -> bool:
        """Who leads may choose cards for something else, such as to lock them; who answers wants an answer."""
        return _answers(self._game, lawful) or share > (HALF if size >= LARGE else MOST)

    # -- a tap

    def _asks_for_more(self, lawful: LawfulMoves, chosen: Collection[Card]) -> bool:
        """The trick does; otherwise only what is a play of several cards already is made a larger one."""
        playable = bool(chosen) and bool(lawful.plays(list(chosen)))
        if playable or not _answers(self._game, lawful):
            return playable and len(chosen) > 1
        return True

    def _asked_for(self, lawful: LawfulMoves, wanted: set[Card], card: Card) -> list[list[Card]]:
        """The plays that hold these cards: as large as what lies on the table if there are such, else the smallest, and
        of those the ones with most cards like the one tapped."""
        made = (self._holding(self._game.cards_of(move), wanted) for move in lawful.moves)
        plays = {frozenset(cards): cards for cards in made if cards}
        for size in self._as_they_lie(lawful, {len(cards) for cards in plays}):
            found = [cards for cards in plays.values() if len(cards) == size and lawful.plays(cards)]
            if found:
                like = [sum(self._alike(each) == self._alike(card) for each in cards) for cards in found]
                return [cards for cards, count in zip(found, like, strict=True) if count == max(like)]
        return []

    def _as_they_lie(self, lawful: LawfulMoves, sizes: Collection[int]) -> list[int]:
        """Those first that the played cards are made of: who taps one card of a bomb may mean less than the bomb."""
        state = lawful.view.state
        lying = [len(cards) for cards, pile in zip(state.cards, state.piles, strict=True) if pile.place is Place.PLAYED]
        return sorted(sizes, key=lambda size: (not any(many and many % size == 0 for many in lying), size))

    def _holding(self, cards: Sequence[Card], wanted: set[Card]) -> list[Card]:
        """The play with the wanted cards in the place of others like them; nothing if it has no place for them."""
        room = Counter(map(self._alike, cards))
        room.subtract(map(self._alike, wanted))
        if len(cards) <= len(wanted) or min(room.values()) < 0:
            return []
        return [*wanted, *(card for card in cards if card not in wanted and _used(room, self._alike(card)))]

    def _shared(self, plays: Sequence[Sequence[Card]]) -> Counter[Hashable]:
        """What all of them have in common."""
        if not plays:
            return Counter()
        shared = Counter(map(self._alike, plays[0]))
        for cards in plays[1:]:
            shared &= Counter(map(self._alike, cards))
        return shared


def _answers(game: Game[Any, Any], lawful: LawfulMoves) -> bool:
    """Whether there is something to beat, or else to pass."""
    return any(map(game.is_pass, lawful.moves))


def _used(room: Counter[Hashable], like: Hashable) -> bool:
    """Takes one such card out, if there is one."""
    room[like] -= 1
    return room[like] >= 0
