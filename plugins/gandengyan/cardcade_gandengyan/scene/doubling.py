"""The doubling counter: by how much bombs have multiplied what the losers of this round will pay."""

from __future__ import annotations

from pygame import FRect

import cardcade_assets
from cardcade import View
from cardcade.table import Part, Words
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Glide, Painter, Plate
from cardcade.ui.theme import INK, SOFT, Colour, Type, Weight
from cardcade_gandengyan.rules import ScoringRules
from cardcade_gandengyan.scene.layout import GAP, PILE, GandengyanLayout
from cardcade_gandengyan.scoring import bomb_factor
from cardcade_gandengyan.state import GandengyanState

HOT = Plate((255, 176, 72), (220, 56, 48), PILL, (255, 236, 170), 2.5, shadow=10, shadow_colour=(255, 130, 40, 190))
COOL = Plate((12, 60, 80, 200), (8, 40, 60, 200), PILL, (140, 226, 230, 110), 1.5)
LABEL: Colour = (190, 230, 234)
ABOVE, LABEL_EDGE = Measure(134, 140), Measure(GAP - 2, 56)
HOT_SIZE, COOL_SIZE = Measure(40, 66), Measure(30, 58)
"""How far it is above what is gone, how far its name reaches beside that, and how large it is."""


class Doubling(Part):
    """Larger in the moment it grows; nothing is seen of it where bombs do not double."""

    def __init__(self, scoring: ScoringRules, layout: GandengyanLayout, words: Words) -> None:
        self._scoring, self._layout, self._words = scoring, layout, words
        self.factor = 1
        self._grown = Glide(1.0, 0.4)

    def begin(self) -> None:
        """A new round."""
        self.factor = 1

    def grow(self, factor: int) -> None:
        if factor != self.factor:
            self.factor = factor
            self._grown.jump(0.0)
            self._grown.to(1.0)

    def take(self, view: View[GandengyanState]) -> None:
        self.factor = bomb_factor(view.state.bombs, self._scoring)

    def update(self, dt: float) -> bool:
        return self._grown.update(dt)

    def finish(self) -> None:
        self._grown.jump(1.0)

    def draw_over(self, painter: Painter) -> None:
        if not self._scoring.bomb_doubles:
            return
        c, (x, y), hot = self._layout.chrome, self._layout.aside(1), self.factor > 1
        size = self._layout.grown(HOT_SIZE if hot else COOL_SIZE) * (1 + 0.45 * (1 - self._grown.value))
        box = self._draw_factor(painter, (x, y - self._layout.grown(ABOVE)), size, hot)
        words, room = (
            self._words.say("gandengyan.table.doubling"),
            2 * (self._layout.length(PILE / 2) + self._layout.grown(LABEL_EDGE)),
        )
        label = painter.ui.text.shrunk(words, Type(17 * c, Weight.BOLD), room, 0.6)
        painter.text(words, FRect(x - room / 2, box.bottom + 3 * c, room, 24 * c), label, LABEL, "centre")

    def _draw_factor(self, painter: Painter, at: tuple[float, float], size: float, hot: bool) -> FRect:
        (x, y), text, type_ = at, f"×{self.factor}", Type(size * 0.66, Weight.BOLD)
        width = max(size * 1.6, painter.ui.text.width(text, type_) + size * 0.8)
        if hot:
            flame = cardcade_assets.path("effects", "flame.svg")
            painter.image(flame, FRect(x - size * 0.8, y - size * 1.5, size * 1.6, size * 1.6))
        box = FRect(x - width / 2, y - size / 2, width, size)
        painter.plate(box, HOT if hot else COOL)
        painter.text(text, box, type_, INK if hot else SOFT, "centre")
        return box
