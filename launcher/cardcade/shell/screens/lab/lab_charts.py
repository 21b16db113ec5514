"""Charts of a trial: every measure under both rules, one bar below the other, each with its interval."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from cardcade.arena.intervals import Estimate
from cardcade.shell.screens.common.charts import draw_whisker
from cardcade.ui import PILL, Painter, Plate, Widget
from cardcade.ui.theme import DARK, GOLD, INK, SKY, SMALL_STRONG, SOFT, TINY, Colour, Type

TRIED = Plate((255, 214, 122), (244, 158, 60), PILL)
USUAL = Plate((128, 164, 226), (84, 116, 186), PILL)
TRACK = Plate((255, 255, 255, 14), radius=PILL)
FOUND = Plate((246, 158, 58, 26), radius=16, rim=(246, 158, 58, 96), rim_width=1.5)
PLAIN = Plate((255, 255, 255, 8), radius=16)
BADGE = Plate((246, 158, 58), (226, 126, 40), PILL)
HALF: Colour = (255, 255, 255, 60)
READING = Type(19)
NUMBER = 178.0
BESIDE = 56.0
"""Where a name begins beside its colour."""


@dataclass(frozen=True, slots=True)
class MeasuredPair:
    """A measure in words, under the rules that are tried and the usual ones."""

    name: str
    estimates: tuple[Estimate, Estimate]
    words: tuple[str, str]
    top: float
    """Where the scale ends; it begins at 0."""
    share: bool
    found: str
    """What the badge says where they differ beyond chance; "" where they do not."""


class PairChart(Widget):
    HEIGHT = 116.0

    def __init__(self, rect: FRect, pair: MeasuredPair, meaning: str, tooltip: str) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.pair = pair

    def draw(self, painter: Painter) -> None:
        pair, rect = self.pair, self.rect
        painter.plate(rect, FOUND if pair.found else PLAIN)
        head = FRect(rect.x + 18, rect.y + 8, rect.w - 36, 34)
        taken = self._draw_badge(painter, head) if pair.found else 0.0
        room = FRect(head.x, head.y, head.w - taken, head.h)
        type_ = painter.ui.text.shrunk(pair.name, SMALL_STRONG, room.w)
        painter.text(pair.name, room, type_, GOLD if pair.found else INK)
        for number, plate in enumerate((TRIED, USUAL)):
            self._draw_bar(painter, FRect(head.x, rect.y + 46 + number * 32, head.w, 28), number, plate)

    def _draw_badge(self, painter: Painter, head: FRect) -> float:
        words = self.pair.found
        width = painter.ui.text.width(words, TINY) + 26
        badge = FRect(head.right - width, head.centery - 14, width, 28)
        painter.plate(badge, BADGE)
        painter.text(words, badge, TINY, DARK, "centre")
        return width + 12

    def _draw_bar(self, painter: Painter, line: FRect, number: int, plate: Plate) -> None:
        told, top = self.pair.estimates[number], self.pair.top or 1.0
        numbers = FRect(line.right - NUMBER, line.y, NUMBER, line.h)
        words, colour = self.pair.words[number], (GOLD, SKY)[number]
        painter.text(words, numbers, painter.ui.text.shrunk(words, READING, NUMBER), colour, "right")
        track = FRect(line.x, line.centery - 9, line.w - NUMBER - 14, 18)
        painter.plate(track, TRACK)
        if told.mean > 0:
            painter.plate(FRect(track.x, track.y, max(track.h, track.w * min(1.0, told.mean / top)), track.h), plate)
        if self.pair.share:
            painter.fill(FRect(track.centerx - 1, track.y - 4, 2, track.h + 8), HALF)
        draw_whisker(painter, track, told.low / top, told.high / top)


class Legend(Widget):
    """Which colour is which set of rules: side by side, or one below the other where both names have no room so."""

    def __init__(self, rect: FRect, names: tuple[str, str]) -> None:
        super().__init__(rect, "lab.legend")
        self.names = names

    def draw(self, painter: Painter) -> None:
        for name, plate, place in zip(self.names, (TRIED, USUAL), self._places(painter), strict=True):
            painter.plate(FRect(place.x, place.centery - 9, 44, 18), plate)
            words = FRect(place.x + BESIDE, place.y, place.w - BESIDE, place.h)
            painter.text(name, words, painter.ui.text.shrunk(name, SMALL_STRONG, words.w), SOFT)

    def _places(self, painter: Painter) -> list[FRect]:
        rect = self.rect
        first, second = (BESIDE + painter.ui.text.width(name, SMALL_STRONG) + 4 for name in self.names)
        if first + 36 + second <= rect.w:
            return [FRect(rect.x, rect.y, first, rect.h), FRect(rect.x + first + 36, rect.y, second, rect.h)]
        return [FRect(rect.x, rect.y + number * rect.h / 2, rect.w, rect.h / 2) for number in range(2)]
