"""A game comes in by the plugins page: looked at, told, and let in at the player's word alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from cardcade.discovery import Found, everything, probe
from cardcade.discovery.left_out import left_out
from cardcade.folders import games_folder
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.plugins.door import named_path, offer_game
from cardcade.shell.screens.plugins.plugins import PluginsPage
from cardcade.ui import TextField

from ...discovery.wheels import described, packed, sample, sample_wheel
from ..launcher import Launcher, look_around, open_looking_around

GAME = "dropped_eights"


@pytest.fixture(autouse=True)
def leaves_nothing(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


@pytest.fixture
def pilot() -> Iterator[Launcher]:
    pilot = open_looking_around()
    yield pilot
    pilot.app.close()


def words(pilot: Launcher) -> str:
    return "\n".join(pilot.words)


def drop(pilot: Launcher, file: Path) -> None:
    pilot.loop.dispatch(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    look_around(pilot)


def toasts(pilot: Launcher) -> str:
    return "\n".join(toast.text for toast in pilot.ui.toasts.toasts)


def added(pilot: Launcher, file: Path) -> None:
    drop(pilot, file)
    pilot.choose("door.add")
    look_around(pilot)


def test_a_file_dropped_onto_the_page_is_asked_about_and_added(pilot: Launcher, tmp_path: Path) -> None:
    pilot.choose("home.plugins")
    drop(pilot, sample_wheel(tmp_path))
    assert "dropped_eights 1.0, by Ann Author, MIT, " in words(pilot)
    assert "A game is a program" in words(pilot)
    assert not games_folder().exists(), "nothing before the player's word"
    pilot.choose("door.add")
    look_around(pilot)
    assert "Crazy Eights is on the shelf." in toasts(pilot)
    found = pilot.app.shelf.find(GAME)
    assert isinstance(found, Found)
    assert isinstance(pilot.screen, PluginsPage)
    for fact in ("Ann Author", "MIT", "1.0", "From the games folder", "dropped_eights-1.0-py3-none-any.whl", " KB"):
        assert fact in words(pilot)


def test_home_takes_files_too_and_no_is_no(pilot: Launcher, tmp_path: Path) -> None:
    assert isinstance(pilot.screen, Home)
    drop(pilot, sample_wheel(tmp_path))
    pilot.choose("door.leave")
    look_around(pilot)
    assert not games_folder().exists()
    assert pilot.app.shelf.find(GAME) is None
    drop(pilot, sample_wheel(tmp_path))
    pilot.key(pygame.K_ESCAPE)
    look_around(pilot)
    assert not games_folder().exists()


def test_a_path_is_typed_with_the_keyboard_alone(pilot: Launcher, tmp_path: Path) -> None:
    pilot.choose("home.plugins", "plugins.more", "plugins.path")
    field = pilot.screen.stage.find("plugins.path")
    assert isinstance(field, TextField)
    pilot.loop.dispatch(pygame.event.Event(pygame.TEXTINPUT, text=f'"{sample_wheel(tmp_path)}"'))
    pilot.key(pygame.K_RETURN)
    look_around(pilot)
    pilot.key(pygame.K_RETURN)
    look_around(pilot)
    assert pilot.app.shelf.find(GAME) is not None
    assert "Ann Author" in words(pilot), "it is shown at once"
    pilot.choose("plugins.more")
    field = pilot.screen.stage.find("plugins.path")
    assert isinstance(field, TextField)
    assert field.text == "", "the next one may be typed"


def test_the_way_to_add_a_game_stays_in_sight_however_many_there_are(
    pilot: Launcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.choose("home.plugins")
    assert not pilot.screen.stage.find("plugins.to_more"), "three leave room for its row"
    assert isinstance(pilot.screen, PluginsPage)
    many = [*pilot.app.shelf.games] * 3
    monkeypatch.setattr(type(pilot.app.shelf), "games", property(lambda shelf: many))
    pilot.screen.rebuild()
    pilot.choose("plugins.to_more")
    assert pilot.screen.stage.find("plugins.path")


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_file_that_is_no_game_is_told_why(tmp_path: Path, language: str) -> None:
    pilot = open_looking_around(language)
    file = sample_wheel(tmp_path, metadata="Requires-Dist: numpy\n")
    drop(pilot, file)
    assert "numpy" in words(pilot)
    assert ("needs more than Cardcade" if language == "en" else "它需要卡牌街机没有的东西") in words(pilot)
    assert "door." not in words(pilot)
    assert "wheel." not in words(pilot)
    pilot.choose("door.understood")
    assert not pilot.screen.stage.dialogs
    drop(pilot, tmp_path / "nowhere")
    assert pilot.screen.stage.dialogs
    pilot.app.close()


def test_a_game_is_switched_off_and_on_where_it_is_told_of(pilot: Launcher, tmp_path: Path) -> None:
    added(pilot, sample_wheel(tmp_path))
    pilot.choose("home.plugins", f"plugins.{GAME}", "plugins.switch_off")
    look_around(pilot)
    (out,) = left_out()
    assert (out.game, out.decided) == (GAME, True)
    assert pilot.app.shelf.find(GAME) is None
    assert "Switched off" in words(pilot)
    assert "You switched Crazy Eights off." in words(pilot)
    pilot.choose("plugins.switch_on")
    look_around(pilot)
    assert left_out() == []
    assert pilot.app.shelf.find(GAME) is not None


@pytest.fixture
def hung(installed_eights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound game that nobody tries any more: the machine had no time for it at three starts."""
    with monkeypatch.context() as busy:
        busy.setattr(probe, "_run_child", lambda name, answer: None)
        for _ in range(3):
            everything()


def test_a_game_that_hung_is_tried_again_at_the_players_word(hung: None) -> None:
    pilot = open_looking_around()
    pilot.choose("home.plugins", "plugins.crazy_eights")
    assert "Does not work" in words(pilot)
    pilot.choose("plugins.try_again")
    look_around(pilot)
    assert "Crazy Eights is on the shelf." in toasts(pilot)
    assert pilot.app.shelf.find("crazy_eights") is not None
    assert not pilot.sees("plugins.try_again"), "it works"
    pilot.app.close()


def test_a_game_that_hung_is_tried_again_when_it_is_switched_on(hung: None) -> None:
    pilot = open_looking_around()
    pilot.choose("home.plugins", "plugins.crazy_eights", "plugins.switch_off")
    look_around(pilot)
    pilot.choose("plugins.switch_on")
    look_around(pilot)
    assert pilot.app.shelf.find("crazy_eights") is not None
    pilot.app.close()


def test_a_game_that_is_tried_again_and_fails_says_so(installed_eights: Path) -> None:
    (installed_eights / "__init__.py").write_text("import nowhere_to_be_found", "utf-8")
    pilot = open_looking_around()
    pilot.choose("home.plugins", "plugins.crazy_eights", "plugins.try_again")
    look_around(pilot)
    assert "still does not work" in toasts(pilot)
    pilot.app.close()


def test_a_game_is_removed_after_a_question(pilot: Launcher, tmp_path: Path) -> None:
    added(pilot, sample_wheel(tmp_path))
    pilot.choose("home.plugins", f"plugins.{GAME}", "plugins.remove", "door.keep")
    assert list(games_folder().iterdir())
    pilot.choose("plugins.remove", "door.remove")
    look_around(pilot)
    assert list(games_folder().iterdir()) == []
    assert not pilot.sees(f"plugins.{GAME}")
    assert "Crazy Eights is removed." in toasts(pilot)


def test_only_what_lies_in_the_games_folder_is_removed(installed_eights: Path) -> None:
    pilot = open_looking_around()
    pilot.choose("home.plugins", "plugins.uno")
    assert not pilot.sees("plugins.remove")
    assert not pilot.sees("plugins.switch_off")
    pilot.choose("plugins.crazy_eights")
    assert not pilot.sees("plugins.remove")
    assert pilot.sees("plugins.switch_off")
    assert "Installed with pip" in words(pilot)
    pilot.app.close()


def test_a_file_that_is_no_game_can_be_removed(tmp_path: Path) -> None:
    games_folder().mkdir()
    (games_folder() / "game.zip").write_bytes(b"")
    pilot = open_looking_around()
    pilot.choose("home.plugins", "plugins.game.zip")
    assert "It is no game" in words(pilot)
    assert not pilot.sees("plugins.switch_off")
    pilot.choose("plugins.remove", "door.remove")
    look_around(pilot)
    assert list(games_folder().iterdir()) == []
    pilot.app.close()


def test_a_later_version_brings_its_own_words_at_once(pilot: Launcher, tmp_path: Path) -> None:
    added(pilot, sample_wheel(tmp_path))
    files = sample()
    files["dropped_eights/locale/en.toml"] = files["dropped_eights/locale/en.toml"].replace(
        b"Crazy Eights", b"Mad Eights"
    )
    later = packed(described(files, version="1.1"), tmp_path / "dropped_eights-1.1-py3-none-any.whl")
    added(pilot, later)
    assert pilot.app.shelf.name(GAME) == "Mad Eights"


def test_the_pip_line_is_this_very_interpreters_and_is_copied(pilot: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    pilot.choose("home.plugins", "plugins.more", "plugins.copy")
    assert copied == [f"{sys.executable} -m pip install NAME"]
    assert copied[0] in words(pilot)


def test_a_disk_that_takes_nothing_is_told(pilot: Launcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardcade.discovery.adding.shutil.copyfile", full)
    added(pilot, sample_wheel(tmp_path))
    assert "No space left on device" in toasts(pilot)
    assert list(games_folder().iterdir()) == []


def test_how_far_new_games_have_been_tried_is_shown(pilot: Launcher) -> None:
    pilot.app.games.tried(3, 20)
    pilot.wait(0.1)
    assert "Trying new games: 3 of 20" in words(pilot)
    pilot.choose("home.plugins")
    assert "Trying new games: 3 of 20" in words(pilot)
    pilot.app.games.tried(20, 20)
    pilot.wait(0.1)
    assert "Trying new games" not in words(pilot)


def test_a_file_dropped_while_a_question_is_open_is_left_alone(pilot: Launcher, tmp_path: Path) -> None:
    drop(pilot, sample_wheel(tmp_path))
    first = words(pilot)
    drop(pilot, tmp_path / "nowhere")
    assert words(pilot) == first
    assert len(pilot.screen.stage.dialogs) == 1


def test_in_safe_mode_it_is_added_and_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDCADE_SAFE_MODE", "1")
    pilot = open_looking_around()
    added(pilot, sample_wheel(tmp_path))
    assert "In safe mode it is not loaded." in toasts(pilot)
    assert GAME not in sys.modules
    pilot.app.close()


@pytest.mark.parametrize("written", ["{}", " {} ", '"{}"', "'{}'", "file://{}"])
def test_a_path_is_understood_as_people_write_it(tmp_path: Path, written: str) -> None:
    file = tmp_path / "a game.whl"
    shown = file.as_uri().removeprefix("file://") if written.startswith("file") else str(file)
    assert named_path(written.format(shown)) == file


@pytest.mark.parametrize("written", ["~nobody-at-all/x", "\0", "file://", "file://[x", "x" * 900, "file:%00"])
def test_a_path_that_leads_nowhere_is_told(pilot: Launcher, written: str) -> None:
    offer_game(pilot.app, written)
    look_around(pilot)
    assert pilot.screen.stage.dialogs or toasts(pilot)


def test_a_link_that_leads_to_itself_is_told(pilot: Launcher, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    offer_game(pilot.app, str(loop))
    look_around(pilot)
    assert pilot.screen.stage.dialogs or toasts(pilot)
