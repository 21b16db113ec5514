"""Sound that is not there, or is lost in the middle of a match: silent, and the match goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.sound import mixing
from cardcade.shell.sound.sound import Sound, SoundBoard, Volumes

from ..shell.launcher import Launcher, make_a_move, open_launcher
from ..shell.sound.listening import caught_up


@pytest.fixture
def at_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Launcher]:
    """A table that is heard by a device which swallows everything."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pilot = open_launcher()
    board = sit_by(pilot)
    pilot.choose("home.game.gandengyan", "setup.start")
    pilot.wait(1)
    board.open()
    caught_up(board)
    yield pilot
    pilot.app.sound.close()
    pygame.mixer.quit()


def sit_by(pilot: Launcher) -> Sound:
    """The table is heard by another board from now on."""
    pilot.app.sound.close()
    board = pilot.app.sound = pilot.app.tables.host.sound = Sound(Volumes(100, 100, 100))
    return board


def assert_goes_on(pilot: Launcher) -> None:
    steps = len(pilot.table.live.match.steps)
    for _ in range(3):
        make_a_move(pilot)
        pilot.wait(0.5)
        make_noise(pilot.app.sound)
    assert not isinstance(pilot.screen, CrashPage)
    assert len(pilot.table.live.match.steps) > steps


def make_noise(board: SoundBoard) -> None:
    for _ in range(5):
        board.update(0.1)
        board.play("win")
        board.music("menu")
        board.duck()


def broken(*_: Any, **__: Any) -> Any:
    raise pygame.error("the device is gone")


def test_without_a_device_a_match_goes_on(at_table: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    board = sit_by(at_table)
    monkeypatch.setattr(pygame.mixer, "init", broken)
    assert_goes_on(at_table)
    caught_up(board)
    assert board.silent


def test_a_device_that_is_closed_meanwhile_leaves_the_match_silent(at_table: Launcher) -> None:
    assert isinstance(at_table.app.sound, Sound)
    at_table.app.sound.mixing.ask(pygame.mixer.quit)
    assert_goes_on(at_table)
    caught_up(at_table.app.sound)


@pytest.mark.parametrize("lost", ["find_channel", "Sound", "get_num_channels"])
def test_a_device_that_fails_meanwhile_leaves_the_match_silent(
    at_table: Launcher, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mixer, lost, broken)
    assert_goes_on(at_table)
    caught_up(at_table.app.sound)


def test_music_that_fails_meanwhile_leaves_the_match_silent(
    at_table: Launcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("load", "play", "set_volume", "get_pos", "get_busy", "stop"):
        monkeypatch.setattr(pygame.mixer.music, name, broken)
    assert_goes_on(at_table)
    caught_up(at_table.app.sound)
    assert at_table.app.sound.silent


# -- a mixer that does not come back


@pytest.mark.parametrize("frozen", ["find_channel", "set_num_channels"])
def test_a_mixer_that_freezes_leaves_the_match_silent_and_the_picture_moving(
    at_table: Launcher, frozen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thawed, entered = threading.Event(), threading.Event()

    def freeze(*_: Any, **__: Any) -> None:
        entered.set()
        thawed.wait(120)

    monkeypatch.setattr(pygame.mixer, frozen, freeze)
    monkeypatch.setattr(mixing, "STUCK_SECONDS", 0.0)
    board = sit_by(at_table)
    assert_goes_on(at_table)
    assert entered.wait(60)
    for _ in range(200):  # far more than it keeps in mind
        make_noise(board)
    assert_goes_on(at_table)
    assert board.silent
    board.close()
    assert any(thread.name == "sound" for thread in threading.enumerate()), "it was left behind, not waited for"
    thawed.set()
    for thread in [one for one in threading.enumerate() if one.name == "sound"]:
        thread.join(60)


DEAD_DEVICE = """
import time
from cardcade.cli import _leave_threads
from cardcade.shell.sound.sound import Sound
board, frames, until = Sound(), 0, time.monotonic() + 0.5
board.music("menu")
while time.monotonic() < until or not board.mixing.stuck:
    board.update(1 / 60)
    board.play("win")
    frames += 1
    time.sleep(0.005)
board.close()
print("frames:", frames, flush=True)
_leave_threads(7)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a named pipe")
def test_a_device_that_never_opens_holds_up_neither_the_picture_nor_the_end(tmp_path: Path) -> None:
    """SDL waits for somebody who reads what it plays, and nobody does: as real as a dead sound server."""
    os.mkfifo(tmp_path / "nobody")
    env = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "nobody")}
    done = subprocess.run([sys.executable, "-c", DEAD_DEVICE], env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 7
    assert int(done.stdout.split("frames:")[1]) > 3
    assert "Traceback" not in done.stderr
