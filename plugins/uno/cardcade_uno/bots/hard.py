"""Remembers, infers, and tries its moves out on hands the others may hold."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Bot, Stream, View
from cardcade_uno.bots.chains import winning_chain
from cardcade_uno.bots.medium import jump, outcry
from cardcade_uno.bots.policy import COLOUR_AT, Policy
from cardcade_uno.bots.search import Effort, Search
from cardcade_uno.bots.weights import TUNED
from cardcade_uno.cards import COLOUR
from cardcade_uno.game import Uno
from cardcade_uno.moves import ChooseColour, Move, Play
from cardcade_uno.state import UnoState

DUEL, CROWD = Effort(samples=120), Effort(samples=40, convincing=1.6)

ENDGAME = 3
"""Among more than two, search pays only when somebody has so few cards."""


class Hard(Bot[UnoState, Move]):
    """Never forgets a call, plays certain wins, and leaves its rules of thumb only for something clearly better."""

    reaction = (0.55, 1.2)
    guard_seconds = 2.5
    game: Uno

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        state, seat = view.state, view.seat
        self.doubt = 0.1
        if (cry := outcry(moves)) is not None:
            return cry
        policy = self._policy(state.seats)
        if seat != state.turn:
            return jump(policy, view, moves)
        if (chain := winning_chain(self.game.rules, state, seat)) is not None:
            return chain
        rule = policy.move(state, seat)
        candidates = [rule, *(move for move in _sensible(view, moves) if move != rule)]
        if len(candidates) == 1 or not self._searches(state):
            return rule
        effort = DUEL if state.seats == 2 else CROWD
        best, self.doubt = Search(self.game, policy, effort).best(view, candidates, stream)
        return best

    def _policy(self, seats: int) -> Policy:
        return Policy(self.game, seats, TUNED)

    def _searches(self, state: UnoState) -> bool:
        return state.seats == 2 or min(len(state.hand(seat)) for seat in range(state.seats)) <= ENDGAME


def _sensible(view: View[UnoState], moves: Sequence[Move]) -> list[Move]:
    """Every meaning once: calls always made, wilds in the two colours held most."""
    state, seat = view.state, view.seat
    held = [0] * 5
    for card in state.hand(seat):
        held[COLOUR_AT[card]] += 1
    colours = sorted("RGBY", key=lambda colour: -held["RGBY".index(colour)])[:2]
    sensible: list[Move] = []
    for move in moves:
        if isinstance(move, Play):
            silent = not move.call and any(
                isinstance(other, Play) and other.call and other.card == move.card and other.target == move.target
                for other in moves
            )
            if silent or (COLOUR[move.card] is None and move.colour not in colours):
                continue
        elif isinstance(move, ChooseColour) and move.colour not in colours:
            continue
        sensible.append(move)
    return sensible
