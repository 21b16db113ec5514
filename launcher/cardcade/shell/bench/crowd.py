"""The busiest moment of a table: 108 cards face up and 40 labels over everything the game itself shows."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.shell.screens.table import TableScreen
from cardcade.table.layout import Pose
from cardcade.table.sprites import CardSprite
from cardcade.ui import Painter
from cardcade.ui.theme import INK, SMALL

CARDS, LABELS, IN_FLIGHT = 108, 40, 20
FRAME = 1 / 60


class CrowdedTable(TableScreen):
    """Counts the hand's cards, which the game shows itself, among the 108."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.crowd: list[CardSprite] = []
        self.flying: list[CardSprite] = []

    def gather(self) -> None:
        """Once the cards are dealt."""
        faces, held = len(self.scene.game.deck.faces), len(self.scene.hand.cards)
        self.crowd = [CardSprite(Card(number % faces), self._pose(number)) for number in range(CARDS - held)]

    def take_off(self) -> None:
        """The last of them fly to and fro, turning."""
        self.flying = self.crowd[-IN_FLIGHT:]

    def fly_on(self) -> None:
        for number, sprite in enumerate(self.flying):
            if not sprite.update(FRAME):
                x, y = sprite.pose.x, sprite.pose.y
                end = sprite.pose._replace(x=1920 - x, y=1000 - y, angle=sprite.pose.angle + 37 + 3 * number)
                sprite.fly(end, 0.26 + 0.01 * number)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        for sprite in self.crowd:
            sprite.draw(painter, self.scene.faces)
        for number in range(LABELS):
            place = FRect(40 + number % 8 * 230, 180 + number // 8 * 44, 220, 40)
            painter.text(f"Label {number} 第 {number} 手", place, SMALL, INK)

    def _pose(self, number: int) -> Pose:
        return Pose(200 + number % 27 * 56, 300 + number // 27 * 120, self.scene.layout.length(110))
