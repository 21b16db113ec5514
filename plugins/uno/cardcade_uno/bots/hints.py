"""Advice for a person: what the rules of thumb would do first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade import Game, View
from cardcade_uno.bots.levels import outcry
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.weights import TUNED
from cardcade_uno.game import Uno
from cardcade_uno.moves import Move, Play
from cardcade_uno.state import UnoState


def hints(game: Game[Any, Any], view: View[UnoState]) -> Sequence[Move]:
    """A call or a catch, then every card worth playing, the best first, then the rest."""
    assert isinstance(game, Uno)
    state, seat = view.state, view.seat
    moves = list(game.moves(state, seat))
    policy, first = Policy(game, state.seats, TUNED), outcry(moves)
    advised: list[Move] = [] if first is None else [first]
    cards = sorted({move.card for move in moves if isinstance(move, Play)})
    while (card := policy.best(state, seat, cards)) is not None:
        advised.append(policy.way(state, seat, card))
        cards.remove(card)
    return [*advised, *(move for move in moves if not isinstance(move, Play) and move != first)] or moves
