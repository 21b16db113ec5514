"""The crash screen: it names the game, shows the calls that matter, and says how to get out."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.discovery import Found
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.home.home import Home
from cardcade.table import SCENE_VERSION
from cardcade.ui import Paragraph

from ..launcher import Launcher, found, launched_at_table, make_a_move, open_launcher


def told(pilot: Launcher) -> str:
    assert isinstance(pilot.screen, CrashPage)
    return "\n".join(widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph))


def fail_at_the_table(pilot: Launcher, monkeypatch: pytest.MonkeyPatch, said: str = "the felt is torn") -> None:
    def fail(dt: float) -> float:
        raise RuntimeError(said)

    monkeypatch.setattr(pilot.scene, "advance", fail)
    pilot.wait(0.1)


def test_a_table_that_cannot_be_opened_names_its_game_and_no_call_of_the_import_system(
    crazy_eights: GamePlugin,
) -> None:
    pilot = open_launcher(
        [found(replace(crazy_eights, scene="no_such_scene.anywhere:Table", scene_version=SCENE_VERSION))]
    )
    pilot.choose("home.game.crazy_eights", "setup.start")
    words = told(pilot)
    assert "The table of Crazy Eights could not be opened." in words
    assert "sample 1.0" in words
    assert "--safe-mode" in words
    assert "cardcade.shell.screens" in words
    assert "importlib._bootstrap" not in words
    pilot.choose("crash.back")
    assert isinstance(pilot.screen, Home)
    assert pilot.app.tables.current is None


@pytest.mark.parametrize("said", ["half a \ud83d", "a \0 in it", "\udcff.toml"])
def test_words_that_no_clipboard_can_hold_are_copied_without_them(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    pilot = launched_at_table(crazy_eights)
    fail_at_the_table(pilot, monkeypatch, said)
    pilot.click("crash.copy")
    assert isinstance(pilot.screen, CrashPage)
    assert "RuntimeError" in pygame.scrap.get_text()
    pilot.app.close()


def test_a_game_that_cannot_deal_is_named_by_its_own_code(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crazy_eights.Table", None)
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    words = told(pilot)
    assert "Crazy Eights failed" in words
    assert "crazy_eights:" in words
    assert "saved" not in words
    pilot.choose("crash.back")
    assert isinstance(pilot.screen, Home)


def test_a_match_that_failed_is_saved_and_the_way_out_is_told(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)
    make_a_move(pilot)
    fail_at_the_table(pilot, monkeypatch)
    words = told(pilot)
    assert "Crazy Eights failed" in words
    assert "Every move is saved" in words
    assert "leave it and start a new match of Crazy Eights" in words
    pilot.app.close()


def test_a_match_that_failed_before_anybody_had_moved_is_not_said_to_be_saved(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)
    fail_at_the_table(pilot, monkeypatch)
    assert "saved" not in told(pilot)
    pilot.app.close()


def test_a_match_that_fails_again_from_home_still_leads_home(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)
    make_a_move(pilot)
    for _ in range(2):
        fail_at_the_table(pilot, monkeypatch)
        pilot.choose("crash.back", "home.continue")
    fail_at_the_table(pilot, monkeypatch)
    pilot.choose("crash.back", "home.game.crazy_eights", "setup.start")
    assert pilot.table
    pilot.app.close()


def test_a_game_of_the_house_says_nothing_of_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = open_launcher()
    pilot.choose("home.game.gandengyan", "setup.start")
    fail_at_the_table(pilot, monkeypatch)
    words = told(pilot)
    assert "Gandengyan failed" in words
    assert "--safe-mode" not in words
    assert "saved" not in words  # nothing is written down in this launcher


def test_a_page_that_fails_blames_no_game(crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Found = found(crazy_eights)
    pilot = open_launcher([game])
    pilot.choose("home.settings")

    def fail(dt: float) -> None:
        raise RuntimeError("a hole in the page")

    monkeypatch.setattr(pilot.screen, "update", fail)
    pilot.wait(0.1)
    words = told(pilot)
    assert "The page you were on failed" in words
    assert "Crazy Eights" not in words
