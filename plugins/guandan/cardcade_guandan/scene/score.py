"""The score: both sides' levels, whose deal it is, and the attempts at A."""

from __future__ import annotations

from pygame import FRect

from cardcade import Event, View
from cardcade.table import Link, Panel, Part, TableLayout
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, INK, SOFT, Colour, Type, Weight
from cardcade_guandan.cards import ACE
from cardcade_guandan.climbing import BothSides, Standing
from cardcade_guandan.events import DealBegan
from cardcade_guandan.game import Guandan
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.plates import THEM, US
from cardcade_guandan.state import GuandanState, Phase

WIDTH, HEIGHT, REACH = 330.0, 92.0, 22.0
PANEL = Plate((14, 26, 46, 225), (9, 16, 32, 225), 22, (*GOLD[:3], 120), 1.5, shadow=9, drop=3)
ROW = Plate((255, 255, 255, 14), radius=PILL)
OWNER = Plate((255, 207, 110, 60), (255, 180, 80, 40), PILL, (*GOLD[:3], 170), 1.5)
TILE = Plate((255, 248, 214), (252, 226, 140), 14, (214, 160, 50), 2.0, shadow=5)


class Score(Part):
    """How both sides stood when the deal began: a climb is shown on the board first, and here with the next deal."""

    def __init__(self, game: Guandan) -> None:
        self._known = False
        self._begun = [0, 0]
        self._set(game.setup(SEATS).standing)

    def take(self, view: View[GuandanState]) -> None:
        if not self._known or view.state.phase not in (Phase.SUMMARY, Phase.OVER):
            self._set(view.state.standing)
        self._known = True

    def recall(self, event: Event) -> None:
        self.follow(event)

    def follow(self, event: Event) -> None:
        if isinstance(event, DealBegan) and event.level == ACE:
            self._begun[event.owner] += 1

    def tries(self, side: int) -> int:
        """How often the side has tried to pass A in this match, this deal included."""
        trying = side == self.owner and self.levels[side] == ACE
        return max(self._begun[side], self.failures[side] + trying)

    def begin(self, event: DealBegan) -> None:
        self._set(Standing(event.levels, event.owner, event.failures))

    def _set(self, standing: Standing) -> None:
        self.levels: BothSides = standing.levels
        self.owner, self.failures = standing.owner, standing.failures

    @property
    def figures(self) -> tuple[object, ...]:
        """All there is to show."""
        return self.levels, self.owner, self.failures, self.tries(0), self.tries(1)


class ScorePanel(Panel):
    """Always in view, at the top left."""

    def __init__(self, link: Link, layout: TableLayout, level: DealLevel, score: Score, rules: Rules) -> None:
        super().__init__(FRect(0, 0, 0, 0), "guandan.score")
        self._words, self._layout, self._level, self._score = link.words, layout, level, score
        self._ours, self._rules = side_of(link.seat), rules.levels

    def lay_out(self) -> None:
        area, c = self._layout.area, self._layout.chrome
        self.rect = FRect(area.x + 100 * c, area.y + 18 * c, WIDTH * c, HEIGHT * c)
        self.refresh()

    def refresh(self) -> None:
        say, most, down = self._words.say, self._rules.ace_attempts, self._rules.ace_falls_to
        failed = max((self._score.failures[side] for side in (0, 1) if self._score.levels[side] == ACE), default=0)
        fall = say("guandan.table.tip.fall", n=failed, most=most, level=down.replace("T", "10"))
        self.tooltip = say("guandan.table.tip.score") + (f"\n{fall}" if failed and most else "")

    def draw(self, painter: Painter) -> None:
        key = ("score", self._level.rank, *self._score.figures, self._ours, self._words.say("guandan.table.level"))
        painter.kept(key, self.rect, REACH, self._draw_whole)

    def _draw_whole(self, painter: Painter) -> None:
        painter.plate(self.rect, PANEL)
        self._draw_level(painter)
        for number, side in enumerate((self._ours, 1 - self._ours)):
            self._draw_side(painter, side, number, THEM if number else US)

    def _draw_level(self, painter: Painter) -> None:
        c = self._layout.chrome
        tile = FRect(self.rect.x + 10 * c, self.rect.y + 9 * c, 96 * c, self.rect.h - 18 * c)
        painter.plate(tile, TILE)
        word = FRect(tile.x, tile.y + 2 * c, tile.w, 26 * c)
        painter.text(self._words.say("guandan.table.level"), word, Type(17 * c, Weight.BOLD), (150, 92, 20), "centre")
        rank = FRect(tile.x, tile.y + 20 * c, tile.w, tile.h - 20 * c)
        painter.text(rank_text(self._level.rank), rank, Type(46 * c, Weight.BLACK), (196, 34, 46), "centre")

    def _draw_side(self, painter: Painter, side: int, number: int, colour: Colour) -> None:
        c, owner = self._layout.chrome, side == self._score.owner
        left = self.rect.x + 116 * c
        row = FRect(left, self.rect.y + (9 + 38 * number) * c, self.rect.right - left - 10 * c, 35 * c)
        painter.plate(row, OWNER if owner else ROW)
        dot = FRect(row.x + 11 * c, row.centery - 6 * c, 12 * c, 12 * c)
        painter.plate(dot, Plate(colour, radius=PILL))
        name = self._words.say("guandan.table.us" if number == 0 else "guandan.table.them")
        painter.text(name, FRect(dot.right + 9 * c, row.y, 74 * c, row.h), Type(20 * c, Weight.BOLD), INK)
        level = FRect(row.right - 54 * c, row.y, 42 * c, row.h)
        painter.text(rank_text(self._score.levels[side]), level, Type(26 * c, Weight.BLACK), colour, "right")
        if attempts := self.attempts(side):
            where = FRect(level.x - 64 * c, row.y, 66 * c, row.h)
            painter.text(attempts, where, Type(17 * c, Weight.BOLD), GOLD if owner else SOFT, "right")

    def attempts(self, side: int) -> str:
        """At A: which attempt of the match this is."""
        tries = self._score.tries(side) if self._score.levels[side] == ACE else 0
        return self._words.say("guandan.table.attempt", n=tries) if tries else ""
