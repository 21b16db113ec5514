"""Layout: placing rectangles in units, in rows, columns and grids."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

Track = float | None


def inset(area: FRect, x: float, y: float | None = None) -> FRect:
    """`area` with a margin of `x` at the sides and `y` (or `x`) above and below."""
    above = x if y is None else y
    return FRect(area.x + x, area.y + above, area.w - 2 * x, area.h - 2 * above)


def row(area: FRect, widths: Sequence[Track], gap: float = 16) -> list[FRect]:
    """Side by side, full height; a width of None shares what is left."""
    cells, x = [], area.x
    for width in _tracks(widths, area.w, gap):
        cells.append(FRect(x, area.y, width, area.h))
        x += width + gap
    return cells


def column(area: FRect, heights: Sequence[Track], gap: float = 16) -> list[FRect]:
    """One below the other, full width; a height of None shares what is left."""
    return [_flip(cell) for cell in row(_flip(area), heights, gap)]


def grid(area: FRect, columns: int, count: int, height: float, gap: float = 16) -> list[FRect]:
    """`count` cells of `height`, `columns` to a line."""
    width = (area.w - gap * (columns - 1)) / columns
    return [
        FRect(area.x + i % columns * (width + gap), area.y + i // columns * (height + gap), width, height)
        for i in range(count)
    ]


def centred(area: FRect, width: float, height: float) -> FRect:
    """A rectangle in the middle of `area`, never larger than it."""
    w, h = min(width, area.w), min(height, area.h)
    return FRect(area.centerx - w / 2, area.centery - h / 2, w, h)


def packed(area: FRect, widths: Sequence[float], gap: float = 16, align: str = "right") -> list[FRect]:
    """A row of fixed widths pushed to one side: the buttons at the foot of a page."""
    total = sum(widths) + gap * (len(widths) - 1)
    left = {"left": area.x, "centre": area.centerx - total / 2, "right": area.right - total}[align]
    return row(FRect(left, area.y, total, area.h), widths, gap)


def stacked(area: FRect, widths: Sequence[float], gap: float = 16) -> list[FRect]:
    """Rows of fixed widths around the middle of `area`, the last one in it and the others above, evenly filled."""
    total = sum(widths) + gap * (len(widths) - 1)
    lines = _lines(widths, gap, area.w, total / max(1, math.ceil(total / area.w)))
    places = []
    for number, line in enumerate(lines):
        above = (len(lines) - 1 - number) * (area.h + gap)
        places += packed(area.move(0, -above), line, gap, "centre")
    return places


def _lines(widths: Sequence[float], gap: float, room: float, share: float) -> list[list[float]]:
    """Each line takes its share of the whole, and never more than the room."""
    lines: list[list[float]] = [[]]
    for width in widths:
        length = sum(lines[-1]) + gap * len(lines[-1])
        if lines[-1] and (length + width > room or length + width / 2 > share):
            lines.append([])
        lines[-1].append(width)
    return lines


def _tracks(sizes: Sequence[Track], room: float, gap: float) -> list[float]:
    free = room - gap * (len(sizes) - 1) - sum(size for size in sizes if size is not None)
    shares = sum(size is None for size in sizes)
    return [max(0.0, free / shares) if size is None else size for size in sizes]


def _flip(area: FRect) -> FRect:
    return FRect(area.y, area.x, area.h, area.w)
