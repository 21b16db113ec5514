"""Small locks on the cards of the viewer's hand that are locked together."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.table.hand.hand import Hand
from cardcade.table.hand.hand_sort import HandSort
from cardcade.table.layout import TableLayout
from cardcade.table.part import Part
from cardcade.ui import PILL, Painter, Plate, icon
from cardcade.ui.theme import DARK

MARK = Plate((255, 220, 140), (240, 168, 66), PILL, (130, 74, 20, 200), 1.5, shadow=4)
SIDE, PICTURE, DOWN = 30.0, 19.0, 0.24


class LockMarks(Part):
    """One for each group, high on its last card, which is seen also where another row lies over its foot."""

    def __init__(self, layout: TableLayout, hand: Hand, sort: HandSort) -> None:
        self._layout, self._hand, self._sort = layout, hand, sort

    @property
    def places(self) -> list[FRect]:
        cards = [card.sprite for card in self._hand.cards]
        ends = [max(place for place, one in enumerate(cards) if one.card in group) for group in self._sort.lying]
        rects = [one.now.rect for one in cards]
        return [self._on(rects[end], rects[end + 1 : end + 2]) for end in ends]

    def _on(self, card: FRect, following: Sequence[FRect]) -> FRect:
        """Below what the card says of itself, on what the next one leaves of it to be seen."""
        side, seen = self._layout.length(SIDE), [after.x - card.x for after in following if after.x > card.x]
        return FRect(card.x + min([card.w, *seen]) / 2 - side / 2, card.y + card.h * DOWN, side, side)

    def draw_over(self, painter: Painter) -> None:
        for place in self.places:
            painter.plate(place, MARK)
            painter.image(icon("lock"), place.scale_by(PICTURE / SIDE), DARK)
