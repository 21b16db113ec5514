"""Playing a position on without a window: who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.chance import StepStreams, Stream
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.game import Game, seats_from
from cardcade.engine.state import State

S = TypeVar("S", bound=State)
M = TypeVar("M")

Decide = Callable[[Seat, Sequence[Any]], Any]
"""The seat's choice among its moves; None, only out of turn, to let it be."""


def play_on(game: Game[S, M], state: S, decide: Decide, play: Callable[[Seat, M], object]) -> Iterator[Seat]:
    """Asks and plays until the match is over; yields after every move the seat that made it.

    After each move every other seat with an out-of-turn move is asked once, in turn order, before the next turn.
    """
    seats = sum(1 for pile in state.piles if pile.place.value == "hand")
    while waiting := game.to_act(state):
        seat = waiting[0]
        options = game.moves(state, seat) or moves_in_turn(game, state, seat)  # which says what is wrong
        play(seat, options[0] if seat == TABLE else decide(seat, options))
        yield seat
        asked = others(seat, seats) if game.may_interrupt(state) else []
        while asked and (interrupters := game.may_interrupt(state)):
            other = asked.pop(0)
            if other not in interrupters:
                continue
            move = decide(other, game.moves(state, other))
            if move is not None:
                play(other, move)
                yield other
                asked = others(other, seats)


class Steps(Generic[S, M]):
    """Moves made on a position, each with the luck of its number: what is played again comes out the same."""

    def __init__(self, game: Game[S, M], state: S, luck: Stream) -> None:
        self._game, self._state, self._luck = game, state, StepStreams(luck)
        self.made = 0

    def play(self, seat: Seat, move: M) -> None:
        self.made += 1
        self._game.play(self._state, seat, move, self._luck.child(self.made))


def others(seat: Seat, seats: int) -> list[Seat]:
    """Who may act out of turn after a move of that seat, in turn order."""
    return list(seats_from(seat + 1, seats))[: seats - 1] if seat != TABLE else list(range(seats))
