"""The log's panel: the newest lines, and older ones to who scrolls."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from cardcade.table.layout import TableLayout
from cardcade.table.panels.log_place import ENOUGH, FOOT, GAP, HEAD, LINE, PAD, LogPlace
from cardcade.table.panels.logbook import Logbook
from cardcade.table.panels.rooms import Rooms
from cardcade.table.part import Drawer
from cardcade.table.words import Words
from cardcade.ui import Painter
from cardcade.ui.events import Dragged, Pressed, Released, UiEvent, Wheeled
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import FAINT, INK, SECTION, SOFT, Colour, Type
from cardcade.ui.widget import Widget

PANEL = Plate((12, 20, 40, 236), (8, 13, 28, 236), 24, (90, 112, 160, 140), 1.5, shadow=14)
BESIDE = Plate((12, 20, 40), (8, 13, 28), radius=0)
"""Behind it, and where it stands beside the table."""
BAR, BAR_WIDTH = Plate((255, 255, 255, 70), radius=PILL), 6.0


class LogPanel(Drawer):
    """Shows the newest lines that fit, and older ones to who scrolls."""

    solid = True

    def __init__(self, logbook: Logbook, layout: TableLayout, words: Words, rooms: Rooms) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.log_panel")
        self._lines, self._words = logbook.lines, words
        self.lying = LogPlace(layout, rooms)
        self.shown = Glide(0.0, 0.16)
        self.first = 0
        """How many newer lines are above those that are shown."""
        self.page = 1
        """How many lines further the next page begins."""
        logbook.listeners.append(self._written)
        self._fit, self._drawn, self._grip = 0, FRect(0, 0, 0, 0), 0.0
        self.lay_table: Callable[[], None] = lambda: None
        """Lays the table out anew, with it or without it."""

    def lay_out(self) -> None:
        self.shown.jump(self.shown.target)
        self._lie()

    def _lie(self) -> None:
        self.lying.find()
        self.rect = self.lying.rect

    def refresh(self) -> None:
        if self.opened and not self.lying.beside:
            self._lie()
            if self.lying.crowded:
                self.lay_table()

    @property
    def opened(self) -> bool:
        return self.shown.target > 0

    def _written(self) -> None:
        """Who reads older lines goes on reading them."""
        self.first += bool(self.first)
        self.changed()

    def toggle(self) -> None:
        self._lie()
        self.shown.to(0.0 if self.opened else 1.0)
        self.first = 0
        if self.lying.crowded:
            self.lay_table()
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
        line = self.lying.type_.size * LINE + GAP * self.lying.scale
        match event:
            case Wheeled(_, _, dy):
                return self.scroll(-round(dy * 2) or (-1 if dy > 0 else 1))
            case Pressed(pos):
                self._grip = pos[1]
            case Dragged(pos) if moved := int((self._grip - pos[1]) / line):
                self._grip -= moved * line
                self.scroll(moved)
        return isinstance(event, Pressed | Dragged | Released)

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        k = self.lying.scale
        with painter.faded(self.shown.value), painter.shifted(40 * (1 - self.shown.value), 0):
            lines = self._fitting(painter)
            bottom = max((place.bottom for _, place in lines), default=self.rect.y) + FOOT * k
            self._fit, self._drawn = len(lines), FRect(self.rect.topleft, (self.rect.w, bottom - self.rect.y))
            if self.lying.beside:
                self._drawn = self.rect
            self.page = max(1, self._fit - 1)
            painter.plate(self._drawn, BESIDE if self.lying.beside else PANEL)
            self._draw_bar(painter)
            if self.lying.head(self.rect) > HEAD * k:
                head = FRect(self.rect.x + PAD * k, self.rect.y + 12 * k, self.rect.w - 2 * PAD * k, 40 * k)
                painter.text(self._words.say("table.log"), head, Type(SECTION.size * k, SECTION.weight), SOFT)
            for number, (line, place) in enumerate(lines):
                painter.paragraph(line, place, self.lying.type_, self._ink(self.first + number))

    def _ink(self, number: int) -> Colour:
        """The newest is the brightest; who reads on can read."""
        return INK if number == 0 else SOFT if number < 6 or self.first else FAINT

    def _draw_bar(self, painter: Painter) -> None:
        """Which part of all lines is seen, where it is not all of them."""
        if self._fit < len(self._lines):
            k, room = (
                self.lying.scale,
                self._drawn.inflate(-2 * BAR_WIDTH * self.lying.scale, -2 * PAD * self.lying.scale),
            )
            length = max(30 * k, room.h * self._fit / len(self._lines))
            along = self.first / (len(self._lines) - self._fit)
            y = room.y + (room.h - length) * min(1.0, along)
            painter.plate(FRect(room.right - BAR_WIDTH * k, y, BAR_WIDTH * k, length), BAR)

    def _fitting(self, painter: Painter) -> list[tuple[str, FRect]]:
        """The lines from `first` on and their places, column after column; the panel is no longer than they are."""
        k, count, room = self.lying.scale, self.lying.columns(self.rect), self.rect
        width = (room.w - (count + 1) * PAD * k) / count
        top = room.y + self.lying.head(room)
        placed: list[tuple[str, FRect]] = []
        column, y = 0, top
        for line in list(self._lines)[self.first :] or [self._words.say("table.log_empty")]:
            height = painter.ui.text.height(line, self.lying.type_, width)
            if y + height > room.bottom - FOOT * k:
                column, y = column + 1, top
            full = len(placed) == ENOUGH and not self.lying.beside
            if full or column == count or y + height > room.bottom - FOOT * k:
                break
            x = room.x + PAD * k + column * (width + PAD * k)
            placed.append((line, FRect(x, y, width, height)))
            y += height + GAP * k
        return placed
