"""How UNO's cards lie: stock and discard in the middle, a hand of one row or two."""

from __future__ import annotations

import math

from cardcade.table.layout import Pose, TableLayout, fan, heap, row
from cardcade.table.piles import PileLayout
from cardcade_uno.state import DISCARD, STOCK

MIDDLE = (0.5, 0.44)
STOCK_WIDTH, DISCARD_WIDTH, HAND_WIDTH = 118.0, 140.0, 148.0
CLOSEST = 60.0
"""Units between two cards of one row: closer, and the hand lies in two."""
ROW_WIDTH, ROW_STEP = 116.0, 74.0


def middle(layout: TableLayout) -> tuple[float, float]:
    return layout.at(*MIDDLE)


def discard_at(layout: TableLayout) -> tuple[float, float]:
    x, y = middle(layout)
    return x + layout.length(62), y - layout.length(6)


def stock_at(layout: TableLayout) -> tuple[float, float]:
    x, y = middle(layout)
    return x - layout.length(124), y - layout.length(6)


class UnoPiles(PileLayout):
    def poses(self, index: int, count: int) -> list[Pose]:
        unit = self.layout.unit
        if index == STOCK:
            return heap(stock_at(self.layout), count, STOCK_WIDTH * unit)
        if index == DISCARD:
            return heap(discard_at(self.layout), count, DISCARD_WIDTH * unit, untidy=8)
        return super().poses(index, count)

    def hand(self, count: int) -> list[Pose]:
        """One row as long as every card can be told by its corner, else two, the first one behind."""
        unit, room = self.layout.unit, self.hand_room
        at = self.layout.spot(self.layout.viewer).hand
        if count <= 1 + (room - HAND_WIDTH * unit) / (CLOSEST * unit):
            return fan(at, count, HAND_WIDTH * unit, 104 * unit, room)
        behind = math.ceil(count / 2)
        front = at[0], at[1] + 28 * unit
        back = at[0], front[1] - ROW_STEP * unit
        width, pitch = ROW_WIDTH * unit, 88 * unit
        return [*row(back, behind, width, pitch, room), *row(front, count - behind, width, pitch, room)]
