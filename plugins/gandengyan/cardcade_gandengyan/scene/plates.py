"""Name plates with the points a player has so far."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from cardcade.table.link import Player
from cardcade.table.seats import CALM, SeatPlate
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import INK, Type, Weight

TEAL = replace(CALM, top=(10, 58, 78, 225), bottom=(7, 34, 54, 225), rim=(110, 214, 224, 150), rim_width=2.5)
TOTAL = Plate((20, 104, 126), (10, 66, 92), PILL, (150, 236, 240, 190), 1.5, shadow=3)


class GandengyanPlate(SeatPlate):
    """The total hangs under the face; fewer is better."""

    def __init__(self, centre: tuple[float, float], seat: int, player: Player, scale: float) -> None:
        super().__init__(centre, seat, player, scale)
        self.calm = TEAL
        self.total = ""

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self.total:
            k, type_ = self.scale, Type(16 * self.scale, Weight.BOLD)
            width = max(44 * k, painter.ui.text.width(self.total, type_) + 16 * k)
            box = FRect(self.rect.x + 43 * k - width / 2, self.rect.bottom - 18 * k, width, 24 * k)
            painter.plate(box, TOTAL)
            painter.text(self.total, box, type_, INK, "centre")
