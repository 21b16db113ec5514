"""The list: rows of which one can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pygame import FRect

from cardcade.ui.events import Confirmed, Pressed, Released, UiEvent
from cardcade.ui.layout import inset
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import BODY, DARK, FAINT, INK, SMALL, SOFT, STRONG
from cardcade.ui.widget import Control
from cardcade.ui.widgets.scroll import ScrollArea
from cardcade.ui.widgets.segmented import CHOSEN

IDLE = Plate((255, 255, 255, 9), radius=14)
LIT = Plate((255, 255, 255, 26), radius=14)
HELD = Plate((246, 158, 58, 70), radius=14, rim=(246, 158, 58, 150), rim_width=1.5)


@dataclass(frozen=True, slots=True)
class Row:
    """What a row says: a line, a smaller one under it, something at its right end, a picture before it."""

    text: str
    meaning: str
    detail: str = ""
    end: str = ""
    icon: Path | None = None
    face: Path | None = None
    """A picture in its own colours, instead of the icon."""
    tooltip: str = ""
    enabled: bool = True
    reason: str = ""


class RowWidget(Control):
    corner = 14.0

    def __init__(self, rect: FRect, row: Row, pick: Callable[[], object], *, slow: bool = False) -> None:
        super().__init__(rect, row.meaning, tooltip=row.tooltip, enabled=row.enabled, reason=row.reason)
        self.row, self.pick, self.slow, self.chosen = row, pick, slow, False

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.press.jump(1.0)
                self.press.to(0.0)
                self.sound("ui.select")
                if self.slow:
                    self.later(self.pick)
                else:
                    self.pick()
                return True
            case Pressed():
                return True
        return False

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, CHOSEN if self.chosen else IDLE)
        if not self.chosen and self.hover.value > 0:
            with painter.faded(self.hover.value):
                painter.plate(self.rect, LIT)
        if not self.chosen and self.press.value > 0:
            with painter.faded(self.press.value):
                painter.plate(self.rect, HELD)
        with painter.faded(1.0 if self.enabled else 0.5):
            self._draw_words(painter, inset(self.rect, 20, 8))

    def _draw_words(self, painter: Painter, inner: FRect) -> None:
        row, ink, soft = self.row, DARK if self.chosen else INK, DARK if self.chosen else FAINT
        if (shown := row.face or row.icon) is not None:
            side = min(inner.h, 40.0 if row.face is None else 56.0)
            tint = ink if row.face is None else None
            painter.image(shown, FRect(inner.x, inner.centery - side / 2, side, side), tint)
            inner = FRect(inner.x + side + 16, inner.y, inner.w - side - 16, inner.h)
        end = painter.ui.text.width(row.end, SMALL) if row.end else 0.0
        painter.text(row.end, inner, SMALL, DARK if self.chosen else SOFT, "right")
        words = FRect(inner.x, inner.y, inner.w - end - (16 if end else 0), inner.h)
        type_ = STRONG if self.chosen or row.detail else BODY
        if not row.detail:
            painter.text(row.text, words, type_, ink)
            return
        painter.text(row.text, FRect(words.x, words.y, words.w, words.h * 0.54), type_, ink)
        below = FRect(words.x, words.y + words.h * 0.54, words.w, words.h * 0.46)
        painter.text(row.detail, below, painter.ui.text.shrunk(row.detail, SMALL, below.w), soft)


class Listing(ScrollArea):
    """Rows in a scroll area; `pick(index)` hears a choice, `chosen` is the lit one or None."""

    def __init__(
        self,
        rect: FRect,
        rows: Sequence[Row],
        pick: Callable[[int], object],
        meaning: str = "",
        *,
        chosen: int | None = None,
        row_height: float = 72.0,
    ) -> None:
        self._pick = pick
        width = rect.w - (24 if len(rows) * (row_height + 8) - 8 > rect.h else 0)
        self.rows = [
            RowWidget(FRect(rect.x, rect.y + i * (row_height + 8), width, row_height), row, self._picking(i))
            for i, row in enumerate(rows)
        ]
        super().__init__(rect, self.rows, meaning)
        self.choose(chosen)

    def choose(self, index: int | None) -> None:
        for place, row in enumerate(self.rows):
            row.chosen = place == index
        self.changed()

    def call(self, index: int, text: str) -> None:
        """Another name for that row."""
        self.rows[index].row = replace(self.rows[index].row, text=text)
        self.changed()

    def _picking(self, index: int) -> Callable[[], object]:
        def pick() -> None:
            self.choose(index)
            self._pick(index)

        return pick
