"""What every widget shares: canvas, art, type, motion, sound and the reading of input."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import cardcade_assets
from cardcade.ui.art import Art
from cardcade.ui.canvas import Canvas
from cardcade.ui.motion import Motion
from cardcade.ui.reader import Reader
from cardcade.ui.shapes import Shapes
from cardcade.ui.text import Typesetter
from cardcade.ui.toasts import Toasts


class Ui:
    """One per window; screens and scenes get it from the loop."""

    def __init__(self, size: tuple[int, int], ui_scale: float = 1.0, motion: Motion | None = None) -> None:
        self.canvas = Canvas(size, ui_scale)
        self.art = Art(size)
        self.shapes = Shapes(self.art)
        self.text = Typesetter(self.canvas)
        self.motion = motion or Motion()
        self.reader = Reader()
        self.toasts = Toasts()
        self.sound: Callable[[str], None] = _silence

    @property
    def made(self) -> int:
        """How many pictures and lines of text, so far."""
        return self.art.made + self.text.made

    def resize(self, size: tuple[int, int], ui_scale: float | None = None) -> None:
        """Lay out and rasterise for another size from now on."""
        self.canvas = Canvas(size, self.canvas.ui_scale if ui_scale is None else ui_scale)
        self.art.forget(size)
        self.text.use(self.canvas)


@cache
def icon(name: str) -> Path:
    """The file of a shared icon: `icon("play")`."""
    return cardcade_assets.path("icons", f"{name}.svg")


def _silence(_: str) -> None:
    pass
