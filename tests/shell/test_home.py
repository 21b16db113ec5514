"""Home: one highlight at a time, dots that tell where one is, and an answer to every click before the work it means."""

from __future__ import annotations

import pygame
import pytest

from cardcade.shell.screens.carousel import Carousel
from cardcade.shell.screens.tile import Tile

from .launcher import Launcher, open_launcher


def lit(pilot: Launcher) -> list[str]:
    """Every tile that looks alive."""
    tiles = [widget for widget in pilot.screen.stage.top.walk() if isinstance(widget, Tile)]
    return [tile.meaning for tile in tiles if tile._alive.target > 0]


def test_the_device_used_last_decides_which_game_is_lit() -> None:
    pilot = open_launcher()
    pilot.point("home.game.guandan")
    pilot.wait(0.3)
    assert lit(pilot) == ["home.game.guandan"]
    pilot.screen.stage.refocus("home.game.uno")
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.wait(0.3)
    assert len(lit(pilot)) == 1
    assert lit(pilot) != ["home.game.guandan"]
    pilot.point("home.game.guandan")
    pilot.wait(0.3)
    assert lit(pilot) == ["home.game.guandan"]


def test_a_button_under_a_resting_pointer_goes_dark_when_the_keyboard_speaks() -> None:
    pilot = open_launcher()
    pilot.point("home.settings")
    pilot.key(pygame.K_TAB)
    assert pilot.find("home.settings").hover.target == 0.0


@pytest.mark.parametrize("ui_scale", [1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_at_the_end_of_the_way_the_last_dot_is_lit(size: tuple[int, int], ui_scale: float) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale)
    games = pilot.find("home.games")
    assert isinstance(games, Carousel)
    assert games.in_view[0] == 0
    games.scroll_to(games.furthest)
    assert games.in_view[-1] == len(games.children) - 1


@pytest.mark.parametrize("meaning", ["home.settings", "home.rules", "home.game.uno"])
def test_a_click_is_seen_in_the_next_frame_before_the_work_it_means(meaning: str) -> None:
    pilot = open_launcher()
    home, widget = pilot.screen, pilot.find(meaning)
    pilot.press(meaning)
    pilot.release(meaning)
    assert pilot.screen is home
    assert home.dirty
    assert widget.press.value == 1.0
    pilot.wait(1 / 60)
    assert pilot.screen is not home


def test_start_is_seen_pressed_before_the_table_is_laid() -> None:
    pilot = open_launcher()
    pilot.choose("home.game.uno")
    setup, start = pilot.screen, pilot.find("setup.start")
    pilot.press("setup.start")
    pilot.release("setup.start")
    assert pilot.screen is setup
    assert start.press.value == 1.0
    pilot.wait(1 / 60)
    assert pilot.table


def test_a_double_click_opens_a_page_once() -> None:
    pilot = open_launcher()
    for _ in range(2):
        pilot.press("home.settings")
        pilot.release("home.settings")
    pilot.wait(0.1)
    assert len(pilot.loop.screens) == 2
