"""The heat map of a round robin: who wins how often against whom, as a widget and as a picture file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import FRect, Surface

from cardcade.engine.bots import program_titles
from cardcade.ui import Painter, Plate, Ui, Widget, draw_backdrop
from cardcade.ui.layout import inset
from cardcade.ui.theme import DARK, FAINT, HEADING, INK, SMALL, SMALL_STRONG, SOFT, STRONG, TINY, Colour

if TYPE_CHECKING:
    from cardcade.arena.league import League, LeagueRow
    from cardcade.shell.app.language import Language

SIZE = (1440, 1080)
WEAK: Colour = (58, 92, 168)
EVEN: Colour = (46, 54, 84)
STRONG_SIDE: Colour = (238, 146, 52)
NOBODY = Plate((255, 255, 255, 10), radius=12)
GAP = 8.0
BRIGHT = 370
"""From this sum of red, green and blue on, dark letters are read more easily."""


class HeatMap(Widget):
    """A line and a column for every bot, the strongest first: what the line's bot wins against the column's."""

    def __init__(self, rect: FRect, league: League, called: Callable[[str], str] = str) -> None:
        super().__init__(rect, "arena.heat_map")
        self.league, self._called = league, called
        self.lines = league.lines()

    def draw(self, painter: Painter) -> None:
        bots = [line.bot for line in self.lines]
        names = FRect(self.rect.x, self.rect.y + 48, min(220.0, self.rect.w * 0.24), self.rect.h - 48)
        width, height = (self.rect.w - names.w) / max(1, len(bots)), names.h / max(1, len(bots))
        for number, line in enumerate(self.lines):
            room = FRect(names.x, names.y + number * height, names.w - 14, height - GAP)
            self._draw_name(painter, room, line)
            head = FRect(names.right + number * width, self.rect.y, width - GAP, 44)
            name = self._called(line.bot)
            painter.text(name, head, painter.ui.text.shrunk(name, SMALL_STRONG, head.w), SOFT, "centre")
            for column, other in enumerate(bots):
                cell = FRect(names.right + column * width, room.y, width - GAP, height - GAP)
                self._draw_cell(painter, cell, self.league.against(line.bot, other))

    def _draw_name(self, painter: Painter, room: FRect, line: LeagueRow) -> None:
        above = FRect(room.x, room.centery - 34, room.w, 36)
        name = self._called(line.bot)
        painter.text(name, above, painter.ui.text.shrunk(name, STRONG, room.w), INK)
        if line.elo is not None:
            words = f"Elo {line.elo.mean:.0f} ± {line.elo.width / 2:.0f}"
            painter.text(words, FRect(room.x, above.bottom, room.w, 28), TINY, FAINT)

    def _draw_cell(self, painter: Painter, cell: FRect, met: LeagueRow | None) -> None:
        if met is None:
            painter.plate(cell, NOBODY)
            return
        colour = heat(met.wins.mean)
        painter.plate(cell, Plate(colour, radius=12))
        ink = DARK if sum(colour[:3]) > BRIGHT else INK
        high = cell.h >= 70
        share = FRect(cell.x, cell.centery - 32, cell.w, 36) if high else cell
        words, range_ = f"{100 * met.wins.mean:.1f}%", f"{100 * met.wins.low:.1f}–{100 * met.wins.high:.1f}"
        painter.text(words, share, painter.ui.text.shrunk(words, STRONG, cell.w - 8), ink, "centre")
        if high:
            below = FRect(cell.x, share.bottom, cell.w, 26)
            painter.text(range_, below, painter.ui.text.shrunk(range_, TINY, cell.w - 8), ink, "centre")


def heat(share: float) -> Colour:
    """Cold where little is won, warm where much is; a third more than half is as warm as it gets."""
    part = max(-1.0, min(1.0, (share - 0.5) / 0.35))
    towards = STRONG_SIDE if part > 0 else WEAK
    red, green, blue = (round(a + (b - a) * abs(part)) for a, b in zip(EVEN[:3], towards[:3], strict=True))
    return red, green, blue


def save_heat_map(file: Path, league: League, language: Language) -> None:
    """As a PNG, drawn without a display. May raise OSError."""
    surface = heat_map_picture(league, language)
    try:
        with file.open("wb") as opened:
            pygame.image.save(surface, opened, "heat_map.png")
    except pygame.error as error:
        raise OSError(str(error)) from error


def heat_map_picture(league: League, language: Language) -> Surface:
    surface, ui, contest = Surface(SIZE, 0, 32), Ui(SIZE), league.contest
    painter, area = Painter(surface, ui), inset(ui.canvas.area, 64, 48)
    draw_backdrop(painter)
    key = f"{contest.terms.game}.name"
    game = language.text(key) if language.knows(key) else contest.terms.game
    title = language.text("arena.chart.title", game=game, preset=contest.terms.preset)
    painter.text(title, FRect(area.x, area.y, area.w, 56), ui.text.shrunk(title, HEADING, area.w), INK)
    told = {"n": league.deals, "games": league.games, "seats": contest.seats, "seed": contest.seed}
    painter.text(language.text("arena.chart.told", **told), FRect(area.x, area.y + 60, area.w, 34), SMALL, SOFT)
    titles = program_titles(contest.bots)
    room = FRect(area.x, area.y + 120, area.w, area.h - 170)
    HeatMap(room, league, lambda bot: titles.get(bot, bot)).draw(painter)
    painter.text(language.text("arena.chart.legend"), FRect(area.x, area.bottom - 34, area.w, 34), SMALL, FAINT)
    return surface
