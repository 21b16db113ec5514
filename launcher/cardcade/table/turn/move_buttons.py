"""Which buttons there are above the hand: one for every move that is not a card, and the one that plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from pygame import FRect

from cardcade.table.boards.boards import Boards
from cardcade.table.help.hints import Hints
from cardcade.table.turn.gestures import Gestures
from cardcade.table.viewer import Viewer
from cardcade.ui.context import Ui, icon
from cardcade.ui.theme import STRONG
from cardcade.ui.widgets.button import Button, ButtonKind

LONGEST = 460.0
"""Words that are wider than that are too many for a button."""


class MoveButtons:
    """Only what can be done now; none at all while others play or something happens."""

    def __init__(self, ui: Ui, viewer: Viewer, gestures: Gestures, hints: Hints, boards: Boards) -> None:
        self._link, self._position, self._selection = viewer.link, viewer.position, viewer.hand.selection
        self._ui, self._gestures, self._hints, self._boards = ui, gestures, hints, boards
        self._words = viewer.link.words

    def offered(self) -> list[Button]:
        """From left to right, the one that is hinted at marked."""
        made = self.make()
        self._mark(made)
        return made

    def make(self) -> list[Button]:
        lawful = self._position.lawful
        if lawful is None or self._position.autopilot or self._position.hushed:
            return []
        if lawful.table_waits and self._boards.board is None:
            words = self._words.say("table.continue")
            return [self.button(words, self._boards.next_round, "move.continue", ButtonKind.PRIMARY)]
        made = [self.move_button(move) for move in lawful.buttons]
        plays = any(self._link.game.cards_of(move) for move in lawful.moves)
        if lawful.my_turn and plays and not self._gestures.direct:
            made += [*self._hint_buttons(), self.play_button()]
        return made

    def _hint_buttons(self) -> list[Button]:
        """Beside the one that plays: who can only pass needs no hint."""
        return (
            [self.button(self._words.say("table.hint"), self._hints.next, "move.hint")] if self._link.look.hints else []
        )

    def move_button(self, move: Any) -> Button:
        """Games with better words or colours for a move have their own."""
        words = self._words.say(self._link.game.say_move(move))
        return self.button(words, lambda: self._gestures.act(move), self.meaning_of(move))

    def play_button(self) -> Button:
        """Greyed with the reason while the selection cannot be played; pressed then, it is refused like any play."""
        lawful, selection = self._position.lawful, self._selection.in_order
        assert lawful is not None
        reason = self._words.say("table.select_first")
        if selection:
            reason = "" if lawful.plays(selection) else self._gestures.why_not(selection)
        words = self._play_words(lawful.plays(selection) if selection else ())
        button = self.button(
            words, lambda: self._gestures.play(self._selection.in_order), "move.play", ButtonKind.PRIMARY, reason
        )
        if selection:
            button.denied = lambda: self._gestures.refuse(selection)
        return button

    def _play_words(self, plays: Sequence[Any]) -> str:
        """Cards that are given away, laid down or discarded are not played: the button says what becomes of them."""
        game = self._link.game
        named = [move for move in self._position.moves if game.cards_of(move) and not self._is_play(move)]
        if not named or any(map(self._is_play, plays[:1])):
            return self._words.say("table.play")
        told = game.say_move((*plays, *named)[0])
        fits = plays or told == game.say_move(named[-1])  # the same whatever is chosen
        words = self._words.sentence(told) if fits else ""
        short = self._ui.text.width(words, STRONG) < LONGEST
        return words if words and short else self._words.say("table.confirm")

    def _is_play(self, move: Any) -> bool:
        """By its name, as a pass is known; what is chosen in secret is none."""
        return type(move).__name__ == "Play" and not isinstance(move, self._link.game.hidden_moves)

    def button(
        self,
        text: str,
        action: Callable[[], object],
        meaning: str,
        kind: ButtonKind = ButtonKind.SECONDARY,
        reason: str = "",
    ) -> Button:
        return Button(FRect(0, 0, 10, 10), text, action, meaning, kind=kind, enabled=not reason, reason=reason)

    def _mark(self, buttons: Sequence[Button]) -> None:
        """The button that is hinted at is the bright one, and wears the hint's own sign."""
        hinted = self._hints.shown
        if hinted is not None and not self._link.game.cards_of(hinted):
            for button in buttons:
                if button.meaning == self.meaning_of(hinted):
                    button.icon, button.kind = icon("hint"), ButtonKind.PRIMARY

    def meaning_of(self, move: Any) -> str:
        """What the button of a move is found by: `move.pass`, or `move.bid.2` where there are several of a kind."""
        name, lawful = f"move.{type(move).__name__.lower()}", self._position.lawful
        alike = [other for other in lawful.buttons if type(other) is type(move)] if lawful is not None else []
        values = [str(getattr(move, field.name)) for field in fields(move)] if len(alike) > 1 else []
        return ".".join([name, *values])
