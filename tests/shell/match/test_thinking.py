"""Bots think elsewhere; whatever goes wrong there, the table gets a lawful move and a sentence to show."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardcade import Match, SearchBot, View
from cardcade.engine.bots import trusted
from cardcade.plugins import GamePlugin
from cardcade.shell.match.thinking import Decision, InProcess
from cardcade.shell.match.thinking_apart import START_UP
from cardcade.workers.bot_worker import Worker, command

from .thinking_table import ThinkingTable, ask, assert_by_table, assert_stepped_in

TESTS = Path(__file__).parents[2]
sys.path += [str(TESTS / "shell" / "match"), str(TESTS / "thirdparty" / "crazy_eights")]

FAILURES = {"stumbles": "crashed", "leaves": "crashed", "cheats": "illegal", "sleeps": "idle"}


@pytest.fixture
def plugin() -> GamePlugin:
    made: GamePlugin = import_module("stubborn_eights").cardcade_game()
    return made


@pytest.fixture
def match(plugin: GamePlugin) -> Match[Any, Any]:
    return Match(plugin.game(plugin.rules()), 3, seed=7)


@pytest.fixture
def table(plugin: GamePlugin, match: Match[Any, Any]) -> Iterator[ThinkingTable]:
    table = ThinkingTable(plugin, match)
    yield table
    table.process.close()


def test_the_process_chooses_what_the_same_bot_would_choose_here(table: ThinkingTable, plugin: GamePlugin) -> None:
    here = InProcess(plugin, table.match.game)
    ask(here, table.match, "babbles")
    table.ask("babbles")
    assert table.decision() == here.poll()[0]


def test_the_process_has_neither_pygame_nor_pydantic(table: ThinkingTable) -> None:
    import pydantic

    assert pydantic.VERSION
    table.ask("tells")
    assert table.decision().notice is None


def test_one_process_answers_question_after_question(table: ThinkingTable) -> None:
    tickets = [table.ask("babbles") for _ in range(5)]
    assert [table.decision().ticket for _ in tickets] == tickets


@pytest.mark.parametrize(("level", "why"), FAILURES.items())
def test_the_easy_bot_steps_in_and_says_so(table: ThinkingTable, level: str, why: str) -> None:
    table.ask(level)
    assert_stepped_in(table.decision(), table.match, why)


@pytest.mark.parametrize(("level", "why"), FAILURES.items())
def test_it_steps_in_just_so_without_a_process(
    plugin: GamePlugin, match: Match[Any, Any], level: str, why: str
) -> None:
    here = InProcess(plugin, match.game)
    ask(here, match, level)
    assert_stepped_in(here.poll()[0], match, why)


def test_the_same_failure_is_told_once_for_each_seat(table: ThinkingTable) -> None:
    for _ in range(2):
        table.ask("cheats")
    assert table.decision().notice is not None
    assert table.decision().notice is None


def test_a_process_that_dies_is_replaced(table: ThinkingTable) -> None:
    table.ask("dies")
    table.ask("babbles")
    assert_stepped_in(table.decision(), table.match, "quit")
    assert table.decision().notice is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals there")
def test_a_process_that_a_signal_ended_is_told_apart(table: ThinkingTable) -> None:
    table.ask("falls")
    assert_stepped_in(table.decision(), table.match, "killed")


def test_a_bot_sees_nothing_of_the_players_environment(plugin: GamePlugin, match: Match[Any, Any]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SECRET_TOKEN", "abc")
        table = ThinkingTable(plugin, match)
        table.ask("pries")
        assert table.decision().notice is None
    table.process.close()


def test_a_bot_that_reads_finds_nobody_and_takes_no_question_of_ours(table: ThinkingTable) -> None:
    for _ in range(2):
        table.ask("asks")
        assert table.decision().notice is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups there")
@pytest.mark.parametrize("level", ["breeds", "breedsandponders"])
def test_what_a_bot_has_started_ends_with_the_table(
    plugin: GamePlugin, match: Match[Any, Any], level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "pid"
    monkeypatch.setenv("CARDCADE_BREEDS", str(told))
    table = ThinkingTable(plugin, match)
    table.ask(level)
    wait_until(lambda: bool(table.bots.poll() or True) and told.exists() and bool(told.read_text()))
    table.process.close()
    wait_until(lambda: not runs(int(told.read_text())))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups there")
def test_a_process_whose_table_is_gone_ends_in_the_middle_of_a_thought(
    plugin: GamePlugin, match: Match[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "pid"
    monkeypatch.setenv("CARDCADE_BREEDS", str(told))
    table = ThinkingTable(plugin, match)
    table.ask("breedsandponders")
    wait_until(lambda: bool(table.bots.poll() or True) and told.exists() and bool(told.read_text()))
    errand = table.process._errand
    assert errand is not None
    assert errand.child is not None
    assert errand.child.stdin is not None
    errand.child.stdin.close()  # as the system does when we are killed
    assert errand.child.wait(60) != 0
    wait_until(lambda: not runs(int(told.read_text())))
    table.process.close()


def runs(pid: int) -> bool:
    """Whether there is such a process that has not ended; nobody may have taken note of its end yet."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z" if Path("/proc").is_dir() else not os.kill(pid, 0)
    except OSError:
        return False


def wait_until(claim: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not claim():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_bot_that_never_ends_is_given_up_after_its_guard(table: ThinkingTable) -> None:
    table.ask("babbles")
    table.decision()
    table.ask("ponders")
    table.time.seconds += 1.9
    assert table.bots.poll() == []
    pondering = table.process.pid
    table.time.seconds += 0.2
    assert_stepped_in(table.decision(), table.match, "slow")
    table.ask("babbles")
    assert table.decision().notice is None
    assert table.process.pid != pondering


def test_a_bot_may_ask_for_a_longer_guard(plugin: GamePlugin, table: ThinkingTable) -> None:
    plugin.bots["ponders"].guard_seconds = 10.0  # type: ignore[attr-defined]
    try:
        table.ask("babbles")
        table.decision()
        table.ask("ponders")
        table.time.seconds += 9.9
        assert table.bots.poll() == []
    finally:
        del plugin.bots["ponders"].guard_seconds  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["searches", "search"])
def test_a_search_has_the_guard_of_searches_however_it_is_named(table: ThinkingTable, level: str) -> None:
    table.ask("babbles")
    table.decision()
    asked = table.time.seconds
    table.ask(level)
    assert table.bots._asked is not None
    assert table.bots._asked.deadline == asked + SearchBot.guard_seconds


def test_a_process_that_was_ended_on_purpose_is_no_failure(
    table: ThinkingTable, caplog: pytest.LogCaptureFixture
) -> None:
    table.ask("babbles")
    table.decision()
    table.ask("ponders")
    errand = table.process._errand
    assert errand is not None
    wait_until(lambda: errand._asked is not None)
    table.process.close()
    assert not caplog.messages


def test_the_table_decides_in_a_game_unknown_to_the_process(plugin: GamePlugin, match: Match[Any, Any]) -> None:
    table = ThinkingTable(replace(plugin, package="json"), match)
    table.ask("babbles")
    assert_by_table(table.decision(), match)
    table.ask("babbles")
    assert table.bots.poll()[0].move is not None
    table.process.close()


def test_a_process_that_never_gets_ready_is_not_waited_for_for_ever(table: ThinkingTable) -> None:
    table.ask("babbles")
    made: list[Decision] = []
    for _ in range(5):
        table.process.kill()
        table.time.seconds += START_UP + 1
        made += table.bots.poll()
    assert_by_table(made[0], table.match)


def test_a_forgotten_question_gets_no_answer(table: ThinkingTable) -> None:
    table.bots.forget(table.ask("babbles"))
    kept = table.ask("babbles")
    assert table.decision().ticket == kept


def test_asking_and_polling_never_wait(table: ThinkingTable) -> None:
    table.ask("babbles")
    table.decision()
    table.ask("ponders")
    for _ in range(100):
        table.ask("babbles")
        assert table.bots.poll() == []


@pytest.mark.skipif(os.name == "nt", reason="on Windows, asking after a process is pressing Ctrl-C in it")
def test_no_process_is_left_behind(table: ThinkingTable) -> None:
    table.ask("babbles")
    table.decision()
    pid = table.process.pid
    assert pid is not None
    table.process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_leaving_the_table_ends_a_bot_in_thought(table: ThinkingTable) -> None:
    table.ask("babbles")
    table.decision()
    table.ask("ponders")
    table.bots.close()
    assert table.process.pid is None


def test_the_worker_ends_with_its_input() -> None:
    with subprocess.Popen(command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        worker.communicate(b"", timeout=60)
        assert worker.returncode == 0


def test_the_worker_needs_only_what_a_request_says(plugin: GamePlugin, match: Match[Any, Any]) -> None:
    view: View[Any] = match.view(0)
    request = {"id": "1", "package": plugin.package, "rules": {}, "seats": 3, "level": "easy", "seat": 0}
    reply = Worker().reply({**request, "view": match.forms.write_state(view.state), "stream": 5})
    match.game.check(match.state, 0, match.forms.read_move(reply["move"]))


def test_a_program_from_outside_thinks_at_the_table_too_and_its_failing_is_said(tmp_path: Path) -> None:
    from cardcade_uno import cardcade_game

    answering, failing = tmp_path / "answers.py", tmp_path / "fails.py"
    answering.write_text(
        "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n"
        "    if message['type'] == 'choose': print(json.dumps({'index': len(message['moves']) - 1}), flush=True)\n"
    )
    failing.write_text("")
    plugin = cardcade_game()
    match = Match(plugin.game(plugin.rules()), 2, seed=7)
    table = ThinkingTable(plugin, match)
    try:
        seat = match.game.to_act(match.state)[0]
        table.ask(f"exec:'{sys.executable}' '{answering}'", seat)
        made = table.decision()
        assert (made.move, made.notice) == (match.game.moves(match.state, seat)[-1], None)
        table.ask(f"exec:'{sys.executable}' '{failing}'", seat)
        made = table.decision()
        assert made.notice is not None
        assert made.notice.key == "thinking.quit"
        match.game.check(match.state, seat, made.move)
    finally:
        table.process.close()


def test_what_a_program_gets_wrong_at_the_table_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    from cardcade_uno import cardcade_game

    babbling, failing = tmp_path / "babbles.py", tmp_path / "fails.py"
    babbling.write_text("import sys\nfor line in sys.stdin: print(41 + 1, flush=True)\n")
    failing.write_text("raise SystemExit('no more cards')")
    plugin = cardcade_game()
    match = Match(plugin.game(plugin.rules()), 2, seed=7)
    table = ThinkingTable(plugin, match)
    try:
        for program in (babbling, failing):
            table.ask(f"exec:'{sys.executable}' '{program}'", match.game.to_act(match.state)[0])
            table.decision()
    finally:
        table.process.close()
    assert 'answered nonsense, "42": ' in caplog.text
    assert "has ended (1): no more cards" in caplog.text


def test_a_record_from_elsewhere_starts_no_program() -> None:
    assert trusted("exec:rm -r /", "medium") == trusted("exec+competition:x", "medium") == "medium"
    assert trusted(None, "medium") == "medium"
    assert trusted("hard", "medium") == "hard"
