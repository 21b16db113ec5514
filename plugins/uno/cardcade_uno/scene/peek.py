"""The discard pile as a thing to touch: it shows what was played before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

import cardcade_assets
from cardcade.table import Drawer, Faces, Link, Queue
from cardcade.ui import Glide, Painter, Plate
from cardcade.ui.events import Confirmed, PointerMoved, Released, UiEvent
from cardcade.ui.theme import INK, SMALL, SOFT, Type, Weight
from cardcade_uno.scene.discards import Discarded, Discards
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import chip

PANEL = Plate((12, 20, 40, 240), (8, 13, 28, 240), 22, (120, 140, 190, 160), 1.5, shadow=16, drop=6)
PITCH, PAD, HEIGHT = 106.0, 40.0, 254.0
SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller it may be, to hide nothing."""
Room = Callable[[Sequence[tuple[float, float]]], FRect | None]


class Peek(Drawer):
    """The last cards played, newest first, while the pointer rests on the pile or P was pressed.

    A pointer that is there by chance, since it has just chosen a colour, shall not cover what comes of it.
    """

    solid = True
    focusable = True

    def __init__(
        self, link: Link, layout: UnoLayout, faces: Faces, queue: Queue, discards: Discards, room: Room
    ) -> None:
        """`room` answers where the first of these sizes that hides nothing lies."""
        super().__init__(FRect(0, 0, 0, 0), "table.discard")
        self._link, self._layout, self._faces, self._queue = link, layout, faces, queue
        self._discards, self._room = discards, room
        self._pinned = self._pointed_at = False
        self._lying: tuple[int, FRect] | None = None
        """For how many cards it was laid down, and where; looking for a place takes too long for every frame."""
        self.shown = Glide(0.0, 0.16)

    def lay_out(self) -> None:
        self.rect, self._lying = self._layout.discard.rect, None

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
            self._lying = None
            return
        latest, box = self._discards.latest, self.lies(painter)
        k = box.h / HEIGHT
        with painter.faded(self.shown.value):
            painter.plate(box, PANEL)
            title = FRect(box.x + 24 * k, box.y + 10 * k, box.w - 48 * k, 36 * k)
            painter.text(self._words, title, self._type(k), SOFT)
            for number, each in enumerate(latest):
                at = box.centerx + PITCH * k * (number + 0.5 - len(latest) / 2), box.y + 116 * k
                self._draw_card(painter, each, at, k)

    def lies(self, painter: Painter) -> FRect:
        """Where it lies while it is shown: as large as it can be and hide nothing."""
        count = len(self._discards.latest)
        if self._lying is None or self._lying[0] != count:
            sizes = [self._size(painter, count, self._layout.unit * share) for share in SHARES]
            self._lying = count, self._room(sizes) or FRect(self._layout.area.topleft, sizes[-1])
        return self._lying[1]

    def _size(self, painter: Painter, count: int, k: float) -> tuple[float, float]:
        title = painter.ui.text.width(self._words, self._type(k)) + 50 * k
        return max((PITCH * count + PAD) * k, title), HEIGHT * k

    @property
    def _words(self) -> str:
        return self._link.words.say("uno.table.peek")

    @staticmethod
    def _type(k: float) -> Type:
        return SMALL._replace(size=20 * k)

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
