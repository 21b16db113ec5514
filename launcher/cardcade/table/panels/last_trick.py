"""The last trick: who played what, in order, in a panel that opens at the left, where it hides nobody."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.play_row import PlayRow, draw_play
from cardcade.table.layout import TableLayout
from cardcade.table.panels.log_panel import LogPanel
from cardcade.table.panels.rooms import Rooms, Side
from cardcade.table.part import Drawer
from cardcade.table.viewer import Viewer
from cardcade.ui import STILL, Glide, Painter, Plate
from cardcade.ui.events import Pressed, UiEvent
from cardcade.ui.theme import GOLD, SOFT, Type, Weight

ROW, HEAD, PAD, SHOWN = 76.0, 62.0, 24.0, 9
NAME, NARROWEST, WIDEST = 190.0, 280.0, 424.0
"""What a play needs beside its cards, and how wide a column of plays may be."""
CARD, PITCH = 46.0, 25.0
SMALLEST = 0.72
"""A panel at the side that would have to be smaller than that lies over the middle of the table instead."""
FindRows = Callable[[], Sequence[PlayRow]]
PANEL = Plate((12, 20, 40, 244), (8, 13, 28, 244), 24, (*GOLD[:3], 120), 1.5, shadow=14)


class Fit(NamedTuple):
    """A room, and how large so many columns of plays would be in it."""

    size: float
    columns: int
    room: FRect


class LastTrick(Drawer):
    """A click on it puts it away."""

    solid = True
    makes_way = True

    def __init__(
        self, viewer: Viewer, layout: TableLayout, faces: Faces, rooms: Rooms, log: LogPanel, find: FindRows
    ) -> None:
        super().__init__(FRect(0, 0, 10, 10), "table.last_trick_panel")
        self._link, self._hand, self._layout, self._faces = viewer.link, viewer.hand, layout, faces
        self._rooms, self._log, self._find = rooms, log, find
        self.visible = False
        self.shown = Glide(1.0, 0.16)
        self.size, self.columns = 1.0, 1
        self._laid: tuple[float, ...] = ()
        """For what it was laid out: that takes too long for every frame."""

    def lay_out(self) -> None:
        self._laid = ()

    def toggle(self) -> None:
        self.visible = not self.visible
        self.shown.jump(0.0)
        self.shown.to(1.0)
        self._laid = ()
        self.changed()

    @property
    def plays(self) -> Sequence[PlayRow]:
        """Those that fit, the last ones if there are more."""
        return self._find()[-SHOWN:]

    @property
    def _column(self) -> float:
        """As wide as the longest play needs."""
        longest = max((len(play.cards) for play in self.plays), default=1)
        return min(WIDEST, max(NARROWEST, NAME + CARD + PITCH * (longest - 1)))

    def _lie(self) -> None:
        """As large as the free room at the side allows; where that is too little, over the middle."""
        c, rooms = self._layout.chrome, self._rooms
        count, column = max(1, len(self.plays)), self._column
        widths = [(column * columns + 2 * PAD) * c * share for columns in (1, 2, 3) for share in (1.0, 0.85)]
        beside = [fit for fit in self._fits(rooms.at_side(widths, Side.LEFT), count) if fit.size >= SMALLEST]
        fit = max(beside or self._over_the_middle(count), key=lambda fit: fit.size)
        self.size, self.columns = c * fit.size, fit.columns
        width = (column * fit.columns + 2 * PAD) * self.size
        height = (HEAD + ROW * math.ceil(count / fit.columns) + 10) * self.size
        self.rect = FRect(fit.room.x, fit.room.y, width, height)
        if not beside:
            self.rect.center = self._layout.centre
            self.rect.clamp_ip(fit.room)

    def _over_the_middle(self, count: int) -> list[Fit]:
        """Clear of the log; where a small window leaves no such room, over it."""
        log = [self._log.rect] if self._log.opened else []
        rooms = self._rooms.in_middle(*log) or self._rooms.in_middle() or [self._layout.area]
        return self._fits(rooms, count)

    def _fits(self, rooms: Sequence[FRect], count: int) -> list[Fit]:
        c, column, made = self._layout.chrome, self._column, []
        for room in rooms:
            for columns in range(1, min(3, count) + 1):
                rows = math.ceil(count / columns)
                across = room.w / (column * columns + 2 * PAD)
                made.append(Fit(min(c, across, room.h / (HEAD + ROW * rows + 10)) / c, columns, room))
        return made

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed):
            self.toggle()
        return True

    def draw(self, painter: Painter) -> None:
        plays, column = self.plays, self._column
        if (laid := (len(plays), column, len(self._hand.cards))) != self._laid:
            self._laid = laid
            self._lie()
        c = self.size
        with painter.faded(self.shown.value):
            painter.plate(self.rect, PANEL)
            head = FRect(self.rect.x + PAD * c, self.rect.y + 12 * c, self.rect.w - 2 * PAD * c, 38 * c)
            painter.text(self._link.words.say("table.last_trick"), head, Type(22 * c, Weight.BOLD), GOLD)
            if not plays:
                painter.text(self._link.words.say("table.no_trick"), head.move(0, 56 * c), Type(21 * c), SOFT)
            rows = math.ceil(len(plays) / self.columns)
            for number, play in enumerate(plays):
                x, y = head.x + number // rows * column * c, head.bottom + (6 + number % rows * ROW) * c
                self._draw_play(painter, FRect(x, y, (column - 12) * c, (ROW - 6) * c), play)

    def _draw_play(self, painter: Painter, row: FRect, play: PlayRow) -> None:
        c, player = self.size, self._link.players[play.seat]
        face = FRect(row.x, row.centery - 25 * c, 50 * c, 50 * c)
        painter.image(cardcade_assets.portrait(player.avatar), face)
        name = FRect(face.right + 10 * c, row.y + 6 * c, 106 * c, 30 * c)
        painter.text(player.name, name, Type(19 * c, Weight.BOLD), SOFT)
        kind = painter.ui.text.shrunk(play.kind, Type(18 * c), name.w, 0.6)
        painter.text(play.kind, name.move(0, 28 * c), kind, GOLD)
        room = FRect(name.right + 12 * c, row.y, row.right - name.right - 12 * c, row.h)
        draw_play(painter, self._faces, play.cards, room, CARD * c, PITCH * c)
