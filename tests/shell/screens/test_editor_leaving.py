"""Leaving the editor: asked about what is not saved, whichever way one goes."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame.event import Event

from cardcade.discovery.library import Library
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade_uno import cardcade_game as uno

from ..launcher import open_launcher
from .at_the_editor import editor_of, page_of, press


def test_leaving_asks_about_what_is_not_saved(folder: Path) -> None:
    pilot = open_launcher()
    editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    pilot.choose("page.back")
    pilot.choose("changes.stay")
    page_of(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("changes.save")
    assert isinstance(pilot.screen, PresetsPage)
    assert Library(uno()).presets["my-standard"].values["house"]["jump_in"] is True


def test_leaving_without_saving_writes_nothing(folder: Path) -> None:
    pilot = open_launcher()
    editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    pilot.choose("page.back", "changes.drop")
    assert isinstance(pilot.screen, PresetsPage)
    assert not folder.exists()


def test_a_copy_that_was_not_touched_is_left_without_a_question() -> None:
    pilot = open_launcher()
    editor_of(pilot)
    pilot.choose("page.back")
    assert isinstance(pilot.screen, PresetsPage)


def test_closing_the_window_asks_too() -> None:
    pilot = open_launcher()
    editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    pilot.send(Event(pygame.QUIT))
    pilot.wait(0.3)
    assert pilot.loop.running
    pilot.choose("changes.drop")
    assert not pilot.loop.running


def test_closing_the_window_asks_whatever_lies_over_the_editor() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    pilot.app.pages.open_settings()
    pilot.wait(0.3)
    pilot.send(Event(pygame.QUIT))
    pilot.wait(0.3)
    assert pilot.loop.running
    assert pilot.screen is page
    pilot.choose("changes.stay", "page.back", "changes.drop")
    pilot.send(Event(pygame.QUIT))
    assert not pilot.loop.running, "a page that is gone asks no more"
