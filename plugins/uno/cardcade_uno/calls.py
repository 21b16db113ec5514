"""The UNO call: made, owed, forgotten, caught, or cried without cause."""

from __future__ import annotations

from collections.abc import Iterator

from cardcade import Seat, Stream
from cardcade_uno.drawing import take
from cardcade_uno.events import Caught, FalselyCalled, FalselyCaught, UnoCalled
from cardcade_uno.moves import CALL_UNO, Move, catch_of
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState


def call_or_owe(state: UnoState, seat: Seat, call: bool) -> None:
    """The seat came down to one card, with or without its call."""
    if call:
        _stand(state, seat)
    else:
        state.called[seat] = False
        state.owing += (seat,)


def call(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """A call after the play: in time it stands, without cause it costs."""
    if seat in state.owing:
        state.owing = tuple(other for other in state.owing if other != seat)
        _stand(state, seat)
    else:
        state.record(FalselyCalled(seat))
        take(state, seat, rules.uno.false_call_penalty, stream, "false_call")


def _stand(state: UnoState, seat: Seat) -> None:
    state.called[seat] = True
    if state.log is not None:
        state.log.append(UnoCalled(seat))


def catch(rules: Rules, state: UnoState, by: Seat, seat: Seat, stream: Stream) -> None:
    """An accusation: in time it costs the forgetful one, without cause the accuser."""
    if seat in state.owing:
        state.owing = tuple(other for other in state.owing if other != seat)
        state.record(Caught(seat, by))
        take(state, seat, rules.uno.forget_penalty, stream, "forgot")
    else:
        state.record(FalselyCaught(seat, by))
        take(state, by, rules.uno.false_catch_penalty, stream, "false_catch")


def may_go_out(rules: Rules, state: UnoState, seat: Seat) -> bool:
    """Whether the last card, just played, wins: it was called for, or nothing hangs on the call."""
    uno = rules.uno
    needs_call = uno.enable_uno_check and uno.must_call_to_win and uno.forget_penalty > 0
    return not needs_call or state.called[seat] or not state.can_draw()


def calls_and_catches(state: UnoState, seat: Seat) -> Iterator[Move]:
    """What the seat may cry now."""
    if seat in state.owing:
        yield CALL_UNO
    yield from (catch_of(other) for other in state.owing if other != seat)


def calls_falsely(rules: Rules, state: UnoState, seat: Seat) -> bool:
    """A call by a seat that neither holds one card nor is about to."""
    if not (rules.uno.enable_uno_check and rules.uno.false_call_penalty):
        return False
    held = len(state.hand(seat))
    return held != 1 and not (held == 2 and seat == state.turn)


def catches_falsely(rules: Rules, state: UnoState, seat: Seat, other: Seat) -> bool:
    """An accusation of a player who does not hold exactly one card."""
    if not (rules.uno.enable_uno_check and rules.uno.false_catch_penalty):
        return False
    return other != seat and len(state.hand(other)) != 1
