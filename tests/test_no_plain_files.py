"""A pipe, a device or a folder in place of a file: refused with a sentence, never read, and nothing waits for it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from cardcade import GamePlugin
from cardcade.arena.contest_file import read_contest
from cardcade.cli import main
from cardcade.discovery import Found, find
from cardcade.discovery.library import Library
from cardcade.discovery.replays import read_replay
from cardcade.engine.message import Trouble
from cardcade.shell.app.logs import log_file, start_log, stop_log
from cardcade.shell.app.settings import Settings, load_settings
from cardcade.shell.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no named pipes and devices in folders there")
T = TypeVar("T")

KINDS = {
    "pipe": os.mkfifo if sys.platform != "win32" else None,
    "endless": lambda path: path.symlink_to("/dev/zero"),
    "folder": lambda path: path.mkdir(),
    "loop": lambda path: path.symlink_to(path),
}


@pytest.fixture(params=KINDS)
def put(request: pytest.FixtureRequest) -> Callable[[Path], Path]:
    def puts(path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        KINDS[request.param](path)  # type: ignore[misc]
        return path

    return puts


def at_once(act: Callable[[], T]) -> T:
    """What it answers; a failure when it waits for what never comes."""
    answers: list[T] = []
    thread = threading.Thread(target=lambda: answers.append(act()), daemon=True)
    thread.start()
    thread.join(30)
    assert answers, "it hangs or has failed"
    return answers[0]


def test_settings_are_the_default_ones_and_that_is_told(put: Callable[[Path], Path], own_home: Path) -> None:
    put(own_home / "settings.toml")
    settings = at_once(load_settings)
    assert settings == Settings()
    assert [notice.key for notice in settings.notices] == ["settings.notice.unreadable"]


def refusal(read: Callable[[Path], object], file: Path) -> str:
    """Why it is not read."""

    def refused() -> str:
        with pytest.raises(Trouble) as trouble:
            read(file)
        return trouble.value.reason.key

    return at_once(refused)


def test_a_replay_is_refused(put: Callable[[Path], Path], tmp_path: Path) -> None:
    assert refusal(read_replay, put(tmp_path / "match.json")) in ("replay.no_file", "replay.unreadable")


def test_a_tournament_to_go_on_with_is_refused(put: Callable[[Path], Path], tmp_path: Path) -> None:
    assert refusal(read_contest, put(tmp_path / "t.jsonl")) in ("contest.no_file", "contest.unreadable")


def test_a_preset_is_refused_by_the_command(
    put: Callable[[Path], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(tmp_path / "mine.toml")
    assert at_once(lambda: main(["presets", "check", str(file)])) == 1
    told = capsys.readouterr()
    assert "mine.toml" in told.out + told.err


def test_an_own_preset_is_passed_over(put: Callable[[Path], Path], own_home: Path) -> None:
    put(own_home / "presets" / "mine.toml")
    assert "mine" not in at_once(lambda: Library(_uno()).presets)


def _uno() -> GamePlugin:
    found = find("uno")
    assert isinstance(found, Found)
    return found.plugin


def test_a_preset_that_a_game_brings_is_broken(put: Callable[[Path], Path], installed_eights: Path) -> None:
    put(installed_eights / "presets" / "strange.toml")
    found = at_once(lambda: find("crazy_eights"))
    assert isinstance(found, Found)
    library = Library(found.plugin)
    assert [*at_once(lambda: library.presets)] == ["standard"]
    assert [*library.broken] == ["strange"]


def test_what_is_remembered_of_plugins_is_found_out_anew(
    put: Callable[[Path], Path], own_home: Path, installed_eights: Path
) -> None:
    put(own_home / "plugins.json")
    assert isinstance(at_once(lambda: find("crazy_eights")), Found)


def test_no_log_is_written(put: Callable[[Path], Path]) -> None:
    put(log_file())
    try:
        assert at_once(start_log) is None
    finally:
        stop_log()


def test_the_store_keeps_everything_in_memory_and_says_so(put: Callable[[Path], Path], own_home: Path) -> None:
    put(own_home / "matches.sqlite3")
    store = at_once(Store)
    assert at_once(store.waiting) == []
    assert store.notices()
    at_once(lambda: store.close() or True)


def test_no_match_is_recorded_into_a_pipe_that_nobody_may_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "match.json")
    assert at_once(lambda: main(["play", "uno", "--autoplay", "--record", str(tmp_path / "match.json")])) == 2
    assert "match.json" in capsys.readouterr().err
