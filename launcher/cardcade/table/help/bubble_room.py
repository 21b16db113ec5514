"""Room for a bubble: near what it speaks of, clear of what the player needs, over as little else as can be."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from cardcade.ui.events import Point

COLUMNS, ROWS = 26, 18
"""Places that are tried across and down."""
HIDDEN, TOUCHED, AWAY, CROSSED = 5.0, 0.4, 2.0, 0.25
"""How bad it is to hide nothing but what is looked at, to lie on the least of any of it, to be a whole table away, and
to point across what is needed."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies around a bubble."""

    area: FRect
    needed: Sequence[FRect]
    """Never covered: what it points at, the hand, the buttons."""
    seen: Sequence[FRect]
    """Covered only where there is no other place."""
    near: FRect
    """What it shall be close to."""
    tail: float = 0.0
    """How far from that it likes to be best."""


def room_for(sizes: Sequence[tuple[float, float]], around: Surroundings) -> FRect | None:
    """The best place for one of these sizes; None where each would cover what is needed."""
    free = [place for size in sizes for place in _places(around.area, size) if place.collidelist(around.needed) < 0]
    best, least = None, math.inf
    for far, _, place in sorted((_away(place, around), number, place) for number, place in enumerate(free)):
        if far >= least:
            break  # nor is any that is farther away better
        if (found := far + _harm(place, around)) < least:
            best, least = place, found
    return best


def _places(area: FRect, size: tuple[float, float]) -> list[FRect]:
    across, down = area.w - size[0], area.h - size[1]
    if across < 0 or down < 0:
        return []
    columns, rows = range(COLUMNS + 1), range(ROWS + 1)
    return [FRect(area.x + across * x / COLUMNS, area.y + down * y / ROWS, *size) for y in rows for x in columns]


def cost(place: FRect, around: Surroundings) -> float:
    """How bad it is to lie there."""
    return _away(place, around) + _harm(place, around)


def _away(place: FRect, around: Surroundings) -> float:
    """How bad it is to be so far from what it speaks of."""
    return AWAY * abs(distance(place, around.near) - around.tail) / math.hypot(*around.area.size)


def _harm(place: FRect, around: Surroundings) -> float:
    """How bad it is to hide what lies there, and to point across what is needed."""
    under = [one for one in around.seen if one.colliderect(place)]
    hidden = HIDDEN * sum(_area(place.clip(one)) for one in under) / _area(place) + TOUCHED * len(under)
    return hidden + CROSSED * crosses(place, around.near, around.needed)


def lies_freely(place: FRect, around: Surroundings) -> bool:
    """Whether it hides nothing, and points across nothing that is needed."""
    return place.collidelist(around.seen) < 0 and not crosses(place, around.near, around.needed)


def _area(rect: FRect) -> float:
    return rect.w * rect.h


def distance(one: FRect, other: FRect) -> float:
    """Between their edges; 0 where they touch."""
    dx = max(0.0, other.left - one.right, one.left - other.right)
    dy = max(0.0, other.top - one.bottom, one.top - other.bottom)
    return math.hypot(dx, dy)


def crosses(place: FRect, near: FRect, needed: Sequence[FRect]) -> bool:
    """Whether pointing from there to that goes across something else that is needed."""
    line = facing(place, near)
    return any(one.clipline(*line) for one in needed if not one.colliderect(near))


def facing(one: FRect, other: FRect) -> tuple[Point, Point]:
    """The points of both that lie nearest to each other, in the middle of where they face each other."""
    x1, x2 = _facing(one.left, one.right, other.left, other.right)
    y1, y2 = _facing(one.top, one.bottom, other.top, other.bottom)
    return (x1, y1), (x2, y2)


def _facing(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    if high <= other_low:
        return high, other_low
    if other_high <= low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle
