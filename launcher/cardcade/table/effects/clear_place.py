"""Where large words hide nothing that somebody wants to read."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pygame import FRect

from cardcade.ui.events import Point

GAP = 12.0
"""Between the words and the cards beside them."""


def clear_place(words: FRect, lying: Sequence[FRect], area: FRect) -> Point:
    """Where words that would stand there hide least of the cards that lie on the table, as near as can be."""
    boxes = [words, *(_moved(words, place) for place in _by_distance(words, lying))]
    inside = [box for box in boxes if area.contains(box)] or [words]
    clear = next((box for box in inside if box.collidelist(lying) < 0), None)
    return (clear or min(inside, key=lambda box: hidden(box, lying))).center


def hidden(box: FRect, lying: Sequence[FRect]) -> int:
    """How much of these lies in it."""
    parts = [box.clip(lying[place]) for place in box.collidelistall(lying)]
    return round(sum(part.w * part.h for part in parts))


def _by_distance(words: FRect, lying: Sequence[FRect]) -> list[Point]:
    """Many cards lie in one row, and lead to the same place."""
    return sorted(set(_places(words, lying)), key=lambda place: (math.dist(words.center, place), place))


def _places(words: FRect, lying: Sequence[FRect]) -> Iterable[Point]:
    """Beside, above and below each card."""
    x, y = words.center
    for card in lying:
        yield card.right + GAP + words.w / 2, y
        yield card.left - GAP - words.w / 2, y
        yield x, card.top - GAP - words.h / 2
        yield x, card.bottom + GAP + words.h / 2


def _moved(words: FRect, place: Point) -> FRect:
    return words.move(place[0] - words.centerx, place[1] - words.centery)
