"""The buttons above the hand: draw, keep, take what is pending, and insist on a card that does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade import say
from cardcade.table.actions import ActionBar
from cardcade.ui.widgets.button import Button, Kind
from cardcade_uno.cards import say_card
from cardcade_uno.moves import Accept, ChooseColour, Draw, Move, Pass, Play, PlayAnyway
from cardcade_uno.state import FACING_SKIP

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures


class UnoActions(ActionBar):
    scene: UnoGestures

    def make(self) -> list[Button]:
        scene = self.scene
        if scene.choices is None or scene.link.autopilot or scene.doubt is not None or scene.hushed:
            return []
        if scene.choices.table_waits:
            return super().make()
        made = [self._button_of(move) for move in scene.choices.moves if isinstance(move, Draw | Pass | Accept)]
        if any(isinstance(move, ChooseColour) for move in scene.choices.moves):
            text = scene.say("uno.table.wheel")
            made.append(self.button(text, scene.ask_first_colour, "move.colour", Kind.PRIMARY))
        if scene.insisting is not None:
            made.append(self._insist(PlayAnyway(scene.insisting)))
        return made

    def _button_of(self, move: Move) -> Button:
        scene = self.scene
        assert scene.choices is not None
        alone = not any(isinstance(other, Play) for other in scene.choices.moves)
        kind = Kind.PRIMARY if alone else Kind.SECONDARY
        return self.button(self._words(move), lambda: scene.act(move), f"move.{type(move).__name__.lower()}", kind)

    def _words(self, move: Move) -> str:
        state = self.scene.state
        if not isinstance(move, Accept):
            return self.scene.link.text(self.scene.game.say_move(move))
        if state.phase is FACING_SKIP:
            return self.scene.say("uno.table.accept_skip", n=state.skips)
        return self.scene.say("uno.table.accept_draw", n=state.pending)

    def _insist(self, move: PlayAnyway) -> Button:
        penalty = self.scene.game.rules.basic.invalid_play_penalty
        message = say("uno.table.anyway", card=say_card(move.card), n=penalty)
        text = self.scene.link.text(message)
        return self.button(text, lambda: self.scene.act(move), "move.playanyway", Kind.DANGER)
