"""Strangers' rules and scenes run where the picture is drawn: what they do there, the next start knows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from cardcade.discovery.left_out import LeftOut, left_out

RUN = Path(__file__).parent / "strange_run.py"
MISDEEDS = """

import ctypes, os, re, sys


def misbehave():
    how = os.environ.get("STRANGER", "")
    if how == "hang":
        while True:
            pass
    if how == "hold":
        re.match("(a+)+$", "a" * 60 + "b")  # lets no other thread run
    if how == "os._exit":
        os._exit(0)
    if how == "segfault":
        ctypes.string_at(0)
    if how == "recursion":
        misbehave()
    if how in ("SystemExit", "KeyboardInterrupt"):
        raise SystemExit if how == "SystemExit" else KeyboardInterrupt


class Misbehaving(CrazyEights):
    def to_act(self, state):
        misbehave()
        return super().to_act(state)


CrazyEights = Misbehaving
"""


@pytest.fixture
def stranger(installed_eights: Path) -> Path:
    code = installed_eights / "__init__.py"
    code.write_text(code.read_text("utf-8") + MISDEEDS, "utf-8")
    return installed_eights


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), *arguments]
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, env=env)


def told(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def brought_down(how: str) -> tuple[int, str]:
    """How many steps had been played, and what the program said last."""
    done = run("play", how)
    lines = told(done)
    assert [*lines[0]] == ["steps"], done.stderr
    assert len(lines) == 1, "it is gone"
    return lines[0]["steps"], done.stderr


def next_start(*answer: str) -> list[dict[str, Any]]:
    done = run("start", *answer)
    assert done.returncode == 0, done.stderr
    return told(done)


@pytest.mark.parametrize(
    ("how", "words", "line"),
    [
        ("hold", "stood still for too long at crazy_eights/__init__.py:", "re.match"),
        ("segfault", "crashed while Crazy Eights was open, at crazy_eights/__init__.py:", "ctypes"),
        ("os._exit", "ended without warning while Crazy Eights was open.", ""),
    ],
)
def test_the_next_start_tells_who_brought_the_program_down_and_starts_without_it(
    stranger: Path, how: str, words: str, line: str
) -> None:
    steps, _ = brought_down(how)
    (now,) = next_start()
    assert words in now["asked"][0]
    assert not now["imported"]
    assert now["reason"] == ["discovery.undecided"]
    assert now["name"] == "Crazy Eights", "known without its code"
    assert now["waiting"] == [steps], "the match is saved"
    if line:
        number = int(now["asked"][0].partition("__init__.py:")[2].split()[0].rstrip(".,"))
        source = (stranger / "__init__.py").read_text("utf-8").splitlines()
        assert any(line in near for near in source[number - 2 : number + 1])


def test_a_hang_ends_the_program_with_its_place_written_down(stranger: Path, own_home: Path) -> None:
    steps, said = brought_down("hang")
    assert "Crazy Eights stood still for too long at crazy_eights/__init__.py:" in said
    assert "Traceback" not in said
    log = (own_home / "cardcade.log").read_text("utf-8")
    assert "crazy_eights has stood still for 1.0 seconds at crazy_eights/__init__.py:" in log
    assert "in misbehave" in log
    (now,) = next_start()
    assert said.strip() in now["asked"][0]
    assert now["waiting"] == [steps], "the match is saved"
    assert not now["imported"]


@pytest.mark.parametrize("how", ["SystemExit", "KeyboardInterrupt", "recursion"])
def test_what_it_raises_leads_to_the_crash_page(stranger: Path, how: str) -> None:
    done = run("play", how)
    assert told(done)[-1:] == [{"screen": "CrashPage"}], done.stderr
    assert done.returncode == 0


def test_a_table_that_is_left_leaves_no_mark(stranger: Path, own_home: Path) -> None:
    run("play", "quit")
    assert [file.name for file in own_home.glob("open-*")] == []
    (now,) = next_start()
    assert now["asked"] == []
    assert now["imported"]


def ended_while_open(stranger: Path, home: Path) -> None:
    """As if the program had ended just now."""
    mark = LeftOut("cardcade-crazy-eights", "crazy_eights", "crazy_eights", str(stranger))
    (home / "open-0123.json").write_text(json.dumps(asdict(mark)), "utf-8")


def test_a_game_that_is_kept_is_back_at_once_and_nobody_asks_again(stranger: Path, own_home: Path) -> None:
    ended_while_open(stranger, own_home)
    before, after = next_start("suspect.keep")
    assert before["asked"]
    assert after["imported"]
    assert after["reason"] == after["asked"] == left_out() == []


def test_a_game_that_is_switched_off_stays_so_and_nobody_asks_again(stranger: Path, own_home: Path) -> None:
    ended_while_open(stranger, own_home)
    _, after = next_start("suspect.off")
    (later,) = next_start()
    for now in (after, later):
        assert not now["imported"]
        assert now["reason"] == ["discovery.switched_off"]
        assert now["asked"] == []
