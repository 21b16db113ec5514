"""Rows of played cards, one before each seat, clear of closed cards, plates, buttons and the words above those."""

from __future__ import annotations

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.table.layout import CARD_RATIO, Pose, SeatSide, TableLayout
from cardcade.table.piles.free_line import free_line

PITCH, CENTRE_PITCH, CENTRE_ROOM = 0.48, 40.0, 640.0
"""How far apart the cards of a row lie, in widths of a card; and those before nobody, and their room, in units."""
BACK_HALF = 34.0
"""Half the height of a player's closed cards."""
GAP = 12.0
TAG_BELOW = 16.0
"""How far the words on a row hang over its lower edge."""
FREE_CENTRE = 190.0
WIDEST_ROW = 900.0
APART, INWARDS = 3, 0.25
"""With so many players two sit far apart across the table: their rows lie that much nearer to the middle."""
SMALL_TABLE, MIDDLING_TABLE = 4, 6
CARD_WIDTHS = ((3, 102.0), (SMALL_TABLE, 82.0), (MIDDLING_TABLE, 76.0), (8, 60.0))
"""Of the cards in rows, for so many players at most: nobody at the sides leaves room for larger ones."""
USUAL_PLAY = 5
"""So many cards of every play are reckoned with where words lie between them."""


class Rows:
    """A row before each seat, clear of closed cards, plates and buttons; `free` keeps the middle for piles."""

    def __init__(self, layout: TableLayout, free: bool = False) -> None:
        self._layout, self._free = layout, free

    @property
    def width(self) -> float:
        """Of a card: the more players, the smaller, and never so large that rows above each other would meet."""
        layout = self._layout
        usual = next(width for most, width in CARD_WIDTHS if layout.seats <= most)
        rows = 2 if layout.seats <= APART else 3
        room = self._own_bottom - self._top - (rows - 1) * self._between
        return min(layout.length(usual), room / rows / CARD_RATIO)

    def poses(self, seat: Seat | None, count: int) -> list[Pose]:
        layout = self._layout
        if seat is None:
            return Pose.row(
                layout.centre, count, layout.length(100), layout.length(CENTRE_PITCH), layout.length(CENTRE_ROOM)
            )
        side = layout.side(seat)
        if side in (SeatSide.LEFT, SeatSide.RIGHT):
            return self._beside(seat, side, count)
        y = self._own_y if side is SeatSide.OWN else self._top + self._half
        return Pose.row((self._x(seat), y), count, self.width, self._pitch, self._room(seat, side))

    @property
    def middle(self) -> FRect:
        """Above piles in the middle or between the rows of two who sit apart; else above the viewer's own row."""
        layout = self._layout
        among = layout.centre[0], (self._top + self._own_bottom) / 2
        at = layout.shouts if self._free or layout.seats == APART else among
        plays = [pose.rect for seat in range(layout.seats) for pose in self.poses(seat, USUAL_PLAY)]
        return free_line(layout, at, [] if self._free else plays)

    def _x(self, seat: Seat) -> float:
        """Below its player; where two sit far apart, nearer to the middle."""
        middle, plate = self._layout.centre[0], self._layout.spot(seat).plate[0]
        if self._layout.side(seat) is SeatSide.OWN:
            return middle
        return plate + (middle - plate) * INWARDS if self._layout.seats == APART else plate

    @property
    def _pitch(self) -> float:
        return self.width * PITCH

    @property
    def _half(self) -> float:
        return self.width * CARD_RATIO / 2

    @property
    def _between(self) -> float:
        """What words on a row need below it."""
        return self._layout.length(TAG_BELOW + 4)

    @property
    def _own_bottom(self) -> float:
        """Above what is said to the viewer over the buttons; in large letters the cards need its room."""
        layout = self._layout
        below = layout.complaint_room if layout.growth <= 1 else layout.bar
        return below.top - self._between

    @property
    def _own_y(self) -> float:
        return self._own_bottom - self._half

    @property
    def _top(self) -> float:
        """Under the closed cards of those across the table."""
        layout = self._layout
        backs = [layout.spot(seat).hand[1] for seat in range(layout.seats) if layout.side(seat) is SeatSide.ACROSS]
        return max(backs) + layout.length(BACK_HALF + 8)

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
        """Beside its player; below the rows of those across the table, and above the viewer's own that it may meet."""
        layout = self._layout
        highest = self._top + 3 * self._half + self._between
        lowest = self._own_bottom - 3 * self._half - self._between
        y = max(layout.spot(seat).plate[1], highest)
        return min(y, lowest) if layout.seats <= MIDDLING_TABLE else y
