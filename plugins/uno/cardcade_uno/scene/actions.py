"""The buttons above the hand: draw, keep, take what is pending, and insist on a card that does not fit."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from cardcade import Event, View
from cardcade.table import ActionBar, MoveButtons
from cardcade.ui import Button, ButtonKind
from cardcade.ui.theme import TINY
from cardcade_uno.cards import say_card
from cardcade_uno.moves import CHALLENGE, Accept, CallUno, Catch, ChooseColour, Draw, Move, Pass, Play, PlayAnyway
from cardcade_uno.scene.gestures import UnoGestures
from cardcade_uno.state import FACING_SKIP

INSIST = "move.playanyway"
INSIST_HEIGHT, INSIST_PADDING = 0.62, 30.0


class UnoButtons(MoveButtons):
    """While something happens there is nothing to press; the panel that asks whether to challenge stands for it."""

    _gestures: UnoGestures
    happening = False

    def make(self) -> list[Button]:
        moves = self._position.moves
        if self.happening or CHALLENGE in moves:
            return []
        if self._position.table_waits:
            return super().make()
        made = [self.move_button(move) for move in moves if isinstance(move, Draw | Pass | Accept)]
        if any(isinstance(move, ChooseColour) for move in moves):
            text = self._words.say("uno.table.wheel")
            made.append(self.button(text, self._gestures.ask_first_colour, "move.colour", ButtonKind.PRIMARY))
        if self._gestures.refused is not None and not self._position.autopilot:
            made.append(self._insist(PlayAnyway(self._gestures.refused)))
        return made

    def move_button(self, move: Move) -> Button:
        made = super().move_button(move)
        made.text = self._text(move)
        if not any(isinstance(other, Play) for other in self._position.moves):
            made.kind = ButtonKind.PRIMARY
        return made

    def meaning_of(self, move: Move) -> str:
        """Calls and catches have buttons of their own elsewhere on the table."""
        match move:
            case CallUno():
                return "uno.call"
            case Catch(seat):
                return f"catch.{seat}"
        return super().meaning_of(move)

    def _text(self, move: Move) -> str:
        state = self._position.state
        if not isinstance(move, Accept):
            return self._words.say(self._link.game.say_move(move))
        if state.phase is FACING_SKIP:
            return self._words.say("uno.table.accept_skip", n=state.skips)
        return self._words.say("uno.table.accept_draw", n=state.pending)

    def _insist(self, move: PlayAnyway) -> Button:
        """Small, and honest: nobody shall press it in the belief that the card will be played."""
        penalty = self._link.game.rules.basic.invalid_play_penalty
        made = self.button(self.insisting, lambda: self._gestures.act(move), INSIST)
        made.tooltip = self._words.say("uno.table.anyway_tip", card=say_card(move.card), n=penalty)
        return made

    @property
    def insisting(self) -> str:
        """What the small button says, while there is one."""
        refused, rules = self._gestures.refused, self._link.game.rules
        return "" if refused is None else self._words.say("uno.table.anyway", n=rules.basic.invalid_play_penalty)


class UnoActions(ActionBar):
    """Insisting on a card is always the smallest button."""

    moves: UnoButtons

    def follow(self, event: Event) -> None:
        if not self.moves.happening:
            self.moves.happening = True
            self.refresh()

    def take(self, view: View[Any]) -> None:
        self.moves.happening = False

    def width(self, button: Button) -> float:
        text = button.text if button.meaning == INSIST else self.moves.insisting
        small = (self._ui.text.width(text, TINY) + INSIST_PADDING) * self._layout.chrome if text else 0.0
        return small if button.meaning == INSIST else max(super().width(button), small)

    def put(self, button: Button, rect: FRect) -> None:
        super().put(button, rect)
        if button.meaning == INSIST:
            height = rect.h * INSIST_HEIGHT
            button.rect = FRect(rect.x, rect.centery - height / 2, rect.w, height)
            button.type_ = TINY._replace(size=TINY.size * self._layout.chrome)
