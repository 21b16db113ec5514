"""The program as its commands start it: the launcher, or straight to a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.engine.replay_file import read
from cardcade.shell.app import start
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.play_request import PlayRequest
from cardcade.shell.app.requested_table import RequestedTable
from cardcade.shell.app.settings import Settings
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.table.scene import TableScene
from cardcade.testing.pilot import Pilot

from ..launcher import found


@pytest.fixture
def without_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


def request(plugin: GamePlugin, **asked: Any) -> PlayRequest:
    levels = ("easy",) * 3
    preset = Library(plugin).default
    return PlayRequest(found=found(plugin), preset=preset, seats=3, bots=levels, **asked)


def test_without_a_display_the_launcher_says_what_to_do(
    without_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.open_launcher() == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert "cardcade --help" in told.err


def test_autoplay_without_a_display_plays_to_the_end_and_says_who_won(
    without_display: None, crazy_eights: GamePlugin, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert start.run_table(request(crazy_eights, autoplay=True, seed=3, record=file)) == 0
    told, result = capsys.readouterr().out, read(file.read_bytes()).result
    assert told.startswith("The match is over. Winner: ")
    assert result is not None
    assert [float(word) for word in re.findall(r"-?\d+", told)] == [result.scores[seat] for seat in result.order]


def test_a_table_for_a_person_needs_a_display(without_display: None, crazy_eights: GamePlugin) -> None:
    assert start.run_table(request(crazy_eights)) == 1


def test_autoplay_that_fails_says_so_and_ends(
    without_display: None,
    crazy_eights: GamePlugin,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    own_home: Path,
) -> None:
    def fails(self: TableScene, dt: float) -> float:
        raise ZeroDivisionError("a scene's own fault")

    monkeypatch.setattr(TableScene, "advance", fails)
    assert start.run_table(request(crazy_eights, autoplay=True, seed=3)) == 1
    told = capsys.readouterr().err.strip()
    line = fails.__code__.co_firstlineno + 1
    assert told.startswith(f"The table failed: ZeroDivisionError: a scene's own fault at app/test_start.py:{line}; ")
    assert str(own_home / "cardcade.log") in told


def test_a_record_that_cannot_be_written_is_told(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "gone" / "match.json"
    assert start.run_table(request(crazy_eights, autoplay=True, seed=3, record=file)) == 1
    assert capsys.readouterr().err.startswith(f"{file} could not be written: ")


def test_a_match_that_is_left_by_closing_the_window_is_recorded_as_far_as_it_went(
    crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    house = silent_house(Settings(language="en"), clock=HandClock())
    table = RequestedTable(Headless((1280, 720)), house, request(crazy_eights, seed=3, record=file))
    table.app.loop.on_tick = lambda _: table.app.quit() or 0.1
    assert start.play(table) == 0
    assert read(file.read_bytes()).steps == ()


def test_practice_that_is_begun_from_its_film_takes_the_place_of_no_record(
    crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    file, clock = tmp_path / "match.json", HandClock()
    house = silent_house(Settings(language="en"), clock=clock)
    table = RequestedTable(Headless((1280, 720)), house, request(crazy_eights, seed=3, record=file))
    table.app.look.speed = 0.0
    table.open()
    pilot = Pilot.driving(table.app.loop, clock)
    live = pilot.table.live
    live.autopilot.update(live.persons)
    pilot.wait_until(lambda: live.over and pilot.sees("board.watch"), 3000)
    written = file.read_bytes()
    pilot.click("board.watch")
    pilot.wait(0.3)
    theatre = pilot.screen
    assert isinstance(theatre, Theatre)
    theatre.projector.jump(theatre.feature.film.decisions(0)[0])
    pilot.click("theatre.play_on")
    pilot.wait(0.3)
    table.record()
    assert file.read_bytes() == written
    table.app.close()


def test_a_recorded_match_replays_from_its_file(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert start.run_table(request(crazy_eights, autoplay=True, seed=3, record=file)) == 0
    form = json.loads(file.read_text("utf-8"))
    assert form["seed"] == 3
    assert form["players"] == ["easy"] * 3
    assert form["result"] is not None


def test_the_same_seed_plays_the_same_match_on_every_run(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        start.run_table(request(crazy_eights, autoplay=True, seed=9, record=file))
    assert files[0].read_bytes() == files[1].read_bytes()
