"""The stock as a thing to touch: it gives a card."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from cardcade.table import Cards, WidgetPart, Words
from cardcade.ui import Cursor, Painter
from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.theme import SOFT, Type, Weight
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.state import STOCK


class StockSpot(WidgetPart):
    """A click takes a card, or says why not; without an action it is only looked at."""

    cursor = Cursor.HAND
    solid = True
    focusable = True

    def __init__(self, layout: UnoLayout, words: Words, cards: Cards, action: Callable[[], object] | None) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.stock")
        self._layout, self._words, self._cards, self._action = layout, words, cards, action

    def lay_out(self) -> None:
        self.rect = self._layout.stock.rect

    @property
    def takes_focus(self) -> bool:
        return super().takes_focus and self._action is not None

    @property
    def count(self) -> int:
        return len(self._cards.pile(STOCK))

    @property
    def hint(self) -> str:
        return self._words.say("uno.table.stock_tip", n=self.count)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed() if self._action is not None:
                self._action()
                return True
        return False

    def draw(self, painter: Painter) -> None:
        """The cards are drawn with all others; here only how many are left."""
        type_ = Type(20 * max(self._layout.unit, self._layout.chrome), Weight.BOLD)
        painter.text(str(self.count), self._layout.stock_foot, type_, SOFT, "centre")
