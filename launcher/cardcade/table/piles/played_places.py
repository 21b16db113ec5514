"""Where the cards that seats have played lie: in rows before them, or in a cross in the middle."""

from __future__ import annotations

import math
from typing import Protocol

from cardcade.engine.cards import Seat
from cardcade.table.layout import CARD_RATIO, Pose, SeatSide, TableLayout

ROW_PITCH, CENTRE_ROOM = 40.0, 640.0
BACK_HALF = 34.0
"""Half the height of a player's closed cards."""
GAP = 12.0
TAG_BELOW = 16.0
"""How far the words on a row hang over its lower edge."""
FREE_CENTRE = 190.0
WIDEST_ROW = 900.0
CROSS_DOWN = 10.0
APART, INWARDS = 3, 0.25
"""With so many players two sit far apart across the table: their rows lie that much nearer to the middle."""
SMALL_TABLE, MIDDLING_TABLE = 4, 6


class PlayedPlaces(Protocol):
    """Poses for so many cards that a seat has played, or that lie before nobody."""

    def poses(self, seat: Seat | None, count: int) -> list[Pose]: ...


class Rows:
    """A row before each seat, clear of closed cards, plates and buttons; `free` keeps the middle for piles."""

    def __init__(self, layout: TableLayout, free: bool = False) -> None:
        self._layout, self._free = layout, free

    @property
    def width(self) -> float:
        """Of a card: the more players, the smaller."""
        seats = self._layout.seats
        return self._layout.length(84 if seats <= SMALL_TABLE else 76 if seats <= MIDDLING_TABLE else 60)

    def poses(self, seat: Seat | None, count: int) -> list[Pose]:
        layout = self._layout
        if seat is None:
            return Pose.row(
                layout.centre, count, layout.length(100), layout.length(ROW_PITCH), layout.length(CENTRE_ROOM)
            )
        side = layout.side(seat)
        if side in (SeatSide.LEFT, SeatSide.RIGHT):
            return self._beside(seat, side, count)
        y = self._own_y if side is SeatSide.OWN else self._below(seat)
        return Pose.row((self._x(seat), y), count, self.width, self._pitch, self._room(seat, side))

    def _x(self, seat: Seat) -> float:
        """Below its player; where two sit far apart, nearer to the middle."""
        middle, plate = self._layout.centre[0], self._layout.spot(seat).plate[0]
        if self._layout.side(seat) is SeatSide.OWN:
            return middle
        return plate + (middle - plate) * INWARDS if self._layout.seats == APART else plate

    @property
    def _pitch(self) -> float:
        return self._layout.length(ROW_PITCH)

    @property
    def _half(self) -> float:
        return self.width * CARD_RATIO / 2

    @property
    def _own_y(self) -> float:
        return self._layout.bar.top - self._layout.length(TAG_BELOW + 4) - self._half

    def _below(self, seat: Seat) -> float:
        """Under the closed cards of a seat across the table."""
        backs = self._layout.spot(seat).hand[1] + self._layout.length(BACK_HALF)
        return backs + self._layout.length(8) + self._half

    def _room(self, seat: Seat, side: SeatSide) -> float:
        layout = self._layout
        if side is SeatSide.OWN:
            return layout.length(WIDEST_ROW)
        x, area = self._x(seat), layout.area
        others = [self._x(other) for other in range(layout.seats) if layout.side(other) is SeatSide.ACROSS]
        between = [abs(other - x) - layout.length(GAP) for other in others if other != x]
        beside = layout.plate_width + layout.length(6) if layout.seats > MIDDLING_TABLE else 0.0
        edges = 2 * (min(x - area.left, area.right - x) - beside - layout.length(8))
        return min([layout.length(WIDEST_ROW), edges, *between])

    def _beside(self, seat: Seat, side: SeatSide, count: int) -> list[Pose]:
        """From the plate towards the middle."""
        layout, way = self._layout, 1 if side is SeatSide.LEFT else -1
        near = layout.spot(seat).plate[0] + way * (layout.plate_width / 2 + layout.length(GAP))
        reach = layout.length(FREE_CENTRE if self._free else GAP)
        room = max(self.width, abs(layout.centre[0] - near) - reach)
        if layout.seats > MIDDLING_TABLE:
            room = min(room, layout.length(320))
        step = min(self._pitch, (room - self.width) / max(1, count - 1))
        middle = near + way * (self.width + step * (count - 1)) / 2
        return Pose.row((middle, self._beside_y(seat)), count, self.width, step, room)

    def _beside_y(self, seat: Seat) -> float:
        """Below the rows of those across the table and above the viewer's own."""
        layout = self._layout
        y, across = layout.spot(seat).plate[1], [s for s in range(layout.seats) if layout.side(s) is SeatSide.ACROSS]
        gap = layout.length(TAG_BELOW + 4)
        lowest = max((self._below(other) + self._half for other in across), default=layout.area.top)
        return max(y, lowest + gap + self._half)


class Cross:
    """A card before each seat, around the middle of the table; who plays several lays them close together."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout = layout

    def poses(self, seat: Seat | None, count: int) -> list[Pose]:
        layout = self._layout
        width, across, down = _measures(layout.seats)
        x, y = layout.centre
        y += layout.length(CROSS_DOWN)
        if seat is not None:
            turn = 2 * math.pi * ((seat - layout.viewer) % layout.seats) / layout.seats
            x -= layout.length(across) * math.sin(turn)
            y += layout.length(down) * math.cos(turn)
        return Pose.row((x, y), count, layout.length(width), layout.length(26), layout.length(width * 1.9))


def _measures(seats: int) -> tuple[float, float, float]:
    """How wide a card is, and how far from the middle it lies sideways and up or down."""
    if seats <= SMALL_TABLE:
        return 100, 150, 100
    return (84, 230, 125) if seats <= MIDDLING_TABLE else (72, 280, 125)
