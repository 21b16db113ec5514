"""A trick: a card before each seat, in a cross or a ring around the middle of the table."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.table.layout import CARD_RATIO, Pose, SeatSide, TableLayout
from cardcade.table.piles.free_line import free_line
from cardcade.table.piles.rows import BACK_HALF, MIDDLING_TABLE, SMALL_TABLE

NAME = 30.0
"""How much room a name needs above or below a card."""
FACING = 150.0
"""Who sits so near to the middle of the table sits across from the viewer."""


class Measures(NamedTuple):
    """How wide a card is, and how far from the middle it lies sideways and up or down."""

    width: float
    across: float
    down: float

    @property
    def reach(self) -> float:
        """From the middle to the lower edge of the lowest card."""
        return self.down + self.width * CARD_RATIO / 2


USUAL, SMALLER, SMALLEST = Measures(106, 240, 119), Measures(84, 240, 130), Measures(72, 280, 125)


class Cross:
    """Leaves a line free in its middle; who plays several cards lays them close together."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout = layout

    @property
    def _measures(self) -> Measures:
        """As large as the buttons and whoever sits across the table leave room for."""
        layout, seats = self._layout, self._layout.seats
        usual = USUAL if seats <= SMALL_TABLE else SMALLER if seats <= MIDDLING_TABLE else SMALLEST
        spots = [layout.spot(seat).hand for seat in range(seats) if layout.side(seat) is SeatSide.ACROSS]
        backs = [y for x, y in spots if abs(x - layout.centre[0]) < layout.length(FACING)]
        top = max(backs, default=layout.area.top) + layout.length(BACK_HALF + NAME)
        unit = min(layout.unit, (self._bottom - top) / 2 / usual.reach)
        return Measures(*(length * unit for length in usual))

    @property
    def _bottom(self) -> float:
        return self._layout.bar.top - self._layout.length(NAME)

    @property
    def _centre(self) -> tuple[float, float]:
        return self._layout.centre[0], self._bottom - self._measures.reach

    @property
    def middle(self) -> FRect:
        """Among the cards."""
        seats = range(self._layout.seats)
        return free_line(self._layout, self._centre, [self.poses(seat, 1)[0].rect for seat in seats])

    def poses(self, seat: Seat | None, count: int) -> list[Pose]:
        layout, (x, y) = self._layout, self._centre
        width, across, down = self._measures
        if seat is not None:
            turn = 2 * math.pi * ((seat - layout.viewer) % layout.seats) / layout.seats
            x -= across * math.sin(turn)
            y += down * math.cos(turn)
        return Pose.row((x, y), count, width, width / 4, width * 1.9)
