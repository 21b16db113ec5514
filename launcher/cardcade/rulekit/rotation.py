"""Rotation: in which order the others come."""

from __future__ import annotations

from cardcade.engine.cards import Seat


def others_after(seat: Seat, seats: int, step: int = 1) -> tuple[Seat, ...]:
    """All other seats in turn order, the next one first; `step` -1 goes the other way round."""
    return tuple((seat + count * step) % seats for count in range(1, seats))
