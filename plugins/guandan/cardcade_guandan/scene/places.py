"""Where everything lies on a Guandan table: the hand in columns or a row, and a place for each seat's play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from cardcade.engine.cards import Pile, Place
from cardcade.table.layout import CARD_RATIO, Pose, Spot, TableLayout, heap, row
from cardcade.table.piles import PileLayout
from cardcade.table.seats import HEIGHT as PLATE_HEIGHT
from cardcade.table.seats import WIDTH as PLATE_WIDTH
from cardcade_guandan.state import LEFT

CARD, ROW_CARD, PLAYED, BACK, OPEN = 122.0, 132.0, 104.0, 40.0, 58.0
COLUMN_PITCH, ROW_PITCH, PLAYED_PITCH, OPEN_PITCH = 108.0, 57.0, 48.0, 27.0
STRIP, CLOSED_STRIP, STRIPS = 34.0, 28.0, 196.0
FOOT: Final = 1072.0
HAND_TOP: Final = 698.0
BAR: Final = 641.0
"""How far down the row of buttons is, from the top of 1080 units."""
PARTNER, MIDDLE, SIDES, OWN = 262.0, 388.0, 400.0, 514.0
"""How far down the middle is, and the cards that the partner, the opponents and the viewer have played."""
EDGE = 16.0
OPEN_ROOM, OPEN_SIDES = 640.0, 536.0
"""How wide a hand may lie open, and how far down the opponents' do."""


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

    @property
    def middle(self) -> tuple[float, float]:
        """Where the fewest cards lie."""
        return self.wide.centerx, self.down(MIDDLE)

    def spot(self, seat: int) -> Spot:
        place, wide, c = (seat - self.viewer) % self.seats, self.wide, self.chrome
        half = PLATE_WIDTH / 2 * c
        near = self.length(EDGE) + half
        middle = wide.centerx
        if place == 0:
            plate = (wide.x + near, self.down(BAR))
            return Spot(plate, (middle, self.down(FOOT)), (middle, self.down(OWN)), own=True)
        if place == 2:
            top = self.area.y + (20 + PLATE_HEIGHT / 2) * c
            return Spot((middle, top), (middle, top + (PLATE_HEIGHT / 2 + 8) * c + self.length(30)),
                        (middle, self.down(PARTNER)), own=False)  # fmt: skip
        sign = -1 if place == 1 else 1
        x = middle + sign * (wide.w / 2 - near)
        y = self.down(SIDES - 24)
        below = y + (PLATE_HEIGHT / 2 + 8) * c + self.length(30)
        return Spot((x, y), (x, below), (middle + sign * self.side_reach, self.down(SIDES)), own=False)

    @property
    def side_reach(self) -> float:
        """How far from the middle an opponent's play begins: beside the plate, nearer where there is room."""
        beside = self.wide.w / 2 - self.length(EDGE + 24) - PLATE_WIDTH * self.chrome
        return min(beside, self.wide.w * 0.29, self.length(560))

    def spot_of_play(self, seat: int, count: int) -> tuple[float, float]:
        """The middle of so many cards before a seat."""
        poses = GuandanPiles(self, (), (), False).played(seat, count)
        return (poses[0].x + poses[-1].x) / 2, poses[0].y

    @property
    def side_room(self) -> float:
        """How far an opponent's play may reach towards the middle."""
        return self.side_reach - self.length(15)

    @property
    def hand_zone(self) -> FRect:
        wide = self.wide
        top = self.down(FOOT) - self.length(FOOT - HAND_TOP)
        return FRect(wide.x + self.length(8), top, wide.w - self.length(16), self.area.bottom - top)


class GuandanPiles(PileLayout):
    """`shape` is how many cards each column of the viewer's hand has."""

    layout: GuandanLayout

    def __init__(self, layout: GuandanLayout, specs: Sequence[Pile], shape: Sequence[int], in_row: bool) -> None:
        super().__init__(layout, specs)
        self.shape, self.in_row = shape, in_row

    def poses(self, index: int, count: int) -> list[Pose]:
        pile, unit = self.specs[index], self.layout.length(1)
        if index >= LEFT:
            return self.left(index - LEFT, count)
        match pile.place:
            case Place.PLAYED if pile.owner is not None:
                return self.played(pile.owner, count)
            case Place.DISCARD:
                return heap(self.layout.centre, count, 28 * unit)
            case Place.STOCK:
                return heap(self.layout.centre, count, 104 * unit)
        return super().poses(index, count)

    def played(self, seat: int, count: int) -> list[Pose]:
        unit, at = self.layout.length(1), self.layout.spot(seat).played
        place = (seat - self.layout.viewer) % self.layout.seats
        if place % 2 == 0:
            return row(at, count, PLAYED * unit, PLAYED_PITCH * unit, 520 * unit)
        room = min(520 * unit, self.layout.side_room)
        pitch = min(PLAYED_PITCH * unit, (room - PLAYED * unit) / max(1, count - 1))
        reach = pitch * (count - 1) / 2 + PLAYED * unit / 2
        centre = at[0] + reach if place == 1 else at[0] - reach
        return row((centre, at[1]), count, PLAYED * unit, PLAYED_PITCH * unit, room + 1)

    def left(self, seat: int, count: int) -> list[Pose]:
        """Laid open when the deal is over: before its player, clear of what was played last."""
        unit, spot = self.layout.length(1), self.layout.spot(seat)
        place = (seat - self.layout.viewer) % self.layout.seats
        if place == 0:
            return self._row(count)
        if place == 2:
            below = (OPEN - BACK) * CARD_RATIO / 2 * unit
            return row((spot.hand[0], spot.hand[1] + below), count, OPEN * unit, OPEN_PITCH * unit, OPEN_ROOM * unit)
        reach = min(OPEN_ROOM * unit, OPEN * unit + (count - 1) * OPEN_PITCH * unit) / 2
        edge = self.layout.wide.x if place == 1 else self.layout.wide.right
        inwards = (self.layout.length(EDGE) + reach) * (1 if place == 1 else -1)
        return row((edge + inwards, self.layout.down(OPEN_SIDES)), count, OPEN * unit, OPEN_PITCH * unit, 2 * reach + 1)

    def backs(self, seat: int, count: int) -> list[Pose]:
        unit = self.layout.length(1)
        return row(self.layout.spot(seat).hand, count, BACK * unit, 15 * unit, 214 * unit)

    def hand(self, count: int) -> list[Pose]:
        return self._row(count) if self.in_row else self._columns()

    def _row(self, count: int) -> list[Pose]:
        unit, zone = self.layout.length(1), self.layout.hand_zone
        y = self.layout.down(FOOT) - ROW_CARD * CARD_RATIO * unit / 2
        return row((zone.centerx, y), count, ROW_CARD * unit, ROW_PITCH * unit, zone.w)

    def _columns(self) -> list[Pose]:
        unit, zone = self.layout.length(1), self.layout.hand_zone
        foot = self.layout.down(FOOT) - CARD * CARD_RATIO * unit / 2
        across = row((zone.centerx, foot), len(self.shape), CARD * unit, COLUMN_PITCH * unit, zone.w)
        return [
            bottom._replace(y=foot - (count - 1 - place) * strip(count) * unit)
            for bottom, count in zip(across, self.shape, strict=True)
            for place in range(count)
        ]


def strip(count: int) -> float:
    """How much of each card is seen in a column of so many: tall columns close up."""
    if count < 6:
        return STRIP
    return min(max(CLOSED_STRIP, 5 * STRIP / (count - 1)), STRIPS / (count - 1))
