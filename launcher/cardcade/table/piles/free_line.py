"""A line that cards leave free: room for words that everyone shall read."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.table.layout import TableLayout

HEIGHT, WIDEST = 83.0, 0.94
"""How high it is, and how wide at most, of the table."""
ENOUGH = 340.0
"""So wide it must be for most words."""


def free_line(layout: TableLayout, centre: tuple[float, float], cards: Sequence[FRect]) -> FRect:
    """Around that point, as wide as the cards beside it let it be."""
    line = FRect(0, 0, layout.area.w * WIDEST, layout.length(HEIGHT))
    line.center = centre
    beside = [card for card in cards if card.colliderect(line)]
    near = [min(abs(card.left - line.centerx), abs(card.right - line.centerx)) for card in beside]
    half = min(near, default=line.w / 2)
    return FRect(line.centerx - half, line.y, 2 * half, line.h)


def line_for_everyone(layout: TableLayout, middle: FRect, cards: Sequence[FRect]) -> FRect:
    """In the middle; where long plays lie there, over the viewer's hand."""
    line = free_line(layout, middle.center, cards)
    return line if line.w >= min(middle.w, layout.length(ENOUGH)) else free_line(layout, layout.bar.center, ())
