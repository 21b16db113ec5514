"""Where everybody sits at a Guandan table, and where their plays, the buttons and the words are."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from cardcade import Seat
from cardcade.table import Spot, TableLayout
from cardcade.ui.layout import packed

FOOT: Final = 1072.0
HAND_TOP: Final = 698.0
BAR: Final = 641.0
"""How far down the row of buttons is, from the top of 1080 units."""
PARTNER, MIDDLE, SIDES, OWN = 262.0, 388.0, 400.0, 514.0
"""How far down the middle is, and the cards that the partner, the opponents and the viewer have played."""
EDGE = 16.0
TOOLS, TOOL_SIDE, TOOL_GAP = 5, 54.0, 8.0


class GuandanLayout(TableLayout):
    """South at the bottom with a whole row of columns, partner opposite, opponents left and right."""

    def down(self, units: float) -> float:
        """So many of 1080 units from the top; a table taller than wide keeps its bottom at the bottom."""
        spare = self.area.h - self.length(1080)
        return self.area.y + self.length(units) + spare * (units / 1080)

    @property
    def wide(self) -> FRect:
        """The part in use: a very wide table keeps its players together."""
        width = min(self.area.w, self.area.h * 2.05)
        return FRect(self.area.centerx - width / 2, self.area.y, width, self.area.h)

    # -- the seats

    def place(self, seat: Seat) -> int:
        """How many places from the viewer a seat is: 0 the viewer, 1 at the left, 2 the partner, 3 at the right."""
        return (seat - self.viewer) % self.seats

    def spot(self, seat: Seat) -> Spot:
        place = self.place(seat)
        if place == 0:
            return self._own
        return self._partner if place == 2 else self._opponent(-1 if place == 1 else 1)

    @property
    def _own(self) -> Spot:
        middle, plate = self.wide.centerx, (self.wide.x + self._near, self.down(BAR))
        return Spot(plate, (middle, self.down(FOOT)), (middle, self.down(OWN)), own=True)

    @property
    def _partner(self) -> Spot:
        middle, top = self.wide.centerx, self.area.y + 20 * self.chrome + self.plate_height / 2
        return Spot((middle, top), (middle, self._below(top)), (middle, self.down(PARTNER)), own=False)

    def _opponent(self, side: int) -> Spot:
        x, y = self.wide.centerx + side * (self.wide.w / 2 - self._near), self.down(SIDES - 24)
        return Spot((x, y), (x, self._below(y)), (self.wide.centerx + side * self._reach, self.down(SIDES)), own=False)

    @property
    def _near(self) -> float:
        """From the edge to the middle of a plate beside it."""
        return self.length(EDGE) + self.plate_width / 2

    def _below(self, plate: float) -> float:
        """The closed cards under a plate whose middle is so far down."""
        return plate + self.plate_height / 2 + 8 * self.chrome + self.length(30)

    @property
    def _reach(self) -> float:
        """How far from the middle an opponent's play begins: beside the plate, nearer where there is room."""
        beside = self.wide.w / 2 - self.length(EDGE + 24) - self.plate_width
        return min(beside, self.wide.w * 0.29, self.length(560))

    @property
    def side_room(self) -> float:
        """How far an opponent's play may reach towards the middle."""
        return self._reach - self.length(15)

    # -- the viewer's part of it

    @property
    def hand_area(self) -> FRect:
        top = self.down(FOOT) - self.length(FOOT - HAND_TOP)
        return FRect(self.wide.x + self.length(8), top, self.wide.w - self.length(16), self.area.bottom - top)

    @property
    def bar(self) -> FRect:
        """Between the viewer's plate and the tools, above the hand."""
        left = self.wide.x + self.length(EDGE * 2) + self.plate_width
        right = self._tool_row.left - self.length(EDGE)
        x, height = self.wide.centerx, super().bar.h
        half = min(x - left, right - x)
        return FRect(x - half, self.down(BAR) - height / 2, 2 * half, height)

    @property
    def tools(self) -> list[FRect]:
        """The small buttons at the right end of the same row."""
        return packed(self._tool_row, [TOOL_SIDE * self.chrome] * TOOLS, TOOL_GAP * self.chrome)

    @property
    def _tool_row(self) -> FRect:
        width, height = (TOOLS * TOOL_SIDE + (TOOLS - 1) * TOOL_GAP) * self.chrome, TOOL_SIDE * self.chrome
        right = self.wide.right - self.length(EDGE)
        return FRect(right - width, self.down(BAR) - height / 2, width, height)

    # -- words

    @property
    def middle(self) -> tuple[float, float]:
        """Where the fewest cards lie."""
        return self.wide.centerx, self.down(MIDDLE)

    @property
    def shouts(self) -> tuple[float, float]:
        """Between the partner's play and the viewer's."""
        return self.middle

    @property
    def complaints(self) -> tuple[float, float]:
        """Just above the buttons."""
        return self.spot(self.viewer).played
