"""The buttons above the hand: play, named as what it is, a hint, and pass."""

from __future__ import annotations

from typing import Any

from cardcade.table import MoveButtons
from cardcade.ui import Button, ButtonKind
from cardcade_gandengyan.moves import Play


class GandengyanButtons(MoveButtons):
    """What is selected is named on the button that plays it."""

    def move_button(self, move: Any) -> Button:
        button = super().move_button(move)
        if not any(isinstance(other, Play) for other in self._position.moves):
            button.kind = ButtonKind.PRIMARY
        return button

    def play_button(self) -> Button:
        button, lawful = super().play_button(), self._position.lawful
        plays = lawful.plays(self._selection.in_order) if lawful is not None and button.enabled else []
        if len(plays) == 1:
            button.text = self._words.say(self._link.game.say_move(plays[0]))
        return button
