"""The busiest moment of a table: 108 cards face up and 40 labels over everything the game itself shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import FRect, Surface

from cardcade.engine.cards import Card
from cardcade.shell.screens.table.table import TableScreen
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Pose
from cardcade.ui import Painter
from cardcade.ui.theme import BODY, INK, SMALL, Colour, Type

CARDS, LABELS, IN_FLIGHT = 108, 40, 20
FRAME = 1 / 60


class CrowdedTable(TableScreen):
    """The cards and labels that the game shows itself are among them."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.crowd: list[CardSprite] = []
        self.flying: list[CardSprite] = []
        self.labels = 0

    def gather(self) -> None:
        """Once the cards are dealt."""
        cards, labels = self._shown_by_the_game()
        self.crowd = [self._sprite(number) for number in range(CARDS - cards)]
        self.labels = max(0, LABELS - labels)

    def _shown_by_the_game(self) -> tuple[int, int]:
        """How many cards and labels it draws by itself."""
        painter, counted = _Counting(Surface(self.ui.canvas.size), self.ui), _CountedFaces(self.parts.faces)
        super().draw(painter)
        counted.stop()
        return counted.pictures, painter.texts

    def take_off(self) -> None:
        """Twenty more fly to and fro, turning a little as cards thrown on a table do."""
        self.flying = [self._sprite(number * 5) for number in range(IN_FLIGHT)]

    def fly_on(self) -> None:
        for number, sprite in enumerate(self.flying):
            if not sprite.update(FRAME):
                pose = sprite.pose
                there = pose._replace(x=1920 - pose.x, y=1000 - pose.y, angle=0 if pose.angle else number - 10)
                sprite.fly(there, 0.26 + 0.01 * number)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        for sprite in (*self.crowd, *self.flying):
            sprite.draw(painter, self.parts.faces)
        for number in range(self.labels):
            place = FRect(40 + number % 8 * 230, 180 + number // 8 * 44, 220, 40)
            painter.text(f"Label {number} 第 {number} 手", place, SMALL, INK)

    def _sprite(self, number: int) -> CardSprite:
        pose = Pose(200 + number % 27 * 56, 300 + number // 27 * 120, self.parts.layout.length(110))
        return CardSprite(Card(number % len(self.parts.game.deck.faces)), pose)


class _CountedFaces:
    """Counts the pictures of cards that are asked for, until it is stopped."""

    def __init__(self, faces: Faces) -> None:
        self.faces, self.pictures = faces, 0
        self.lying, self.picture = faces.lying, faces.picture
        faces.lying, faces.picture = self._counting(faces.lying), self._counting(faces.picture)  # type: ignore[method-assign]

    def _counting(self, shown: Callable[..., Surface]) -> Callable[..., Surface]:
        def counting(*given: Any, **more: Any) -> Surface:
            self.pictures += 1
            return shown(*given, **more)

        return counting

    def stop(self) -> None:
        self.faces.lying, self.faces.picture = self.lying, self.picture  # type: ignore[method-assign]


class _Counting(Painter):
    texts = 0

    def text(self, text: str, rect: FRect, type_: Type = BODY, colour: Colour = INK, align: str = "left") -> None:
        self.texts += 1
        super().text(text, rect, type_, colour, align)

    def kept(self, key: tuple[object, ...], rect: FRect, reach: float, paint: Callable[[Painter], object]) -> None:
        """With all the words in it."""
        paint(self)
