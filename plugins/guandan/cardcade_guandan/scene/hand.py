"""The hand of a Guandan player: cards that lie on each other in columns, or all in one row."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade.table import CardSprite, Hand, HandCard, HandKeys, Selection, TableLayout
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.scene.faces import SELECTED
from cardcade_guandan.scene.groups import Groups
from cardcade_guandan.scene.touch import ColumnTouch

HOVER_LIFT, SELECT_LIFT = 6.0, 13.0


class ColumnCard(HandCard):
    """A card that others lie on: it lifts only a little, and shows by its colour that it is selected."""

    def __init__(self, sprite: CardSprite, hand: Hand, columns: Columns) -> None:
        super().__init__(sprite, hand)
        self._columns = columns

    def advance(self, dt: float) -> float:
        if self.held:
            self.sprite.glow = SELECTED if self.selected else None
        return super().advance(dt)

    @property
    def raised(self) -> float:
        if self._columns.in_row:
            return super().raised
        return SELECT_LIFT if self.selected else HOVER_LIFT if self.pointed_at else 0.0


class ColumnKeys(HandKeys):
    """A digit stands for a column; in one row, for a card."""

    def __init__(self, hand: Hand, columns: Columns) -> None:
        super().__init__(hand)
        self._columns = columns

    def at(self, place: int) -> Sequence[Card]:
        if self._columns.in_row:
            return super().at(place)
        return [card for column in list(self._columns)[place : place + 1] for card in column.cards]


class ColumnHand(Hand):
    """Brings the cards, the keys and the touch of columns."""

    def __init__(self, layout: TableLayout, selection: Selection, columns: Columns, groups: Groups) -> None:
        super().__init__(layout, selection)
        self._columns = columns
        self.keys, self.touch = ColumnKeys(self, columns), ColumnTouch(self, columns, groups)

    def make(self, sprite: CardSprite) -> ColumnCard:
        return ColumnCard(sprite, self, self._columns)
