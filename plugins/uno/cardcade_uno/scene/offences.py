"""Calls and catches on purpose: what is due is done, what only costs comes after a question."""

from __future__ import annotations

from cardcade import Seat, say_seat
from cardcade.table import Gestures, Part, Viewer
from cardcade.ui import Answer, Ask, ButtonKind
from cardcade_uno.moves import CALL_UNO, Move, catch_of
from cardcade_uno.rules import Rules


class Offences(Part):
    """A question before an offence stays while the others play on, but not beyond the round."""

    def __init__(self, viewer: Viewer, rules: Rules, gestures: Gestures) -> None:
        self._link, self._position, self._queue = viewer.link, viewer.position, viewer.queue
        self._attention, self._rules, self._gestures = viewer.attention, rules, gestures
        self._question: Ask | None = None

    def catch(self, seat: Seat) -> None:
        """Catches the player if that is due; if not, whoever insists pays for it."""
        self._queue.settle()
        words, cost = self._link.words, self._rules.uno.false_catch_penalty
        if self._position.view is not None:
            title = words.say("uno.table.accuse.title", player=say_seat(seat))
            text = words.say("uno.table.accuse.text", player=say_seat(seat), cards=self._held(seat), n=cost)
            self._commit(catch_of(seat), title, text)

    def call(self) -> None:
        """Calls UNO, perhaps too soon."""
        self._queue.settle()
        words, cost = self._link.words, self._rules.uno.false_call_penalty
        if self._position.view is not None:
            text = words.say("uno.table.accuse.soon", cards=self._held(self._link.seat), n=cost)
            self._commit(CALL_UNO, words.say("uno.table.accuse.call"), text)

    def refresh(self) -> None:
        lawful = self._position.lawful
        if self._question is not None and lawful is not None and (lawful.over or lawful.table_waits):
            self._question.close()
            self._question = None

    def _held(self, seat: Seat) -> str:
        return self._link.words.say("uno.table.cards", n=len(self._position.state.hand(seat)))

    def _commit(self, move: Move, title: str, text: str) -> None:
        """Makes the move; one that is punished only after a question, unless the player wants none."""
        punished = move in self._link.game.offences(self._position.state, self._link.seat)
        if not (punished and self._link.look.confirm_offences):
            self._gestures.submit(move)
            return
        say, act = self._link.words.say, self._gestures.act
        insist = Answer(say("uno.table.accuse.insist"), lambda: act(move), "offence.insist", ButtonKind.DANGER)
        leave = Answer(say("uno.table.accuse.leave"), lambda: None, "offence.leave", ButtonKind.PRIMARY)
        self._question = Ask(title, text, [insist, leave], "uno.offence", cancel_action=lambda: None)
        self._attention.ask(self._question)
