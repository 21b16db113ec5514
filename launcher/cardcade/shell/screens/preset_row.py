"""A preset to pick: its name and all that is said about it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from cardcade.ui import Painter, Ui
from cardcade.ui.theme import DARK, FAINT, INK, SMALL, SOFT, STRONG
from cardcade.ui.widgets.listing import Row, RowWidget

PAD = (20.0, 12.0)


class PresetRow(RowWidget):
    """A row as high as its words need."""

    def __init__(self, ui: Ui, rect: FRect, row: Row, pick: Callable[[], object]) -> None:
        super().__init__(rect, row, pick)
        about = ui.text.height(row.detail, SMALL, rect.w - 2 * PAD[0]) if row.detail else 0.0
        self.rect.h = 36 + about + 2 * PAD[1]

    def _draw_words(self, painter: Painter, inner: FRect) -> None:
        area = FRect(self.rect.x + PAD[0], self.rect.y + PAD[1], self.rect.w - 2 * PAD[0], self.rect.h - 2 * PAD[1])
        head = FRect(area.x, area.y, area.w, 34)
        painter.text(self.row.text, head, STRONG, DARK if self.chosen else INK)
        painter.text(self.row.end, head, SMALL, DARK if self.chosen else SOFT, "right")
        below = FRect(area.x, head.bottom + 2, area.w, area.h)
        painter.paragraph(self.row.detail, below, SMALL, DARK if self.chosen else FAINT)
