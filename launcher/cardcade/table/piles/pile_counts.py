"""How many cards lie in the piles that nobody can count: the stock, what is gone, what a seat has won."""

from __future__ import annotations

from pygame import FRect

from cardcade.engine.cards import Place
from cardcade.table.cards.cards import Cards
from cardcade.table.layout import Measure, TableLayout
from cardcade.table.part import Part
from cardcade.table.piles.piles import PileLayout
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import INK, Type, Weight

COUNT = Plate((16, 24, 46, 235), (10, 16, 34, 235), PILL, (255, 255, 255, 90), 1.5, shadow=4)
FEWEST, HEIGHT = 2, Measure(28, 46)


class PileCounts(Part):
    """A pill on the lower edge of each heap."""

    def __init__(self, layout: TableLayout, piles: PileLayout, cards: Cards) -> None:
        self._layout, self._piles, self._cards = layout, piles, cards

    def draw_over(self, painter: Painter) -> None:
        for index, pile in enumerate(self._piles.specs):
            count = len(self._cards.pile(index))
            if pile.place in (Place.STOCK, Place.DISCARD) and count >= FEWEST:
                self._draw(painter, index, count)

    def _draw(self, painter: Painter, index: int, count: int) -> None:
        rect, c = self._piles.poses(index, count)[-1].rect, max(self._layout.unit, self._layout.chrome)
        type_, height = Type(18 * c, Weight.BOLD), self._layout.grown(HEIGHT)
        width = max(38 * self._layout.unit, painter.ui.text.width(str(count), type_) + 20 * self._layout.unit)
        box = FRect(rect.centerx - width / 2, rect.bottom - height / 2, width, height)
        painter.plate(box, COUNT)
        painter.text(str(count), box, type_, INK, "centre")
