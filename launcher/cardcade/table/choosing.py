"""When cards can be played in more than one way: the player picks which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.ui.layout import column
from cardcade.ui.theme import HEADING, INK
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind
from cardcade.ui.widgets.dialog import Dialog
from cardcade.ui.widgets.label import Label

if TYPE_CHECKING:
    from cardcade.table.gestures import GestureTable

ROW = 68.0


class Choosing(Dialog):
    """One button for every way, the default first; Esc takes nothing."""

    def __init__(self, scene: GestureTable, moves: Sequence[Any]) -> None:
        super().__init__((620, 150 + (ROW + 12) * len(moves)), "table.choose", cancel_action=lambda: None)
        self.scene, self.moves = scene, moves

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head, *rows = column(inner, [56, *[ROW] * len(self.moves)], 12)
        buttons = [
            self._button(rect, number, move) for number, (rect, move) in enumerate(zip(rows, self.moves, strict=True))
        ]
        self.first = buttons[0]
        return [Label(head, self.scene.say("table.choose"), HEADING, INK), *buttons]

    def _button(self, rect: FRect, number: int, move: Any) -> Button:
        text = self.scene.link.text(self.scene.game.say_move(move))
        kind = Kind.PRIMARY if number == 0 else Kind.SECONDARY
        return Button(rect, text, lambda: self._pick(move), f"choose.{number}", kind=kind)

    def _pick(self, move: Any) -> None:
        self.close()
        self.scene.submit(move)
