"""What the table suggests to a person: the hard bot's thoughts, best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import Game, View
from cardcade_guandan.bots.levels import Hard
from cardcade_guandan.bots.outlook import without
from cardcade_guandan.moves import Move, PayTribute, ReturnTribute
from cardcade_guandan.state import GuandanState, Phase

_SHOWN: Final = 8


def hints(game: Game[GuandanState, Move], view: View[GuandanState]) -> Sequence[Move]:
    """Sensible moves now, best first; a pass only where it is among the best."""
    if view.seat not in game.to_act(view.state):
        return ()
    bot = Hard(game)
    if view.state.phase is Phase.PLAY:
        moves: list[Move] = [move for _, move in bot.weigh(view)]
        return moves[:_SHOWN]
    hand, planner = view.state.hand(view.seat), bot.planner(view.state.level)

    def remains(move: Move) -> float:
        assert isinstance(move, PayTribute | ReturnTribute)
        return planner.cost(without(hand, move.cards))

    return sorted(game.moves(view.state, view.seat), key=remains)[:_SHOWN]
