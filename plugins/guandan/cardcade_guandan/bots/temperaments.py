"""The levels with a temperament: what they like goes first, as far as leaves them as strong as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardcade import Bot, Mood, Stream, Temperament, View
from cardcade.rulekit.moods import shares
from cardcade.rulekit.shedding import PASS
from cardcade_guandan.bots.leanings import Leaning
from cardcade_guandan.bots.levels import Easy, Frugal, Hard, Medium, Tidy, Watchful
from cardcade_guandan.bots.planning import Planning
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.state import GuandanState, Phase

OFTEN: Final[Mapping[str, Mapping[Temperament, float]]] = {
    "easy": shares(bluffer=0.15, grudge=0.9, hoarder=0.5, hothead=0.3, careful=0.4),
    "frugal": shares(bluffer=0.08, grudge=0.6, hoarder=0.2, hothead=0.15, careful=0.15),
    "tidy": shares(bluffer=0.08, grudge=0.2, hoarder=0.2, hothead=0.06, careful=0.15),
    "watchful": shares(bluffer=0.05, grudge=0.25, hoarder=0.2, hothead=0.06, careful=0.15),
}
"""How often those who follow a rule give in to their temperament, as measured: see docs/temperaments.md."""

SPICE: Final[Mapping[str, Mapping[Temperament, float]]] = {
    "medium": shares(bluffer=0.4, grudge=0.4, hoarder=0.06, hothead=0.4, careful=0.2),
    "hard": shares(bluffer=0.2, grudge=0.2, hoarder=0.06, hothead=0.2, careful=0.1),
}
"""What their leaning is worth to those who weigh, in leads: it decides between moves that are no further apart."""


def tempered(level: str, game: Guandan, mood: Mood) -> Bot[GuandanState, Move] | None:
    """A bot of that level in that mood."""
    if level in SPICE:
        plain = Medium(game) if level == "medium" else Hard(game)
        return Weighing(game, plain, mood, SPICE[level][mood.temperament])
    return Ruled(game, _ruled(level, game), mood, OFTEN[level][mood.temperament]) if level in OFTEN else None


def _ruled(level: str, game: Guandan) -> Easy | Tidy:
    match level:
        case "tidy":
            return Tidy(game)
        case "watchful":
            return Watchful(game)
    return Easy(game) if level == "easy" else Frugal(game)


class Ruled(Bot[GuandanState, Move]):
    """Plays by a level's rule, but for what it likes or dislikes."""

    def __init__(self, game: Guandan, plain: Easy | Tidy, mood: Mood, often: float) -> None:
        super().__init__(game)
        self._rules, self._plain, self._mood, self._often = game, plain, mood, often

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        chosen = self._plain.choose(view, moves, stream)
        if view.state.phase is not Phase.PLAY or not self._mood.gives_in(stream, self._often):
            return chosen
        leaning = Leaning(self._mood, view, self._rules.order(view.state.level))
        if leaning.towards(chosen) <= 0 and (liked := self._liked(leaning, moves)) is not None:
            return liked
        return chosen if leaning.towards(chosen) >= 0 else self._instead(leaning, moves, stream)

    def _liked(self, leaning: Leaning, moves: Sequence[Move]) -> Play | None:
        """The lowest of what it likes."""
        liked = [move for move in moves if isinstance(move, Play) and leaning.towards(move) > 0]
        return min(liked, key=lambda play: leaning.order.value(play.reading), default=None)

    def _instead(self, leaning: Leaning, moves: Sequence[Move], stream: Stream) -> Move:
        """What the level would do without what it dislikes: pass, where it may."""
        others = [move for move in moves if leaning.towards(move) >= 0]
        return PASS if PASS in others else self._plain.choose(leaning.view, others or moves, stream)


class Weighing(Bot[GuandanState, Move]):
    """Weighs as its level does, and adds what it likes."""

    def __init__(self, game: Guandan, plain: Planning, mood: Mood, spice: float) -> None:
        super().__init__(game)
        self._rules, self._plain, self._mood, self._spice = game, plain, mood, spice

    def choose(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Move:
        if len(moves) == 1 or view.state.phase is not Phase.PLAY:
            return self._plain.choose(view, moves, stream)
        leaning = Leaning(self._mood, view, self._rules.order(view.state.level))
        weighed = [(value + self._spice * leaning.towards(move), move) for value, move in self._plain.weigh(view)]
        weighed.sort(key=lambda each: -each[0])
        return weighed[0][1]
