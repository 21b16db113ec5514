"""The easy player."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Bot, Stream, View
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.state import GandengyanState


class Easy(Bot[GandengyanState, Move]):
    """Plays the lowest that fits, bombs last."""

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        plays = [move for move in moves if isinstance(move, Play)]
        return min(plays, key=_height) if plays else moves[0]


def _height(play: Play) -> tuple[int, int, int]:
    made = play.combination
    return made.bomb_tier, made.rank, max(play.cards)
