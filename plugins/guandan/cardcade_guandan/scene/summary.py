"""The board after a deal and at the end of a match: places with medals, both sides climbing, what next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.table.board import COUNT_SECONDS, Board, Line
from cardcade.table.laid import LaidCard, draw_play
from cardcade.ui import PANEL, Painter, Plate, ease_out
from cardcade.ui.layout import centred
from cardcade.ui.theme import DARK, GOLD, INK, SHADE, SOFT, Colour, Type, Weight
from cardcade_guandan.cards import LEVELS
from cardcade_guandan.climbing import BothSides
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.seats import THEM, US

if TYPE_CHECKING:
    from cardcade_guandan.scene.table import GuandanScene

WIDTH, HEIGHT, FOOT = 1180.0, 632.0, 46.0
CARD, PITCH, NAME, NOTE = 36.0, 24.0, 190.0, 130.0
PLACE_HEIGHT, TRACK_HEIGHT = 62.0, 62.0
OURS = Plate((24, 86, 92, 170), (16, 60, 70, 170), 20, (*US[:3], 130), 1.5)
THEIRS = Plate((98, 40, 44, 150), (70, 28, 36, 150), 20, (*THEM[:3], 110), 1.5)
STEP = Plate((255, 255, 255, 18), radius=10)
MARKER = Plate((255, 236, 170), (246, 170, 62), 12, (255, 250, 220), 2.0, shadow=8, shadow_colour=(255, 190, 80, 190))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the board tells."""

    places: tuple[int, ...]
    before: BothSides
    after: BothSides
    winner: int
    title: str
    about: str
    note: str = ""


class DealBoard(Board):
    """Levels climb step by step while it opens; a click skips that."""

    scene: GuandanScene

    def __init__(self, scene: GuandanScene, outcome: Outcome, *, moment: str, hold: float) -> None:
        lines = [Line(seat, "", None, 0, seat % 2 == outcome.winner) for seat in outcome.places]
        super().__init__(scene, outcome.title, lines, moment=moment, hold=hold)
        self.outcome = outcome
        k = scene.layout.chrome
        extra = FOOT * (bool(moment) + bool(outcome.note))
        self.panel = centred(scene.rect, WIDTH * k, (HEIGHT + extra) * k)
        self.final = False

    def _celebrate(self) -> None:
        won = self.scene.link.seat % 2 == self.outcome.winner
        if self.final:
            super()._celebrate()
            return
        self._celebrated = True
        self.scene.link.sound("level_up" if won else "round_end")
        if won and not self.scene.link.look.reduced_motion:
            self.scene.particles.confetti(self.scene.rect, 60)
        if self.stage is not None and self.buttons:
            self.stage.focus.set(self.buttons[-1])

    @property
    def climbed(self) -> float:
        """How much of the climb has been shown, 0 … 1."""
        return ease_out(max(0.0, min(1.0, (self.passed - self.hold - 0.2) / COUNT_SECONDS)))

    def draw(self, painter: Painter) -> None:
        if not self.due:
            return
        painter.fill(self.rect, (*SHADE[:3], round(150 * self.shown.value)))
        k, rise = self.scene.layout.chrome, 0.0 if painter.ui.motion.reduced else 26 * (1 - self.shown.value)
        with painter.faded(self.shown.value), painter.shifted(0, rise):
            painter.plate(self.panel, PANEL)
            inner = FRect(self.panel.x + 36 * k, self.panel.y + 22 * k, self.panel.w - 72 * k, self.panel.h)
            title = Type(48 * k, Weight.BOLD)
            head = FRect(inner.x, inner.y, inner.w, 72 * k)
            painter.text(self.title, head, painter.ui.text.shrunk(self.title, title, inner.w), GOLD, "centre")
            if self.final:
                self._draw_cups(painter, head)
            about = FRect(inner.x, head.bottom - 8 * k, inner.w, 34 * k)
            painter.text(self.outcome.about, about, Type(22 * k), SOFT, "centre")
            y = about.bottom + 10 * k
            for number, seat in enumerate(self.outcome.places):
                self._draw_place(painter, FRect(inner.x, y + number * PLACE_HEIGHT * k, inner.w, 56 * k), number, seat)
            y += (4 * PLACE_HEIGHT + 12) * k
            ours = self.scene.link.seat % 2
            for number, side in enumerate((ours, 1 - ours)):
                where = FRect(inner.x, y + number * TRACK_HEIGHT * k, inner.w, 52 * k)
                self._draw_climb(painter, where, side, US if side == ours else THEM)
            self._draw_words(painter, FRect(inner.x, y + (2 * TRACK_HEIGHT + 2) * k, inner.w, 40 * k))
            for button in self.buttons:
                button.draw(painter)

    def _draw_cups(self, painter: Painter, head: FRect) -> None:
        for x in (head.x + head.w * 0.09, head.right - head.w * 0.09):
            cup = FRect(x - head.h / 2, head.y, head.h, head.h)
            painter.image(cardcade_assets.path("effects", "cup.svg"), cup)

    def _draw_place(self, painter: Painter, row: FRect, number: int, seat: int) -> None:
        k, scene = self.scene.layout.chrome, self.scene
        painter.plate(row, OURS if seat % 2 == scene.link.seat % 2 else THEIRS)
        medal = FRect(row.x + 8 * k, row.centery - 29 * k, 58 * k, 58 * k)
        painter.image(cardcade_assets.path("effects", f"medal_{number + 1}.svg"), medal)
        place = FRect(medal.right + 12 * k, row.y, 110 * k, row.h)
        painter.text(scene.capital(scene.say(f"guandan.place.{number + 1}")), place, Type(25 * k, Weight.BOLD), GOLD)
        player = scene.link.players[seat]
        face = FRect(place.right + 8 * k, row.centery - 25 * k, 50 * k, 50 * k)
        painter.image(cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg"), face)
        name = FRect(face.right + 14 * k, row.y, NAME * k, row.h)
        strong = Type(26 * k, Weight.BOLD)
        painter.text(player.name, name, painter.ui.text.shrunk(player.name, strong, name.w), INK)
        self._draw_left(painter, FRect(name.right + 8 * k, row.y, row.right - name.right - 28 * k, row.h), seat)

    def _draw_left(self, painter: Painter, row: FRect, seat: int) -> None:
        """How many cards a loser kept, and which."""
        k, scene, left = self.scene.layout.chrome, self.scene, self.scene.cards_left(seat)
        room = FRect(row.x, row.y, row.w - NOTE * k, row.h)
        draw_play(painter, scene.faces, [LaidCard(card) for card in left], room, CARD * k, PITCH * k)
        note = scene.say("guandan.table.left", n=len(left)) if left else scene.say("guandan.table.out")
        painter.text(note, row, Type(21 * k), SOFT, "right")

    def _draw_climb(self, painter: Painter, row: FRect, side: int, colour: Colour) -> None:
        """From 2 to A, with a marker on its way."""
        k, scene = self.scene.layout.chrome, self.scene
        ours = side == scene.link.seat % 2
        name = scene.say("guandan.table.us" if ours else "guandan.table.them")
        painter.text(name, FRect(row.x, row.y, 96 * k, row.h), Type(23 * k, Weight.BOLD), colour)
        left, pitch = row.x + 100 * k, (row.w - 100 * k) / len(LEVELS)
        before, after = self.outcome.before[side], self.outcome.after[side]
        now = before + (after - before) * self.climbed
        for level in LEVELS:
            cell = FRect(left + (level - LEVELS[0]) * pitch + 2 * k, row.y + 4 * k, pitch - 4 * k, row.h - 8 * k)
            painter.plate(cell, Plate((*colour[:3], 90), radius=10) if level <= now else STEP)
            painter.text(rank_text(level), cell, Type(22 * k, Weight.BOLD), INK if level <= now else SOFT, "centre")
        marker = FRect(left + (now - LEVELS[0]) * pitch, row.y, pitch, row.h)
        painter.plate(marker, MARKER)
        painter.text(rank_text(round(now)), marker, Type(27 * k, Weight.BLACK), DARK, "centre")

    def _draw_words(self, painter: Painter, line: FRect) -> None:
        k = self.scene.layout.chrome
        for text, colour in ((self.outcome.note, GOLD), (self.moment, SOFT)):
            if text:
                type_ = painter.ui.text.shrunk(text, Type(23 * k), line.w)
                painter.text(text, line, type_, colour, "centre")
                line = line.move(0, FOOT * k)
