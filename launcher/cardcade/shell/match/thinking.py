"""What the bots of a table decide: asked without waiting, heard when they are done, and who steps in when one fails."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from cardcade.engine.bots import Bot, is_program
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.message import Message, say
from cardcade.engine.state import View
from cardcade.engine.temperament import PLAIN, Mood
from cardcade.plugins import GamePlugin

if TYPE_CHECKING:
    from cardcade.outside.programs import Programs

log = logging.getLogger(__name__)

STAND_IN: Final = "easy"


class Decision(NamedTuple):
    """What a bot wants to do. A notice says that somebody had to step in."""

    ticket: int
    seat: Seat
    move: Any
    """None, only out of turn: it lets it be."""
    notice: Message | None = None


class Thinking(Protocol):
    """The bots of one table."""

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream, mood: Mood = PLAIN) -> int:
        """The ticket of the decision that `poll` will bring."""

    def forget(self, ticket: int) -> None:
        """Nobody waits for this decision any more."""

    def poll(self) -> list[Decision]:
        """The decisions made since last asked; never waits."""

    def close(self) -> None:
        """The table is left."""


@dataclass(slots=True)
class OpenDecision:
    """A seat is to decide, and the level of the bot that does it."""

    ticket: int
    seat: Seat
    level: str
    view: View[Any]
    stream: Stream
    mood: Mood
    deadline: float = 0.0
    why: str = ""
    """What went wrong with the seat's own bot, when the easy one stands in."""


class Decisions:
    """The decisions of one table. The easy bot steps in for one that fails, the table's own hand for the easy bot."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self.plugin, self.game = plugin, game
        self.forms = Forms(game)
        self.waiting: deque[OpenDecision] = deque()
        self._made: list[Decision] = []
        self._last = 0
        self._told: set[tuple[Seat, str]] = set()

    def open(self, seat: Seat, level: str, view: View[Any], stream: Stream, mood: Mood) -> int:
        self._last += 1
        self.waiting.append(OpenDecision(self._last, seat, level, view, stream, mood))
        return self._last

    def forget(self, ticket: int) -> None:
        self.waiting = deque(asked for asked in self.waiting if asked.ticket != ticket)

    def take_made(self) -> list[Decision]:
        made, self._made = self._made, []
        return made

    def accept(self, asked: OpenDecision, move: Any, lapse: str = "") -> None:
        """What a bot decided, if it is lawful; a `lapse` says why the easy one had to do it."""
        try:
            if move is not None:
                self.game.check(asked.view.state, asked.seat, move)
            elif asked.seat in self.game.to_act(asked.view.state):
                return self.fail(asked, "idle")
        except Exception as refusal:  # the plugin's boundary: IllegalMove, or its check fell over the move
            log.warning("the %s bot of %s chose %s: %s", asked.level, self.plugin.id, move, refusal)
            return self.fail(asked, "illegal")
        return self._decide(asked, move, asked.why or lapse)

    def fail(self, asked: OpenDecision, why: str) -> None:
        """The plain easy bot is asked next; when it is the one that failed, nobody is asked any more."""
        if asked.level == STAND_IN and asked.mood == PLAIN:
            self.decide_by_hand(asked)
        else:
            self.waiting.appendleft(replace(asked, level=STAND_IN, mood=PLAIN, why=why))

    def decide_by_hand(self, asked: OpenDecision) -> None:
        """Any lawful move in turn, nothing out of turn: no bot has a say in it."""
        if asked.seat in self.game.to_act(asked.view.state):
            self._decide(asked, moves_in_turn(self.game, asked.view.state, asked.seat)[0], "by_table")
        else:
            self._decide(asked, None, "let_be")

    def _decide(self, asked: OpenDecision, move: Any, why: str) -> None:
        """Each seat says only once what went wrong."""
        news = bool(why) and (asked.seat, why) not in self._told
        self._told.add((asked.seat, why))
        notice = say(f"thinking.{why}") if news else None
        self._made.append(Decision(asked.ticket, asked.seat, move, notice))


class InProcess:
    """Thinks here, one decision for each `poll`: for tests and for playing without a window."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any]) -> None:
        self._decisions = Decisions(plugin, game)
        self._programs: Programs | None = None

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream, mood: Mood = PLAIN) -> int:
        return self._decisions.open(seat, level, view, stream, mood)

    def forget(self, ticket: int) -> None:
        self._decisions.forget(ticket)

    def poll(self) -> list[Decision]:
        made: list[Decision] = []
        while self._decisions.waiting and not made:
            self._think(self._decisions.waiting.popleft())
            made = self._decisions.take_made()
        return made

    def close(self) -> None:
        self._decisions.waiting.clear()
        if self._programs is not None:
            self._programs.close()

    def _bot(self, level: str, mood: Mood) -> Bot[Any, Any]:
        plugin, game = self._decisions.plugin, self._decisions.game
        if not is_program(level):
            return plugin.bot(level, game, mood)
        from cardcade.outside.programs import Programs

        self._programs = self._programs or Programs()
        return self._programs.bot(plugin, level, game)

    def _think(self, asked: OpenDecision) -> None:
        decisions, view = self._decisions, asked.view
        try:
            bot = self._bot(asked.level, asked.mood)
            moves = decisions.game.moves(view.state, view.seat)
            move = bot.choose(view, moves, Stream(asked.stream.key))
        except (Exception, SystemExit):  # the plugin's boundary
            log.exception("the %s bot of %s failed", asked.level, decisions.plugin.id)
            decisions.fail(asked, "crashed")
        else:
            decisions.accept(asked, move, bot.lapse)
