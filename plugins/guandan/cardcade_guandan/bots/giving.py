"""Which cards to give as tribute and which to return."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade_guandan.bots.outlook import without
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.moves import Move, PayTribute, ReturnTribute


def least_missed(hand: Sequence[Card], options: Sequence[Move], planner: Planner) -> Move:
    """The cards without which the hand is best."""

    def remains(move: Move) -> float:
        assert isinstance(move, PayTribute | ReturnTribute)
        return planner.cost(without(hand, move.cards))

    return min(options, key=remains)
