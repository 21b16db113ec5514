"""A small table in the settings that shows at once what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import FRect, Surface

import cardcade_assets
from cardcade.plugins import GamePlugin
from cardcade.shell.app.wishes import POKER, telling_faces
from cardcade.table.cards.face_files import back_picture, face_picture, felt_picture
from cardcade.table.link import Look
from cardcade.ui import Painter, Plate
from cardcade.ui.events import Released, UiEvent
from cardcade.ui.layout import inset
from cardcade.ui.theme import FAINT, INK, LINE, SMALL, SMALL_STRONG
from cardcade.ui.widget import Control

FRAME = Plate((20, 28, 54), (14, 20, 40), 26, (*LINE, 220), 2, None, 0, 0.1, 22, (1, 4, 12, 170), 10)
RING = Plate((0, 0, 0, 0), radius=20, rim=(14, 20, 40), rim_width=10)
TURNS = (14.0, 5.0, -5.0, -14.0)


class TablePreview(Control):
    """Reads the look each time it is drawn, so every choice is seen as soon as it is made."""

    focusable = False

    def __init__(self, rect: FRect, look: Callable[[], Look], plugin: GamePlugin | None, title: str, note: str) -> None:
        super().__init__(rect, "settings.preview")
        self.look, self.title, self.note = look, title, note
        self.package = plugin.package if plugin is not None else "cardcade"
        self.faces = telling_faces(plugin) if plugin is not None else POKER
        self.pick: Callable[[], object] = lambda: None

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        if isinstance(event, Released) and event.over:
            self.pick()
            return True
        return False

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, FRAME)
        inner = inset(self.rect, 24, 20)
        painter.text(self.title, FRect(inner.x, inner.y, inner.w, 34), SMALL_STRONG, INK)
        words = painter.ui.text.height(self.note, SMALL, inner.w)
        table = FRect(inner.x, inner.y + 46, inner.w, inner.h - 46 - words - 16)
        self._draw_table(painter, table)
        painter.paragraph(self.note, FRect(inner.x, inner.bottom - words, inner.w, words), SMALL, FAINT)

    def _draw_table(self, painter: Painter, table: FRect) -> None:
        look = self.look()
        with painter.clipped(table):
            self._draw_felt(painter, table, felt_picture(self.package, look, bare=True))
            width = min(table.w * 0.2, table.h * 0.2)
            self._draw_backs(painter, table, width, back_picture(self.package, look))
            self._draw_faces(painter, table, width, look)
        painter.plate(inset(table, -6), RING)

    def _draw_felt(self, painter: Painter, table: FRect, felt: Path) -> None:
        """Filling the room whatever its shape: the felt is drawn larger and cut."""
        scale = max(table.w / 1920, table.h / 1080)
        whole = FRect(0, 0, 1920 * scale, 1080 * scale)
        whole.center = table.center
        painter.image(felt, whole)

    def _draw_backs(self, painter: Painter, table: FRect, width: float, path: Path) -> None:
        for number in range(5):
            turn = (2 - number) * 7.0
            x = table.centerx + (number - 2) * width * 0.52
            y = table.y + table.h * 0.27 + abs(number - 2) ** 2 * width * 0.04
            _draw_turned(painter, path, (x, y), width, turn)

    def _draw_faces(self, painter: Painter, table: FRect, width: float, look: Look) -> None:
        found = [face_picture(self.package, face, look) for face in self.faces]
        for number, (path, turn) in enumerate(zip(found, TURNS, strict=False)):
            if path is None:  # its game draws it itself
                continue
            x = table.centerx + (number - 1.5) * width * 0.86
            y = table.y + table.h * 0.7 + (abs(number - 1.5) ** 2) * width * 0.05
            _draw_turned(painter, path, (x, y), width * 1.25, turn)


def _draw_turned(painter: Painter, path: Path, at: tuple[float, float], width: float, turn: float) -> None:
    size = (painter.canvas.length(width), painter.canvas.length(width * cardcade_assets.CARD_RATIO))
    art = painter.ui.art
    picture: Surface = art.keep(
        ("preview", path, size, turn), lambda: pygame.transform.rotozoom(art.picture(path, size), turn, 1.0)
    )
    px, py = painter.canvas.point(*at)
    where = painter.pixels(FRect(0, 0, 1, 1))
    painter.put(picture, px + where.x - picture.get_width() // 2, py + where.y - picture.get_height() // 2)
