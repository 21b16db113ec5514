"""The plate at the top left: which game this is and which round; pointing at it tells the house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.ui import Painter, Plate, Widget
from cardcade.ui.theme import GOLD, INK, Type, Weight
from cardcade_gandengyan.scene.eyes import draw_eyes

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.picture import GandengyanPicture

PLATE = Plate((10, 58, 78, 215), (7, 34, 54, 215), 20, (150, 236, 240, 130), 1.5, shadow=8, drop=3)
LEFT, TOP, HEIGHT = 98.0, 20.0, 68.0


class NamePlate(Widget):
    """Beside the pause button."""

    def __init__(self, scene: GandengyanPicture) -> None:
        c = scene.layout.chrome
        super().__init__(FRect(scene.rect.x + LEFT * c, scene.rect.y + TOP * c, 10, HEIGHT * c), "gandengyan.plate")
        self.scene = scene
        self._fit()

    def _fit(self) -> None:
        c, setter = self.scene.layout.chrome, self.scene.ui.text
        widest = max(setter.width(self.name, self._strong), setter.width(self.round, self._small))
        self.rect.w = widest + 112 * c

    @property
    def name(self) -> str:
        return self.scene.say("gandengyan.name")

    @property
    def round(self) -> str:
        return self.scene.say("gandengyan.table.round", n=self.scene.round, all=self.scene.game.rules.match.rounds)

    @property
    def _strong(self) -> Type:
        return Type(25 * self.scene.layout.chrome, Weight.BOLD)

    @property
    def _small(self) -> Type:
        return Type(18 * self.scene.layout.chrome)

    @property
    def hint(self) -> str:
        rules = self.scene.game.rules
        parts = [f"step_{rules.follow.step}", f"draw_{rules.draw.who}"]
        parts += ["doubles"] if rules.scoring.bomb_doubles else []
        parts += ["untouched"] if rules.scoring.untouched_doubles else []
        return " ".join(self.scene.say(f"gandengyan.table.rule.{part}") for part in parts)

    def draw(self, painter: Painter) -> None:
        c = self.scene.layout.chrome
        self._fit()
        painter.plate(self.rect, PLATE)
        draw_eyes(painter, (self.rect.x + 46 * c, self.rect.centery), 68 * c)
        words = FRect(self.rect.x + 90 * c, self.rect.y + 4 * c, self.rect.w - 100 * c, 34 * c)
        painter.text(self.name, words, self._strong, GOLD)
        painter.text(self.round, words.move(0, 29 * c), self._small, INK)
