"""A match that stops at every decision until somebody makes it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.chance import StepStreams
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.game import Game
from cardcade.engine.match import step_streams
from cardcade.engine.state import seats_of
from cardcade.engine.turns import others

Question: TypeAlias = tuple[Seat, Sequence[Any], bool]
"""Who is asked, what it may do, and whether it must."""


def questions(game: Game[Any, Any], state: Any, seed: int) -> Generator[Question, Any, None]:
    """Deals and plays as `play_on` does; to be sent the move for each question, None to let it be out of turn."""
    stream, seats, step = StepStreams(step_streams(seed)).child, seats_of(state), 0
    to_act, moves, play, may_interrupt = game.to_act, game.moves, game.play, game.may_interrupt
    game.begin(state, stream(0))
    while waiting := to_act(state):
        seat = waiting[0]
        options = moves(state, seat) or moves_in_turn(game, state, seat)
        move = options[0] if seat == TABLE else (yield seat, options, True)
        step += 1
        play(state, seat, move, stream(step))
        if may_interrupt(state):
            asked = others(seat, seats)
            while asked and (interrupters := may_interrupt(state)):
                other = asked.pop(0)
                if other in interrupters and (move := (yield other, moves(state, other), False)) is not None:
                    step += 1
                    play(state, other, move, stream(step))
                    asked = others(other, seats)
