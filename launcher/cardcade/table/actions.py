"""The viewer's buttons above the hand: play, and every move that is not a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from pygame import FRect

from cardcade.table.boards import Boards
from cardcade.table.gestures import Gestures
from cardcade.table.hints import Hints
from cardcade.table.layout import Measure, TableLayout
from cardcade.table.part import Panel
from cardcade.table.viewer import Viewer
from cardcade.ui.context import Ui, icon
from cardcade.ui.layout import packed, stacked
from cardcade.ui.theme import STRONG
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind

NARROWEST, PADDING, GAP = Measure(150, 220), Measure(56, 70), Measure(16, 18)
LONGEST = 460.0
"""Words that are wider than that are too many for a button."""
FEW, SHORT, TIGHT = 5, Measure(96, 140), Measure(28, 35)
"""Where there are more buttons than that, they may be as narrow as this, with so much around their words."""
MANY, CROWDED = 12, 0.8
"""Where there are still more, they are smaller."""
MARK = Measure(46, 82)
"""How much wider a button is that a hint points at."""


class ActionBar(Panel):
    """Only what can be done now; no button at all while others play or something happens."""

    def __init__(
        self, ui: Ui, viewer: Viewer, layout: TableLayout, gestures: Gestures, hints: Hints, boards: Boards
    ) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.actions")
        self._link, self._position, self._hand = viewer.link, viewer.position, viewer.hand
        self._ui, self._layout, self._gestures, self._hints, self._boards = ui, layout, gestures, hints, boards
        self._words = viewer.link.words
        self._buttons: list[Button] = []
        self._many = 0
        viewer.hand.listeners.append(self.refresh)
        viewer.hand.otherwise = self.press_only
        hints.listeners.append(self._point_at)

    @property
    def children(self) -> Sequence[Widget]:
        return self._buttons

    @property
    def kept_clear(self) -> Sequence[FRect]:
        return [button.rect for button in self._buttons]

    def lay_out(self) -> None:
        self.rect = self._layout.bar

    def hush(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        focused = self.stage.focus.widget.meaning if self.stage and self.stage.focus.widget else ""
        made = self.make()
        self._mark(made)
        for button, rect in zip(made, self._places(made), strict=True):
            self.put(button, rect)
        self._buttons = made
        if self.stage is not None:
            for button in made:
                button.attach(self.stage, self)
                if focused == button.meaning:
                    self.stage.focus.set(button)
        self.changed()

    def _places(self, buttons: Sequence[Button]) -> list[FRect]:
        """A few side by side; many in rows, and still more are smaller, between the players at the sides."""
        self._many = len(buttons)
        gap = self._layout.grown(GAP)
        if self._many <= FEW:
            return packed(self.rect, self._widths(buttons), gap, "centre")
        room = self.rect.scale_by(1.0, self._share)
        if self._share < 1:
            room.w = min(room.w, self._layout.area.w - 2 * (self._layout.plate_width + 24 * self._layout.unit))
        room.midbottom = self.rect.midbottom
        return stacked(room, list(map(self.width, buttons)), gap * self._share)

    @property
    def _share(self) -> float:
        return CROWDED if self._many > MANY else 1.0

    def press_only(self) -> bool:
        """Presses the only button where nothing else can be done; whether it is so."""
        if len(self._buttons) != 1 or not self._buttons[0].enabled or self._playable:
            return False
        self._buttons[0].act()
        return True

    @property
    def _playable(self) -> bool:
        """Whether some card can be played."""
        return any(self._link.game.cards_of(move) for move in self._position.moves)

    # -- which buttons

    def make(self) -> list[Button]:
        lawful = self._position.lawful
        if lawful is None or self._position.autopilot or self._position.hushed:
            return []
        if lawful.table_waits and self._boards.board is None:
            words = self._words.say("table.continue")
            return [self.button(words, self._boards.next_round, "move.continue", Kind.PRIMARY)]
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
        """Greyed with the reason while the selection cannot be played."""
        lawful, selection = self._position.lawful, self._hand.selection
        assert lawful is not None
        reason = self._words.say("table.select_first")
        if selection:
            refusal = None if lawful.plays(selection) else lawful.refusal(selection)
            reason = self._words.say(refusal) if refusal is not None else ""
        words = self._play_words(lawful.plays(selection) if selection else ())
        return self.button(words, lambda: self._gestures.play(self._hand.selection), "move.play", Kind.PRIMARY, reason)

    def _play_words(self, plays: Sequence[Any]) -> str:
        """Cards that are chosen in secret are not played: the button says what becomes of them."""
        game = self._link.game
        if not any(isinstance(move, game.hidden_moves) for move in self._position.moves if game.cards_of(move)):
            return self._words.say("table.play")
        words = self._words.sentence(game.say_move(plays[0])) if plays else ""
        short = self._ui.text.width(words, STRONG) < LONGEST
        return words if words and short else self._words.say("table.confirm")

    def button(
        self, text: str, action: Callable[[], object], meaning: str, kind: Kind = Kind.SECONDARY, reason: str = ""
    ) -> Button:
        return Button(FRect(0, 0, 10, 10), text, action, meaning, kind=kind, enabled=not reason, reason=reason)

    def width(self, button: Button) -> float:
        grown, few = self._layout.grown, self._many <= FEW
        words = self._ui.text.width(button.text, STRONG) * self._layout.chrome
        marked = grown(MARK) if button.icon is not None else 0.0
        narrowest, around = (NARROWEST, PADDING) if few else (SHORT, TIGHT)
        return max(grown(narrowest), words + grown(around) + marked) * self._share

    def _widths(self, buttons: Sequence[Button]) -> list[float]:
        """All a little narrower where they would not fit side by side."""
        wished = [self.width(button) for button in buttons]
        room = self.rect.w - self._layout.grown(GAP) * (len(buttons) - 1)
        share = min(1.0, room / sum(wished)) if wished else 1.0
        return [width * share for width in wished]

    def put(self, button: Button, rect: FRect) -> None:
        """Into its place in the row; a game may have smaller ones."""
        button.rect, button.type_ = rect, STRONG._replace(size=STRONG.size * self._layout.chrome * self._share)

    def _point_at(self, move: Any) -> None:
        """What a hint means: Enter does it, also for a hand that was at the mouse."""
        if move is None:
            return
        self.refresh()
        cards = self._link.game.cards_of(move)
        if self.stage is None:
            return
        target = self.stage.find(self.meaning_of(move)) or (self.stage.find("move.play") if cards else None)
        if isinstance(target, Button):
            target.hover.to(1.0)
            self.stage.focus.set(target)
        elif self._gestures.direct and cards:
            self._hand.point_at(cards[0])

    def _mark(self, buttons: Sequence[Button]) -> None:
        """The button that is hinted at is the bright one, and wears the hint's own sign."""
        hinted = self._hints.shown
        if hinted is not None and not self._link.game.cards_of(hinted):
            for button in buttons:
                if button.meaning == self.meaning_of(hinted):
                    button.icon, button.kind = icon("hint"), Kind.PRIMARY

    def meaning_of(self, move: Any) -> str:
        """What the button of a move is found by: `move.pass`, or `move.bid.2` where there are several of a kind."""
        name, lawful = f"move.{type(move).__name__.lower()}", self._position.lawful
        alike = [other for other in lawful.buttons if type(other) is type(move)] if lawful is not None else []
        values = [str(getattr(move, field.name)) for field in fields(move)] if len(alike) > 1 else []
        return ".".join([name, *values])
