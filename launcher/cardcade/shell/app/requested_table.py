"""The launcher with nothing but the one table that `cardcade play` asks for."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

from cardcade.discovery import describe
from cardcade.discovery.culprit import line_of
from cardcade.discovery.replays import write_replay
from cardcade.engine.message import Message, say
from cardcade.engine.record import Record
from cardcade.shell.app.app import App
from cardcade.shell.app.house import House
from cardcade.shell.app.logs import log_file
from cardcade.shell.app.play_request import PlayRequest
from cardcade.shell.match.opening import OpenTable
from cardcade.shell.match.request import MatchRequest, fresh_seed
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Window

log = logging.getLogger(__name__)

LAST_LOOK = 3.0
"""Seconds for which the result of a match that played itself can be seen."""


class RequestedTable:
    """Opens the table, records what is played, and ends with it; `failure` says what went wrong."""

    def __init__(self, window: Window, house: House, request: PlayRequest) -> None:
        self.app = App(window, replace(house, has_home=False))
        self.request = request
        self.last_look = LAST_LOOK
        self.failure: Message | None = None
        self._crash_screen, self.app.loop.on_crash = self.app.loop.on_crash, self._crashed
        self.app.tables.on_finished = self._finished
        self.app.tables.after_guiding = lambda _: self._deal()
        self.app.shelf.take([request.found])
        if request.speed is not None:
            self.app.look.speed = 0.0 if request.speed == float("inf") else request.speed

    def open(self) -> None:
        """Who is new to the game is told, once, where its first round is; a deal asked for is dealt without a word."""
        self._deal()
        asked = self.request
        if not asked.autoplay and asked.seed is None and self.app.first_rounds.offer(asked.found.id):
            self.app.toast("table.new_here", game=self.app.shelf.name(asked.found.id))

    def _deal(self) -> None:
        asked, tables = self.request, self.app.tables
        levels = tuple(asked.bots) if asked.autoplay else (None, *asked.bots[1:])
        seed = fresh_seed() if asked.seed is None else asked.seed
        people = (None if asked.autoplay else self.app.profiles.last,)
        request = MatchRequest(asked.found.id, asked.preset.name, levels, seed, asked.seed is not None, people)
        tables.open(asked.found, asked.preset, request)
        assert tables.current is not None
        tables.current.live.rounds_limit = asked.rounds

    def record(self) -> None:
        """What has been played so far; what is tried from its film is practice."""
        file, table = self.request.record, self.app.tables.current
        if file is None or table is None or table.practice is not None:
            return
        try:
            write_record(table, file)
        except OSError as error:
            log.warning("no record: %s", error)
            self.failure = say("crash.unwritten", file=str(file), error=error.strerror or type(error).__name__)

    def fail(self, error: BaseException) -> None:
        error_and_line = say("crash.error_at", error=describe(error), place=line_of(error) or "–")
        self.failure = say("crash.at_table", error=error_and_line, log=str(log_file()))

    @property
    def ending(self) -> Message | None:
        """Who won a match that played itself, and with which scores; None while there is nothing to tell."""
        table = self.app.tables.current
        if not self.request.autoplay or table is None or not table.live.over:
            return None
        match, names = table.live.match, [player.name for player in table.live.players]
        result = match.game.result(match.state)
        if result is None:
            return say("autoplay.stopped", n=match.game.rounds(match.state))
        scores = [say("autoplay.score", name=names[seat], score=f"{result.scores[seat]:g}") for seat in result.order]
        return say("autoplay.over", winners=[names[seat] for seat in result.winners], scores=scores)

    def _finished(self) -> None:
        self.record()
        if self.request.autoplay:
            self._end_after(self.last_look)

    def _crashed(self, error: BaseException) -> Screen | None:
        """A match that plays itself ends there; a player sees the crash screen."""
        self.fail(error)
        return None if self.request.autoplay else self._crash_screen(error)

    def _end_after(self, seconds: float) -> None:
        loop = self.app.loop
        until, before = loop.clock.now() + seconds, loop.on_tick

        def ticked(dt: float) -> float:
            if loop.clock.now() >= until:
                self.app.quit()
            return min(0.1, before(dt))

        loop.on_tick = ticked


def write_record(table: OpenTable, file: Path) -> None:
    write_replay(Record.of(table.live.match, table.beginning), file)
