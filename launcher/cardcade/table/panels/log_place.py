"""Where the log lies: at the right, where it hides nothing; where there is no such room, the table moves over."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from cardcade.table.layout import Measure, TableLayout
from cardcade.table.panels.rooms import Rooms, Side
from cardcade.ui.theme import SMALL

WIDTHS = (420.0, 360.0, 310.0, 640.0, 570.0, 520.0)
"""How wide it may be, the nicest first; the wider ones have two columns."""
COLUMN, PAD, HEAD, FOOT, GAP = Measure(250, 336), 24.0, 50.0, 16.0, 8.0
LINE = 1.4
"""How high a line is, in sizes of its type."""
HEADED = Measure(200, 460)
"""How high it is, at its scale, where it has a heading."""
SENTENCE = 14.0
"""How long a usual one is, in sizes of its type."""
FEWEST, ENOUGH = 4, 12
"""Lines; more would only hide more of the table."""
SQUAREST, LEAST_SHARE = 4 / 3, 0.26
"""What it leaves of a wide table, as width over height; and the share of any table's width that it takes at least."""


class LogPlace:
    """Over a free part of the table, or beside it; its words are as large as those of the table."""

    def __init__(self, layout: TableLayout, rooms: Rooms) -> None:
        self._layout, self._rooms = layout, rooms
        self.scale, self.type_, self.rect = 1.0, SMALL, FRect(0, 0, 0, 0)
        self.crowded = self.beside = False
        """Whether the table has no free room for it; whether it stands beside the table."""

    def find(self) -> None:
        """Over the table, unless it stands beside it."""
        if not self.beside:
            self.scale = self._layout.chrome
            self.type_ = SMALL._replace(size=SMALL.size * self.scale)
            kept = *self._rooms.stacks, *self._rooms.plays
            self.crowded = not self._lie_in(self._rooms.at_side(self._widths, Side.RIGHT, *kept))

    def stand_beside(self, whole: FRect) -> FRect:
        """Takes the right of it, in words as large as they were; returns what is left for the table."""
        wished = min(whole.w - SQUAREST * whole.h, WIDTHS[0] * self.scale)
        width = max(wished, LEAST_SHARE * whole.w)
        self.rect, self.beside = FRect(whole.right - width, whole.y, width, whole.h), True
        return FRect(whole.x, whole.y, whole.w - width, whole.h)

    def columns(self, room: FRect) -> int:
        return 1 if self.beside else max(1, int(room.w / self._column))

    def head(self, room: FRect) -> float:
        """Where there is little room the lines speak for themselves."""
        return (HEAD + 14 if room.h > self._measured(HEADED) * self.scale else 14) * self.scale

    @property
    def _widths(self) -> list[float]:
        return [width * self.scale for width in WIDTHS]

    def _lie_in(self, rooms: Sequence[FRect]) -> bool:
        """At the right of the room that holds most lines, as many as are of use; whether those are enough."""
        room = max(rooms, key=lambda room: (self._suffices(room), min(ENOUGH, self._holds(room))))
        width = min(room.w, max(*self._widths, 2.02 * self._column))  # two columns always stay two
        self.rect = FRect(room.right - width, room.y, width, room.h)
        return self._suffices(room)

    def _suffices(self, room: FRect) -> bool:
        """Whether enough lines fit there; where sentences are broken some are longer than usual."""
        return self._holds(room) >= FEWEST + (self._broken(room) > 1)

    def _holds(self, room: FRect) -> int:
        line = self.type_.size * LINE * self._broken(room) + GAP * self.scale
        return self.columns(room) * int((room.h - self.head(room) - FOOT * self.scale) / line)

    def _broken(self, room: FRect) -> int:
        """Into how many lines a usual sentence is broken there, where letters are large."""
        column = room.w / self.columns(room) - PAD * self.scale
        return math.ceil(SENTENCE * self.type_.size / max(column, 1.0)) if self._layout.growth > 1 else 1

    @property
    def _column(self) -> float:
        """How wide one is at least."""
        return self._measured(COLUMN) * self.scale

    def _measured(self, measure: Measure) -> float:
        """In units of its own scale."""
        return self._layout.grown(measure) / self._layout.unit if self._layout.growth > 1 else measure.usual
