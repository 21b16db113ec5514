"""The three levels with a temperament: what they like goes first, as often as leaves them as strong as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardcade import Mood, Stream, Temperament, View
from cardcade.rulekit.moods import InAMood, by_level, shares
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.candidates import candidates
from cardcade_gandengyan.bots.levels import Easy, Hard, Medium
from cardcade_gandengyan.bots.policy import Policy, in_danger, steady_policy
from cardcade_gandengyan.bots.tastes import Taste
from cardcade_gandengyan.cards import RANK, tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.moves import Move
from cardcade_gandengyan.state import HANDS, GandengyanState

OFTEN: Final[Mapping[str, Mapping[Temperament, float]]] = {
    "easy": shares(bluffer=0.3, grudge=0.9, hoarder=0.3, hothead=0.15, careful=0.12),
    "medium": shares(bluffer=0.9, grudge=0.9, hoarder=0.4, hothead=0.9, careful=0.9),
    "hard": shares(bluffer=0.9, grudge=0.9, hoarder=0.9, hothead=0.9, careful=0.9),
}
"""How often it gives in to its temperament, as measured: see docs/temperaments.md."""


def _liked(
    level: str, game: Gandengyan, mood: Mood, view: View[GandengyanState], stream: Stream
) -> Sequence[Meaning] | None:
    """What it would rather play, nothing to pass; None where it plays plain this time."""
    able = game.meanings(view.state, view.seat)
    if not able or not mood.gives_in(stream, OFTEN[level][mood.temperament]):
        return None
    liked = Taste(steady_policy(game), mood, view).liked(able)
    return None if len(liked) == len(able) else liked


def _best(policy: Policy, view: View[GandengyanState], liked: Sequence[Meaning]) -> Meaning | None:
    """By the level's own rule of thumb; None to pass."""
    state, seat = view.state, view.seat
    hand, danger = tally(state.cards[HANDS + seat]), in_danger(state, seat)
    if state.last is None:
        return max(liked, key=lambda made: policy.lead_value(hand, made, danger))
    return max(liked, key=lambda made: policy.answer_value(hand, made), default=None)


class TemperedEasy(InAMood[GandengyanState, Move], Easy):
    """Easy among what it likes."""

    game: Gandengyan

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        liked = _liked("easy", self.game, self.mood, view, stream)
        if liked is None:
            return super().choose(view, moves, stream)
        held = by_rank(view.state.cards[HANDS + view.seat], RANK)
        return super().choose(view, [made.play_from(held) for made in liked] or [PASS], stream)


class TemperedMedium(InAMood[GandengyanState, Move], Medium):
    """Medium, which begins with what it likes."""

    def thumb(self, view: View[GandengyanState], stream: Stream) -> Meaning | None:
        liked = _liked("medium", self.game, self.mood, view, stream)
        return super().thumb(view, stream) if liked is None else _best(steady_policy(self.game), view, liked)


class TemperedHard(InAMood[GandengyanState, Move], Hard):
    """What it likes stands unless something else is clearly better."""

    def worth_trying(self, policy: Policy, view: View[GandengyanState], stream: Stream) -> list[Meaning | None]:
        able = candidates(policy, view)
        liked = _liked("hard", self.game, self.mood, view, stream)
        if liked is None:
            return able
        first = _best(policy, view, liked)
        return [first, *(made for made in able if made is not first)]


tempered = by_level({"easy": TemperedEasy, "medium": TemperedMedium, "hard": TemperedHard})
"""A bot of that level in that mood."""
