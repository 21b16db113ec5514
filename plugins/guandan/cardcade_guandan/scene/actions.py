"""The buttons above the hand: passing, hints and playing."""

from __future__ import annotations

from typing import Any

from cardcade.table import ActionBar, Boards, Hints, MoveButtons, Viewer
from cardcade.table.layout import Measure
from cardcade.ui import Button, ButtonKind, Ui
from cardcade_guandan.scene.gestures import GuandanGestures
from cardcade_guandan.scene.gifts import Gifts

NARROWEST, GAPS, MOST = Measure(118, 180), Measure(32, 36), 3


class GuandanButtons(MoveButtons):
    """A gift is given or given back, not played."""

    def __init__(
        self, ui: Ui, viewer: Viewer, gestures: GuandanGestures, hints: Hints, boards: Boards, gifts: Gifts
    ) -> None:
        super().__init__(ui, viewer, gestures, hints, boards)
        self._gifts = gifts

    def move_button(self, move: Any) -> Button:
        """A pass that is the only way out is the button to press."""
        button = super().move_button(move)
        if len(self._position.moves) == 1:
            button.text, button.kind = self._words.say("guandan.table.cannot"), ButtonKind.PRIMARY
        return button

    def play_button(self) -> Button:
        button = super().play_button()
        if self._gifts.giving:
            button.text = self._words.say(f"guandan.table.{self._gifts.giving}")
        return button


class GuandanActions(ActionBar):
    """Three at most, as wide as the row between the viewer's plate and the tools allows."""

    def width(self, button: Button) -> float:
        share = (self.rect.w - self._layout.grown(GAPS)) / MOST
        return max(self._layout.grown(NARROWEST), min(super().width(button), share))
