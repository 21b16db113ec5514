"""Whom an event at the table makes glad, stuns or beats, as everyone sees it."""

from __future__ import annotations

from typing import Final

from cardcade import Event, Stir
from cardcade_uno import events

HEAVY: Final = 4
"""From so many cards on, what somebody faces is a blow of its own."""


def stir_of(event: Event) -> Stir | None:
    match event:
        case events.Skipped(seat):
            return Stir("skipped", stunned=(seat,))
        case events.PendingGrew(seat, amount):
            return Stir("plus_four" if amount >= HEAVY else "plus_two", stunned=(seat,))
        case events.Drew(seat, count, cause) if cause != "turn" and count >= HEAVY:
            return Stir("drew_many", beaten=(seat,))
        case events.UnoCalled(seat):
            return Stir("uno", glad=(seat,))
        case events.HandsSwapped(seat, target):
            return Stir("swapped", glad=(seat,), stunned=(target,))
    return _of_offences(event)


def _of_offences(event: Event) -> Stir | None:
    match event:
        case events.Caught(seat, by):
            return Stir("caught", glad=(by,), stunned=(seat,))
        case events.Challenged(seat, target, bluff):
            return Stir("bluff", glad=(seat,), beaten=(target,)) if bluff else Stir("honest", (target,), beaten=(seat,))
        case events.FalselyCalled(seat) | events.LastCardUncalled(seat) | events.Misplayed(seat):
            return Stir("slip", stunned=(seat,))
        case events.FalselyCaught(by=by):
            return Stir("slip", stunned=(by,))
    return None
