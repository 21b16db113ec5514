"""What the viewer is asked for, in words above the buttons: which cards to give, what to bid."""

from __future__ import annotations

from pygame import FRect

from cardcade.table.actions import ActionBar
from cardcade.table.boards import Boards
from cardcade.table.layout import TableLayout
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, Type, Weight

MINE = Plate((88, 62, 20, 235), (58, 38, 12, 235), PILL, (*GOLD[:3], 220), 2.0, shadow=8)


class Prompt(Part):
    """Only while the rules have something to ask; nothing behind a board."""

    def __init__(self, viewer: Viewer, layout: TableLayout, actions: ActionBar, boards: Boards) -> None:
        self._link, self._position, self._layout = viewer.link, viewer.position, layout
        self._actions, self._boards = actions, boards

    @property
    def text(self) -> str:
        if self._boards.board is not None or not self._position.asked:
            return ""
        asked = self._link.game.prompt(self._position.state, self._link.seat)
        return self._link.words.sentence(asked) if asked is not None else ""

    def draw_over(self, painter: Painter) -> None:
        if text := self.text:
            tops = [button.rect.top for button in self._actions.children]
            c, top = self._layout.chrome, min(tops, default=self._actions.rect.top)
            type_ = Type(23 * c, Weight.BOLD)
            size = painter.ui.text.width(text, type_) + 48 * c, 44 * c
            box = FRect(self._actions.rect.centerx - size[0] / 2, top - size[1] - 12 * c, *size)
            painter.plate(box, MINE)
            painter.text(text, box, type_, GOLD, "centre")
