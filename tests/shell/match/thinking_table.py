"""Bots that think for a match, and what they decided in the end."""

import threading
from typing import Any

from cardcade import Match
from cardcade.engine.cards import Seat
from cardcade.engine.match import decision_stream
from cardcade.plugins import GamePlugin
from cardcade.shell.match.thinking import Decision, Thinking
from cardcade.shell.match.thinking_apart import Apart
from cardcade.workers.bot_process import BotProcess


class FakeTime:
    """Goes on only when told."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class ThinkingTable:
    """The bots of a match in their process, with a clock that the test holds."""

    def __init__(self, plugin: GamePlugin, match: Match[Any, Any]) -> None:
        self.time = FakeTime()
        self.rung = threading.Event()
        self.process = BotProcess(self.rung.set)
        self.match = match
        self.bots = Apart(plugin, match.game, match.seats, self.process, self.time)

    def ask(self, level: str, seat: Seat = 0) -> int:
        return ask(self.bots, self.match, level, seat)

    def decision(self) -> Decision:
        """Waits for the next one."""
        while not (made := self.bots.poll()):
            assert self.rung.wait(60), "no reply"
            self.rung.clear()
        (decision,) = made
        return decision


def ask(bots: Thinking, match: Match[Any, Any], level: str, seat: Seat = 0) -> int:
    return bots.ask(seat, level, match.view(seat), decision_stream(match.seed, "table", seat, len(match.steps)))


def assert_stepped_in(decision: Decision, match: Match[Any, Any], why: str) -> None:
    assert decision.notice is not None
    assert decision.notice.key == f"thinking.{why}"
    match.game.check(match.state, 0, decision.move)


def assert_by_table(decision: Decision, match: Match[Any, Any]) -> None:
    assert decision.move == match.game.moves(match.view(0).state, 0)[0]
    assert decision.notice is not None
    assert decision.notice.key == "thinking.by_table"
