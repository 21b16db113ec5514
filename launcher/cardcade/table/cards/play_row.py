"""A play in a row: its cards in reading order, each with what it stands for if that is not itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import FRect

from cardcade.engine.cards import Card, Seat
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.sprites import CardSprite
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import INK, Type, Weight

STANDS_FOR = Plate((226, 44, 58), (190, 24, 44), 8, (255, 230, 200), 1.5, shadow=3)
BADGE_TOP, BADGE_WIDTH, BADGE_HEIGHT = 0.36, 0.34, 0.31
"""Where the badge sits on a card, below its index, in widths of the card."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card and, for a wild one, the rank it has in this play."""

    card: Card
    stands_for: str = ""


@dataclass(frozen=True, slots=True)
class PlayRow:
    """Who played what, and what it is called."""

    seat: Seat
    kind: str
    cards: Sequence[PlayCard]


def draw_play(
    painter: Painter, faces: Faces, cards: Sequence[PlayCard], row: FRect, width: float, pitch: float
) -> None:
    """In a row, each with what it stands for."""
    corners = faces.draw_row(painter, [each.card for each in cards], row, width, pitch)
    for each, corner in zip(cards, corners, strict=True):
        if each.stands_for:
            _draw_badge(painter, each.stands_for, corner, width)


def draw_stands_for(painter: Painter, cards: Sequence[PlayCard], sprites: Iterable[CardSprite]) -> None:
    """What the wild ones among them stand for, on those that lie on the table."""
    meant = {each.card: each.stands_for for each in cards if each.stands_for}
    for sprite in sprites if meant else ():
        if sprite.card in meant and not sprite.flying:
            rect = sprite.now.rect
            _draw_badge(painter, meant[sprite.card], rect.topleft, rect.w)


def _draw_badge(painter: Painter, text: str, corner: tuple[float, float], width: float) -> None:
    """The red badge on a wild card whose top left corner is there."""
    x, y = corner[0] + width * 0.02, corner[1] + width * BADGE_TOP
    box = FRect(x, y, width * BADGE_WIDTH, width * BADGE_HEIGHT)
    painter.plate(box, STANDS_FOR)
    painter.text(text, box, Type(width * 0.22, Weight.BOLD), INK, "centre")
