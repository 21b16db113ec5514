"""What rules do that no rules may: named, so that a player reads more than where the code fell over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.cards import Card, Seat
from cardcade.engine.game import Game
from cardcade.engine.message import Message, say
from cardcade.engine.state import State


class RulesFault(Exception):
    """The rules of a game broke a promise; `reason` says which in players' words."""

    def __init__(self, reason: Message, told: str) -> None:
        super().__init__(told)
        self.reason = reason


def cards_in(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    return sorted(card for pile in state.cards for card in pile)


def require_all_cards(state: State, before: Sequence[Card]) -> None:
    """The cards are those that there were, or RulesFault."""
    now = cards_in(state)
    if now != before:
        reason = say("engine.fault.cards", before=len(before), now=len(now))
        raise RulesFault(reason, f"the cards are no longer the same: {len(before)} before, {len(now)} now")


def moves_in_turn(game: Game[Any, Any], state: Any, seat: Seat) -> Sequence[Any]:
    """What the seat may do, or RulesFault when that is nothing although it is to act."""
    moves: Sequence[Any] = game.moves(state, seat)
    if not moves and seat in game.to_act(state):
        raise RulesFault(say("engine.fault.no_moves"), f"seat {seat} is to act and has no move")
    return moves
