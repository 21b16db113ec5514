"""The plate at the top left: which game this is and which round; pointing at it tells the house rules."""

from __future__ import annotations

from pygame import FRect

from cardcade.table import Panel, Words
from cardcade.ui import Painter, Plate, Ui
from cardcade.ui.theme import GOLD, INK, Type, Weight
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scene.eyes import draw_eyes
from cardcade_gandengyan.scene.layout import GandengyanLayout
from cardcade_gandengyan.scene.score import Score

PLATE = Plate((10, 58, 78, 215), (7, 34, 54, 215), 20, (150, 236, 240, 130), 1.5, shadow=8, drop=3)
LEFT, TOP, HEIGHT = 98.0, 20.0, 68.0


class TitlePlate(Panel):
    """Beside the pause button, as wide as its words."""

    def __init__(self, ui: Ui, layout: GandengyanLayout, words: Words, rules: Rules, score: Score) -> None:
        super().__init__(FRect(0, 0, 10, 10), "gandengyan.title")
        self._ui, self._layout, self._words, self._rules, self._score = ui, layout, words, rules, score

    def lay_out(self) -> None:
        c, area, text = self._layout.chrome, self._layout.area, self._ui.text
        widest = max(text.width(self.name, self._strong), text.width(self.round, self._small))
        self.rect = FRect(area.x + LEFT * c, area.y + TOP * c, widest + 112 * c, HEIGHT * c)

    @property
    def name(self) -> str:
        return self._words.say("gandengyan.name")

    @property
    def round(self) -> str:
        return self._words.say("gandengyan.table.round", n=self._score.round, all=self._rules.match.rounds)

    @property
    def hint(self) -> str:
        rules = self._rules
        told = [f"step_{rules.follow.step}", f"draw_{rules.draw.who}"]
        told += ["doubles"] if rules.scoring.bomb_doubles else []
        told += ["untouched"] if rules.scoring.untouched_doubles else []
        return " ".join(self._words.say(f"gandengyan.table.rule.{rule}") for rule in told)

    def draw(self, painter: Painter) -> None:
        self.lay_out()  # a later round needs more room
        c = self._layout.chrome
        painter.plate(self.rect, PLATE)
        draw_eyes(painter, (self.rect.x + 46 * c, self.rect.centery), 68 * c)
        words = FRect(self.rect.x + 90 * c, self.rect.y + 4 * c, self.rect.w - 100 * c, 34 * c)
        painter.text(self.name, words, self._strong, GOLD)
        painter.text(self.round, words.move(0, 29 * c), self._small, INK)

    @property
    def _strong(self) -> Type:
        return Type(25 * self._layout.chrome, Weight.BOLD)

    @property
    def _small(self) -> Type:
        return Type(18 * self._layout.chrome)
