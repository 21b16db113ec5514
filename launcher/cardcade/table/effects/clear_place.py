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
    places = [place for place in _places(words, lying) if area.contains(_moved(words, place))]
    return min(places or [words.center], key=lambda place: (hidden(_moved(words, place), lying), _far(words, place)))


def hidden(box: FRect, lying: Sequence[FRect]) -> int:
    """How much of these lies in it."""
    parts = [box.clip(card) for card in lying]
    return round(sum(part.w * part.h for part in parts))


def _places(words: FRect, lying: Sequence[FRect]) -> Iterable[Point]:
    """Where they are, and beside, above and below each card."""
    x, y = words.center
    yield x, y
    for card in lying:
        yield card.right + GAP + words.w / 2, y
        yield card.left - GAP - words.w / 2, y
        yield x, card.top - GAP - words.h / 2
        yield x, card.bottom + GAP + words.h / 2


def _moved(words: FRect, place: Point) -> FRect:
    return words.move(place[0] - words.centerx, place[1] - words.centery)


def _far(words: FRect, place: Point) -> float:
    return math.dist(words.center, place)
