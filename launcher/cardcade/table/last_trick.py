"""The last trick: who played what, in order, in a panel that opens at the left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.table.laid import LaidPlay, draw_play
from cardcade.ui import STILL, Glide, Painter, Plate, Widget
from cardcade.ui.events import Pressed, UiEvent
from cardcade.ui.theme import GOLD, SOFT, Type, Weight

if TYPE_CHECKING:
    from cardcade.table.picture import TablePicture

WIDTH, ROW, SHOWN = 470.0, 76.0, 6
CARD, PITCH = 46.0, 25.0
PANEL = Plate((12, 20, 40, 244), (8, 13, 28, 244), 24, (*GOLD[:3], 120), 1.5, shadow=14)


class LastTrick(Widget):
    """A click on it puts it away."""

    solid = True

    def __init__(self, scene: TablePicture, find: Callable[[], Sequence[LaidPlay]]) -> None:
        super().__init__(FRect(0, 0, 10, 10), "table.last_trick_panel")
        self.scene, self.find = scene, find
        self.visible = False
        self.shown = Glide(0.0, 0.16)

    def toggle(self) -> None:
        self.visible = not self.visible
        self.shown.jump(0.0)
        self.shown.to(1.0)
        self._place(len(self.plays))
        self.changed()

    @property
    def plays(self) -> Sequence[LaidPlay]:
        """Those that fit, the last ones if there are more."""
        return self.find()[-SHOWN:]

    def _place(self, rows: int) -> None:
        c, area = self.scene.layout.chrome, self.scene.rect
        height = (70 + ROW * max(1, rows)) * c
        self.rect = FRect(area.x + 20 * c, area.y + 122 * c, WIDTH * c, min(height, area.h - 140 * c))

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed):
            self.toggle()
        return True

    def draw(self, painter: Painter) -> None:
        c, plays = self.scene.layout.chrome, self.plays
        self._place(len(plays))
        with painter.faded(self.shown.value):
            painter.plate(self.rect, PANEL)
            head = FRect(self.rect.x + 24 * c, self.rect.y + 12 * c, self.rect.w - 48 * c, 38 * c)
            painter.text(self.scene.say("table.last_trick"), head, Type(22 * c, Weight.BOLD), GOLD)
            if not plays:
                painter.text(self.scene.say("table.no_trick"), head.move(0, 56 * c), Type(21 * c), SOFT)
            for number, play in enumerate(plays):
                row = FRect(head.x, head.bottom + (6 + number * ROW) * c, head.w, (ROW - 6) * c)
                self._draw_play(painter, row, play)

    def _draw_play(self, painter: Painter, row: FRect, play: LaidPlay) -> None:
        c, scene = self.scene.layout.chrome, self.scene
        player = scene.link.players[play.seat]
        face = FRect(row.x, row.centery - 25 * c, 50 * c, 50 * c)
        painter.image(cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg"), face)
        name = FRect(face.right + 10 * c, row.y + 6 * c, 96 * c, 30 * c)
        painter.text(player.name, name, Type(19 * c, Weight.BOLD), SOFT)
        kind = painter.ui.text.shrunk(play.kind, Type(18 * c), name.w, 0.6)
        painter.text(play.kind, name.move(0, 28 * c), kind, GOLD)
        room = FRect(name.right + 12 * c, row.y, row.right - name.right - 12 * c, row.h)
        draw_play(painter, scene.faces, play.cards, room, CARD * c, PITCH * c)
