"""Figures with their names, line by line in one column or two."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.shell.screens.common.flow import Flow
from cardcade.ui import Label, Panel, Plate
from cardcade.ui.layout import grid
from cardcade.ui.theme import INK, SMALL, SMALL_STRONG, SOFT

LINE = Plate((255, 255, 255, 14), radius=18)
WIDE = 860.0
"""From which width on they stand in two columns."""


def add_figures(flow: Flow, lines: Sequence[tuple[str, str]]) -> None:
    """The name on the left, the figure on the right."""
    columns = 2 if flow.width >= WIDE else 1
    rooms = grid(flow.take(-(-len(lines) // columns) * 52 - 8), columns, len(lines), 44, 8)
    for room, (name, number) in zip(rooms, lines, strict=True):
        inner = FRect(room.x + 16, room.y, room.w - 32, room.h)
        flow.add(Panel(room, (), LINE), Label(FRect(inner.x, inner.y, inner.w - 90, inner.h), name, SMALL, SOFT))
        flow.add(Label(FRect(inner.right - 80, inner.y, 80, inner.h), number, SMALL_STRONG, INK, align="right"))
