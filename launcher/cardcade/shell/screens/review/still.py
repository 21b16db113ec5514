"""A still on a page: a picture of a table, framed."""

from __future__ import annotations

import pygame
from pygame import FRect, Surface

from cardcade.ui import Painter, Plate
from cardcade.ui.widget import Widget

FRAME = Plate((0, 0, 0, 0), radius=6, rim=(90, 112, 160), rim_width=2.0)


class Still(Widget):
    """Drawn at exactly the pixels of its rectangle."""

    def __init__(self, rect: FRect, picture: Surface, meaning: str) -> None:
        super().__init__(rect, meaning)
        self.picture, self._fitted = picture, picture

    def draw(self, painter: Painter) -> None:
        where = painter.pixels(self.rect)
        if self._fitted.get_size() != where.size:
            self._fitted = pygame.transform.smoothscale(self.picture, where.size)
        painter.put(self._fitted, where.x, where.y)
        painter.plate(self.rect, FRAME)
