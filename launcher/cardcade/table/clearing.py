"""Clearings: room at a side of the table for a panel that hides nobody."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from pygame import FRect


class Side(Enum):
    LEFT = -1
    RIGHT = 1


def clearings(area: FRect, blocks: Sequence[FRect], widths: Sequence[float], side: Side) -> list[FRect]:
    """For each of these widths that fits the tallest free strip along that side of the area."""
    return [_tallest(_along(area, width, side), blocks) for width in widths if width <= area.w]


def around_point(area: FRect, blocks: Sequence[FRect], point: tuple[float, float]) -> list[FRect]:
    """The free rooms that hold a point, each as tall as it can be for where its sides are."""
    x, y = point
    lefts = {area.left, *(block.right for block in blocks if area.left < block.right <= x)}
    rights = {area.right, *(block.left for block in blocks if x <= block.left < area.right)}
    made = [_holding(y, FRect(left, area.y, right - left, area.h), blocks) for left in lefts for right in rights]
    return [room for room in made if room is not None]


def _along(area: FRect, width: float, side: Side) -> FRect:
    return FRect(area.left if side is Side.LEFT else area.right - width, area.y, width, area.h)


def _tallest(strip: FRect, blocks: Sequence[FRect]) -> FRect:
    free, top = [], strip.top
    for block in sorted((block for block in blocks if block.colliderect(strip)), key=lambda block: block.top):
        free.append((top, max(top, block.top)))
        top = max(top, block.bottom)
    free.append((top, max(top, strip.bottom)))
    above, below = max(free, key=lambda gap: gap[1] - gap[0])
    return FRect(strip.x, above, strip.w, below - above)


def _holding(y: float, strip: FRect, blocks: Sequence[FRect]) -> FRect | None:
    met = [block for block in blocks if block.colliderect(strip)]
    if any(block.top < y < block.bottom for block in met):
        return None
    top = max((block.bottom for block in met if block.bottom <= y), default=strip.top)
    bottom = min((block.top for block in met if block.top >= y), default=strip.bottom)
    return FRect(strip.x, top, strip.w, bottom - top)
