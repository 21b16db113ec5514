"""What the table suggests to a person: the hard bot's thoughts, best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Game, View
from cardcade_guandan.bots.levels import Hard
from cardcade_guandan.moves import Move
from cardcade_guandan.state import GuandanState, Phase

_SHOWN: Final = 8


def hints(game: Game[GuandanState, Move], view: View[GuandanState]) -> Sequence[Move]:
    """Sensible moves now, best first; a pass only where it is among the best."""
    if view.seat not in game.to_act(view.state):
        return ()
    bot = Hard(game)
    if view.state.phase is Phase.PLAY:
        return [move for _, move in bot.weigh(view)][:_SHOWN]
    return bot.least_missed(view, game.moves(view.state, view.seat))[:_SHOWN]
