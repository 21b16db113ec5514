"""Home tells which game was open when the program ended, and asks what becomes of it."""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, replace
from pathlib import Path

import pygame
import pytest

from cardcade.discovery import Broken, bundled, left_out
from cardcade.discovery.left_out import CRASHED, ENDED, HUNG, LeftOut
from cardcade.shell.app.guard import Guard
from cardcade.shell.app.marks import Marks
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.plugins.plugins import PluginsPage
from cardcade.ui import Paragraph

from ..launcher import Launcher, look_around, open_looking_around

SUSPECT = LeftOut("cardcade-crazy-eights", "crazy_eights", "crazy_eights", "", HUNG, "crazy_eights/__init__.py:43")


def words(pilot: Launcher) -> str:
    return "\n".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))


@pytest.fixture
def suspect(installed_eights: Path) -> LeftOut:
    suspect = replace(SUSPECT, folder=str(installed_eights))
    left_out.leave_out(suspect)
    return suspect


@pytest.mark.parametrize("why", [HUNG, CRASHED, ENDED])
@pytest.mark.parametrize(("language", "name"), [("en", "Crazy Eights"), ("zh", "疯狂八点")])
def test_home_says_what_happened_in_both_languages(suspect: LeftOut, why: str, language: str, name: str) -> None:
    for place in ("", "crazy_eights/__init__.py:43"):
        left_out.leave_out(replace(suspect, why=why, place=place))
        pilot = open_looking_around(language)
        assert isinstance(pilot.screen, Home)
        assert name in words(pilot)
        assert place in words(pilot)
        assert "suspect." not in words(pilot)
        assert pilot.sees("suspect.keep")
        assert pilot.sees("suspect.off")
        pilot.app.close()


def test_esc_puts_the_question_off_and_home_can_be_used(suspect: LeftOut) -> None:
    pilot = open_looking_around()
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert not pilot.screen.stage.dialogs
    pilot.choose("home.settings", "page.back")
    assert not pilot.screen.stage.dialogs, "asked once in a start"
    assert left_out.left_out() == [suspect]
    pilot.app.close()


def test_its_tile_leads_to_the_page_where_it_is_switched_on_again(suspect: LeftOut) -> None:
    pilot = open_looking_around()
    pilot.choose("suspect.off")
    look_around(pilot)
    assert left_out.left_out() == [replace(suspect, decided=True)]
    pilot.choose("home.game.crazy_eights")
    assert isinstance(pilot.screen, PluginsPage)
    assert SUSPECT.place in words(pilot)
    pilot.choose("plugins.switch_on")
    look_around(pilot)
    assert left_out.left_out() == []
    assert pilot.app.shelf.find("crazy_eights") is not None
    pilot.app.close()


def test_a_question_put_off_is_answered_on_the_plugins_page(suspect: LeftOut) -> None:
    pilot = open_looking_around()
    pilot.key(pygame.K_ESCAPE)
    pilot.choose("home.game.crazy_eights")
    assert pilot.sees("plugins.switch_on")
    pilot.choose("plugins.switch_off")
    look_around(pilot)
    assert left_out.left_out() == [replace(suspect, decided=True)]
    pilot.app.close()


def test_an_answer_that_cannot_be_written_down_is_told(suspect: LeftOut, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    pilot = open_looking_around()
    monkeypatch.setattr("cardcade.discovery.left_out.write_form", full)
    pilot.choose("suspect.off")
    assert any("No space left" in toast.text for toast in pilot.ui.toasts.toasts)
    pilot.app.close()


@pytest.mark.parametrize("content", ["", "[]", "{}", "[1]", '[{"game": 3}]', "\0", "[" * 100_000])
def test_a_damaged_list_leaves_out_nobody(own_home: Path, content: str) -> None:
    (own_home / left_out.FILE).write_text(content, "utf-8")
    assert left_out.left_out() == []


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": 3}', "\0"])
def test_a_damaged_mark_blames_nobody_and_goes(own_home: Path, content: str) -> None:
    mark = own_home / "open-0123.json"
    mark.write_text(content, "utf-8")
    assert list(Marks(own_home).take_dead()) == []
    assert not mark.exists()


def test_a_mark_of_a_copy_that_still_runs_blames_nobody(own_home: Path) -> None:
    other = Marks(own_home)
    other.set(SUSPECT)
    assert list(Marks(own_home).take_dead()) == []
    other.close()
    assert list(own_home.glob("open-*")) == []


def test_a_mark_whose_copy_is_gone_tells_who_was_open_once(own_home: Path) -> None:
    (own_home / "open-0123.json").write_text(json.dumps(asdict(SUSPECT)), "utf-8")
    assert list(Marks(own_home).take_dead()) == [SUSPECT]
    assert list(Marks(own_home).take_dead()) == []


def test_games_of_the_house_are_neither_marked_nor_watched(own_home: Path) -> None:
    pilot = open_looking_around()
    guard = Guard(pilot.loop, 10.0, lambda: None, lambda _: "")
    before = threading.active_count()
    for game in bundled():
        assert not isinstance(game, Broken)
        guard.open(game)
    assert threading.active_count() == before
    assert list(own_home.glob("open-*")) == []
    pilot.app.close()
