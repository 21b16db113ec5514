"""Whom an event at the table makes glad, stuns or beats, as everyone sees it."""

from __future__ import annotations

from typing import Final

from cardcade import Event, Seat, Stir
from cardcade_guandan import events
from cardcade_guandan.combinations import Kind
from cardcade_guandan.partners import SEATS, partner_of, partners, side_of

BANGS: Final = {Kind.BOMB: "bomb", Kind.STRAIGHT_FLUSH: "straight_flush", Kind.JOKER_BOMB: "joker_bomb"}
DOUBLE: Final = 3
"""So many levels a side climbs whose players are out first and second."""


def stir_of(event: Event) -> Stir | None:
    match event:
        case events.Played(seat, reading=reading) if reading.is_bomb:
            return Stir(BANGS[reading.kind], glad=(seat,), stunned=_against(seat), partners=(partner_of(seat),))
        case events.WentOut(seat, 1):
            return Stir("first_out", glad=(seat,), stunned=_against(seat), partners=(partner_of(seat),))
        case events.WindCaught(seat):
            return Stir("wind", glad=(seat,))
    return _of_deals(event)


def _of_deals(event: Event) -> Stir | None:
    match event:
        case events.TributeOwed(payers):
            return Stir("tribute", beaten=payers)
        case events.TributeResisted(payers):
            return Stir("resisted", glad=payers, stunned=tuple(seat for seat in range(SEATS) if seat not in payers))
        case events.DealEnded(winner=winner, steps=steps) if steps >= DOUBLE:
            return Stir("double", glad=partners(winner), beaten=partners(1 - winner))
        case events.AceFailed(side):
            return Stir("ace_failed", beaten=partners(side))
    return None


def _against(seat: Seat) -> tuple[Seat, ...]:
    return partners(1 - side_of(seat))
