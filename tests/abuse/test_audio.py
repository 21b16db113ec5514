"""Sound that is not there, or is lost in the middle of a match: silent, and the match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from cardcade.shell.screens.crash import CrashPage
from cardcade.shell.sound.sound import Sound, Volumes

from ..shell.launcher import Launcher, make_a_move, open_launcher


@pytest.fixture
def at_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Launcher]:
    """A table that is heard by a device which swallows everything."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pilot = open_launcher()
    board = Sound(Volumes(100, 100, 100))
    pilot.app.sound = pilot.app.tables.host.sound = board
    pilot.choose("home.game.gandengyan", "setup.start")
    pilot.wait(1)
    board.update(0.1)
    yield pilot
    board.close()
    pygame.mixer.quit()


def assert_goes_on(pilot: Launcher) -> None:
    board = pilot.app.sound
    steps = len(pilot.table.live.match.steps)
    for _ in range(3):
        make_a_move(pilot)
        pilot.wait(0.5)
        for _ in range(5):
            board.update(0.1)
            board.play("win")
            board.music("menu")
            board.duck()
    assert not isinstance(pilot.screen, CrashPage)
    assert len(pilot.table.live.match.steps) > steps


def broken(*_: Any, **__: Any) -> Any:
    raise pygame.error("the device is gone")


def test_without_a_device_a_match_goes_on(at_table: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    at_table.app.sound.close()
    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", broken)
    board = Sound()
    at_table.app.sound = board
    assert_goes_on(at_table)
    assert board.silent


def test_a_device_that_is_closed_meanwhile_leaves_the_match_silent(at_table: Launcher) -> None:
    pygame.mixer.quit()
    assert_goes_on(at_table)


@pytest.mark.parametrize("lost", ["find_channel", "Sound", "get_num_channels"])
def test_a_device_that_fails_meanwhile_leaves_the_match_silent(
    at_table: Launcher, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mixer, lost, broken)
    assert_goes_on(at_table)


def test_music_that_fails_meanwhile_leaves_the_match_silent(
    at_table: Launcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("load", "play", "set_volume", "get_pos", "get_busy", "stop"):
        monkeypatch.setattr(pygame.mixer.music, name, broken)
    assert_goes_on(at_table)
