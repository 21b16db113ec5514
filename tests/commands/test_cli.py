"""The command line as a whole: help, languages, exit codes."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import tomli

import cardcade
from cardcade import cli
from cardcade.commands import NAMES
from cardcade.shell.app.language import SHELL_LOCALE, flattened

PRESET_ACTIONS = [("presets", action) for action in ("list", "show", "check", "new")]


@pytest.mark.parametrize("language", ["zh_CN.UTF-8", "en_GB"])
@pytest.mark.parametrize("command", [(), *((name,) for name in NAMES), *PRESET_ACTIONS])
def test_every_command_explains_itself(
    run: Any, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    answer = run(*command, "--help")
    assert answer.code == 0
    assert "command." not in answer.out
    assert ("用法：" in answer.out) == language.startswith("zh")


@pytest.mark.parametrize("part", ["checks", "commands"])
def test_both_languages_say_the_same_things(part: str) -> None:
    said = {
        code: dict(flattened(tomli.loads((SHELL_LOCALE / part / f"{code}.toml").read_text("utf-8"))))
        for code in ("zh", "en")
    }
    assert said["zh"].keys() == said["en"].keys()
    for key, chinese in said["zh"].items():
        assert _blanks(chinese) == _blanks(said["en"][key]), key


def _blanks(text: str) -> set[str]:
    return {piece.partition("}")[0] for piece in text.split("{")[1:]}


def test_the_version_is_told(run: Any) -> None:
    assert run("--version").out == f"cardcade {cardcade.__version__}\n"


@pytest.mark.parametrize("arguments", [("dance",), ("--jump",), ("games", "--jsn"), ("presets",), ("play",)])
def test_wrong_usage_is_exit_code_2(run: Any, arguments: tuple[str, ...]) -> None:
    answer = run(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("usage: ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("whist",), "there is no game called whist"),
        (("gandengyan", "--bots", "random"), "there is no bot called random"),
        (("gandengyan", "--seats", "3", "--bots", "easy,easy,easy"), "3 bots do not fit 2 seats"),
        (("gandengyan", "--seats", "9"), "9 seats do not work here; this game is for 2–6 players"),
        (("guandan", "--seats", "1"), "1 seat does not work here; this game is for 4 players"),
        (("gandengyan", "--bots", ""), 'there is no bot called ""; there are: easy'),
        (("gandengyan", "--speed", "9"), "--speed"),
        (("gandengyan", "--seed", str(2**63)), f"'{2**63}' is not a whole number from {-(2**63)} to {2**63 - 1}"),
    ],
)
def test_a_table_that_cannot_be_opened_is_a_sentence(run: Any, arguments: tuple[str, ...], told: str) -> None:
    answer = run("play", *arguments)
    assert answer.code == 2
    assert told in answer.err


def test_the_doctor_tells_versions_and_games_but_nothing_private(run: Any, own_home: Path) -> None:
    told = run("doctor").out
    assert f"Cardcade: {cardcade.__version__}" in told
    assert "gandengyan" in told
    assert str(Path.home()) not in told
    assert str(own_home) not in told
    assert "Safe mode: no" in told
    assert run("doctor", "--json").json["safe_mode"] is False
    assert run("doctor", "--json").json["python"].startswith(f"{sys.version_info.major}.")


def test_the_doctor_does_not_say_where_the_players_home_is(
    run: Any, install: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    install("cardcade-lost", f"open({str(tmp_path / 'secret')!r})", {"lost": "lost_game"})
    told = run("doctor").out
    assert "~/secret" in told.replace("\\", "/")
    assert str(tmp_path) not in told


def test_a_home_of_nobody_is_a_folder_of_that_name(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDCADE_HOME", "~nobody-at-all/x")
    assert run("history").code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["~nobody-at-all"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other words for it")
@pytest.mark.parametrize("command", ["review NAME", "replay NAME", "check NAME", "new ok --out NAME"])
def test_a_name_that_no_file_can_have_is_a_short_sentence(run: Any, command: str) -> None:
    answer = run(*command.replace("NAME", "x" * 5000).split())
    assert (answer.code, answer.out) == (1, "")
    assert f"{'x' * 40}...: {os.strerror(errno.ENAMETOOLONG)}" in answer.err
    assert len(answer.err) < 200


def test_an_interrupted_command_ends_quietly(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("cardcade.commands.games.run", interrupted)
    answer = run("games")
    assert (answer.code, answer.out, answer.err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no interrupt for one process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_and_its_workers(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cardcade", "simulate", "gandengyan", "--games", "9999999", "--bots", "random"]
    command += ["--jobs", jobs, "--seed", "7", "--record", str(tmp_path)]
    under_way = [tmp_path / f"gandengyan-7-{500 * worker}.json" for worker in range(int(jobs))]
    with subprocess.Popen(command, stderr=subprocess.PIPE, process_group=0) as started:
        while not all(first.exists() for first in under_way):
            assert started.poll() is None
            time.sleep(0.05)
        os.killpg(started.pid, signal.SIGINT)
        assert started.stderr is not None
        assert started.wait(20) == 130
        assert started.stderr.read() == b""


def test_a_reader_that_goes_away_is_no_error() -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "cardcade", "presets", "list", "gandengyan", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        started.stdout.close()
        assert started.stderr.read() == b""
    assert started.returncode == 1


def test_without_arguments_the_launcher_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    class Start:
        @staticmethod
        def open_launcher() -> int:
            opened.append("home")
            return 0

    monkeypatch.setitem(sys.modules, "cardcade.shell.app.start", Start)
    assert cli.main([]) == 0
    assert len(opened) == 1


@pytest.mark.parametrize("file", ["nowhere/match.json", "."])
def test_a_record_that_cannot_be_written_is_refused_before_the_match(run: Any, file: str) -> None:
    answer = run("play", "uno", "--autoplay", "--record", file)
    assert answer.code == 2
    assert file in answer.err


def test_what_nobody_foresaw_is_a_sentence_and_a_line_in_the_log(
    run: Any, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    def fails(*_: Any) -> int:
        raise ZeroDivisionError("out of the blue")

    monkeypatch.setattr("cardcade.commands.games.run", fails)
    answer = run("games")
    assert answer.code == 1
    assert len(answer.err.strip().splitlines()) == 1
    assert "ZeroDivisionError: out of the blue" in answer.err
    (place,) = own_home.rglob("cardcade.log")
    assert "Traceback" in place.read_text("utf-8")
