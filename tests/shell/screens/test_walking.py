"""Every page by keyboard alone and by gamepad alone: whatever can be pressed is reached, and nothing holds one fast."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from cardcade import GamePlugin, discovery
from cardcade.discovery import Broken
from cardcade.engine.message import say
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.settings.settings import SettingsPage
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import ScrollArea, Segmented, Slider, TextField
from cardcade.ui.events import Direction
from cardcade.ui.widgets.stepper import Stepper

from ..launcher import Launcher, found, make_a_move, open_launcher
from .test_layout_of_screens import pages as all_pages

LONGEST = 60
"""Presses after which a text must have been read to its end."""

ALIKE = ("editor of guandan", "editor of gandengyan")
"""Made of the same rows as the others."""

Press = Callable[[Launcher, Direction], None]


def pages(pilot: Launcher) -> list[tuple[str, Callable[[], object]]]:
    return [(name, open_page) for name, open_page in all_pages(pilot) if name not in ALIKE]


def by_gamepad(pilot: Launcher, direction: Direction) -> None:
    pad(pilot, getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{direction.name}"))


def by_arrows(pilot: Launcher, direction: Direction) -> None:
    pilot.key(getattr(pygame, f"K_{direction.name}"))


def pad(pilot: Launcher, button: int) -> None:
    pilot.send(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
    pilot.send(Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))
    pilot.wait(0.2)


def focused(pilot: Launcher) -> str:
    widget = pilot.screen.stage.focus.widget
    return widget.meaning if widget is not None else ""


def neighbour(pilot: Launcher, meaning: str, direction: Direction, press: Press) -> str:
    """Where one gets to from there; what is chosen sideways is taken to be at its end already."""
    stage = pilot.screen.stage
    stage.refocus(meaning)
    pilot.wait(0.2)
    widget = pilot.find(meaning)
    if direction in (Direction.LEFT, Direction.RIGHT):
        if isinstance(widget, Slider | Stepper) or (isinstance(widget, TextField) and press is by_arrows):
            return meaning
        if isinstance(widget, Segmented):
            beside = stage.focus.toward(stage.focusables, direction)
            return beside.meaning if beside is not None else meaning
    for _ in range(LONGEST if isinstance(widget, ScrollArea) else 1):
        press(pilot, direction)
        if focused(pilot) != meaning:
            break
    return focused(pilot)


def reached(pilot: Launcher, press: Press) -> set[str]:
    press(pilot, Direction.DOWN)
    seen, waiting = set(), [focused(pilot)]
    while waiting:
        here = waiting.pop()
        if here and here not in seen:
            seen.add(here)
            waiting += [neighbour(pilot, here, direction, press) for direction in Direction]
    return seen


@pytest.mark.parametrize("press", [by_gamepad, by_arrows])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_everything_on_every_page_is_reached(ui_scale: float, press: Press) -> None:
    broken = Broken("poker", "evil-poker", "0.3", say("discovery.no_hook"))
    pilot = open_launcher([*discovery.bundled(), broken], ui_scale=ui_scale)
    for name, open_page in pages(pilot):
        open_page()
        pilot.wait(0.3)
        missed = {widget.meaning for widget in pilot.screen.stage.focusables} - reached(pilot, press)
        assert not missed, f"{name}: {missed}"
        pilot.loop.home()
        pilot.screen.stage.focus.set(None)


def test_tab_alone_walks_every_page_round() -> None:
    pilot = open_launcher()
    for name, open_page in pages(pilot):
        open_page()
        pilot.wait(0.3)
        every = [widget.meaning for widget in pilot.screen.stage.focusables]
        walked = set()
        for _ in every:
            pilot.key(pygame.K_TAB)
            walked.add(focused(pilot))
        assert walked == set(every), name
        pilot.loop.home()
        pilot.screen.stage.focus.set(None)


def test_a_gamepad_alone_plays_leaves_and_comes_back(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pad(pilot, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(pilot.screen, Setup)
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(pilot.screen, TableScreen)
    make_a_move(pilot)
    pad(pilot, pygame.CONTROLLER_BUTTON_B)
    assert pilot.sees("pause.resume")
    choose_by_pad(pilot, "pause.settings")
    assert isinstance(pilot.screen, SettingsPage)
    pad(pilot, pygame.CONTROLLER_BUTTON_B)
    choose_by_pad(pilot, "pause.leave")
    assert isinstance(pilot.screen, Home)
    choose_by_pad(pilot, "home.continue")
    assert isinstance(pilot.screen, TableScreen)
    pilot.app.close()


def choose_by_pad(pilot: Launcher, meaning: str) -> None:
    for direction in (Direction.DOWN, Direction.LEFT, Direction.UP):
        for _ in range(8):
            if focused(pilot) == meaning:
                pad(pilot, pygame.CONTROLLER_BUTTON_A)
                return
            by_gamepad(pilot, direction)
    raise AssertionError(f"{meaning} was not reached from {focused(pilot)}")
