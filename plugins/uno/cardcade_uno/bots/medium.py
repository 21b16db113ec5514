"""Specials and high cards first, wilds kept, good colours, an eye on whoever is about to go out."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Bot, Stream, View
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.weights import PLAIN
from cardcade_uno.game import Uno
from cardcade_uno.moves import CALL_UNO, Catch, Move, Play
from cardcade_uno.state import UnoState


class Medium(Bot[UnoState, Move]):
    """Plays by rules of thumb, calls and catches without fail."""

    reaction = (0.8, 1.7)
    game: Uno

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        state = view.state
        self.doubt = min(1.0, 0.15 * len(moves))
        if (cry := outcry(moves)) is not None:
            return cry
        policy = Policy(self.game, state.seats, PLAIN)
        if view.seat != state.turn:
            return jump(policy, view, moves)
        return policy.move(state, view.seat)


def outcry(moves: Sequence[Move]) -> Move | None:
    """The own call first, then the others' missing ones."""
    if CALL_UNO in moves:
        return CALL_UNO
    return next((move for move in moves if isinstance(move, Catch)), None)


def jump(policy: Policy, view: View[UnoState], moves: Sequence[Move]) -> Move | None:
    """Jumps in whenever it can: a card less, and the turn goes on from here."""
    card = next((move.card for move in moves if isinstance(move, Play)), None)
    return None if card is None else policy.way(view.state, view.seat, card)
