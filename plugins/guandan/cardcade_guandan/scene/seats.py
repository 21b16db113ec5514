"""Name plates in the colour of their side, with the medal of whoever is out."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

import cardcade_assets
from cardcade.table.link import Player
from cardcade.table.seats import CALM, LIT, SeatPlate
from cardcade.ui import Painter
from cardcade.ui.theme import Colour

US: Colour = (92, 214, 190)
THEM: Colour = (255, 128, 104)
WARNING_COUNT = 10

_OURS = replace(CALM, top=(13, 54, 66, 222), bottom=(9, 34, 46, 222), rim=(*US[:3], 190), rim_width=2.5)
_THEIRS = replace(CALM, top=(70, 28, 36, 222), bottom=(44, 18, 26, 222), rim=(*THEM[:3], 190), rim_width=2.5)


class GuandanPlate(SeatPlate):
    """Partners share a colour; a medal says in which place the player went out."""

    def __init__(self, centre: tuple[float, float], seat: int, player: Player, scale: float, ours: bool) -> None:
        super().__init__(centre, seat, player, scale)
        self.calm, self.lit = _OURS if ours else _THEIRS, LIT
        self.few = WARNING_COUNT
        self.medal: int | None = None

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self.medal is not None:
            side = 66 * self.scale
            spot = FRect(self.rect.right - side * 0.86, self.rect.centery - side / 2, side, side)
            painter.image(cardcade_assets.path("effects", f"medal_{self.medal}.svg"), spot)
