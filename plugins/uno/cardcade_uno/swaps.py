"""The 7 that swaps two hands and the 0 that passes all of them on."""

from __future__ import annotations

from collections.abc import Mapping

from cardcade import Seat
from cardcade_uno.calls import call_or_owe
from cardcade_uno.events import HandsPassed, HandsSwapped
from cardcade_uno.moves import Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import HANDS, UnoState


def swap(rules: Rules, state: UnoState, seat: Seat, move: Play) -> None:
    """Applies a 7, which names a target, or a 0."""
    if move.target is None:
        state.record(HandsPassed(state.direction))
        receivers = {giver: state.after(giver) for giver in range(state.seats)}
    else:
        state.record(HandsSwapped(seat, move.target))
        receivers = {seat: move.target, move.target: seat}
    _give(rules, state, receivers, caller=seat if move.call else None)


def _give(rules: Rules, state: UnoState, receivers: Mapping[Seat, Seat], caller: Seat | None) -> None:
    """Every giver's hand goes to its receiver, with what is known of it; whoever then holds one card owes a call."""
    hands = {giver: tuple(state.hand(giver)) for giver in receivers}
    known = {giver: (state.taken[giver], state.dry[giver]) for giver in receivers}
    for giver, receiver in receivers.items():
        state.move(hands[giver], HANDS + giver, HANDS + receiver)
        state.taken[receiver], state.dry[receiver] = known[giver]
        state.called[receiver] = False
    for seat in receivers:
        if rules.uno.enable_uno_check and len(state.hand(seat)) == 1:
            call_or_owe(state, seat, call=seat == caller)
