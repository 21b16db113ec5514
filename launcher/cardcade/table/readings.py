"""When cards can be played in several ways: each way with its cards, and what the wild ones stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.table.laid import LaidCard, draw_play
from cardcade.ui import Button, Dialog, Kind, Label, Painter, Widget
from cardcade.ui.layout import column
from cardcade.ui.theme import HEADING, INK, Colour

if TYPE_CHECKING:
    from cardcade.table.gestures import GestureTable

ROW, HEAD, GAP = 124.0, 56.0, 12.0
CARD, PITCH = 72.0, 40.0


@dataclass(frozen=True, slots=True)
class Reading:
    """One way: the move, its name, and its cards as they would lie."""

    move: Any
    name: str
    cards: Sequence[LaidCard]


class ReadingChooser(Dialog):
    """The strongest way first; Esc takes nothing."""

    def __init__(self, scene: GestureTable, readings: Sequence[Reading]) -> None:
        height = 2 * 32 + HEAD + (ROW + GAP) * len(readings)
        super().__init__((860, height), "table.choose", cancel_action=lambda: None)
        self.scene, self.readings = scene, readings

    def fill(self, inner: FRect) -> Sequence[Widget]:
        count = len(self.readings)
        room = (inner.h - HEAD - GAP * count) / count
        head, *rows = column(inner, [HEAD, *[min(ROW, room)] * count], GAP)
        ways = [self._way(rect, number) for number, rect in enumerate(rows)]
        self.first = ways[0]
        return [Label(head, self.scene.say("table.choose"), HEADING, INK), *ways]

    def _way(self, rect: FRect, number: int) -> Way:
        reading = self.readings[number]
        return Way(rect, self.scene, reading, lambda: self._pick(reading), number)

    def _pick(self, reading: Reading) -> None:
        self.close()
        self.scene.submit(reading.move)


class Way(Button):
    """One way to play the cards."""

    plain = False

    def __init__(
        self, rect: FRect, scene: GestureTable, reading: Reading, action: Callable[[], object], number: int
    ) -> None:
        kind = Kind.PRIMARY if number == 0 else Kind.SECONDARY
        super().__init__(rect, reading.name, action, f"choose.{number}", kind=kind)
        self.scene, self.reading = scene, reading

    def _draw_face(self, painter: Painter, ink: Colour) -> None:
        words = FRect(self.rect.x + 24, self.rect.y, self.rect.w * 0.4, self.rect.h - 6)
        painter.text(self.text, words, painter.ui.text.shrunk(self.text, self.type_, words.w), ink)
        width = min(CARD, (self.rect.h - 18) / 1.46)
        row = FRect(words.right, words.y, self.rect.right - words.right - 24, words.h)
        draw_play(painter, self.scene.faces, self.reading.cards, row, width, PITCH)
