"""Players by rule of thumb: the easy and the medium one."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Bot, Game, Stream, View
from cardcade_gandengyan.bots.playing import pick, policy_of
from cardcade_gandengyan.bots.weights import steady_weights
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import by_rank
from cardcade_gandengyan.moves import PASS, Move, Play
from cardcade_gandengyan.state import HANDS, GandengyanState


class Easy(Bot[GandengyanState, Move]):
    """Plays the lowest that fits, bombs last."""

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        plays = [move for move in moves if isinstance(move, Play)]
        self.doubt = 0.2 if len(moves) == 1 else 0.5
        return min(plays, key=_height) if plays else moves[0]


class Medium(Bot[GandengyanState, Move]):
    """Sheds many cards at once, keeps bombs and 2s, counts the plays it still needs and plans its exit."""

    def __init__(self, game: Game[GandengyanState, Move]) -> None:
        super().__init__(game)
        assert isinstance(game, Gandengyan)
        self.policy = policy_of(game, steady_weights(game.rules))

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        self.doubt = min(1.0, len(moves) / 8)
        made = pick(self.policy, view.state, view.seat)
        return PASS if made is None else made.play_from(by_rank(view.state.cards[HANDS + view.seat]))


def _height(play: Play) -> tuple[int, int, int]:
    made = play.combination
    return made.bomb_tier, made.rank, max(play.cards)
