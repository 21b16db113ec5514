"""What the viewer's gestures mean: cards are played, buttons make moves, and a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade.engine.cards import Card
from cardcade.engine.events import Event
from cardcade.engine.message import IllegalMove
from cardcade.table.help.hints import Hints
from cardcade.table.part import Part
from cardcade.table.turn.chooser import MoveChooser
from cardcade.table.viewer import Viewer
from cardcade.ui.widgets.dialog import Dialog

Chooser = Callable[[Sequence[Any], Callable[[Any], object]], Dialog]
"""Asks in which of several ways to play, and hands over the one picked."""


class Gestures(Part):
    """Turns gestures into moves. Where a play is a single card, one click is `direct` enough."""

    direct = False

    def __init__(self, viewer: Viewer, hints: Hints, chooser: Chooser | None = None) -> None:
        self._link, self._position, self._queue = viewer.link, viewer.position, viewer.queue
        self._attention, self._effects = viewer.attention, viewer.effects
        self._hand, self._selection = viewer.hand, viewer.hand.selection
        self._hints, self._chooser = hints, chooser or self._plain_chooser
        self._lifted: set[Card] = set()
        """What has been played and not yet flown."""
        viewer.hand.judge = self

    # -- as the hand's judge

    def entered(self, card: Card) -> bool:
        """On a selected card: plays all that are."""
        return card in self._selection.cards and self.play_selection()

    def clicked(self, card: Card) -> bool:
        if self.direct:
            self.play([card])
        return self.direct

    def play(self, cards: Sequence[Card]) -> None:
        """Plays these cards, asking when they can be played in more than one way; what was hinted at comes first."""
        self._queue.settle()
        lawful = self._position.lawful
        if lawful is None or lawful.over:
            return
        plays = lawful.plays(cards)
        if len(plays) > 1:
            self.ask_which(sorted(plays, key=lambda play: bool(play != self._hints.shown)))
        elif plays:
            self.submit(plays[0])
        else:
            self.refuse(cards)

    def why_dim(self, card: Card) -> str:
        """Why a greyed card cannot be played."""
        dim = any(held.sprite.dim for held in self._hand.cards if held.sprite.card == card)
        return self.why_not([card]) if dim else ""

    def why_not(self, cards: Sequence[Card]) -> str:
        """Why these cannot be played, with the rule behind it, which R opens; empty where they can."""
        illegal = self._refused(cards)
        return self._explained(illegal) if illegal is not None else ""

    def play_selection(self) -> bool:
        """Plays what is selected, if it can be played; whether it can."""
        lawful, selection = self._position.lawful, self._selection.in_order
        if lawful is None or self._position.autopilot or not (selection and lawful.plays(selection)):
            return False
        self.play(selection)
        return True

    # -- moves

    def ask_which(self, plays: Sequence[Any]) -> None:
        """Lets the player pick one of several ways."""
        self._attention.ask(self._chooser(plays, self.submit))

    def act(self, move: Any) -> None:
        """A move by button or key; a click during an animation ends it and still counts."""
        self._queue.settle()
        self.submit(move)

    def submit(self, move: Any) -> None:
        """While the move before is still being saved, whatever does not fit is let be: the player has not seen why."""
        early = self._link.saving
        try:
            self._link.submit(move)
        except IllegalMove as illegal:
            if not early:
                self._complain(illegal)
            return
        if not early:
            self._let_go_of(move)
        self._queue.fetch()

    def _let_go_of(self, move: Any) -> None:
        """No hint any more. Its cards fly as soon as it is on disk; until then they are lifted and have been heard."""
        self._hints.settle()
        self._lifted = set(self._link.game.cards_of(move)) if self._link.saving else set()
        self._selection.choose(self._lifted)
        if self._lifted:
            self._link.sounds.play("card.select")

    def follow(self, event: Event) -> None:
        self._selection.choose(self._selection.cards - self._lifted)
        self._lifted = set()

    def refuse(self, cards: Sequence[Card]) -> None:
        if (illegal := self._refused(cards)) is not None:
            self._complain(illegal)

    def _complain(self, illegal: IllegalMove) -> None:
        self._effects.complain(self._link.words.say(illegal.reason), illegal.rule)

    def _refused(self, cards: Sequence[Card]) -> IllegalMove | None:
        lawful = self._position.lawful
        return lawful.refused(cards) if lawful is not None else None

    def _explained(self, illegal: IllegalMove) -> str:
        reason = self._link.words.say(illegal.reason)
        if illegal.rule is None:
            return reason
        rule = self._link.words.say(f"{self._link.plugin.id}.rules.{illegal.rule}.label")
        return f"{reason}\n{self._link.words.say('table.rule_key', rule=rule)}"

    @property
    def rule_in_question(self) -> str | None:
        """The preset key behind what was refused, or else behind the greyed card pointed at, or the selection."""
        if self._effects.refused is not None:
            return self._effects.refused
        dim = [held.sprite.card for held in self._hand.cards if held.pointed_at and held.sprite.dim]
        lawful, selection = self._position.lawful, dim or self._selection.in_order
        if lawful is None or not selection or lawful.plays(selection):
            return None
        illegal = lawful.refused(selection)
        return illegal.rule if illegal is not None else None

    def _plain_chooser(self, plays: Sequence[Any], pick: Callable[[Any], object]) -> Dialog:
        return MoveChooser(self._link.words, self._link.game, plays, pick)

    # -- which cards can be used

    def refresh(self) -> None:
        asked = self._position.asked and not self._chooses_by_button
        for card in self._hand.cards:
            card.sprite.dim = asked and not self.usable(card.sprite.card)

    @property
    def _chooses_by_button(self) -> bool:
        """Whether the player is asked something else, such as a bid, for which the hand wants to be read."""
        asked = self._link.game.prompt(self._position.state, self._link.seat)
        return asked is not None and not any(map(self._link.game.cards_of, self._position.moves))

    def usable(self, card: Card) -> bool:
        """Whether some lawful move plays such a card."""
        return self._position.lawful is not None and self._position.lawful.can_use(card)
