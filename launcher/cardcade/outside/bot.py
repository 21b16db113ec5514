"""A bot from outside: asks a program for every move, and lets the easy bot step in where it gives none."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from cardcade.engine.bots import Bot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.dialects import Dialect
from cardcade.engine.game import Game
from cardcade.engine.message import IllegalMove
from cardcade.engine.state import View
from cardcade.outside.lines import LEAST, LONGEST, THINKING, WAKING, Connection, Unanswered, read_json

log = logging.getLogger(__name__)

TOLD: Final = 3
"""So many mistakes of a program at a seat are told; it may make one in every move of a long evening."""

SHOWN: Final = 60
"""Letters of an answer that makes no sense."""

DialectOf = Callable[[Game[Any, Any]], Dialect[Any, Any]]


class OutsideBot(Bot[Any, Any]):
    """Every seat has a line and a conversation of its own. `lapse` says why the easy bot had to step in."""

    guard_seconds: ClassVar[float] = THINKING + WAKING + 5

    def __init__(
        self,
        game: Game[Any, Any],
        stand_in: Bot[Any, Any],
        dialect: DialectOf,
        line: Callable[[Seat], Connection | None],
    ) -> None:
        super().__init__(game)
        self._stand_in, self._dialect, self._line = stand_in, dialect, line
        self._talks: dict[Seat, Conversation] = {}

    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        self.lapse = ""
        try:
            talk = self._talk(view.seat)
            return self._lawful(view, talk.ask(view, moves, stream), talk)
        except Unanswered as unanswered:
            self.lapse = unanswered.why
        return self._stand_in.choose(view, moves, stream)

    def follow(self, view: View[Any]) -> None:
        """What a seat that is not asked sees all the same."""
        try:
            self._talk(view.seat).tell(view)
        except Unanswered:
            return

    def _talk(self, seat: Seat) -> Conversation:
        line, talk = self._line(seat), self._talks.get(seat)
        if line is None:
            raise Unanswered("quit")
        if talk is None or talk.line is not line:
            talk = self._talks[seat] = Conversation(line, self._dialect(self.game))
        return talk

    def _lawful(self, view: View[Any], move: Any, talk: Conversation) -> Any:
        if move is None:
            if view.seat in self.game.to_act(view.state):
                raise Unanswered("idle")
            return None
        try:
            self.game.check(view.state, view.seat, move)
        except IllegalMove as illegal:
            talk.complain(f"{talk.line.name} chose {move}: {illegal}")
            raise Unanswered("illegal") from illegal
        return move


class Conversation:
    """One program, one seat, one dialect."""

    def __init__(self, line: Connection, dialect: Dialect[Any, Any]) -> None:
        self.line = line
        self._dialect = dialect
        self._awake = False

    def tell(self, view: View[Any]) -> None:
        for message in self._dialect.tell(view):
            self.line.send(message)

    def ask(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        """The program's move, or Unanswered."""
        self.tell(view)
        question = self._dialect.ask(view, moves, stream)
        self.line.forget()
        self.line.send(question)
        said, form = self._answer()
        self._awake = True
        try:
            return self._dialect.read(form)
        except ValueError as bad:
            self.complain(f"{self.line.name} answered nonsense, {_quoted(said)}: {bad}")
            raise Unanswered("illegal") from bad

    def complain(self, complaint: str) -> None:
        """To the log, a few times; whoever has asked counts them all."""
        self.line.mistakes += 1
        if self.line.mistakes <= TOLD:
            last = " (what else it gets wrong is counted, not told)" if self.line.mistakes == TOLD else ""
            log.warning("%s%s", complaint, last)

    def _answer(self) -> tuple[bytes, Any]:
        """What it said, and what that means."""
        seconds = self.line.thinking + (0 if self._awake else WAKING)
        try:
            return self._heard(time.monotonic() + seconds)
        except Unanswered as unanswered:
            if unanswered.why == "slow":
                self.complain(f"{self.line.name} gave no answer in {seconds:g} s")
            elif unanswered.why == "flooded":
                self.complain(f"{self.line.name} talked for more than {LONGEST >> 20} MB without an answer")
            raise

    def _heard(self, until: float) -> tuple[bytes, Any]:
        idle_talk = 0
        while idle_talk <= LONGEST:
            said = self.line.receive(until - time.monotonic())
            form = read_json(said)
            if self._dialect.is_answer(form):
                self.line.answers += 1
                return said, form
            idle_talk += max(LEAST, len(said))
        self.line.close()
        raise Unanswered("flooded")


def _quoted(said: bytes) -> str:
    """Its beginning, in quotes that are closed."""
    text = said.decode("utf-8", "replace").strip()
    return json.dumps(text if len(text) <= SHOWN else text[: SHOWN - 1] + "…", ensure_ascii=False)
