"""How UNO's cards lie: two heaps in the middle, and a hand of one row or two."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from cardcade.table import CardSprite, PileLayout
from cardcade.table.layout import Measure, Pose
from cardcade_uno.scene.hand import HandOrder
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.state import DISCARD, STOCK

HAND_WIDTH, HAND_PITCH = Measure(148, 170), Measure(104, 120)
CLOSEST = 60.0
"""Units between two cards of one row: closer, and the hand lies in two."""
ROW_WIDTH, ROW_PITCH, ROW_STEP = Measure(116, 124), Measure(88, 94), 74.0


class UnoPiles(PileLayout):
    layout: UnoLayout

    def __init__(self, layout: UnoLayout, hand_order: HandOrder) -> None:
        super().__init__(layout)
        self._hand_order = hand_order

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        return sorted(sprites, key=lambda sprite: self._hand_order.rank(sprite.card))

    def poses(self, index: int, count: int) -> list[Pose]:
        if index == STOCK:
            return _heap(self.layout.stock, count)
        if index == DISCARD:
            return _heap(self.layout.discard, count, untidy=8)
        return super().poses(index, count)

    def counted(self, index: int) -> FRect | None:
        return self.layout.stock_foot if index == STOCK else None

    def hand(self, count: int) -> list[Pose]:
        """One row as long as every card can be told by its corner, else two, the first one behind."""
        unit, room = self.layout.unit, self.hand_room
        at, grown = self.layout.spot(self.layout.viewer).hand, self.layout.grown
        if count <= 1 + (room - grown(HAND_WIDTH)) / (CLOSEST * unit):
            return Pose.fan(at, count, grown(HAND_WIDTH), grown(HAND_PITCH), room)
        behind = math.ceil(count / 2)
        front = at[0], at[1] + 28 * unit
        back = at[0], front[1] - ROW_STEP * unit
        width, pitch = grown(ROW_WIDTH), grown(ROW_PITCH)
        return [*Pose.row(back, behind, width, pitch, room), *Pose.row(front, count - behind, width, pitch, room)]


def _heap(bottom: Pose, count: int, untidy: float = 0.0) -> list[Pose]:
    return Pose.heap((bottom.x, bottom.y), count, bottom.width, untidy)
