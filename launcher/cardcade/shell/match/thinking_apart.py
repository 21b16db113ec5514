"""Bots that think in a process of their own, so that the picture never waits for them."""

from __future__ import annotations

import itertools
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from cardcade.engine.bots import is_program
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.forms import BadForm
from cardcade.engine.game import Game
from cardcade.engine.search import SearchBot
from cardcade.engine.state import View
from cardcade.engine.temperament import PLAIN, Mood
from cardcade.plugins import GamePlugin
from cardcade.shell.match.thinking import Decision, Decisions, OpenDecision
from cardcade.workers.bot_process import CODE, LOST, BotProcess
from cardcade.workers.bot_worker import game_form

log = logging.getLogger(__name__)

SHORTEST_GUARD: Final = 2.0
START_UP: Final = 20.0
"""Seconds the process may take to start and to import the game: no thinking yet, so no fault of a bot."""
PATIENCE: Final = 3
"""So often in a row the process may fail to get ready before the table decides for its bots."""
FORGOTTEN: Final = 0
"""The ticket of what has been asked in vain."""

_tables = itertools.count(1)


class Apart:
    """Asks the bots' process one thing at a time, each with a deadline that only guards."""

    def __init__(
        self,
        plugin: GamePlugin,
        game: Game[Any, Any],
        seats: int,
        process: BotProcess,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._decisions = Decisions(plugin, game)
        self._process, self._now = process, now
        self._table = f"{next(_tables)}/"
        self._game_form = game_form(plugin, game, seats)
        self._asked: OpenDecision | None = None
        self._has_programs = False
        self._ready = False
        self._starts = 0
        self._ready_by = 0.0
        self._warm_up()

    def ask(self, seat: Seat, level: str, view: View[Any], stream: Stream, mood: Mood = PLAIN) -> int:
        ticket = self._decisions.open(seat, level, view, stream, mood)
        self._ask_next()
        return ticket

    def forget(self, ticket: int) -> None:
        self._decisions.forget(ticket)
        if self._asked and self._asked.ticket == ticket:
            self._asked.ticket = FORGOTTEN

    def poll(self) -> list[Decision]:
        for reply in self._process.take():
            self._hear(reply)
        if self._asked and self._now() > self._asked.deadline:
            self._replace("slow")
        elif not self._ready and not self._hopeless and self._now() > self._ready_by:
            self._replace("crashed")
        while self._hopeless and self._decisions.waiting:
            self._decisions.decide_by_hand(self._decisions.waiting.popleft())
        self._ask_next()
        return self._decisions.take_made()

    def close(self) -> None:
        """Forgets all that is open; a process in the middle of a thought, or with programs from outside, is ended, else
        it stays for the next table."""
        self._decisions.waiting.clear()
        if self._asked is not None or self._has_programs:
            self._asked = None
            self._process.kill()

    @property
    def _hopeless(self) -> bool:
        return self._starts > PATIENCE

    def _warm_up(self) -> None:
        self._ready = False
        self._starts += 1
        if not self._hopeless:
            self._ready_by = self._now() + START_UP
            self._process.send({"id": self._table, **self._game_form})

    def _ask_next(self) -> None:
        if self._asked is not None or not self._ready or not self._decisions.waiting:
            return
        asked = self._asked = self._decisions.waiting.popleft()
        asked.deadline = self._now() + max(SHORTEST_GUARD, self._guard(asked.level))
        view = self._decisions.forms.write_state(asked.view.state)
        mood = [asked.mood.temperament, asked.mood.grudge]
        who = {"level": asked.level, "mood": mood, "seat": asked.seat}
        form = {**who, "view": view, "stream": asked.stream.key}
        self._process.send({"id": f"{self._table}{asked.ticket}", **self._game_form, **form})

    def _guard(self, level: str) -> float:
        """A program has a deadline of its own, which stands before this one."""
        if is_program(level):
            self._has_programs = True
            from cardcade.outside.bot import OutsideBot

            return OutsideBot.guard_seconds
        kind = self._decisions.plugin.bots.get(level, SearchBot)  # which every game has
        return float(getattr(kind, "guard_seconds", SHORTEST_GUARD))

    def _hear(self, reply: dict[str, Any]) -> None:
        if reply["id"] == self._table:
            self._hear_ready(reply)
        elif self._asked is not None and reply["id"].startswith(self._table):  # else for a table left since
            if LOST in reply:
                self._replace(_ending(reply[CODE]))
            else:
                self._hear_decision(reply)

    def _hear_ready(self, reply: dict[str, Any]) -> None:
        self._ready = "ready" in reply
        if self._ready:
            self._starts = 0
        else:
            log.warning("the bots of %s cannot start: %s", self._decisions.plugin.id, reply.get("error", LOST))
            self._warm_up()

    def _hear_decision(self, reply: dict[str, Any]) -> None:
        asked, self._asked = self._asked, None
        assert asked is not None
        for words in reply.get("said", ()):
            log.warning("%s", words)
        if asked.ticket == FORGOTTEN:
            return
        if "error" in reply:
            log.warning("the %s bot of %s failed: %s", asked.level, self._decisions.plugin.id, reply["error"])
            self._decisions.fail(asked, "crashed")
            return
        try:
            move = None if reply["move"] is None else self._decisions.forms.read_move(reply["move"])
        except BadForm as bad:
            log.warning("the %s bot of %s chose no move at all: %s", asked.level, self._decisions.plugin.id, bad)
            self._decisions.fail(asked, "illegal")
        else:
            self._decisions.accept(asked, move, reply["lapse"])

    def _replace(self, why: str) -> None:
        """Ends the process and starts another; what it was asked is decided by a stand-in."""
        asked, self._asked = self._asked, None
        log.warning("the bots' process of %s is replaced: %s", self._decisions.plugin.id, why)
        self._process.kill()
        self._warm_up()
        if asked is not None and asked.ticket != FORGOTTEN:
            self._decisions.fail(asked, why)


def _ending(code: int | None) -> str:
    """Whether a process walked out, was struck down, or what else became of it."""
    if code is None:
        return "crashed"
    return "killed" if code < 0 else "quit"
