"""The last trick: who played what, in order, in a panel that opens at the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.ui import STILL, Glide, Painter, Plate, Widget
from cardcade.ui.events import Pressed, UiEvent
from cardcade.ui.theme import GOLD, SOFT, Type, Weight
from cardcade_guandan.combinations import Play
from cardcade_guandan.scene.meaning import meanings
from cardcade_guandan.state import Act

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture

WIDTH, ROW, SHOWN = 470.0, 76.0, 6
CARD, PITCH = 46.0, 25.0
PANEL = Plate((12, 20, 40, 244), (8, 13, 28, 244), 24, (*GOLD[:3], 120), 1.5, shadow=14)


class LastTrick(Widget):
    """A click on it puts it away."""

    solid = True

    def __init__(self, scene: GuandanPicture) -> None:
        super().__init__(FRect(0, 0, 10, 10), "guandan.last_trick")
        self.scene = scene
        self.visible = False
        self.shown = Glide(0.0, 0.16)

    def toggle(self) -> None:
        self.visible = not self.visible
        self.shown.jump(0.0)
        self.shown.to(1.0)
        self.place_panel()
        self.changed()

    @property
    def acts(self) -> list[Act]:
        """Its plays, the passes left out."""
        view = self.scene.view
        trick = view.state.tricks[-1] if view is not None and view.state.tricks else ()
        return [act for act in trick if act.play is not None][-SHOWN:]

    def place_panel(self) -> None:
        c, area = self.scene.layout.chrome, self.scene.rect
        height = (70 + ROW * max(1, len(self.acts))) * c
        self.rect = FRect(area.x + 20 * c, area.y + 122 * c, WIDTH * c, min(height, area.h - 140 * c))

    def advance(self, dt: float) -> float:
        return 0.0 if self.shown.update(dt) else STILL

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed):
            self.toggle()
        return True

    def draw(self, painter: Painter) -> None:
        c = self.scene.layout.chrome
        self.place_panel()
        with painter.faded(self.shown.value):
            painter.plate(self.rect, PANEL)
            head = FRect(self.rect.x + 24 * c, self.rect.y + 12 * c, self.rect.w - 48 * c, 38 * c)
            painter.text(self.scene.say("guandan.table.last_trick"), head, Type(22 * c, Weight.BOLD), GOLD)
            if not self.acts:
                empty = self.scene.say("guandan.table.no_trick")
                painter.text(empty, head.move(0, 56 * c), Type(21 * c), SOFT)
            for number, act in enumerate(self.acts):
                row = FRect(head.x, head.bottom + (6 + number * ROW) * c, head.w, (ROW - 6) * c)
                assert act.play is not None
                self._draw_play(painter, row, act.seat, act.play)

    def _draw_play(self, painter: Painter, row: FRect, seat: int, play: Play) -> None:
        c, scene = self.scene.layout.chrome, self.scene
        player = scene.link.players[seat]
        face = FRect(row.x, row.centery - 25 * c, 50 * c, 50 * c)
        painter.image(cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg"), face)
        name = FRect(face.right + 10 * c, row.y + 6 * c, 96 * c, 30 * c)
        painter.text(player.name, name, Type(19 * c, Weight.BOLD), SOFT)
        kind = scene.capital(scene.say(f"guandan.kind.{play.reading.kind.value}"))
        painter.text(kind, name.move(0, 28 * c), painter.ui.text.shrunk(kind, Type(18 * c), name.w, 0.6), GOLD)
        room = row.right - name.right - 12 * c - CARD * c
        pitch = min(PITCH * c, room / max(1, len(play.cards) - 1))
        for number, each in enumerate(meanings(play.cards, play.reading, scene.level)):
            scene.draw_card(painter, each.card, (name.right + 12 * c + number * pitch, row.y + 1 * c), CARD * c)
