"""A match that stops at every decision until somebody makes it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.game import Game
from cardcade.engine.match import step_streams
from cardcade.engine.turns import others

Question: TypeAlias = tuple[Seat, Sequence[Any], bool]
"""Who is asked, what it may do, and whether it must."""


def questions(game: Game[Any, Any], state: Any, seed: int) -> Generator[Question, Any, None]:
    """Deals and plays as `play_on` does; to be sent the move for each question, None to let it be out of turn."""
    streams, seats, step = step_streams(seed), _seats(state), 0
    game.begin(state, streams.child(0))
    while waiting := game.to_act(state):
        seat = waiting[0]
        options = moves_in_turn(game, state, seat)
        move = options[0] if seat == TABLE else (yield seat, options, True)
        step += 1
        game.play(state, seat, move, streams.child(step))
        asked = others(seat, seats) if game.may_interrupt(state) else []
        while asked and (interrupters := game.may_interrupt(state)):
            other = asked.pop(0)
            if other in interrupters and (move := (yield other, game.moves(state, other), False)) is not None:
                step += 1
                game.play(state, other, move, streams.child(step))
                asked = others(other, seats)


def _seats(state: Any) -> int:
    return sum(1 for pile in state.piles if pile.place.value == "hand")
