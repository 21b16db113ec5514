"""The log's panel: it opens at the right, where it hides nobody."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from cardcade.table.layout import Measure, TableLayout
from cardcade.table.logbook import Logbook
from cardcade.table.part import Drawer
from cardcade.table.rooms import Rooms, Side
from cardcade.table.words import Words
from cardcade.ui import Painter
from cardcade.ui.events import Dragged, Pressed, Released, UiEvent, Wheeled
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL, SOFT, Colour, Type
from cardcade.ui.widget import Widget

PANEL = Plate((12, 20, 40, 236), (8, 13, 28, 236), 24, (90, 112, 160, 140), 1.5, shadow=14)
BAR, BAR_WIDTH = Plate((255, 255, 255, 70), radius=PILL), 6.0
WIDTHS = (420.0, 360.0, 310.0, 640.0, 570.0, 520.0)
"""How wide it may be, the nicest first; the wider ones have two columns."""
COLUMN, PAD, HEAD, FOOT, GAP = Measure(250, 336), 24.0, 50.0, 16.0, 8.0
LINE = 1.4
"""How high a line is, in sizes of its type."""
HEADED = Measure(200, 460)
"""How high it is, at its scale, where it has a heading."""
SENTENCE, SMALLER = 14.0, 0.94
"""How long a usual one is, in sizes of its type; and how much smaller letters get until enough of them fit."""
FEWEST, ENOUGH = 4, 12
"""Lines; more would only hide more of the table."""


class LogPanel(Drawer):
    """Shows the newest lines that fit, and older ones to who scrolls."""

    solid = True

    def __init__(self, logbook: Logbook, layout: TableLayout, words: Words, rooms: Rooms) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.log_panel")
        self._lines, self._layout, self._words, self._rooms = logbook.lines, layout, words, rooms
        self.scale, self.type_ = 1.0, SMALL
        self.shown = Glide(0.0, 0.16)
        self.first = 0
        """How many newer lines are above those that are shown."""
        self.page = 1
        """How many lines further the next page begins."""
        logbook.listeners.append(self._written)
        self._fit, self._drawn, self._grip = 0, FRect(0, 0, 0, 0), 0.0

    def lay_out(self) -> None:
        self.shown.jump(self.shown.target)
        self._make_room()

    def _make_room(self) -> None:
        """In words as large as those of the table; in smaller ones where too few lines would fit anywhere."""
        scale = self._layout.chrome
        while not self._lie(scale) and scale > self._layout.unit:
            scale = max(self._layout.unit, scale * SMALLER)

    def _lie(self, scale: float) -> bool:
        """At that scale at the side, else over the middle; whether enough lines fit."""
        self.scale, self.type_ = scale, SMALL._replace(size=SMALL.size * scale)
        return self._lie_in(self._rooms.at_side(self._widths, Side.RIGHT)) or self._lie_in(self._rooms.in_middle())

    def refresh(self) -> None:
        if self.opened:
            self._make_room()

    @property
    def opened(self) -> bool:
        return self.shown.target > 0

    def _written(self) -> None:
        """Who reads older lines goes on reading them."""
        self.first += bool(self.first)
        self.changed()

    def toggle(self) -> None:
        self._make_room()
        self.shown.to(0.0 if self.opened else 1.0)
        self.first = 0
        self.changed()

    # -- scrolling

    def scroll(self, lines: int) -> bool:
        """Further back by so many lines, or forward again; False while it is closed."""
        if not self.opened:
            return False
        self.first = max(0, min(self.first + lines, len(self._lines) - self._fit))
        self.changed()
        return True

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return self if self.opened and self._drawn.collidepoint(pos) else None

    def handle(self, event: UiEvent) -> bool:
        line = self.type_.size * LINE + GAP * self.scale
        match event:
            case Wheeled(_, _, dy):
                return self.scroll(-round(dy * 2) or (-1 if dy > 0 else 1))
            case Pressed(pos):
                self._grip = pos[1]
            case Dragged(pos) if moved := int((self._grip - pos[1]) / line):
                self._grip -= moved * line
                self.scroll(moved)
        return isinstance(event, Pressed | Dragged | Released)

    # -- where it lies

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
        return self._columns(room) * int((room.h - self._head(room) - FOOT * self.scale) / line)

    def _broken(self, room: FRect) -> int:
        """Into how many lines a usual sentence is broken there, where letters are large."""
        column = room.w / self._columns(room) - PAD * self.scale
        return math.ceil(SENTENCE * self.type_.size / max(column, 1.0)) if self._layout.growth > 1 else 1

    def _columns(self, room: FRect) -> int:
        return max(1, int(room.w / self._column))

    @property
    def _column(self) -> float:
        """How wide one is at least."""
        return self._measured(COLUMN) * self.scale

    def _measured(self, measure: Measure) -> float:
        """In units of its own scale."""
        return self._layout.grown(measure) / self._layout.unit if self._layout.growth > 1 else measure.usual

    def _head(self, room: FRect) -> float:
        """Where there is little room the lines speak for themselves."""
        return (HEAD + 14 if room.h > self._measured(HEADED) * self.scale else 14) * self.scale

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        k = self.scale
        with painter.faded(self.shown.value), painter.shifted(40 * (1 - self.shown.value), 0):
            lines = self._fitting(painter)
            bottom = max((place.bottom for _, place in lines), default=self.rect.y) + FOOT * k
            self._fit, self._drawn = len(lines), FRect(self.rect.topleft, (self.rect.w, bottom - self.rect.y))
            self.page = max(1, self._fit - 1)
            painter.plate(self._drawn, PANEL)
            self._draw_bar(painter)
            if self._head(self.rect) > HEAD * k:
                head = FRect(self.rect.x + PAD * k, self.rect.y + 12 * k, self.rect.w - 2 * PAD * k, 40 * k)
                painter.text(self._words.say("table.log"), head, Type(SECTION.size * k, SECTION.weight), SOFT)
            for number, (line, place) in enumerate(lines):
                painter.paragraph(line, place, self.type_, self._ink(self.first + number))

    def _ink(self, number: int) -> Colour:
        """The newest is the brightest; who reads on can read."""
        return INK if number == 0 else SOFT if number < 6 or self.first else FAINT

    def _draw_bar(self, painter: Painter) -> None:
        """Which part of all lines is seen, where it is not all of them."""
        if self._fit < len(self._lines):
            k, room = self.scale, self._drawn.inflate(-2 * BAR_WIDTH * self.scale, -2 * PAD * self.scale)
            length = max(30 * k, room.h * self._fit / len(self._lines))
            along = self.first / (len(self._lines) - self._fit)
            y = room.y + (room.h - length) * min(1.0, along)
            painter.plate(FRect(room.right - BAR_WIDTH * k, y, BAR_WIDTH * k, length), BAR)

    def _fitting(self, painter: Painter) -> list[tuple[str, FRect]]:
        """The lines from `first` on and their places, column after column; the panel is no longer than they are."""
        k, count, room = self.scale, self._columns(self.rect), self.rect
        width = (room.w - (count + 1) * PAD * k) / count
        top = room.y + self._head(room)
        placed: list[tuple[str, FRect]] = []
        column, y = 0, top
        for line in list(self._lines)[self.first :] or [self._words.say("table.log_empty")]:
            height = painter.ui.text.height(line, self.type_, width)
            if y + height > room.bottom - FOOT * k:
                column, y = column + 1, top
            if column == count or y + height > room.bottom - FOOT * k or len(placed) == ENOUGH:
                break
            x = room.x + PAD * k + column * (width + PAD * k)
            placed.append((line, FRect(x, y, width, height)))
            y += height + GAP * k
        return placed
