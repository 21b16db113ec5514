"""The log: what happened, newest first, in a panel that opens at the side."""

from __future__ import annotations

from collections import deque

from pygame import FRect

from cardcade.ui import Painter
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL, SOFT
from cardcade.ui.widget import Widget

PANEL = Plate((12, 20, 40, 236), (8, 13, 28, 236), 24, (90, 112, 160, 140), 1.5, shadow=14)
KEPT = 120


class Logbook(Widget):
    """Remembers every line of the match; shows the newest that fit."""

    def __init__(self, rect: FRect, title: str, empty: str) -> None:
        super().__init__(rect, "table.log")
        self.title, self.empty = title, empty
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.shown = Glide(0.0, 0.16)

    def write(self, line: str) -> None:
        if line and (not self.lines or self.lines[0] != line):
            self.lines.appendleft(line)
            self.changed()

    def toggle(self) -> None:
        self.shown.to(0.0 if self.shown.target else 1.0)
        self.changed()

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        with painter.faded(self.shown.value), painter.shifted(40 * (1 - self.shown.value), 0):
            lines = self._fitting(painter)
            bottom = lines[-1][1].bottom + 20 if lines else self.rect.bottom
            painter.plate(FRect(self.rect.topleft, (self.rect.w, bottom - self.rect.y)), PANEL)
            painter.text(self.title, FRect(self.rect.x + 24, self.rect.y + 14, self.rect.w - 48, 40), SECTION, SOFT)
            for number, (line, place) in enumerate(lines):
                painter.paragraph(line, place, SMALL, INK if number == 0 else SOFT if number < 6 else FAINT)

    def _fitting(self, painter: Painter) -> list[tuple[str, FRect]]:
        """The newest lines and their places; the panel is no longer than they are and hides no more than it must."""
        placed: list[tuple[str, FRect]] = []
        y, width = self.rect.y + 64, self.rect.w - 48
        for line in self.lines or [self.empty]:
            height = painter.ui.text.height(line, SMALL, width)
            if y + height > self.rect.bottom - 16:
                break
            placed.append((line, FRect(self.rect.x + 24, y, width, height)))
            y += height + 8
        return placed
