"""What the bots of a table think: asked without waiting, answered when they are done, watched for failure."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cardcade.engine.bots import RandomBot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.message import Message, say
from cardcade.engine.state import View
from cardcade.plugins import GamePlugin
from cardcade.workers.bot_worker import bot_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot wants to do. A notice says that the easy bot had to step in."""

    ticket: int
    seat: Seat
    move: Any
    """None, only out of turn: it lets it be."""
    doubt: float
    notice: Message | None = None


class Thinking(Protocol):
    """The bots of one table."""

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream) -> int:
        """The ticket of a question that `poll` will answer."""

    def forget(self, ticket: int) -> None:
        """Nobody wants this answer any more."""

    def poll(self) -> list[Answer]:
        """The answers that have come since last asked; never waits."""

    def close(self) -> None:
        """The table is left."""


@dataclass(slots=True)
class Question:
    """One decision to be made."""

    ticket: int
    seat: Seat
    level: str
    view: View[Any]
    stream: Stream
    deadline: float = 0.0


class Desk:
    """What both ways of thinking share: a game, its questions, and the easy bot in reserve."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self.plugin, self.game = plugin, game
        self.forms = Forms(game)
        self.waiting: deque[Question] = deque()
        self._last = 0
        self._told: set[tuple[Seat, str]] = set()

    def take(self, seat: Seat, level: str, view: View[Any], stream: Stream) -> int:
        self._last += 1
        self.waiting.append(Question(self._last, seat, level, view, stream))
        return self._last

    def forget(self, ticket: int) -> None:
        self.waiting = deque(question for question in self.waiting if question.ticket != ticket)

    def take_all(self) -> list[Question]:
        taken, self.waiting = list(self.waiting), deque()
        return taken

    def accept(self, question: Question, move: Any, doubt: float) -> Answer:
        """The bot's answer, or the easy bot's when it is not lawful."""
        try:
            if move is not None:
                self.game.check(question.view.state, question.seat, move)
            elif question.seat in self.game.to_act(question.view.state):
                return self.step_in(question, "idle")
        except Exception as refusal:  # the plugin's boundary: IllegalMove, or its check fell over the move
            log.warning("the %s bot of %s chose %s: %s", question.level, self.plugin.id, move, refusal)
            return self.step_in(question, "illegal")
        return Answer(question.ticket, question.seat, move, doubt)

    def step_in(self, question: Question, why: str) -> Answer:
        """The easy bot's move, here and now; each seat says only once why."""
        news = (question.seat, why) not in self._told
        self._told.add((question.seat, why))
        move = self._easy_move(question)
        return Answer(question.ticket, question.seat, move, 0.5, say(f"thinking.{why}") if news else None)

    def _easy_move(self, question: Question) -> Any:
        view = question.view
        moves: Sequence[Any] = self.game.moves(view.state, view.seat)
        try:
            move = self.plugin.bots["easy"](self.game).choose(view, moves, Stream(question.stream.key))
            if move is not None:
                self.game.check(view.state, view.seat, move)
                return move
        except (Exception, SystemExit):  # the plugin's boundary: even its easy bot may be broken
            log.exception("the easy bot of %s failed", self.plugin.id)
        in_turn = view.seat in self.game.to_act(view.state)
        return RandomBot(self.game).choose(view, moves, Stream(question.stream.key)) if in_turn else None


class InProcess:
    """Thinks here, one decision for each `poll`: for tests and for playing without a window."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self._desk = Desk(plugin, game)

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream) -> int:
        return self._desk.take(seat, level, view, stream)

    def forget(self, ticket: int) -> None:
        self._desk.forget(ticket)

    def poll(self) -> list[Answer]:
        return [self._think(self._desk.waiting.popleft())] if self._desk.waiting else []

    def close(self) -> None:
        self._desk.waiting.clear()

    def _think(self, question: Question) -> Answer:
        desk, view = self._desk, question.view
        try:
            bot = bot_of(desk.plugin, desk.game, question.level)
            moves = desk.game.moves(view.state, view.seat)
            move = bot.choose(view, moves, Stream(question.stream.key))
        except (Exception, SystemExit):  # the plugin's boundary
            log.exception("the %s bot of %s failed", question.level, desk.plugin.id)
            return desk.step_in(question, "crashed")
        return desk.accept(question, move, bot.doubt)
