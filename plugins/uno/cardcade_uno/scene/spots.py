"""The two piles as things to touch: the stock gives a card, the discard pile shows what was played before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import Card, Seat
from cardcade.table.layout import CARD_RATIO
from cardcade.ui.events import Confirmed, PointerMoved, Released, UiEvent
from cardcade.ui.motion import Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import INK, SMALL, SOFT, Type, Weight
from cardcade.ui.widget import Cursor, Widget
from cardcade_uno.cards import Colour
from cardcade_uno.scene.piles import DISCARD_WIDTH, STOCK_WIDTH, discard_at, stock_at
from cardcade_uno.scene.signs import chip

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures

KEPT = 6
PANEL = Plate((12, 20, 40, 240), (8, 13, 28, 240), 22, (120, 140, 190, 160), 1.5, shadow=16, drop=6)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was played; nobody's when it was turned up at the start."""

    seat: Seat | None
    card: Card
    colour: Colour | None = None


class StockSpot(Widget):
    """A click takes a card, or says why not."""

    cursor = Cursor.HAND
    solid = True
    focusable = True

    def __init__(self, scene: UnoGestures) -> None:
        x, y = stock_at(scene.layout)
        width = STOCK_WIDTH * scene.layout.unit
        super().__init__(FRect(x - width / 2, y - width * CARD_RATIO / 2, width, width * CARD_RATIO), "table.stock")
        self.scene = scene

    @property
    def hint(self) -> str:
        return self.scene.say("uno.table.stock_tip", n=self.scene.stock_count)

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.scene.draw_or_take()
                return True
        return False

    def draw(self, painter: Painter) -> None:
        """The scene draws the cards; here only how many are left."""
        k = self.scene.layout.unit
        foot = FRect(self.rect.centerx - 40 * k, self.rect.bottom + 4 * k, 80 * k, 26 * k)
        painter.text(str(self.scene.stock_count), foot, Type(20 * k, Weight.BOLD), SOFT, "centre")


class Peek(Widget):
    """The last cards played, newest first, while the pointer rests on the pile or P was pressed.

    A pointer that is there by chance, since it has just chosen a colour, shall not cover what comes of it.
    """

    solid = True
    focusable = True

    def __init__(self, scene: UnoGestures) -> None:
        x, y = discard_at(scene.layout)
        width = DISCARD_WIDTH * scene.layout.unit
        super().__init__(FRect(x - width / 2, y - width * CARD_RATIO / 2, width, width * CARD_RATIO), "table.discard")
        self.scene = scene
        self.laid = scene.laid
        self.pinned = self.pointed_at = False
        self.shown = Glide(0.0, 0.16)

    def toggle(self) -> None:
        self.pinned = not self.pinned
        self.changed()

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case PointerMoved() if not self.scene.busy:
                self.pointed_at = True
                self.changed()
            case Released(over=True) | Confirmed():
                self.toggle()
                return True
        return False

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        self.pointed_at = self.pointed_at and bool(self.hover.target)
        self.shown.to(1.0 if (self.pinned or self.pointed_at) and self.laid else 0.0)
        return 0.0 if self.shown.update(dt) else still

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        k = self.scene.layout.unit
        pitch = 106 * k
        width = pitch * len(self.laid) + 40 * k
        box = FRect(self.rect.centerx - width / 2, self.rect.y - 292 * k, width, 254 * k)
        box.clamp_ip(self.scene.rect)
        with painter.faded(self.shown.value):
            painter.plate(box, PANEL)
            title = FRect(box.x + 24 * k, box.y + 10 * k, box.w - 48 * k, 36 * k)
            painter.text(self.scene.say("uno.table.peek"), title, SMALL._replace(size=20 * k), SOFT)
            for number, laid in enumerate(self.laid):
                at = box.x + 20 * k + pitch * (number + 0.5), box.y + 116 * k
                self._draw_laid(painter, laid, at, k)

    def _draw_laid(self, painter: Painter, laid: Laid, at: tuple[float, float], k: float) -> None:
        self.scene.draw_face(painter, laid.card, at, 84 * k)
        if laid.colour is not None:
            painter.image(chip(laid.colour), FRect(at[0] + 16 * k, at[1] + 34 * k, 32 * k, 32 * k))
        foot = FRect(at[0] - 48 * k, at[1] + 74 * k, 96 * k, 40 * k)
        if laid.seat is None:
            painter.text(self.scene.say("uno.table.first_card"), foot, Type(18 * k), SOFT, "centre")
            return
        player = self.scene.link.players[laid.seat]
        path = cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg")
        name = Type(17 * k, Weight.BOLD)
        wide = min(58 * k, painter.ui.text.width(player.name, name))
        x = at[0] - (wide + 34 * k) / 2
        painter.image(path, FRect(x, foot.y + 4 * k, 30 * k, 30 * k))
        painter.text(player.name, FRect(x + 36 * k, foot.y, 60 * k, 38 * k), name, INK)
