"""Cards that lie still, drawn together; backs among them are one picture, however many they are."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.engine.cards import HIDDEN
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import CARD_RATIO
from cardcade.ui import Painter

FEW = 3
"""So few backs are drawn one by one as quickly."""


def draw_pile(painter: Painter, faces: Faces, sprites: Sequence[CardSprite]) -> None:
    """The cards of a pile, the top card last."""
    if len(sprites) > FEW and all(sprite.closed for sprite in sprites):
        _draw_as_one(painter, faces, sprites)
    elif all(sprite.lying for sprite in sprites):
        painter.blit_all([sprite.as_it_lies(faces) for sprite in sprites])
    else:
        for sprite in sprites:
            sprite.draw(painter, faces)


def _draw_as_one(painter: Painter, faces: Faces, sprites: Sequence[CardSprite]) -> None:
    xs, ys = [sprite.pose.x for sprite in sprites], [sprite.pose.y for sprite in sprites]
    left, top, width = min(xs), min(ys), sprites[0].pose.width
    height = width * CARD_RATIO
    area = FRect(left - width / 2, top - height / 2, max(xs) - left + width, max(ys) - top + height)
    places = tuple([round(x - left, 1) for x in xs]), tuple([round(y - top, 1) for y in ys])
    painter.kept(("closed", faces.back, width, places), area, width / 8, lambda on: _draw_backs(on, faces, sprites))


def _draw_backs(painter: Painter, faces: Faces, sprites: Sequence[CardSprite]) -> None:
    """Not the packed picture, which may only be laid on something opaque."""
    for sprite in sprites:
        painter.blit_around(faces.picture(HIDDEN, sprite.pose.width), sprite.pose.x, sprite.pose.y)
