"""The card counter (记牌器): what the other three still hold, worked out from the viewer's own view alone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pygame import FRect

from cardcade import HIDDEN, View
from cardcade.table import Link, Measure, Panel, TableLayout
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import CORAL, FAINT, GOLD, INK, SOFT, Type, Weight
from cardcade_guandan.cards import ACE, BLACK_JOKER, DECK, RANK, RED_JOKER, is_wild
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.state import GuandanState

CELL, HEIGHT, LEGEND, TOP = 30.0, 66.0, 26.0, Measure(90, 130)
SHOWN: Final = (RED_JOKER, BLACK_JOKER, *range(ACE, 1, -1))
BESIDE, LARGEST = 196.0, 1.5
"""What the partner's closed cards take beside a large plate, and how much larger than usual it gets."""
WIDE = 1.5
"""A narrower table with large letters has no room for the legend: there it is a tooltip only."""
PANEL = Plate((14, 26, 46, 225), (9, 16, 32, 225), 16, (120, 140, 180, 110), 1.5, shadow=8)
LEVEL = Plate((255, 226, 140, 70), radius=8)
_ALL = Counter(RANK[card] for card in DECK.cards)


def unseen(state: GuandanState) -> Counter[int]:
    """Rank → how many are neither in the viewer's hand nor played."""
    seen = Counter(RANK[card] for pile in state.cards for card in pile if card != HIDDEN)
    return Counter({rank: _ALL[rank] - seen[rank] for rank in _ALL})


class CardCounter(Panel):
    """A strip of ranks, each with the number still out; shown to those who want it."""

    def __init__(self, link: Link, layout: TableLayout, level: DealLevel) -> None:
        super().__init__(FRect(0, 0, 0, 0), "guandan.counter")
        self._words, self._layout, self._level = link.words, layout, level
        self.visible = link.look.counter
        self._written = True
        self._scale, self._left, self._wilds = 1.0, Counter(_ALL), 2

    def lay_out(self) -> None:
        area, chrome = self._layout.area, self._layout.chrome
        self._scale = c = self._fitting
        self._written = chrome <= self._layout.unit or area.w > WIDE * area.h
        width = (CELL * len(SHOWN) + 16) * c
        self.rect = FRect(
            area.right - width - 20 * c, area.y + self._layout.grown(TOP), width, (HEIGHT + LEGEND * self._written) * c
        )
        self.refresh()

    @property
    def _fitting(self) -> float:
        """As large as words, as far as it has room beside the partner and above the opponent."""
        layout, unit = self._layout, self._layout.unit
        beside = layout.area.w / 2 - layout.plate_width / 2 - (BESIDE + 20) * unit
        room = min(beside / (CELL * len(SHOWN) + 16), LARGEST * unit)
        return min(layout.chrome, max(unit, room))

    def take(self, view: View[GuandanState]) -> None:
        state = view.state
        self._left = unseen(state)
        self._wilds = 2 - sum(is_wild(card, state.level) for pile in state.cards for card in pile if card != HIDDEN)

    def refresh(self) -> None:
        self.tooltip = " · ".join(self.legend)

    def switch(self) -> None:
        self.visible = not self.visible
        self.changed()

    def draw(self, painter: Painter) -> None:
        c, left = self._scale, self._left
        painter.plate(self.rect, PANEL)
        for number, rank in enumerate(SHOWN):
            cell = FRect(self.rect.x + (8 + CELL * number) * c, self.rect.y + 4 * c, CELL * c, (HEIGHT - 8) * c)
            if rank == self._level.rank:
                painter.plate(cell, LEVEL)
            self._draw_rank(painter, rank, FRect(cell.x, cell.y, cell.w, cell.h / 2))
            count = FRect(cell.x, cell.centery - 2 * c, cell.w, cell.h / 2)
            ink = FAINT if not left[rank] else CORAL if left[rank] > 3 else INK
            painter.text(str(left[rank]), count, Type(22 * c, Weight.BOLD), ink, "centre")

        if self._written:
            self._draw_legend(painter)

    @property
    def legend(self) -> tuple[str, str]:
        """What the figures are, and how many wildcards are among them."""
        return self._words.say("guandan.table.counter.legend"), self._words.say(
            "guandan.table.counter.wild", n=self._wilds
        )

    def _draw_legend(self, painter: Painter) -> None:
        c, (figures, wilds) = self._scale, self.legend
        line = FRect(self.rect.x + 12 * c, self.rect.bottom - (LEGEND + 3) * c, self.rect.w - 24 * c, LEGEND * c)
        painter.text(figures, line, painter.ui.text.shrunk(figures, Type(15 * c), line.w * 0.64), SOFT)
        painter.text(wilds, line, painter.ui.text.shrunk(wilds, Type(15 * c), line.w * 0.34), GOLD, "right")

    def _draw_rank(self, painter: Painter, rank: int, where: FRect) -> None:
        c = self._scale
        if rank > ACE:
            text = self._words.say("guandan.table.red" if rank == RED_JOKER else "guandan.table.black")
            painter.text(text, where, Type(16 * c, Weight.BOLD), CORAL if rank == RED_JOKER else SOFT, "centre")
        else:
            ink = GOLD if rank == self._level.rank else SOFT
            painter.text(rank_text(rank), where, Type(18 * c, Weight.BOLD), ink, "centre")
