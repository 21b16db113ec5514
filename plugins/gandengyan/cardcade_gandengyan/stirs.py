"""Whom an event at the table makes glad, stuns or beats, as everyone sees it."""

from __future__ import annotations

from typing import Final

from cardcade import Event, Stir
from cardcade_gandengyan import events

JOKERS: Final = 3
"""The tier of the joker bomb."""


def stir_of(seats: int, event: Event) -> Stir | None:
    match event:
        case events.BombBurst(seat, combination):
            others = tuple(other for other in range(seats) if other != seat)
            return Stir("joker_bomb" if combination.bomb_tier == JOKERS else "bomb", glad=(seat,), stunned=others)
    return None
