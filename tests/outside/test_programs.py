"""A program from outside plays like any bot; whatever it does wrong, the game goes on, and it is said."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cardcade.discovery.library import Library
from cardcade.engine.player import nameless
from cardcade.engine.replay_file import levels
from cardcade.outside.bot import TOLD
from cardcade.outside.programs import PATIENCE, ProgramName
from cardcade.testing.games import installed

from .programs import COPIED, FIRST, Workshop, played

FAULTS = {
    "sys.exit(3)": "quit",
    "raise ValueError('no idea')": "quit",
    "print('what?')": "illegal",
    "print(json.dumps({'index': 10_000}))": "illegal",
    "print(json.dumps({'index': None}))": "idle",
    "print(json.dumps({'move': {'move': 'Cheat'}}))": "illegal",
    "print('[' * 100_000)": "illegal",
    "sys.stdout.write('x' * 3_000_000)": "flooded",
}


def test_a_program_chooses_by_index_or_by_move(workshop: Workshop) -> None:
    bots = workshop.bot(FIRST, called="first"), workshop.bot(COPIED, called="last")
    total = played("uno", bots, games=2)
    assert total.games == 2
    assert not total.lapses
    assert total.decisions[bots[0]] > 4


@pytest.mark.parametrize(("answer", "why"), FAULTS.items())
def test_a_program_that_fails_stops_no_game_and_is_named(answer: str, why: str, workshop: Workshop) -> None:
    name = workshop.bot(answer)
    total = played("uno", (name, "easy"))
    assert total.games == 1
    assert total.lapses[name].keys() == {why} | ({"quit"} if why == "flooded" else set())
    assert total.lapses[name].total() == total.decisions[name]


@pytest.mark.usefixtures("hurry")
def test_a_program_that_hangs_is_asked_a_few_times_and_then_no_more(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.outside.bot.WAKING", 0.2)
    name = workshop.bot("time.sleep(1000)")
    total = played("uno", (name, "easy"), games=2)
    assert total.games == 2
    assert total.lapses[name]["slow"] == PATIENCE
    assert total.lapses[name].total() == total.decisions[name]


def test_a_program_that_never_stops_talking_fills_no_memory_and_is_ended(workshop: Workshop) -> None:
    name = workshop.bot("pass", hear="while True: print()", dialect="+competition")
    total = played("guandan", (name, "easy", "random", "easy"))
    assert total.lapses[name].keys() == {"flooded", "quit"}


def test_what_a_program_says_wrong_is_quoted_a_few_times_and_then_only_counted(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    name = workshop.bot("print('what?')")
    assert played("uno", (name, "easy"), games=3).lapses[name]["illegal"] > 2 * TOLD
    assert len(caplog.messages) == TOLD
    assert all("what?" in told for told in caplog.messages)
    assert caplog.messages[-1].endswith("(what else it gets wrong is counted, not told)")


def test_how_a_program_has_ended_is_told_with_its_last_words(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    played("uno", (workshop.bot("sys.exit('no more cards')"), "easy"))
    assert len(caplog.messages) == PATIENCE
    assert all("mine.py has ended (1): no more cards" in told for told in caplog.messages)


def test_a_program_that_ends_without_a_word_is_said_to_have_ended(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    played("uno", (workshop.bot("sys.exit(3)"), "easy"))
    assert all(told.endswith("mine.py has ended (3)") for told in caplog.messages)


def test_a_command_is_split_into_words_and_never_given_to_a_shell(workshop: Workshop, tmp_path: Path) -> None:
    assert ProgramName.read("exec:./mine 'a, b' ; rm x").command == ("./mine", "a, b", ";", "rm", "x")
    assert ProgramName.read("exec+competition:./mine").dialect == "competition"
    name = workshop.bot(FIRST) + f" ; touch '{tmp_path / 'hacked'}'"
    assert not played("uno", (name, "easy")).lapses
    assert not (tmp_path / "hacked").exists()


def test_a_program_inherits_what_it_needs_and_no_token(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_TOKEN", "secret")
    heard = tmp_path / "heard"
    name = workshop.bot(FIRST, hear=f"open({str(heard)!r}, 'w').write(json.dumps(dict(os.environ)))")
    played("uno", (name, "easy"))
    inherited = json.loads(heard.read_text("utf-8"))
    assert "MY_TOKEN" not in inherited
    assert inherited["PATH"] == os.environ["PATH"]


def test_a_program_sees_its_own_cards_and_nobody_elses(workshop: Workshop, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = workshop.bot(FIRST, hear=f"open({str(heard)!r}, 'a').write(line)")
    played("uno", (name, "easy"))
    messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert [message["type"] for message in messages][:: len(messages) - 1] == ["match", "over"]
    piles = messages[0]["piles"]
    for view in (message["view"] for message in messages if message["type"] == "choose"):
        cards = dict(zip(piles, view["cards"], strict=True))
        assert "?" not in cards["hand.0"]
        assert set(cards["hand.1"]) | set(cards["stock"]) <= {"?"}


@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by its number")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_program_ends_with_us_however_we_end(end: signal.Signals, workshop: Workshop, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    name = workshop.bot(f"open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(1000)")
    command = [sys.executable, "-m", "cardcade", "simulate", "uno", "--games", "1", "--bots", f"{name},easy"]
    simulating = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    number = int(awaited(lambda: pid.exists() and pid.read_text("utf-8")))
    simulating.send_signal(end)
    simulating.wait(20)
    assert awaited(lambda: not runs(number))


def awaited(claim: Callable[[], object]) -> str:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if answer := claim():
            return str(answer)
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text("utf-8").split(")")[1][:3] if Path("/proc").exists() else True


def test_a_replay_tells_what_a_program_is_called_but_not_where_it_lies(workshop: Workshop, tmp_path: Path) -> None:
    name = workshop.bot(FIRST)
    found = installed("uno")
    beginning = found.beginning(Library(found.plugin).default, 1, nameless((name, "easy")))
    assert levels(beginning) == ["exec:mine", "easy"]
