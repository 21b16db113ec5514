"""The viewer's hand column by column, and what is written on columns that were put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from pygame import FRect

from cardcade import Card
from cardcade.table import Hand, Part, TableLayout, Words
from cardcade.ui import PILL, Painter, Plate, icon
from cardcade.ui.theme import DARK, Type, Weight
from cardcade_guandan.readings import readings
from cardcade_guandan.scene.arrangement import Arrangement, Column
from cardcade_guandan.scene.level import DealLevel

TAG = Plate((255, 220, 140), (240, 168, 66), PILL, (130, 74, 20, 200), 1.5, shadow=4)


class Columns:
    """The cards in hand just now, as the viewer arranges them, from left to right."""

    def __init__(self, arrangement: Arrangement, level: DealLevel, held: Callable[[], Iterable[Card]]) -> None:
        self._arrangement, self._level, self._held = arrangement, level, held

    def __iter__(self) -> Iterator[Column]:
        return iter(self.of(self._held()))

    def of(self, cards: Iterable[Card]) -> tuple[Column, ...]:
        """The columns that these cards would have."""
        return self._arrangement.columns(cards, self._level.order)

    def holding(self, card: Card) -> Column:
        """The column a card is in."""
        return next((column for column in self if card in column.cards), Column((card,)))

    @property
    def counts(self) -> list[int]:
        return [len(column.cards) for column in self]

    @property
    def in_row(self) -> bool:
        """Whether all of them lie in one row."""
        return self._arrangement.in_row


class ColumnTags(Part):
    """Groups that were put together say what they are."""

    def __init__(self, layout: TableLayout, hand: Hand, columns: Columns, level: DealLevel, words: Words) -> None:
        self._layout, self._hand, self._columns, self._level, self._words = layout, hand, columns, level, words

    def draw_over(self, painter: Painter) -> None:
        shown = {card.sprite.card: card.sprite for card in self._hand.cards}
        for column in self._columns:
            if column.together and column.cards[-1] in shown:
                self._draw(painter, column, shown[column.cards[-1]].now.rect)

    def _draw(self, painter: Painter, column: Column, front: FRect) -> None:
        unit, text = self._layout.unit, self._kind(column.cards)
        type_ = Type(17 * unit, Weight.BOLD)
        lock = 20 * unit if column.locked else 0.0
        width = min(front.w - 8 * unit, painter.ui.text.width(text, type_) + lock + 22 * unit)
        box = FRect(front.centerx - width / 2, front.bottom - 32 * unit, width, 28 * unit)
        painter.plate(box, TAG)
        if column.locked:
            side = 18 * unit
            painter.image(icon("lock"), FRect(box.x + 7 * unit, box.centery - side / 2, side, side), DARK)
        words = FRect(box.x + lock + 4 * unit, box.y, box.w - lock - 8 * unit, box.h)
        painter.text(text, words, painter.ui.text.shrunk(text, type_, words.w), DARK, "centre")

    def _kind(self, cards: Sequence[Card]) -> str:
        """What a group is, if it is anything."""
        known = readings(cards, self._level.order)
        return self._words.sentence(f"guandan.kind.{known[0].kind.value}") if known else ""
