"""The log: what happened, newest first, in a panel at the right that opens where it hides nobody."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from pygame import FRect

from cardcade.engine.events import Event
from cardcade.engine.game import Game
from cardcade.engine.message import Message
from cardcade.table.layout import TableLayout
from cardcade.table.part import Panel
from cardcade.table.rooms import Rooms, Side
from cardcade.table.words import Words
from cardcade.ui import Painter
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import FAINT, INK, SECTION, SMALL, SOFT, Type

PANEL = Plate((12, 20, 40, 236), (8, 13, 28, 236), 24, (90, 112, 160, 140), 1.5, shadow=14)
KEPT = 120
WIDTHS = (420.0, 360.0, 310.0, 640.0, 570.0, 520.0)
"""How wide it may be, the nicest first; the wider ones have two columns."""
COLUMN, PAD, HEAD, FOOT, GAP = 250.0, 24.0, 50.0, 16.0, 8.0
LINE = 1.4
"""How high a line is, in sizes of its type."""
FEWEST, ENOUGH = 4, 12
"""Lines; more would only hide more of the table."""


class Logbook(Panel):
    """Remembers what the match has told; shows the newest lines that fit."""

    def __init__(self, game: Game[Any, Any], layout: TableLayout, words: Words, rooms: Rooms) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.log_panel")
        self._game, self._layout, self._words, self._rooms = game, layout, words, rooms
        self.scale, self.type_ = 1.0, SMALL
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.shown = Glide(0.0, 0.16)
        self._told: deque[Message] = deque(maxlen=KEPT)

    def lay_out(self) -> None:
        """In the language of now."""
        self.scale = self._layout.chrome
        self.type_ = SMALL._replace(size=SMALL.size * self.scale)
        self.lines.clear()
        for message in self._told:
            self.write(self._words.say(message))
        self.shown.jump(self.shown.target)
        self.make_room()

    def make_room(self) -> None:
        if not self.lie_in(self._rooms.at_side(self.widths, Side.RIGHT)):
            self.lie_in(self._rooms.in_middle())

    def refresh(self) -> None:
        if self.opened:
            self.make_room()

    def recall(self, event: Event) -> None:
        self.narrate(event)

    def narrate(self, event: Event) -> None:
        """The event's line, if it has one."""
        message = self._game.say_event(event)
        if message is not None:
            self._told.append(message)
            self.write(self._words.say(message))

    @property
    def opened(self) -> bool:
        return self.shown.target > 0

    def write(self, line: str) -> None:
        if line and (not self.lines or self.lines[0] != line):
            self.lines.appendleft(line)
            self.changed()

    def toggle(self) -> None:
        self.make_room()
        self.shown.to(0.0 if self.opened else 1.0)
        self.changed()

    def put_away(self) -> bool:
        was = self.opened
        if was:
            self.toggle()
        return was

    @property
    def widths(self) -> list[float]:
        return [width * self.scale for width in WIDTHS]

    def lie_in(self, rooms: Sequence[FRect]) -> bool:
        """At the right of the room that holds most lines, as many as are of use; whether those are enough."""
        room = max(rooms, key=lambda room: min(ENOUGH, self._holds(room)))
        width = min(room.w, max(self.widths))
        self.rect = FRect(room.right - width, room.y, width, room.h)
        return self._holds(room) >= FEWEST

    def _holds(self, room: FRect) -> int:
        line = self.type_.size * LINE + GAP * self.scale
        return self._columns(room) * int((room.h - self._head(room) - FOOT * self.scale) / line)

    def _columns(self, room: FRect) -> int:
        return max(1, int(room.w / (COLUMN * self.scale)))

    def _head(self, room: FRect) -> float:
        """Where there is little room the lines speak for themselves."""
        return (HEAD + 14 if room.h > 200 * self.scale else 14) * self.scale

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        k = self.scale
        with painter.faded(self.shown.value), painter.shifted(40 * (1 - self.shown.value), 0):
            lines = self._fitting(painter)
            bottom = max((place.bottom for _, place in lines), default=self.rect.y) + FOOT * k
            painter.plate(FRect(self.rect.topleft, (self.rect.w, bottom - self.rect.y)), PANEL)
            if self._head(self.rect) > HEAD * k:
                head = FRect(self.rect.x + PAD * k, self.rect.y + 12 * k, self.rect.w - 2 * PAD * k, 40 * k)
                painter.text(self._words.say("table.log"), head, Type(SECTION.size * k, SECTION.weight), SOFT)
            for number, (line, place) in enumerate(lines):
                painter.paragraph(line, place, self.type_, INK if number == 0 else SOFT if number < 6 else FAINT)

    def _fitting(self, painter: Painter) -> list[tuple[str, FRect]]:
        """The newest lines and their places, column after column; the panel is no longer than they are."""
        k, count, room = self.scale, self._columns(self.rect), self.rect
        width = (room.w - (count + 1) * PAD * k) / count
        top = room.y + self._head(room)
        placed: list[tuple[str, FRect]] = []
        column, y = 0, top
        for line in list(self.lines)[:KEPT] or [self._words.say("table.log_empty")]:
            height = painter.ui.text.height(line, self.type_, width)
            if y + height > room.bottom - FOOT * k:
                column, y = column + 1, top
            if column == count or y + height > room.bottom - FOOT * k or len(placed) == ENOUGH:
                break
            x = room.x + PAD * k + column * (width + PAD * k)
            placed.append((line, FRect(x, y, width, height)))
            y += height + GAP * k
        return placed
