"""The hand of a Guandan player: cards that lie on each other in columns, or all in one row."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade.table import CardSprite, Hand, TableLayout
from cardcade.table.arranging import HandCard, Selection, Taps
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.scene.faces import SELECTED
from cardcade_guandan.scene.groups import Groups
from cardcade_guandan.scene.touch import ColumnTouch

HOVER_LIFT, SELECT_LIFT = 6.0, 13.0


class ColumnCard(HandCard):
    """A card that others lie on: it lifts only a little, and shows by its colour that it is selected.

    What lies behind it in its column lifts as well, so that every index stays in sight.
    """

    def __init__(self, sprite: CardSprite, hand: Hand, columns: Columns) -> None:
        super().__init__(sprite, hand)
        self._columns = columns
        self.pushed = 0.0
        """How far the cards in front of it push it up."""

    def advance(self, dt: float) -> float:
        if self.held:
            self.sprite.glow = SELECTED if self.selected else None
        return super().advance(dt)

    @property
    def raised(self) -> float:
        if self._columns.in_row:
            return super().raised
        return max(self.wished, self.pushed)

    @property
    def wished(self) -> float:
        """How far it lifts for itself."""
        return SELECT_LIFT if self.selected else HOVER_LIFT if self.pointed_at else 0.0


class ColumnHand(Hand):
    """Its cards lift otherwise, and are touched otherwise."""

    def __init__(self, layout: TableLayout, selection: Selection, taps: Taps, columns: Columns, groups: Groups) -> None:
        super().__init__(layout, selection, taps)
        self._columns = columns
        self.touch = ColumnTouch(self, columns, groups)
        self.keys.digits = self._columns_or_cards

    def make(self, sprite: CardSprite) -> ColumnCard:
        return ColumnCard(sprite, self, self._columns)

    def advance(self, dt: float) -> float:
        self._push_up()
        return super().advance(dt)

    def _push_up(self) -> None:
        held = {card.sprite.card: card for card in self.cards if isinstance(card, ColumnCard)}
        wished = {card: one.wished for card, one in held.items()}
        if not any(wished.values()):
            for one in held.values():
                one.pushed = 0.0
            return
        for column in self._columns:
            pushed = 0.0
            for card in reversed([card for card in column.cards if card in held]):
                held[card].pushed = pushed
                pushed = max(pushed, wished[card])

    def _columns_or_cards(self) -> Sequence[Sequence[Card]]:
        """A digit stands for a column; in one row, for a card."""
        return [[card] for card in self.held] if self._columns.in_row else [column.cards for column in self._columns]
