"""The two piles as things to touch: the stock gives a card, the discard pile shows what was played before."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

import cardcade_assets
from cardcade.table import Cards, Drawer, Faces, Link, Queue, WidgetPart, Words
from cardcade.ui import Cursor, Glide, Painter, Plate
from cardcade.ui.events import Confirmed, PointerMoved, Released, UiEvent
from cardcade.ui.theme import INK, SMALL, SOFT, Type, Weight
from cardcade_uno.scene.discards import Discarded, Discards
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import chip
from cardcade_uno.state import STOCK

PANEL = Plate((12, 20, 40, 240), (8, 13, 28, 240), 22, (120, 140, 190, 160), 1.5, shadow=16, drop=6)
PITCH = 106.0


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


class Peek(Drawer):
    """The last cards played, newest first, while the pointer rests on the pile or P was pressed.

    A pointer that is there by chance, since it has just chosen a colour, shall not cover what comes of it.
    """

    solid = True
    focusable = True

    def __init__(self, link: Link, layout: UnoLayout, faces: Faces, queue: Queue, discards: Discards) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.discard")
        self._link, self._layout, self._faces, self._queue = link, layout, faces, queue
        self._discards = discards
        self._pinned = self._pointed_at = False
        self.shown = Glide(0.0, 0.16)

    def lay_out(self) -> None:
        self.rect = self._layout.discard.rect

    @property
    def opened(self) -> bool:
        return self._pinned

    def toggle(self) -> None:
        self._pinned = not self._pinned
        self.changed()

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case PointerMoved() if not self._queue.busy:
                self._pointed_at = True
                self.changed()
            case Released(over=True) | Confirmed():
                self.toggle()
                return True
        return False

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        self._pointed_at = self._pointed_at and bool(self.hover.target)
        self.shown.to(1.0 if (self._pinned or self._pointed_at) and self._discards.latest else 0.0)
        return 0.0 if self.shown.update(dt) else still

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        k, latest = self._layout.unit, self._discards.latest
        words, type_ = self._link.words.say("uno.table.peek"), SMALL._replace(size=20 * k)
        cards = PITCH * k * len(latest)
        width = max(cards + 40 * k, painter.ui.text.width(words, type_) + 50 * k)
        box = FRect(self.rect.centerx - width / 2, self.rect.y - 292 * k, width, 254 * k)
        box.clamp_ip(self._layout.area)
        with painter.faded(self.shown.value):
            painter.plate(box, PANEL)
            title = FRect(box.x + 24 * k, box.y + 10 * k, box.w - 48 * k, 36 * k)
            painter.text(words, title, type_, SOFT)
            for number, each in enumerate(latest):
                at = box.centerx - cards / 2 + PITCH * k * (number + 0.5), box.y + 116 * k
                self._draw_card(painter, each, at, k)

    def _draw_card(self, painter: Painter, each: Discarded, at: tuple[float, float], k: float) -> None:
        self._faces.draw_around(painter, each.card, at, 84 * k)
        if each.colour is not None:
            painter.image(chip(each.colour), FRect(at[0] + 16 * k, at[1] + 34 * k, 32 * k, 32 * k))
        foot = FRect(at[0] - 48 * k, at[1] + 74 * k, 96 * k, 40 * k)
        if each.seat is None:
            painter.text(self._link.words.say("uno.table.first_card"), foot, Type(18 * k), SOFT, "centre")
        else:
            self._draw_player(painter, each.seat, foot, k)

    def _draw_player(self, painter: Painter, seat: int, foot: FRect, k: float) -> None:
        player, type_ = self._link.players[seat], Type(17 * k, Weight.BOLD)
        wide = min(58 * k, painter.ui.text.width(player.name, type_))
        x = foot.centerx - (wide + 34 * k) / 2
        path = cardcade_assets.portrait(player.avatar)
        painter.image(path, FRect(x, foot.y + 4 * k, 30 * k, 30 * k))
        painter.text(player.name, FRect(x + 36 * k, foot.y, 60 * k, 38 * k), type_, INK)
