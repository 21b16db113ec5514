"""The log beside a film: what has happened around the step that is shown; a line that is clicked leads there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import FRect

from cardcade.shell.screens.theatre.theatre_bar import GROUND
from cardcade.shell.theatre.projector import Projector
from cardcade.table.panels.narrator import say_deed
from cardcade.table.words import Words
from cardcade.ui import Painter, Plate
from cardcade.ui.events import PointerMoved, Released, UiEvent, Wheeled
from cardcade.ui.theme import FAINT, GOLD, INK, SECTION, SMALL, SOFT
from cardcade.ui.widget import Control

BEFORE, AFTER = 40, 30
"""So many steps around the one that is shown can be read."""
PAD, HEAD, GAP = 22.0, 56.0, 8.0
BACK = Plate((18, 27, 54), (11, 17, 36), 0, (70, 90, 140, 120), 1.5)
HERE = Plate((255, 207, 110, 40), radius=12)
OVER = Plate((255, 255, 255, 18), radius=12)


class Told(NamedTuple):
    """One line and the step it tells of."""

    step: int
    words: str


class TheatreLog(Control):
    focusable = False

    def __init__(self, rect: FRect, projector: Projector, words: Words, jump: Callable[[int], object]) -> None:
        super().__init__(rect, "theatre.log")
        self.projector, self._words, self._jump = projector, words, jump
        self._known: tuple[int, int] | None = None
        self.lines: list[Told] = []
        self._scrolled = 0
        self._places: list[tuple[FRect, Told]] = []
        self._pointed: tuple[float, float] = (-1, -1)

    def told(self) -> list[Told]:
        """The lines around the step that is shown, in order."""
        known = self.projector.step, self.projector.eye
        if known != self._known:
            self._known, self._scrolled = known, 0
            self.lines = self._read()
        return self.lines

    def _read(self) -> list[Told]:
        film, step = self.projector.film, self.projector.step
        first, last = max(0, step - BEFORE), min(film.length, step + AFTER)
        lines: list[Told] = []
        for number, made, events in film.course(first, last, self.projector.eye):
            deed = say_deed(film.game, made, events) if made is not None else None
            for said in (*map(film.game.say_event, events), deed):
                line = self._words.say(said) if said is not None else ""
                if line and (not lines or lines[-1].words != line):
                    lines.append(Told(number, line))
        return lines

    def handle(self, event: UiEvent) -> bool:
        match event:
            case Wheeled(_, _, dy):
                self._scrolled -= round(dy * 2)
                self.changed()
                return True
            case PointerMoved(pos):
                self._pointed = pos
                self.changed()
            case Released(pos, over=True):
                found = next((told for place, told in self._places if place.collidepoint(pos)), None)
                if found is not None:
                    self._jump(found.step)
                return True
        return super().handle(event)

    def draw(self, painter: Painter) -> None:
        painter.fill(self.rect, GROUND)
        painter.plate(self.rect, BACK)
        head = FRect(self.rect.x + PAD, self.rect.y + 10, self.rect.w - 2 * PAD, HEAD - 10)
        painter.text(self._words.say("table.log"), head, SECTION, SOFT)
        self._places = []
        room = FRect(self.rect.x + 10, self.rect.y + HEAD, self.rect.w - 20, self.rect.h - HEAD - 14)
        lines, here = self.told(), self.projector.step
        current = max((number for number, told in enumerate(lines) if told.step <= here), default=0)
        y = room.y
        for number in range(self._first(painter, lines, current, room), len(lines)):
            told = lines[number]
            height = painter.ui.text.height(told.words, SMALL, room.w - 24) + GAP
            if y + height > room.bottom:
                break
            self._draw_line(painter, told, FRect(room.x, y, room.w, height), number == current)
            y += height

    def _first(self, painter: Painter, lines: list[Told], current: int, room: FRect) -> int:
        """The line at the top, so that the one that is shown stands in the lower part."""
        left, first = room.h * 0.7, current
        while first > 0 and left > 0:
            left -= painter.ui.text.height(lines[first].words, SMALL, room.w - 24) + GAP
            first -= 1
        self._scrolled = max(-first, min(self._scrolled, len(lines) - 1 - first))
        return first + self._scrolled

    def _draw_line(self, painter: Painter, told: Told, place: FRect, here: bool) -> None:
        if here or (place.collidepoint(self._pointed) and self.hover.value > 0):
            painter.plate(place, HERE if here else OVER)
        ink = GOLD if here else INK if told.step <= self.projector.step else FAINT
        painter.paragraph(told.words, FRect(place.x + 12, place.y + GAP / 2, place.w - 24, place.h), SMALL, ink)
        self._places.append((place, told))
