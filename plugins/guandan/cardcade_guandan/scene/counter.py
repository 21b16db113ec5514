"""The card counter (记牌器): what the other three still hold, worked out from the viewer's own view alone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pygame import FRect

from cardcade import HIDDEN, View
from cardcade.table import Link, WidgetPart
from cardcade.table.layout import Measure
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import CORAL, FAINT, GOLD, INK, SOFT, Type, Weight
from cardcade_guandan.cards import ACE, BLACK_JOKER, DECK, RANK, RED_JOKER, is_wild
from cardcade_guandan.scene.layout import GuandanLayout
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.state import GuandanState

WIDTH, HEIGHT, LEGEND, TOP, EDGE = 466.0, 66.0, 26.0, Measure(90, 124), 8.0
SHOWN: Final = (RED_JOKER, BLACK_JOKER, *range(ACE, 1, -1))
SHARES: Final = {rank: 1.6 if len(rank_text(rank)) > 1 else 1.0 for rank in SHOWN}
"""How wide each is: two letters need more than one."""
BESIDE = 196.0
"""What the partner's closed cards take beside a large plate."""
BADGE = 2 / 7
"""How far the count on a plate stands out over it, in heights of the plate."""
APART = 0.054
"""How large a unit of its figures may be, in widths of its narrowest column."""
PANEL = Plate((14, 26, 46, 225), (9, 16, 32, 225), 16, (120, 140, 180, 110), 1.5, shadow=8)
LEVEL, OTHER = Plate((255, 226, 140, 70), radius=8), Plate((255, 255, 255, 20), radius=8)
"""Behind the level, and behind every other column, so that figures side by side are told apart."""
_ALL = Counter(RANK[card] for card in DECK.cards)


def unseen(state: GuandanState) -> Counter[int]:
    """Rank → how many are neither in the viewer's hand nor played."""
    seen = Counter(RANK[card] for pile in state.cards for card in pile if card != HIDDEN)
    return Counter({rank: _ALL[rank] - seen[rank] for rank in _ALL})


class CardCounter(WidgetPart):
    """A strip of ranks, each with the number still out; shown to those who want it."""

    def __init__(self, link: Link, layout: GuandanLayout, level: DealLevel) -> None:
        super().__init__(FRect(0, 0, 0, 0), "guandan.counter")
        self._words, self._layout, self._level = link.words, layout, level
        self.visible = link.look.counter
        self._written = True
        self._left, self._wilds = Counter(_ALL), 2

    def lay_out(self) -> None:
        """Words that have no room for the legend leave it to the tooltip."""
        area, unit, c = self._layout.area, self._layout.unit, self._layout.chrome
        top, width = area.y + self._layout.grown(TOP), min(WIDTH * c, self._beside)
        roomy = width >= WIDTH * c and top + (HEIGHT + LEGEND) * c <= self._opponent
        self._written = c <= unit or roomy
        height = min((HEIGHT + LEGEND * self._written) * c, self._opponent - top)
        self.rect = FRect(area.right - width - 12 * min(unit, c), top, width, height)
        self.refresh()

    @property
    def _beside(self) -> float:
        """The room beside the partner's closed cards, at least beside the longest play under them."""
        layout, unit = self._layout, self._layout.unit
        closed = layout.plate_width / 2 + (BESIDE + 20) * unit
        return layout.area.w / 2 - min(closed, layout.across_room / 2 + 20 * unit)

    @property
    def _opponent(self) -> float:
        """How far down the opponent at the right begins."""
        plate = max(self._layout.plate_rects, key=lambda rect: rect.right)
        return plate.top - plate.h * BADGE

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
        painter.plate(self.rect, PANEL)
        for number, (rank, cell) in enumerate(self.cells.items()):
            if rank == self._level.rank or number % 2:
                painter.plate(cell, LEVEL if rank == self._level.rank else OTHER)
            self._draw_rank(painter, rank, FRect(cell.x, cell.y, cell.w, cell.h / 2))
            self._draw_count(painter, self._left[rank], FRect(cell.x, cell.centery - cell.h / 29, cell.w, cell.h / 2))
        if self._written:
            self._draw_legend(painter)

    @property
    def cells(self) -> dict[int, FRect]:
        """Where each rank is."""
        c, x, placed = self._layout.chrome, self.rect.x + EDGE * self._layout.unit, {}
        for rank, wide in SHARES.items():
            foot = self.rect.bottom - (LEGEND * self._written + 4) * c
            placed[rank] = FRect(x, self.rect.y + 4 * c, self._column * wide, foot - self.rect.y - 4 * c)
            x += self._column * wide
        return placed

    def _draw_count(self, painter: Painter, left: int, where: FRect) -> None:
        ink = FAINT if not left else CORAL if left > 3 else INK
        painter.text(str(left), where, self._letters(22), ink, "centre")

    def _letters(self, size: float) -> Type:
        """As large as the text is set, or as keeps the figures of the narrowest columns apart."""
        return Type(size * min(self._layout.chrome, self._column * APART), Weight.BOLD)

    @property
    def _column(self) -> float:
        """How wide the narrowest are."""
        return (self.rect.w - 2 * EDGE * self._layout.unit) / sum(SHARES.values())

    @property
    def legend(self) -> tuple[str, str]:
        """What the figures are, and how many wildcards are among them."""
        return self._words.say("guandan.table.counter.legend"), self._words.say(
            "guandan.table.counter.wild", n=self._wilds
        )

    def _draw_legend(self, painter: Painter) -> None:
        c, (figures, wilds) = self._layout.chrome, self.legend
        line = FRect(self.rect.x + 12 * c, self.rect.bottom - (LEGEND + 3) * c, self.rect.w - 24 * c, LEGEND * c)
        painter.text(figures, line, painter.ui.text.shrunk(figures, Type(15 * c), line.w * 0.64), SOFT)
        painter.text(wilds, line, painter.ui.text.shrunk(wilds, Type(15 * c), line.w * 0.34), GOLD, "right")

    def _draw_rank(self, painter: Painter, rank: int, where: FRect) -> None:
        if rank > ACE:
            text = self._words.say("guandan.table.red" if rank == RED_JOKER else "guandan.table.black")
            type_, ink = self._letters(16), CORAL if rank == RED_JOKER else SOFT
        else:
            text, type_ = rank_text(rank), self._letters(18)
            ink = GOLD if rank == self._level.rank else SOFT
        painter.text(text, where, painter.ui.text.shrunk(text, type_, where.w), ink, "centre")
