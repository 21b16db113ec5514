"""Free rooms: where news can stand and hide nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

NARROWER, ASIDE = 40.0, 0.75
"""So many units lower something rather stands than be narrower; and than a unit further from the middle."""


def best_room(area: FRect, blocks: Sequence[FRect], sizes: Sequence[tuple[float, float]]) -> FRect | None:
    """Clear of the blocks and as wide as one of these sizes, at least as tall: high up, and in the middle if it can."""
    found = [
        (number * NARROWER + cost, room)
        for number, size in enumerate(sizes)
        for cost, room in _places(area, blocks, size)
    ]
    return min(found, key=lambda one: one[0])[1] if found else None


def gaps(strip: FRect, blocks: Sequence[FRect]) -> list[FRect]:
    """What is free of a strip, from the top down."""
    free, top = [], strip.top
    for block in sorted((block for block in blocks if block.colliderect(strip)), key=lambda block: block.top):
        free.append(FRect(strip.x, top, strip.w, max(0.0, block.top - top)))
        top = max(top, block.bottom)
    return [*free, FRect(strip.x, top, strip.w, max(0.0, strip.bottom - top))]


def _places(area: FRect, blocks: Sequence[FRect], size: tuple[float, float]) -> Iterator[tuple[float, FRect]]:
    """In the middle, at the sides and beside each block, the uppermost; and how far from the best place each is."""
    width, height = size
    middle = area.centerx - width / 2
    lefts = {middle, area.left, area.right - width, *(b.right for b in blocks), *(b.left - width for b in blocks)}
    for left in sorted(x for x in lefts if area.left <= x <= area.right - width):
        room = next((gap for gap in gaps(FRect(left, area.y, width, area.h), blocks) if gap.h >= height), None)
        if room is not None:
            yield room.y - area.y + ASIDE * abs(left - middle), room
