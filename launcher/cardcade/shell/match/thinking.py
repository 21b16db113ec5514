"""What the bots of a table decide: asked without waiting, heard when they are done, watched for failure."""

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
class Decision:
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
        """The ticket of the decision that `poll` will bring."""

    def forget(self, ticket: int) -> None:
        """Nobody waits for this decision any more."""

    def poll(self) -> list[Decision]:
        """The decisions made since last asked; never waits."""

    def close(self) -> None:
        """The table is left."""


@dataclass(slots=True)
class OpenDecision:
    """A seat is to decide, and who decides for it."""

    ticket: int
    seat: Seat
    level: str
    view: View[Any]
    stream: Stream
    deadline: float = 0.0


class Decisions:
    """What both ways of thinking share: a game, its open decisions, and the easy bot in reserve."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self.plugin, self.game = plugin, game
        self.forms = Forms(game)
        self.waiting: deque[OpenDecision] = deque()
        self._last = 0
        self._told: set[tuple[Seat, str]] = set()

    def take(self, seat: Seat, level: str, view: View[Any], stream: Stream) -> int:
        self._last += 1
        self.waiting.append(OpenDecision(self._last, seat, level, view, stream))
        return self._last

    def forget(self, ticket: int) -> None:
        self.waiting = deque(asked for asked in self.waiting if asked.ticket != ticket)

    def take_all(self) -> list[OpenDecision]:
        taken, self.waiting = list(self.waiting), deque()
        return taken

    def accept(self, asked: OpenDecision, move: Any, doubt: float) -> Decision:
        """The bot's decision, or the easy bot's when it is not lawful."""
        try:
            if move is not None:
                self.game.check(asked.view.state, asked.seat, move)
            elif asked.seat in self.game.to_act(asked.view.state):
                return self.step_in(asked, "idle")
        except Exception as refusal:  # the plugin's boundary: IllegalMove, or its check fell over the move
            log.warning("the %s bot of %s chose %s: %s", asked.level, self.plugin.id, move, refusal)
            return self.step_in(asked, "illegal")
        return Decision(asked.ticket, asked.seat, move, doubt)

    def step_in(self, asked: OpenDecision, why: str) -> Decision:
        """The easy bot's move, here and now; each seat says only once why."""
        news = (asked.seat, why) not in self._told
        self._told.add((asked.seat, why))
        move = self._easy_move(asked)
        return Decision(asked.ticket, asked.seat, move, 0.5, say(f"thinking.{why}") if news else None)

    def _easy_move(self, asked: OpenDecision) -> Any:
        view = asked.view
        moves: Sequence[Any] = self.game.moves(view.state, view.seat)
        try:
            move = self.plugin.bots["easy"](self.game).choose(view, moves, Stream(asked.stream.key))
            if move is not None:
                self.game.check(view.state, view.seat, move)
                return move
        except (Exception, SystemExit):  # the plugin's boundary: even its easy bot may be broken
            log.exception("the easy bot of %s failed", self.plugin.id)
        in_turn = view.seat in self.game.to_act(view.state)
        return RandomBot(self.game).choose(view, moves, Stream(asked.stream.key)) if in_turn else None


class InProcess:
    """Thinks here, one decision for each `poll`: for tests and for playing without a window."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self._decisions = Decisions(plugin, game)

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream) -> int:
        return self._decisions.take(seat, level, view, stream)

    def forget(self, ticket: int) -> None:
        self._decisions.forget(ticket)

    def poll(self) -> list[Decision]:
        return [self._think(self._decisions.waiting.popleft())] if self._decisions.waiting else []

    def close(self) -> None:
        self._decisions.waiting.clear()

    def _think(self, asked: OpenDecision) -> Decision:
        decisions, view = self._decisions, asked.view
        try:
            bot = bot_of(decisions.plugin, decisions.game, asked.level)
            moves = decisions.game.moves(view.state, view.seat)
            move = bot.choose(view, moves, Stream(asked.stream.key))
        except (Exception, SystemExit):  # the plugin's boundary
            log.exception("the %s bot of %s failed", asked.level, decisions.plugin.id)
            return decisions.step_in(asked, "crashed")
        return decisions.accept(asked, move, bot.doubt)
