"""The small button at the right of the hand: another order of the cards."""

from __future__ import annotations

from pygame import FRect

from cardcade.table.cards import Cards
from cardcade.table.corner import MARGIN, SIDE, SIZE, Tool, Tools
from cardcade.table.hand_sort import HandSort
from cardcade.table.layout import TableLayout
from cardcade.table.viewer import Viewer

SECONDS = 0.16
"""How long cards take to their new place in the hand."""
TELLING, TELLING_SECONDS = 26.0, 1.2


class SortButton(Tools):
    """Not there where a hand has only one order."""

    def __init__(self, viewer: Viewer, layout: TableLayout, cards: Cards, sort: HandSort) -> None:
        super().__init__(viewer.link.words, "table.hand_tools")
        self._sounds, self._effects, self._hand = viewer.link.sounds, viewer.effects, viewer.hand
        self._layout, self._cards, self._sort = layout, cards, sort

    def lay_out(self) -> None:
        c, area = self._layout.grown(SIZE), self._layout.area
        y = self._layout.spot(self._layout.viewer).plate[1]
        self.rect = FRect(area.right - (MARGIN + SIDE) * c, y - SIDE * c / 2, SIDE * c, SIDE * c)
        tools = [Tool("sort", "sort", self.sort)] if len(self._sort.names) > 1 else []
        self.offer(tools, [self.rect] * len(tools))

    def sort(self) -> None:
        words = self._words.say(f"table.sorted.{self._sort.next()}")
        size = TELLING * self._layout.chrome
        self._effects.banner(words, self._layout.complaints, size=size, seconds=TELLING_SECONDS)
        self._sounds.play("card.slide")
        self._cards.relay(SECONDS)
        self._hand.changed()
