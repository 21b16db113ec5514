"""How long bots seem to think, and the time people get to call and catch."""

from __future__ import annotations

from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.engine.bots import Bot
from cardcade.engine.match import Match
from cardcade.engine.player import Player
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.pace import CONTESTED, Pace
from cardcade.shell.match.thinking import InProcess
from cardcade.testing.games import installed
from cardcade.testing.position import Patience


def test_a_choice_takes_half_a_second_to_nearly_a_whole_one_by_chance() -> None:
    pace = Pace(1)
    times = [pace.dwell(1.0) for _ in range(200)]
    assert 0.5 <= min(times) < 0.55
    assert 0.85 < max(times) <= 0.9
    assert [Pace(1).dwell(2.0)] == [times[0] / 2]


def test_everything_at_once_waits_for_nothing() -> None:
    pace = Pace(1)
    assert pace.dwell(0.0) == pace.race(0.0) == pace.steady(0.0) == pace.reaction(Bot, 0.0) == 0.0


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_while_others_may_call_or_catch_the_next_player_leaves_them_a_persons_time(speed: float) -> None:
    pace = Pace(1)
    assert pace.race(speed) >= CONTESTED / 2
    assert pace.reaction(Bot, speed) >= Bot.reaction[0] / 2


class Seconds:
    """A match of bots whose picture is at rest, or not, as long as the test says."""

    def __init__(self, plugin: GamePlugin) -> None:
        match: Match[Any, Any] = Match(plugin.game(plugin.rules()), 2, 4, [0])
        players = [Player(f"P{seat}", "easy", seat) for seat in range(2)]
        self.live = LiveMatch(plugin, match, players, InProcess(plugin, match.game))

    def pass_by(self, seconds: float, idle: bool) -> int:
        """How many moves are made in that time."""
        before = len(self.live.match.steps)
        for _ in range(round(seconds * 60)):
            self.live.take_updates(0)
            self.live.update(1 / 60, idle)
        return len(self.live.match.steps) - before


def test_where_nobody_acts_out_of_turn_a_bot_thinks_while_the_cards_fly(crazy_eights: GamePlugin) -> None:
    table = Seconds(crazy_eights)
    assert table.pass_by(1.0, idle=False) == 0
    assert table.pass_by(1 / 60, idle=True) == 1


def test_where_somebody_might_its_time_begins_when_they_have_landed() -> None:
    found = installed("uno")
    table = Seconds(found.plugin)
    while not table.live.contested:
        table.pass_by(1 / 60, idle=True)
    table.pass_by(3.0, idle=False)
    assert table.pass_by(CONTESTED - 0.05, idle=True) == 0
    assert table.pass_by(0.1, idle=True) == 1


def test_a_bot_that_still_thinks_makes_nothing_move(crazy_eights: GamePlugin) -> None:
    live = Seconds(crazy_eights).live
    live.thinking = Patience()
    for _ in range(300):
        live.update(1 / 60, idle=True)
    assert live.still_for > 0
