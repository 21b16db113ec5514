"""Who decides when a bot fails: the easy bot, in the process too; when that fails as well, the table by itself."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardcade import GamePlugin, Match
from cardcade.discovery.library import Library
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.match.thinking import InProcess
from cardcade.workers.bot_process import BotProcess

from ..launcher import Launcher, found, open_launcher
from .thinking_table import ThinkingTable, ask, assert_by_table, assert_stepped_in

TESTS = Path(__file__).parents[2]
EIGHTS = TESTS / "thirdparty" / "crazy_eights"
sys.path += [str(TESTS / "shell" / "match"), str(EIGHTS)]

IN_TIME = 0.1
"""Longer than this no tick may take because of a bot."""
PATIENCE = 60.0

Making = Callable[[str], GamePlugin]

GAME = """
from dataclasses import replace
import cardcade, stubborn_eights

@cardcade.hookimpl
def cardcade_game():
    stubborn = stubborn_eights.cardcade_game()
    return replace(stubborn, package=__name__, bots={{**stubborn.bots, "easy": stubborn.bots["{level}"]}})
"""


@pytest.fixture
def with_easy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Making:
    """The stubborn game as a package of its own, whose easy bot is one of the stubborn ones."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(level: str) -> GamePlugin:
        name = f"easy_{level}"
        shutil.copytree(EIGHTS / "crazy_eights", tmp_path / name)
        (tmp_path / name / "__init__.py").write_text(GAME.format(level=level), "utf-8")
        monkeypatch.delitem(sys.modules, name, raising=False)
        made: GamePlugin = import_module(name).cardcade_game()
        return made

    return make


@pytest.fixture
def seated() -> Iterator[Callable[[GamePlugin], ThinkingTable]]:
    processes: list[BotProcess] = []

    def sit_down(plugin: GamePlugin) -> ThinkingTable:
        table = ThinkingTable(plugin, Match(plugin.game(plugin.rules()), 3, seed=7))
        processes.append(table.process)
        return table

    yield sit_down
    for process in processes:
        process.close()


Seating = Callable[[GamePlugin], ThinkingTable]


def test_the_easy_bot_steps_in_where_bots_think(with_easy: Making, seated: Seating) -> None:
    table = seated(with_easy("tells"))
    table.ask("stumbles")
    assert_stepped_in(table.decision(), table.match, "crashed")


@pytest.mark.parametrize("easy", ["dies", "stumbles", "leaves", "cheats", "sleeps"])
def test_the_table_decides_when_the_easy_bot_fails_too(with_easy: Making, seated: Seating, easy: str) -> None:
    table = seated(with_easy(easy))
    table.ask("stumbles")
    assert_by_table(table.decision(), table.match)


def test_the_table_decides_when_the_easy_bot_never_ends(with_easy: Making, seated: Seating) -> None:
    table = seated(with_easy("ponders"))
    table.ask("babbles")
    table.decision()
    table.ask("stumbles")
    assert table.rung.wait(60)
    table.rung.clear()
    assert table.bots.poll() == []
    table.time.seconds += 2.1
    assert_by_table(table.decision(), table.match)
    table.ask("babbles")
    assert table.decision().notice is None


@pytest.mark.parametrize("easy", ["stumbles", "leaves", "cheats", "sleeps"])
def test_the_table_decides_just_so_without_a_process(with_easy: Making, easy: str) -> None:
    plugin = with_easy(easy)
    match: Match[Any, Any] = Match(plugin.game(plugin.rules()), 3, seed=7)
    here = InProcess(plugin, match.game)
    ask(here, match, "stumbles")
    assert_by_table(here.poll()[0], match)


def test_an_easy_bot_that_fails_is_not_asked_again(with_easy: Making, seated: Seating) -> None:
    table = seated(with_easy("dies"))
    table.ask("babbles")
    table.decision()
    before = table.process.pid
    table.ask("easy")
    assert_by_table(table.decision(), table.match)
    table.ask("babbles")
    table.decision()
    assert table.process.pid not in (None, before)


def test_out_of_turn_the_table_does_nothing_for_a_bot(with_easy: Making, seated: Seating) -> None:
    table = seated(with_easy("stumbles"))
    table.ask("stumbles", seat=1)
    decision = table.decision()
    assert decision.move is None
    assert decision.notice is not None
    assert decision.notice.key == "thinking.let_be"


def test_a_decision_nobody_waits_for_needs_no_stand_in(with_easy: Making, seated: Seating) -> None:
    table = seated(with_easy("tells"))
    table.ask("babbles")
    table.decision()
    table.bots.forget(table.ask("stumbles"))
    kept = table.ask("babbles")
    assert table.decision().ticket == kept


@pytest.mark.parametrize("easy", ["ponders", "dies", "leaves", "cheats"])
def test_whatever_the_easy_bot_does_the_picture_moves_and_the_match_goes_on(with_easy: Making, easy: str) -> None:
    plugin = with_easy(easy)
    pilot = open_launcher([found(plugin)], bots_apart=True)
    pilot.app.tables.open(
        found(plugin), Library(plugin).default, MatchRequest(plugin.id, "standard", ("easy",) * 3, seed=7)
    )
    pilot.app.look.speed = 0.0
    ticks = ticks_until_steps(pilot, 2)
    assert max(ticks) < IN_TIME
    assert pilot.app.language.text("thinking.by_table") in [toast.text for toast in pilot.ui.toasts.toasts]
    pilot.app.close()


def ticks_until_steps(pilot: Launcher, steps: int) -> list[float]:
    """Seconds of work in each tick, while time goes by as it does for players."""
    ticks, end = [], time.monotonic() + PATIENCE
    while len(pilot.table.live.match.steps) < steps:
        assert time.monotonic() < end, "the match does not go on"
        before = time.thread_time()
        pilot.wait(1 / 60)
        ticks.append(time.thread_time() - before)
        time.sleep(1 / 60)
    return ticks
