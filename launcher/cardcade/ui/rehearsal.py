"""A rehearsal: nothing is laid down, but the pictures for it are made, a few in each frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import FRect, Surface

from cardcade.ui.painter import Painter
from cardcade.ui.theme import Colour

APIECE = 3
"""So many pictures are made in one frame: one and a half milliseconds of work, or twice that for large ones."""


def rehearse(painter: Painter, paint: Callable[[Painter], object], most: int = APIECE) -> bool:
    """Makes some of the pictures with which `paint` will draw; whether all of them are there now."""
    try:
        paint(_Rehearsal(painter, most))
    except _Enough:
        return False
    return True


class _Enough(Exception):
    """The next frame may go on."""


class _Rehearsal(Painter):
    def __init__(self, painter: Painter, most: int) -> None:
        super().__init__(painter.surface, painter.ui)
        self._last = painter.ui.made + most

    def put(self, picture: Surface, px: int, py: int) -> None:
        if self.ui.made >= self._last:
            raise _Enough

    def blit_all(self, placed: Iterable[tuple[Surface, float, float]]) -> None:
        for picture, x, y in placed:
            self.blit_around(picture, x, y)

    def fill(self, rect: FRect, colour: Colour) -> None:
        pass
