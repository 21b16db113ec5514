"""Focus: the one graph that Tab, the arrows and the gamepad walk, and the ring around where they are."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.ui.events import Direction
from cardcade.ui.layout import inset
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.scroll import ScrollArea

RING = 7.0
"""How far outside the widget its ring runs."""


class Focus:
    """Which widget the keyboard speaks to; it changes only through here."""

    def __init__(self) -> None:
        self.widget: Widget | None = None

    def set(self, widget: Widget | None) -> None:
        if widget is self.widget:
            return
        before, self.widget = self.widget, widget
        if before is not None:
            before.focus_changed(False)
        if widget is not None:
            bring_into_view(widget)
            widget.focus_changed(True)

    def step(self, candidates: Sequence[Widget], forward: bool) -> Widget | None:
        """The next in reading order, round and round."""
        if not candidates:
            return None
        if self.widget not in candidates:
            return candidates[0] if forward else candidates[-1]
        place = candidates.index(self.widget) + (1 if forward else -1)
        return candidates[place % len(candidates)]

    def toward(self, candidates: Sequence[Widget], direction: Direction) -> Widget | None:
        """The nearest one that lies in that direction, or None."""
        if self.widget is None or self.widget not in candidates:
            return candidates[0] if candidates else None
        start, around = self.widget.place, _scrolled_in(self.widget)
        ahead = [
            (_leaves(around, one, direction), cost, i)
            for i, one in enumerate(candidates)
            if _in_sight(around, one) and (cost := _cost(start, one.place, direction))
        ]
        return candidates[min(ahead)[2]] if ahead else None

    def draw(self, painter: Painter) -> None:
        """The ring, for those who use keys or gamepad."""
        if self.widget is not None:
            ring = Plate((0, 0, 0, 0), radius=self.widget.corner + RING, rim=GOLD, rim_width=3.5)
            painter.plate(inset(self.widget.place, -RING), ring)


def _scrolled_in(widget: Widget) -> ScrollArea | None:
    parent = widget.parent
    while parent is not None and not isinstance(parent, ScrollArea):
        parent = parent.parent
    return parent


def _in_sight(around: ScrollArea | None, goal: Widget) -> bool:
    """Whoever looks from outside into what scrolls sees only what it shows just now."""
    area = _scrolled_in(goal)
    return area is None or area is around or area.place.colliderect(goal.place)


def _leaves(around: ScrollArea | None, goal: Widget, direction: Direction) -> bool:
    """Up and down, what scrolls is gone through to its end: what lies beside it may seem nearer than its next line."""
    vertical = bool(direction.value[1])
    return vertical and around is not None and _scrolled_in(goal) is not around


def _cost(start: FRect, goal: FRect, direction: Direction) -> tuple[bool, float] | None:
    """How far away `goal` seems to someone looking that way, what lies aside last; None when it is not ahead."""
    dx, dy = direction.value
    ahead = (goal.centerx - start.centerx) * dx + (goal.centery - start.centery) * dy
    if dx:
        gap = goal.left - start.right if dx > 0 else start.left - goal.right
        aside, drift = _apart(start.top, start.bottom, goal.top, goal.bottom), goal.centery - start.centery
    else:
        gap = goal.top - start.bottom if dy > 0 else start.top - goal.bottom
        aside, drift = _apart(start.left, start.right, goal.left, goal.right), goal.centerx - start.centerx
    reach = (start.w if dx else start.h) / 2
    if ahead <= 1 or gap < -reach:
        return None
    return aside > max(0.0, gap), max(0.0, gap) + 3 * aside + 0.15 * abs(drift)


def _apart(low: float, high: float, other_low: float, other_high: float) -> float:
    return max(0.0, other_low - high, low - other_high)


def bring_into_view(widget: Widget) -> None:
    """Everything around it scrolls as far as it must."""
    parent = widget.parent
    while parent is not None:
        parent.reveal(widget)
        parent = parent.parent
