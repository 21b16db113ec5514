"""The three levels with a temperament: what they like goes first, as often as leaves them as strong as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from cardcade import Card, Mood, Seat, Stream, Temperament, View
from cardcade.rulekit.moods import InAMood, by_level, shares
from cardcade_uno.bots.levels import ByThumb, Easy, Hard, Medium
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.tastes import Taste
from cardcade_uno.bots.weights import Weights
from cardcade_uno.game import Uno
from cardcade_uno.moves import ACCEPT, CHALLENGE, PASS, Move, Play
from cardcade_uno.state import DREW, TURN, UnoState

OFTEN: Final[Mapping[str, Mapping[Temperament, float]]] = {
    "easy": shares(bluffer=0.9, grudge=0.9, hoarder=0.3, hothead=0.9, careful=0.9),
    "medium": shares(bluffer=0.2, grudge=0.9, hoarder=0.9, hothead=0.9, careful=0.6),
    "hard": shares(bluffer=0.2, grudge=0.9, hoarder=0.9, hothead=0.9, careful=0.6),
}
"""How often it gives in to its temperament, as measured: see docs/temperaments.md."""


def _taste(level: str, game: Uno, mood: Mood, view: View[UnoState], stream: Stream) -> Taste | None:
    """None where it plays plain this time."""
    gives_in = mood.gives_in(stream, OFTEN[level][mood.temperament])
    return Taste(game.rules, mood, view) if gives_in else None


class TemperedPolicy(Policy):
    """Rules of thumb among the cards that a temperament likes."""

    def __init__(self, game: Uno, weights: Weights, taste: Taste) -> None:
        super().__init__(game, taste.view.state.seats, weights)
        self._taste = taste

    def best(self, state: UnoState, seat: Seat, cards: Sequence[Card]) -> Card | None:
        if state.phase is not TURN and state.phase is not DREW:
            return super().best(state, seat, cards)
        if (bluff := self._taste.bluff(cards)) is not None:
            return bluff
        liked = self._taste.liked(cards)
        best = super().best(state, seat, liked)
        return super().best(state, seat, cards) if best is None and liked else best

    def move(self, state: UnoState, seat: Seat) -> Move:
        chosen = super().move(state, seat)
        return ACCEPT if chosen == CHALLENGE and self._taste.trusts else chosen


class TemperedEasy(InAMood[UnoState, Move], Easy):
    """Easy among what it likes."""

    game: Uno

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        taste = _taste("easy", self.game, self.mood, view, stream)
        return super().choose(view, moves if taste is None else _offered(taste, moves), stream)


def _offered(taste: Taste, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves without the cards that it likes less."""
    if CHALLENGE in moves and taste.trusts:
        return [move for move in moves if move != CHALLENGE]
    state, seat = taste.view.state, taste.view.seat
    if seat != state.turn or state.phase not in (TURN, DREW):
        return moves
    liked = taste.liked(sorted({move.card for move in moves if isinstance(move, Play)}))
    offered = [move for move in moves if not isinstance(move, Play) or move.card in liked]
    return offered or ([PASS] if PASS in moves else moves)


class _Tempered(InAMood[UnoState, Move], ByThumb):
    """Goes by rules of thumb among what it likes."""

    level: ClassVar[str]

    def thumb(self, view: View[UnoState], stream: Stream) -> Policy:
        taste = _taste(self.level, self.game, self.mood, view, stream)
        return super().thumb(view, stream) if taste is None else TemperedPolicy(self.game, self.weights, taste)


class TemperedMedium(_Tempered, Medium):
    level = "medium"


class TemperedHard(_Tempered, Hard):
    """What it likes stands unless something else is clearly better."""

    level = "hard"
    loyalty = 0.015


tempered = by_level({"easy": TemperedEasy, "medium": TemperedMedium, "hard": TemperedHard})
"""A bot of that level in that mood."""
