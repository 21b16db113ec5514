"""Who sits where: 0 south, 1 west, 2 north, 3 east; partners face each other."""

from __future__ import annotations

from typing import Final

from cardcade import Seat
from cardcade.rulekit.rotation import others_after
from cardcade_guandan.rules import Rules

SEATS: Final = 4


def side_of(seat: Seat) -> int:
    """0 for south and north, 1 for west and east."""
    return seat % 2


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % SEATS


def partners(side: int) -> tuple[Seat, Seat]:
    """The two seats of a side."""
    return side, side + 2


def next_seat(seat: Seat, rules: Rules) -> Seat:
    return turn_order(seat, rules)[1]


def previous_seat(seat: Seat, rules: Rules) -> Seat:
    return turn_order(seat, rules)[-1]


def turn_order(first: Seat, rules: Rules) -> tuple[Seat, ...]:
    """All seats as they are asked, beginning with `first`."""
    return _TURN_ORDERS[rules.table.direction][first]


_TURN_ORDERS: Final = {
    direction: tuple((first, *others_after(first, SEATS, step)) for first in range(SEATS))
    for direction, step in (("clockwise", 1), ("counterclockwise", -1))
}
