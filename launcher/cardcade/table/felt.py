"""The felt: the one the player likes, in the shape of the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Surface, transform

from cardcade.table.layout import TableLayout
from cardcade.ui import Canvas, Painter, Ui
from cardcade.ui.ahead import Wanted


class Felt:
    """Never moves, so that it is one picture, made once. A game adds its own to it in `weave`."""

    def __init__(self, ui: Ui, layout: TableLayout, find: Callable[[], Path]) -> None:
        self._ui, self._layout, self._find = ui, layout, find

    @property
    def path(self) -> Path:
        return self._find()

    @property
    def woven(self) -> tuple[object, ...]:
        """All that `weave` depends on beside the felt itself and its size."""
        return ()

    def weave(self, felt: Surface) -> None:
        """What a game draws into the felt."""

    def drawings(self, canvas: Canvas) -> Sequence[tuple[str, tuple[int, int]]]:
        """What of SVG text `weave` will lay on a felt for that canvas, so that it can be begun ahead."""
        return ()

    def draw(self, painter: Painter) -> None:
        where = painter.pixels(self._layout.area)
        painter.put(self.picture(where.size), where.x, where.y)

    def picture(self, size: tuple[int, int]) -> Surface:
        """All of it in so many pixels, made once."""
        return self._ui.art.keep(("felt", self.path, size, *self.woven), lambda: self._made(size))

    def foreseen(self, canvas: Canvas) -> Sequence[Wanted]:
        """What it will be made of on that canvas; it takes longest of all to draw."""
        return [(self.path, _drawn_size(canvas.size)), *self.drawings(canvas)]

    def _made(self, size: tuple[int, int]) -> Surface:
        """Stretched to the table's shape: an SVG alone keeps its own and would leave a bare strip."""
        picture = self._ui.art.fresh(self.path, _drawn_size(size))
        solid = Surface(size, 0, 32)  # without alpha it is laid down faster
        solid.blit(picture if picture.get_size() == size else transform.smoothscale(picture, size), (0, 0))
        self.weave(solid)
        return solid


def _drawn_size(size: tuple[int, int]) -> tuple[int, int]:
    """Exactly 16:9, since the last row of any other size would be half bare."""
    times = max(math.ceil(size[0] / 16), math.ceil(size[1] / 9))
    return 16 * times, 9 * times
