"""A preset at the setup: its name, and in a line or two what playing by it is like."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from cardcade.ui import Painter
from cardcade.ui.layout import inset
from cardcade.ui.pressable import Pressable
from cardcade.ui.text import Typesetter
from cardcade.ui.theme import DARK, FAINT, INK, SMALL, SOFT, STRONG
from cardcade.ui.widgets.listing import IDLE, LIT
from cardcade.ui.widgets.segmented import CHOSEN

NAME, ABOUT = STRONG._replace(size=24), SMALL._replace(size=19)
HEAD, LINE, SIDE = 30.0, 25.0, 18.0
MOST_LINES = 3


def card_height(lines: int) -> float:
    return HEAD + lines * LINE + 16


def lines_needed(text: Typesetter, about: str, width: float) -> int:
    return min(MOST_LINES, len(text.lines(about, ABOUT, width - 2 * SIDE))) if about else 0


class PresetCard(Pressable):
    corner = 14.0

    def __init__(
        self, rect: FRect, meaning: str, words: tuple[str, str, str], chosen: bool, pick: Callable[[], object]
    ) -> None:
        """`words` are its name, what is said about it, and a tag at its right end."""
        super().__init__(rect, meaning)
        self.name, self.about, self.tag = words
        self.chosen, self.deed = chosen, pick

    def attached(self) -> None:
        """What has no room is told under the pointer."""
        assert self.stage is not None
        lines = self.stage.ui.text.lines(self.about, ABOUT, self.rect.w - 2 * SIDE)
        self.tooltip = self.about if len(lines) > self._room else ""

    @property
    def _room(self) -> int:
        return int((self.rect.h - HEAD - 12) // LINE)

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, CHOSEN if self.chosen else IDLE)
        if not self.chosen and self.hover.value > 0:
            with painter.faded(self.hover.value):
                painter.plate(self.rect, LIT)
        inner = inset(self.rect, SIDE, 7)
        painter.text(self.tag, FRect(inner.x, inner.y, inner.w, HEAD), ABOUT, DARK if self.chosen else SOFT, "right")
        tag = painter.ui.text.width(self.tag, ABOUT) + 12 if self.tag else 0.0
        name = FRect(inner.x, inner.y, inner.w - tag, HEAD)
        type_ = painter.ui.text.shrunk(self.name, NAME, name.w)
        painter.text(self.name, name, type_, DARK if self.chosen else INK)
        lines, room = painter.ui.text.lines(self.about, ABOUT, inner.w), self._room
        if len(lines) > room:
            lines = [*lines[: room - 1], lines[room - 1] + "…"] if room else []
        for number, line in enumerate(lines):
            place = FRect(inner.x, inner.y + HEAD + number * LINE, inner.w, LINE)
            painter.text(line, place, ABOUT, DARK if self.chosen else FAINT)
