"""The three bots, from one that plays what is lowest to one that tries its plays on imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardcade import Bot, Stream, View
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.candidates import candidates
from cardcade_gandengyan.bots.policy import Policy, pick, sharp_policy, steady_policy
from cardcade_gandengyan.bots.search import Search
from cardcade_gandengyan.cards import RANK, tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.state import HANDS, GandengyanState


class Easy(Bot[GandengyanState, Move]):
    """Plays the lowest that fits, bombs last."""

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        plays = [move for move in moves if isinstance(move, Play)]
        return min(plays, key=_height) if plays else moves[0]


def _height(play: Play) -> tuple[int, int, int]:
    made = play.combination
    return made.bomb_tier, made.rank, max(play.cards)


class Medium(Bot[GandengyanState, Move]):
    """Sheds many cards at once, keeps bombs and 2s, counts the plays it still needs and plans its exit."""

    game: Gandengyan

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        return _as_move(self.thumb(view, stream), view)

    def thumb(self, view: View[GandengyanState], stream: Stream) -> Meaning | None:
        """What its rule of thumb says; None to pass."""
        return pick(steady_policy(self.game), view.state, view.seat)


class Hard(Bot[GandengyanState, Move]):
    """Remembers every card, imagines where the others are, and plays each candidate to the end of the round."""

    guard_seconds: ClassVar[float] = 2.5
    game: Gandengyan

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        own = sharp_policy(self.game, view.state.seats)
        able = self.worth_trying(own, view, stream)
        best = able[0]
        if len(able) > 1 and not _goes_out(best, view):
            # Most people beat what they can: the steady policy foretells them better than the sharp one.
            search = Search(self.game.rules, own, steady_policy(self.game), self.imagine)
            best = search.best(view, able, stream)
        return _as_move(best, view)

    def worth_trying(self, policy: Policy, view: View[GandengyanState], stream: Stream) -> list[Meaning | None]:
        """The candidates, of which the first stands unless another is clearly better; None to pass."""
        return candidates(policy, view)

    def imagine(self, view: View[GandengyanState], stream: Stream) -> GandengyanState:
        """A position to try candidates on."""
        return self.game.imagine(view, stream)


def _goes_out(made: Meaning | None, view: View[GandengyanState]) -> bool:
    return made is not None and made.tally == tally(view.state.cards[HANDS + view.seat])


def _as_move(made: Meaning | None, view: View[GandengyanState]) -> Move:
    return PASS if made is None else made.play_from(by_rank(view.state.cards[HANDS + view.seat], RANK))
