"""The score panel: this deal's level, both sides' levels, and the attempts at A."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui import PILL, Painter, Plate, Widget
from cardcade.ui.theme import GOLD, INK, SOFT, Colour, Type, Weight
from cardcade_guandan.cards import ACE
from cardcade_guandan.climbing import BothSides
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.seats import THEM, US

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture

WIDTH, HEIGHT, REACH = 330.0, 92.0, 22.0
PANEL = Plate((14, 26, 46, 225), (9, 16, 32, 225), 22, (*GOLD[:3], 120), 1.5, shadow=9, drop=3)
ROW = Plate((255, 255, 255, 14), radius=PILL)
OWNER = Plate((255, 207, 110, 60), (255, 180, 80, 40), PILL, (*GOLD[:3], 170), 1.5)
TILE = Plate((255, 248, 214), (252, 226, 140), 14, (214, 160, 50), 2.0, shadow=5)


@dataclass(frozen=True, slots=True)
class Score:
    """What the panel shows."""

    level: int
    levels: BothSides
    owner: int
    failures: BothSides


class ScorePanel(Widget):
    """Always in view, at the top left."""

    def __init__(self, scene: GuandanPicture) -> None:
        c = scene.layout.chrome
        super().__init__(FRect(scene.rect.x + 100 * c, scene.rect.y + 18 * c, WIDTH * c, HEIGHT * c), "guandan.score")
        self.scene = scene
        self.tooltip = scene.tip("score")

    def draw(self, painter: Painter) -> None:
        words = (self.scene.say("guandan.table.level"), *(self.attempts(side) for side in (0, 1)))
        painter.kept(("score", self.scene.score, self.scene.link.seat, *words), self.rect, REACH, self._draw_whole)

    def _draw_whole(self, painter: Painter) -> None:
        score, c = self.scene.score, self.scene.layout.chrome
        painter.plate(self.rect, PANEL)
        tile = FRect(self.rect.x + 10 * c, self.rect.y + 9 * c, 96 * c, self.rect.h - 18 * c)
        painter.plate(tile, TILE)
        word = FRect(tile.x, tile.y + 2 * c, tile.w, 26 * c)
        painter.text(self.scene.say("guandan.table.level"), word, Type(17 * c, Weight.BOLD), (150, 92, 20), "centre")
        rank = FRect(tile.x, tile.y + 20 * c, tile.w, tile.h - 20 * c)
        painter.text(rank_text(score.level), rank, Type(46 * c, Weight.BLACK), (196, 34, 46), "centre")
        ours = self.scene.link.seat % 2
        for number, side in enumerate((ours, 1 - ours)):
            self._draw_side(painter, score, side, number, US if side == ours else THEM)

    def _draw_side(self, painter: Painter, score: Score, side: int, number: int, colour: Colour) -> None:
        c = self.scene.layout.chrome
        left = self.rect.x + 116 * c
        row = FRect(left, self.rect.y + (9 + 38 * number) * c, self.rect.right - left - 10 * c, 35 * c)
        painter.plate(row, OWNER if side == score.owner else ROW)
        dot = FRect(row.x + 11 * c, row.centery - 6 * c, 12 * c, 12 * c)
        painter.plate(dot, Plate(colour, radius=PILL))
        name = self.scene.say("guandan.table.us" if number == 0 else "guandan.table.them")
        painter.text(name, FRect(dot.right + 9 * c, row.y, 74 * c, row.h), Type(20 * c, Weight.BOLD), INK)
        level = FRect(row.right - 54 * c, row.y, 42 * c, row.h)
        painter.text(rank_text(score.levels[side]), level, Type(26 * c, Weight.BLACK), colour, "right")
        if attempts := self.attempts(side):
            where = FRect(level.x - 64 * c, row.y, 66 * c, row.h)
            painter.text(attempts, where, Type(17 * c, Weight.BOLD), GOLD if side == score.owner else SOFT, "right")

    def attempts(self, side: int) -> str:
        """At A: how often the side has failed, of how many times."""
        score, most = self.scene.score, self.scene.game.rules.levels.ace_attempts
        if score.levels[side] < ACE:
            return ""
        failed = score.failures[side]
        return f"{failed}/{most}" if most else f"×{failed}" if failed else ""
