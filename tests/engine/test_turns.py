"""Who is asked without a window, and in which order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardcade import TABLE, Deck, Game, Message, Result, Seat, State, Stream, hand_of, say
from cardcade.engine.turns import play_on


@dataclass(slots=True, kw_only=True)
class Table(State):
    turn: int = 0
    rung: tuple[Seat, ...] = ()
    between: bool = False


@dataclass(frozen=True, slots=True)
class Go:
    pass


@dataclass(frozen=True, slots=True)
class Ring:
    pass


@dataclass(frozen=True, slots=True)
class NextRound:
    pass


class Bells(Game[Table, Any]):
    """Four turns, then the table deals again, four more; after each move anyone else may ring once."""

    deck = Deck(["A"])
    state_kind = Table
    move_kinds = (Go, Ring, NextRound)

    def setup(self, seats: int) -> Table:
        return Table(piles=tuple(map(hand_of, range(seats))), cards=[[] for _ in range(seats)])

    def begin(self, state: Table, stream: Stream) -> None:
        pass

    def to_act(self, state: Table) -> Sequence[Seat]:
        return (TABLE,) if state.between else () if state.turn == 8 else (state.turn % len(state.piles),)

    def may_interrupt(self, state: Table) -> Sequence[Seat]:
        return [seat for seat in range(len(state.piles)) if seat not in (*state.rung, *self.to_act(state))]

    def moves(self, state: Table, seat: Seat) -> Sequence[Any]:
        return [NextRound()] if seat == TABLE else [Go()] if seat in self.to_act(state) else [Ring()]

    def check(self, state: Table, seat: Seat, move: Any) -> None:
        pass

    def play(self, state: Table, seat: Seat, move: Any, stream: Stream) -> None:
        if isinstance(move, Ring):
            state.rung = (*state.rung, seat)
            return
        state.rung = () if seat == TABLE else (seat,)
        state.turn += seat != TABLE
        state.between = seat != TABLE and state.turn == 4

    def result(self, state: Table) -> Result | None:
        return Result((0.0,), (0,), (0,)) if state.turn == 8 else None

    def say_move(self, move: Any) -> Message:
        return say("bells.move")


def course(ringing: Sequence[Seat], seats: int = 3) -> tuple[list[tuple[Seat, str]], list[Seat]]:
    """What was played, and who was asked out of turn, while these seats ring whenever they may."""
    game = Bells(None)
    state, played, asked = game.setup(seats), [], []

    def decide(seat: Seat, options: Sequence[Any]) -> Any:
        if isinstance(options[0], Go):
            return options[0]
        asked.append(seat)
        return options[0] if seat in ringing else None

    def play(seat: Seat, move: Any) -> None:
        played.append((seat, type(move).__name__))
        game.play(state, seat, move, Stream(0))

    yielded = list(play_on(game, state, decide, play))
    assert yielded == [seat for seat, _ in played]
    return played, asked


def test_seats_act_in_turn_and_the_table_takes_its_own_step() -> None:
    played, _ = course(ringing=())
    assert [seat for seat, _ in played] == [0, 1, 2, 0, TABLE, 1, 2, 0, 1]
    assert played[4] == (TABLE, "NextRound")


def test_after_a_move_every_other_seat_is_asked_once_in_turn_order() -> None:
    _, asked = course(ringing=())
    assert asked[:2] == [2, 0]  # seat 0 moved, seat 1 is to act; then seat 1 moved, seat 2 is to act


def test_an_interruption_is_itself_something_the_others_may_answer() -> None:
    played, _ = course(ringing=(2, 3), seats=4)
    assert played[:4] == [(0, "Go"), (2, "Ring"), (3, "Ring"), (1, "Go")]


def test_after_the_tables_step_everyone_is_asked_from_seat_0_on() -> None:
    played, _ = course(ringing=(0, 2))
    assert played[played.index((TABLE, "NextRound")) + 1 :][:2] == [(0, "Ring"), (2, "Ring")]
