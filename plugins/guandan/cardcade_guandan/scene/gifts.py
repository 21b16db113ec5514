"""Tribute: what is being given, and the marks on the cards that were."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade import Card, View
from cardcade.table import Cards, Part, TableLayout, Words
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import DARK, Type, Weight
from cardcade_guandan.partners import SEATS
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.state import BEFORE, HANDS, GuandanState, Phase

GIVING = {Phase.TRIBUTE: "tribute", Phase.RETURN: "return"}
MARKS = {"tribute": "given", "return": "back"}
MARK = Plate((255, 214, 120), (240, 160, 50), 8, (150, 84, 20), 1.5, shadow=3)


class Gifts(Part):
    """Follows the events; a view says the same of the position after them."""

    def __init__(self) -> None:
        self.giving = ""
        """`tribute` while some pay it, `return` while cards are returned for it."""
        self.marks: dict[Card, str] = {}
        """Which cards came as tribute or in return: known until the first trick is over."""
        self._owing = 0

    def take(self, view: View[GuandanState]) -> None:
        state = view.state
        self.giving = GIVING.get(state.phase, "")
        self._owing = len(state.tributes) if state.phase is Phase.TRIBUTE else 0
        self.marks = {} if state.tricks else _marks(state)

    def owe(self, payers: int) -> None:
        """So many have to pay tribute."""
        self.giving, self._owing = "tribute", payers

    def lay_down(self, cards: Sequence[Card]) -> None:
        """A gift lies on the table for everyone to see."""
        self.marks |= dict.fromkeys(cards, MARKS[self.giving])

    def hand_over(self) -> None:
        """A tribute has been seen; after the last one cards are returned."""
        self._owing -= 1
        if self.giving == "tribute" and self._owing <= 0:
            self.giving = "return"

    def end_giving(self) -> None:
        self.giving = ""

    def forget(self) -> None:
        self.marks = {}


def _marks(state: GuandanState) -> dict[Card, str]:
    given = {card: "given" for each in state.tributes for card in each.given}
    return given | {card: "back" for each in state.tributes for card in each.returned}


class GiftMarks(Part):
    """A card that came as tribute or in return shows it."""

    def __init__(self, layout: TableLayout, cards: Cards, columns: Columns, gifts: Gifts, words: Words) -> None:
        self._layout, self._cards, self._columns, self._gifts, self._words = layout, cards, columns, gifts, words

    def draw_over(self, painter: Painter) -> None:
        if not self._gifts.marks:
            return
        for pile in (HANDS + self._layout.viewer, *range(BEFORE, BEFORE + SEATS)):
            in_column = pile < BEFORE and not self._columns.in_row
            for sprite in self._cards.pile(pile):
                mark = self._gifts.marks.get(sprite.card)
                if mark is not None and not sprite.flying:
                    self._draw(painter, mark, mark_place(sprite.rect, self._layout.unit, in_column))

    def _draw(self, painter: Painter, mark: str, box: FRect) -> None:
        painter.plate(box, MARK)
        type_ = Type(17 * self._layout.unit, Weight.BOLD)
        painter.text(self._words.say(f"guandan.table.mark.{mark}"), box, type_, DARK, "centre")


def mark_place(card: FRect, unit: float, in_column: bool) -> FRect:
    """At the top right in a column, else below the index: where no other card's index is."""
    x = card.right - 34 * unit if in_column else card.x + 6 * unit
    y = card.y + (5 if in_column else 48) * unit
    return FRect(x, y, 29 * unit, 27 * unit)
