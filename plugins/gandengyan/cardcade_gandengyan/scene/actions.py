"""The buttons above the hand: play, named as what it is, a hint, and pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardcade.table.actions import ActionBar
from cardcade.ui.widgets.button import Button, Kind
from cardcade_gandengyan.moves import Play

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.picture import GandengyanPicture


class GandengyanActions(ActionBar):
    """Nothing to press while things happen."""

    scene: GandengyanPicture

    def make(self) -> list[Button]:
        made = [] if self.scene.hushed else super().make()
        if made and made[-1].meaning == "move.play" and self.scene.link.look.hints:
            made.insert(-1, self.button(self.scene.say("gandengyan.table.hint"), self.scene.next_hint, "move.hint"))
        return made

    def move_button(self, move: Any) -> Button:
        button = super().move_button(move)
        assert self.scene.choices is not None
        if not any(isinstance(other, Play) for other in self.scene.choices.moves):
            button.kind = Kind.PRIMARY
        return button

    def play_button(self) -> Button:
        button, scene = super().play_button(), self.scene
        assert scene.choices is not None
        plays = scene.choices.plays(scene.hand.chosen) if button.enabled else []
        if len(plays) == 1:
            button.text = scene.link.text(scene.game.say_move(plays[0]))
        return button
