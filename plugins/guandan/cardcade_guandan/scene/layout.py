"""Where everybody sits at a Guandan table, and where their plays, the buttons and the words are."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from cardcade import Seat
from cardcade.table import TableLayout
from cardcade.table.layout import Measure, Spot
from cardcade.ui.layout import packed

FOOT: Final = 1072.0
HAND_TOP = Measure(698, 730)
BAR = Measure(641, 660)
"""How far down the row of buttons is, from the top of 1080 units."""
PARTNER, MIDDLE, SIDES, OWN = 248.0, 388.0, 392.0, 536.0
"""How far down the middle is, and the cards that the partner, the opponents and the viewer have played: in three rows,
so that no play lies on another, however long it is."""
PLATES, COMPLAINTS = 380.0, Measure(514, 504)
"""How far down the opponents' plates are, and the reason for a refusal."""
PLAYED_ROOM: Final = 520.0
"""How wide a play may lie."""
EDGE = 16.0
TOP, CLOSED = Measure(20, 40), Measure(38, 38)
"""How far down the partner's plate begins, and how far below a plate closed cards lie."""
TOOLS, TOOL_SIDE, TOOL_GAP = 5, Measure(54, 68), Measure(8, 6)
SCORE_LEFT, SCORE_TOP, SCORE = Measure(100, 120), Measure(18, 24), (Measure(330, 486), Measure(92, 166))
SCORE_LEAST, SCORE_GAP = Measure(330, 408), 12.0
"""Where the score is, how large, how narrow beside the partner's plate, and how far from it."""
CHIP_TOP = Measure(116, 202)
CLOSED_WIDTH, WIDTH_BESIDE, BACKS_BESIDE = 214.0, 130.0, 76.0
"""How wide closed cards lie, and beside a large plate of the partner's; and from that to their middle."""


class GuandanLayout(TableLayout):
    """South at the bottom with a whole row of columns, partner opposite, opponents left and right."""

    @property
    def most(self) -> float:
        """As large as the score and half of the partner's plate have room side by side."""
        left, width, plate = SCORE_LEFT, SCORE_LEAST, self.plate
        both = Measure(left.usual + width.usual + plate.usual / 2, left.doubled + width.doubled + plate.doubled / 2)
        return self.room_for(both, self.area.w / 2 - self.length(SCORE_GAP))

    def down(self, units: float) -> float:
        """So many of 1080 units from the top; a table taller than wide keeps its bottom at the bottom."""
        spare = self.area.h - self.length(1080)
        return self.area.y + self.length(units) + spare * (units / 1080)

    def _units(self, measure: Measure) -> float:
        """What of it counts at the text size of now, never less than usual text has."""
        return measure.usual + (measure.doubled - measure.usual) * max(0.0, self.growth - 1)

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
        middle, plate = self.wide.centerx, (self.wide.x + self._near, self.down(self._units(BAR)))
        return Spot(plate, (middle, self.down(FOOT)), (middle, self.down(OWN)), own=True)

    @property
    def _partner(self) -> Spot:
        """A large plate has the closed cards beside it, so that what is played keeps its place."""
        middle, top = self.wide.centerx, self.area.y + self.grown(TOP) + self.plate_height / 2
        closed = middle, self._below(top)
        if self.growth > 1:
            closed = middle + self.plate_width / 2 + self.length(BACKS_BESIDE), top - self.length(12)
        return Spot((middle, top), closed, (middle, self.down(PARTNER)), own=False)

    @property
    def seat_rects(self) -> list[FRect]:
        """The plates, and the others' closed cards as wide as they lie here."""
        others = [seat for seat in range(self.seats) if seat != self.viewer]
        return [*self.plate_rects, *map(self._closed, others)]

    def _closed(self, seat: Seat) -> FRect:
        (x, y), width, height = self.spot(seat).hand, self.closed_room(seat), self.length(70)
        return FRect(x - width / 2, y - height / 2, width, height)

    def closed_room(self, seat: Seat) -> float:
        """How wide another player's closed cards lie at most."""
        beside = self.place(seat) == 2 and self.growth > 1
        return self.length(WIDTH_BESIDE if beside else CLOSED_WIDTH)

    def _opponent(self, side: int) -> Spot:
        x, y = self.wide.centerx + side * (self.wide.w / 2 - self._near), self.down(PLATES)
        return Spot((x, y), (x, self._below(y)), (self.wide.centerx + side * self._reach, self.down(SIDES)), own=False)

    @property
    def _near(self) -> float:
        """From the edge to the middle of a plate beside it."""
        return self.length(EDGE) + self.plate_width / 2

    def _below(self, plate: float) -> float:
        """The closed cards under a plate whose middle is so far down."""
        return plate + self.plate_height / 2 + self.grown(CLOSED)

    @property
    def _reach(self) -> float:
        """How far from the middle an opponent's play begins: beside the plate, nearer where there is room."""
        beside = self.wide.w / 2 - self.length(EDGE + 24) - self.plate_width
        return min(beside, self.wide.w * 0.29, self.length(560))

    @property
    def side_room(self) -> float:
        """How far an opponent's play may reach towards the middle."""
        return min(self.length(PLAYED_ROOM), self._reach - self.length(15))

    @property
    def across_room(self) -> float:
        """How wide the partner's play or the viewer's may lie: never under the score."""
        return min(self.length(PLAYED_ROOM), 2 * (self.wide.centerx - self.score.right - self.length(SCORE_GAP)))

    # -- the viewer's part of it

    @property
    def hand_area(self) -> FRect:
        top = self.down(FOOT) - self.length(FOOT - self._units(HAND_TOP))
        return FRect(self.wide.x + self.length(8), top, self.wide.w - self.length(16), self.area.bottom - top)

    @property
    def bar(self) -> FRect:
        """Between the viewer's plate and the tools, above the hand."""
        left = self.wide.x + self.length(EDGE * 2) + self.plate_width
        right = self._tool_row.left - self.length(EDGE)
        x, height = self.wide.centerx, super().bar.h
        half = min(x - left, right - x)
        return FRect(x - half, self.down(self._units(BAR)) - height / 2, 2 * half, height)

    @property
    def tools(self) -> list[FRect]:
        """The small buttons at the right end of the same row."""
        return packed(self._tool_row, [self.grown(TOOL_SIDE)] * TOOLS, self.grown(TOOL_GAP))

    @property
    def _tool_row(self) -> FRect:
        height = self.grown(TOOL_SIDE)
        width = TOOLS * height + (TOOLS - 1) * self.grown(TOOL_GAP)
        right = self.wide.right - self.length(EDGE)
        return FRect(right - width, self.down(self._units(BAR)) - height / 2, width, height)

    # -- words

    @property
    def score(self) -> FRect:
        """Beside the pause button, narrower where the partner's plate comes close."""
        width, height = SCORE
        left, top = self.area.x + self.grown(SCORE_LEFT), self.area.y + self.grown(SCORE_TOP)
        room = self._partner.plate[0] - self.plate_width / 2 - self.length(SCORE_GAP) - left
        return FRect(left, top, min(self.grown(width), room), self.grown(height))

    @property
    def chip_top(self) -> float:
        return self.area.y + self.grown(CHIP_TOP)

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
        return self.wide.centerx, self.down(self._units(COMPLAINTS))
