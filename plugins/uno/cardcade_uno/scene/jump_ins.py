"""Jumping in: cards that may be played although it is another's turn."""

from __future__ import annotations

from pygame import FRect

from cardcade import Card
from cardcade.table import Hand, Part, Position, TableLayout, Words
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import DARK, Type, Weight

GLOW = (255, 214, 110)
TAG = Plate((255, 220, 120), (246, 158, 40), PILL, (255, 250, 220), 2.0, sheen=0.5, shadow=8, drop=3)


class JumpIns(Part):
    """They shine and wear a tag."""

    def __init__(self, words: Words, layout: TableLayout, position: Position, hand: Hand) -> None:
        self._words, self._layout, self._position, self._hand = words, layout, position, hand

    def can_use(self, card: Card) -> bool:
        lawful = self._position.lawful
        return lawful is not None and not lawful.my_turn and bool(self._position.moves) and lawful.can_use(card)

    def refresh(self) -> None:
        for card in self._hand.cards:
            card.sprite.glow = GLOW if self.can_use(card.sprite.card) else None

    def draw_over(self, painter: Painter) -> None:
        k, text = self._layout.unit, self._words.say("uno.table.jump")
        for card in self._hand.cards:
            if card.sprite.glow is not None and not card.sprite.flying:
                top = card.sprite.rect
                tag = FRect(top.centerx - 58 * k, top.y - 26 * k, 116 * k, 40 * k)
                painter.plate(tag, TAG)
                painter.text(text, tag, Type(22 * k, Weight.BOLD), DARK, "centre")
