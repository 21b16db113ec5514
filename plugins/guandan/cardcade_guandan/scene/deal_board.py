"""The board after a deal and at the end of a match: places with medals, both sides climbing, what next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

import cardcade_assets
from cardcade import Card, Seat
from cardcade.table import Board, Faces, Link, TableLayout
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import DARK, GOLD, INK, SOFT, Colour, Type, Weight
from cardcade_guandan.cards import LEVELS
from cardcade_guandan.climbing import BothSides
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.plates import THEM, US

WIDTH, HEIGHT, FOOT = 1180.0, 632.0, 46.0
CARD, PITCH, NAME, NOTE = 36.0, 24.0, 190.0, 130.0
PLACE_HEIGHT, TRACK_HEIGHT = 62.0, 62.0
CLIMB_LATER = 0.2
OURS = Plate((24, 86, 92, 170), (16, 60, 70, 170), 20, (*US[:3], 130), 1.5)
THEIRS = Plate((98, 40, 44, 150), (70, 28, 36, 150), 20, (*THEM[:3], 110), 1.5)
STEP = Plate((255, 255, 255, 18), radius=10)
MARKER = Plate((255, 236, 170), (246, 170, 62), 12, (255, 250, 220), 2.0, shadow=8, shadow_colour=(255, 190, 80, 190))


@dataclass(frozen=True, slots=True, kw_only=True)
class DealReport:
    """What the board tells."""

    places: tuple[Seat, ...]
    left: tuple[tuple[Card, ...], ...]
    """What each seat has laid open."""
    before: BothSides
    after: BothSides
    winner: int
    title: str
    about: str
    note: str = ""
    coming: str = ""
    """What is played next."""
    final: bool = False
    """Whether the match is over with it."""


class DealBoard(Board):
    """Levels climb step by step while it opens; a click skips that."""

    heading = Type(48, Weight.BOLD)

    def __init__(
        self, layout: TableLayout, link: Link, faces: Faces, report: DealReport, *, moment: str, hold: float
    ) -> None:
        super().__init__(layout, link.look, report.title, (), moment=moment, hold=hold)
        self._players, self._words, self._ours = link.players, link.words, side_of(link.seat)
        self._faces, self.report = faces, report
        self.lie(WIDTH, HEIGHT + FOOT * (bool(moment) + bool(report.note) + bool(report.coming)))

    @property
    def worths(self) -> Sequence[float]:
        """Partners win and lose together."""
        return [side_of(seat) == self.report.winner for seat in self.report.places]

    @property
    def avatars(self) -> Sequence[int]:
        return [self._players[seat].avatar for seat in self.report.places]

    @property
    def least(self) -> float:
        """How much smaller than it should be a line may be set."""
        return 0.74 * self.scale / self.layout.chrome

    @property
    def climbed(self) -> float:
        """How much of the climb has been shown, 0 … 1."""
        return self.counted(CLIMB_LATER)

    @property
    def _apart(self) -> float:
        """How far large letters push the title and the line below it from each other."""
        return 20 * (self.layout.chrome - self.scale)

    @property
    def head(self) -> FRect:
        k = self.scale
        return FRect(self.panel.x + 36 * k, self.panel.y + 22 * k - self._apart, self.panel.w - 72 * k, 72 * k)

    def draw_inside(self, painter: Painter) -> None:
        """One below the other, the title first."""
        k, head = self.scale, self.head.move(0, self._apart)
        self._draw_title(painter)
        row = FRect(head.x, head.bottom + 36 * k, head.w, 56 * k)
        for number, seat in enumerate(self.report.places):
            self._draw_place(painter, row.move(0, number * PLACE_HEIGHT * k), number, seat)
        row = FRect(head.x, row.y + (SEATS * PLACE_HEIGHT + 12) * k, head.w, 52 * k)
        for number, side in enumerate((self._ours, 1 - self._ours)):
            self._draw_climb(painter, row.move(0, number * TRACK_HEIGHT * k), side, THEM if number else US)
        self._draw_words(painter, FRect(head.x, row.y + (2 * TRACK_HEIGHT + 2) * k, head.w, 40 * k))

    def _draw_title(self, painter: Painter) -> None:
        k, head = self.scale, self.head
        self.write(painter, self.title, head, self.heading, GOLD, "centre")
        for x in (head.x + head.w * 0.09, head.right - head.w * 0.09) if self.report.final else ():
            cup = FRect(x - head.h / 2, head.y + self._apart, head.h, head.h)
            painter.image(cardcade_assets.path("effects", "cup.svg"), cup)
        about = FRect(head.x, head.bottom - 8 * k + 1.7 * self._apart, head.w, 34 * k)
        self.write(painter, self.report.about, about, Type(22), SOFT, "centre")

    def _draw_place(self, painter: Painter, row: FRect, number: int, seat: Seat) -> None:
        k, player = self.scale, self._players[seat]
        painter.plate(row, OURS if side_of(seat) == self._ours else THEIRS)
        medal = FRect(row.x + 8 * k, row.centery - 29 * k, 58 * k, 58 * k)
        painter.image(cardcade_assets.path("effects", f"medal_{number + 1}.svg"), medal)
        place = FRect(medal.right + 12 * k, row.y, 110 * self.layout.chrome, row.h)
        self.write(painter, self._words.sentence(f"guandan.place.{number + 1}"), place, Type(25, Weight.BOLD), GOLD)
        face = FRect(place.right + 8 * k, row.centery - 25 * k, 50 * k, 50 * k)
        self.faces.draw(painter, number, player.avatar, face)
        name = FRect(face.right + 14 * k, row.y, NAME * k, row.h)
        strong = Type(26 * self.layout.chrome, Weight.BOLD)
        painter.text(player.name, name, painter.ui.text.shrunk(player.name, strong, name.w, self.least), INK)
        self._draw_left(painter, FRect(name.right + 8 * k, row.y, row.right - name.right - 28 * k, row.h), seat)

    def _draw_left(self, painter: Painter, row: FRect, seat: Seat) -> None:
        """How many cards a loser kept, and which."""
        k, left = self.scale, self.report.left[seat]
        room = FRect(row.x, row.y, row.w - NOTE * self.layout.chrome, row.h)
        self._faces.draw_row(painter, left, room, CARD * k, PITCH * k)
        note = self._words.say("guandan.table.left", n=len(left)) if left else self._words.say("guandan.table.out")
        beside = FRect(room.right, row.y, row.right - room.right, row.h)
        self.write(painter, note, beside, Type(21), SOFT, "right")

    def _draw_climb(self, painter: Painter, row: FRect, side: int, colour: Colour) -> None:
        """From 2 to A, with a marker on its way."""
        k = self.scale
        name = self._words.say("guandan.table.us" if side == self._ours else "guandan.table.them")
        self.write(painter, name, FRect(row.x, row.y, 96 * k, row.h), Type(23, Weight.BOLD), colour)
        left, pitch = row.x + 100 * k, (row.w - 100 * k) / len(LEVELS)
        before, after = self.report.before[side], self.report.after[side]
        now = before + (after - before) * self.climbed
        for level in LEVELS:
            cell = FRect(left + (level - LEVELS[0]) * pitch + 2 * k, row.y + 4 * k, pitch - 4 * k, row.h - 8 * k)
            painter.plate(cell, Plate((*colour[:3], 90), radius=10) if level <= now else STEP)
            self.write(painter, rank_text(level), cell, Type(22, Weight.BOLD), INK if level <= now else SOFT, "centre")
        marker = FRect(left + (now - LEVELS[0]) * pitch, row.y, pitch, row.h)
        painter.plate(marker, MARKER)
        self.write(painter, rank_text(round(now)), marker, Type(27, Weight.BLACK), DARK, "centre")

    def _draw_words(self, painter: Painter, line: FRect) -> None:
        for text, colour in ((self.report.note, GOLD), (self.report.coming, INK), (self.moment, SOFT)):
            if text:
                type_ = painter.ui.text.shrunk(text, Type(23 * self.layout.chrome), line.w, self.least)
                painter.text(text, line, type_, colour, "centre")
                line = line.move(0, FOOT * self.scale)
