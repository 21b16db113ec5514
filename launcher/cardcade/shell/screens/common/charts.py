"""Charts: shares with their intervals, results one after the other, places; all of plates and plain fills, so that
they are sharp at any size."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from cardcade.ui import PILL, WELL, Painter, Plate, Widget
from cardcade.ui.layout import row
from cardcade.ui.theme import DARK, FAINT, GOLD, INK, SKY, SMALL, SMALL_STRONG, SOFT, TINY, Colour

GAIN = Plate((255, 214, 122), (244, 158, 60), 6)
LOSS = Plate((92, 112, 160), (66, 84, 130), 6)
BAR = Plate((255, 214, 122), (244, 158, 60), PILL)
DOT = Plate((255, 226, 150), (244, 158, 60), PILL, (44, 24, 6), 1.5)
TRACK = Plate((255, 255, 255, 18), radius=PILL)
GRID: Colour = (255, 255, 255, 26)
NAME, VALUE, GAP = 190.0, 240.0, 16.0
CELL = SMALL._replace(size=20)
ENDS = 340.0
"""Room for the days of the first and the last match."""
RECENT = 10
"""Matches over which the line of a form is averaged."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole, and between which two the true one lies."""

    name: str
    value: float
    low: float
    high: float
    words: str


class ShareBar(Widget):
    """A name, a bar from 0 to 1 with its interval as a whisker, and what it comes to in words."""

    def __init__(self, rect: FRect, share: Share, meaning: str, tooltip: str) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.share = share

    def draw(self, painter: Painter) -> None:
        share, rect = self.share, self.rect
        name, value = min(NAME, rect.w * 0.24), min(VALUE, rect.w * 0.3)
        fit = painter.ui.text.shrunk
        painter.text(share.name, FRect(rect.x, rect.y, name, rect.h), fit(share.name, SMALL_STRONG, name), INK)
        end = FRect(rect.right - value, rect.y, value, rect.h)
        painter.text(share.words, end, fit(share.words, SMALL, value), SOFT, "right")
        track = FRect(rect.x + name + GAP, rect.centery - 13, rect.w - name - value - 2 * GAP, 26)
        painter.plate(track, TRACK)
        for part in (0.25, 0.5, 0.75):
            painter.fill(FRect(track.x + track.w * part - 1, track.y - 5, 2, track.h + 10), GRID)
        if share.value > 0:
            painter.plate(FRect(track.x, track.y, max(track.h, track.w * share.value), track.h), BAR)
        draw_whisker(painter, track, self.share.low, self.share.high)


def draw_whisker(painter: Painter, track: FRect, least: float, most: float) -> None:
    """How sure a bar is: from one share of its track to another."""
    low, high = (track.x + track.w * max(0.0, min(1.0, end)) for end in (least, most))
    line = FRect(low, track.centery - 1.5, high - low, 3)
    whisker = [line, *(FRect(end - 1.5, track.centery - 9, 3, 18) for end in (low, high))]
    for part in whisker:
        painter.fill(part.inflate(3, 3), DARK)
    for part in whisker:
        painter.fill(part, INK)


class ChartFrame:
    """Match after match from left to right, the oldest first: where they stand, what is written around them."""

    def __init__(self, rect: FRect, count: int) -> None:
        self._rect, self._count = rect, count
        self.plot = FRect(rect.x + 64, rect.y + 6, rect.w - 64, rect.h - 46)
        self.step = min(self.plot.w / max(1, count), 44.0)
        """From one match to the next."""

    def y(self, down: float) -> float:
        """So far down, as a share of the height."""
        return self.plot.y + self.plot.h * down

    def draw(self, painter: Painter, marks: Mapping[float, str], ends: tuple[str, str]) -> None:
        """A thin line with its words at each of these heights, and the days of the first and the last match."""
        for down, words in marks.items():
            painter.fill(FRect(self.plot.x, self.y(down) - 1, self.plot.w, 2), GRID)
            painter.text(words, FRect(self._rect.x, self.y(down) - 14, 54, 28), TINY, FAINT, "right")
        width = min(self.plot.w, max(ENDS, self.step * self._count))
        below = FRect(self.plot.x, self.plot.bottom + 10, width, 28)
        painter.text(ends[0], below, TINY, FAINT)
        painter.text(ends[1], below, TINY, FAINT, "right")

    def draw_line(self, painter: Painter, heights: Sequence[float]) -> None:
        """From match to match, in steps."""
        before: float | None = None
        for number, down in enumerate(heights):
            x, y = self.plot.x + number * self.step, self.y(down)
            painter.fill(FRect(x, y - 2, self.step, 4), SKY)
            if before is not None:
                painter.fill(FRect(x - 2, min(before, y) - 2, 4, abs(before - y) + 4), SKY)
            before = y


class FormChart(Widget):
    """One column for every match, the oldest on the left: up for a win, down for a loss; the line is the share of wins
    among the last ten."""

    def __init__(self, rect: FRect, won: Sequence[bool], ends: tuple[str, str], meaning: str, tooltip: str) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.won, self.ends = won, ends

    def draw(self, painter: Painter) -> None:
        frame = ChartFrame(self.rect, len(self.won))
        frame.draw(painter, {0.0: "100%", 0.5: "50%", 1.0: "0%"}, self.ends)
        plot, step = frame.plot, frame.step
        for number, won in enumerate(self.won):
            width = max(2.0, step * 0.62)
            x = plot.x + number * step + (step - width) / 2
            height = plot.h * 0.34
            top = plot.centery - height - 2 if won else plot.centery + 2
            painter.plate(FRect(x, top, width, height), GAIN if won else LOSS)
        frame.draw_line(painter, [1 - share for share in averages(self.won)])


def averages(won: Sequence[float]) -> Iterator[float]:
    """The share of wins among the last matches, match by match; or the average of whatever else they brought."""
    for number in range(1, len(won) + 1):
        last = won[max(0, number - RECENT) : number]
        yield sum(last) / len(last)


class AccuracyChart(Widget):
    """A dot for every match that the coach has looked at, the oldest on the left; the line is the average of the last
    ten."""

    def __init__(self, rect: FRect, found: Sequence[float], ends: tuple[str, str], meaning: str, tooltip: str) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.found, self.ends = found, ends
        self.low = min(50.0, 10 * math.floor(min(found, default=50.0) / 10))
        """What stands at the bottom: near the top a percent would be a hair."""

    def draw(self, painter: Painter) -> None:
        frame, middle = ChartFrame(self.rect, len(self.found)), (self.low + 100) / 2
        frame.draw(painter, {self._down(value): f"{value:g}%" for value in (100.0, middle, self.low)}, self.ends)
        frame.draw_line(painter, [self._down(value) for value in averages(self.found)])
        for number, value in enumerate(self.found):
            x, y = frame.plot.x + (number + 0.5) * frame.step, frame.y(self._down(value))
            painter.plate(FRect(x - 6, y - 6, 12, 12), DOT)

    def _down(self, value: float) -> float:
        """How far down it stands, as a share of the height."""
        return (100 - value) / (100 - self.low)


class PlaceChart(Widget):
    """A column for every place, as high as it was often reached; the number over it, the place below."""

    def __init__(self, rect: FRect, places: Sequence[tuple[str, int]], meaning: str, tooltip: str) -> None:
        super().__init__(rect, meaning, tooltip=tooltip)
        self.places = places

    def draw(self, painter: Painter) -> None:
        most = max((count for _, count in self.places), default=1) or 1
        step = min(self.rect.w / max(1, len(self.places)), 190.0)
        room = self.rect.h - 84
        for number, (name, count) in enumerate(self.places):
            cell = FRect(self.rect.x + number * step, self.rect.y, step, self.rect.h)
            height = max(4.0, room * count / most)
            column = FRect(cell.centerx - step * 0.3, cell.bottom - 42 - height, step * 0.6, height)
            painter.plate(column, GAIN if number == 0 else LOSS)
            painter.text(f"{count}", FRect(cell.x, column.y - 40, cell.w, 36), SMALL_STRONG, INK, "centre")
            painter.text(name, FRect(cell.x, cell.bottom - 36, cell.w, 32), SMALL, SOFT, "centre")
        painter.fill(FRect(self.rect.x, self.rect.bottom - 42, step * len(self.places), 2), GRID)


class Grid(Widget):
    """A table: a heading over every column, the first one with names, the others with figures."""

    HEIGHT = 46.0

    def __init__(
        self,
        rect: FRect,
        heads: Sequence[str],
        lines: Sequence[Sequence[str]],
        meaning: str,
        *,
        first: float = 0.16,
        lit: int = 3,
    ) -> None:
        """`first` is the names' part of the width, `lit` the column that matters most."""
        super().__init__(FRect(rect.x, rect.y, rect.w, self.HEIGHT * (len(lines) + 1)), meaning)
        self.heads, self.lines, self._first, self._lit = heads, lines, first, lit

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, WELL)
        self._draw_line(painter, 0, self.heads, head=True)
        for number, line in enumerate(self.lines, 1):
            self._draw_line(painter, number, line, head=False)

    def _draw_line(self, painter: Painter, number: int, cells: Sequence[str], head: bool) -> None:
        rect = FRect(self.rect.x + 20, self.rect.y + number * self.HEIGHT, self.rect.w - 40, self.HEIGHT)
        if number:
            painter.fill(FRect(rect.x, rect.y - 1, rect.w, 2), GRID)
        rooms = row(rect, [rect.w * self._first, *[None] * (len(cells) - 1)], 10)
        for column, (words, room) in enumerate(zip(cells, rooms, strict=True)):
            type_ = painter.ui.text.shrunk(words, TINY if head else CELL, room.w)
            ink = FAINT if head else INK if not column else GOLD if column == self._lit else SOFT
            painter.text(words, room, type_, ink, "right" if column else "left")
