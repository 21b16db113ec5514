"""The score: both sides' levels, whose deal it is, and the attempts at A."""

from __future__ import annotations

from pygame import FRect

from cardcade import Event, View
from cardcade.table import Link, Part, WidgetPart
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, INK, SOFT, Colour, Type, Weight
from cardcade_guandan.cards import ACE
from cardcade_guandan.climbing import BothSides, Climb
from cardcade_guandan.events import DealBegan
from cardcade_guandan.game import Guandan
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.scene.layout import GuandanLayout
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.plates import THEM, US
from cardcade_guandan.state import GuandanState, Phase

REACH = 22.0
TILE_WIDTH, EDGE, ROW_HEIGHT, ROW_STEP = Measure(96, 116), Measure(9, 10), Measure(35, 70), Measure(38, 76)
DOT, FIGURE, ACE_WIDTH = Measure(12, 18), Measure(42, 74), Measure(30, 42)
GAP, NARROWEST = 6.0, 0.6
"""Between a name and the attempts at A, and how much smaller these are beside a long one."""
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
        self._set(Climb(event.levels, event.owner, event.failures))

    def _set(self, standing: Climb) -> None:
        self.levels: BothSides = standing.levels
        self.owner, self.failures = standing.owner, standing.failures

    @property
    def figures(self) -> tuple[object, ...]:
        """All there is to show."""
        return self.levels, self.owner, self.failures, self.tries(0), self.tries(1)


class ScorePanel(WidgetPart):
    """Always in view, at the top left."""

    def __init__(self, link: Link, layout: GuandanLayout, level: DealLevel, score: Score, rules: Rules) -> None:
        super().__init__(FRect(0, 0, 0, 0), "guandan.score")
        self._words, self._layout, self._level, self._score = link.words, layout, level, score
        self._ours, self._rules = side_of(link.seat), rules.levels

    def lay_out(self) -> None:
        self.rect = self._layout.score
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
        c, edge, width = self._layout.chrome, self._layout.grown(EDGE), self._layout.grown(TILE_WIDTH)
        tile = FRect(self.rect.x + edge * 10 / 9, self.rect.y + edge, width, self.rect.h - 2 * edge)
        painter.plate(tile, TILE)
        word = FRect(tile.x, tile.y + 2 * c, tile.w, 26 * c)
        type_ = painter.ui.text.shrunk(self._words.say("guandan.table.level"), Type(17 * c, Weight.BOLD), tile.w)
        painter.text(self._words.say("guandan.table.level"), word, type_, (150, 92, 20), "centre")
        rank = FRect(tile.x, tile.y + 20 * c, tile.w, tile.h - 20 * c)
        painter.text(rank_text(self._level.rank), rank, Type(46 * c, Weight.BLACK), (196, 34, 46), "centre")

    def _draw_side(self, painter: Painter, side: int, number: int, colour: Colour) -> None:
        c, owner, grown = self._layout.chrome, side == self._score.owner, self._layout.grown
        left, top = self.rect.x + grown(EDGE) * 20 / 9 + grown(TILE_WIDTH), self.rect.y + grown(EDGE)
        end = self.rect.right - grown(EDGE) * 10 / 9
        row = FRect(left, top + grown(ROW_STEP) * number, end - left, grown(ROW_HEIGHT))
        painter.plate(row, OWNER if owner else ROW)
        side_of_dot = grown(DOT)
        dot = FRect(row.x + side_of_dot * 11 / 12, row.centery - side_of_dot / 2, side_of_dot, side_of_dot)
        painter.plate(dot, Plate(colour, radius=PILL))
        level = FRect(row.right - grown(FIGURE) - grown(DOT), row.y, grown(FIGURE), row.h)
        painter.text(rank_text(self._score.levels[side]), level, Type(26 * c, Weight.BLACK), colour, "right")
        said = FRect(dot.right + side_of_dot * 9 / 12, row.y, 0, row.h)
        said.w = level.right - grown(FIGURE if self._score.levels[side] != ACE else ACE_WIDTH) - said.x
        name = self._words.say("guandan.table.us" if number == 0 else "guandan.table.them")
        self._draw_name(painter, said, name, self.attempts(side), GOLD if owner else SOFT)

    def _draw_name(self, painter: Painter, where: FRect, name: str, attempts: str, ink: Colour) -> None:
        """Smaller where the attempts at A need the room."""
        text, c = painter.ui.text, self._layout.chrome
        beside = text.width(attempts, Type(17 * c, Weight.BOLD)) + GAP * c if attempts else 0.0
        called = text.shrunk(name, Type(20 * c, Weight.BOLD), where.w - beside)
        painter.text(name, where, called, INK)
        room = where.w - text.width(name, called) - GAP * c
        counted = text.shrunk(attempts, Type(17 * c, Weight.BOLD), room, NARROWEST)
        painter.text(attempts, FRect(where.right - room, where.y, room, where.h), counted, ink, "right")

    def attempts(self, side: int) -> str:
        """At A: which attempt of the match this is."""
        tries = self._score.tries(side) if self._score.levels[side] == ACE else 0
        return self._words.say("guandan.table.attempt", n=tries) if tries else ""
