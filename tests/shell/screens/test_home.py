"""Home: one highlight at a time, dots that tell where one is, and an answer to every click before the work it means."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from cardcade import GamePlugin
from cardcade.discovery import Broken, bundled
from cardcade.engine.message import Message, say
from cardcade.shell.screens.common.tile import Tile
from cardcade.shell.screens.home.carousel import Carousel
from cardcade.ui import Paragraph

from ..launcher import Launcher, found, leave_after_a_move, open_launcher


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


def focused(pilot: Launcher) -> str:
    widget = pilot.screen.stage.focus.widget
    return widget.meaning if widget is not None else ""


def pad(pilot: Launcher, button: int) -> None:
    pilot.send(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
    pilot.send(Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))
    pilot.wait(0.3)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1600, 900)])
@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN])
def test_the_first_key_at_home_finds_the_first_game(key: int, size: tuple[int, int]) -> None:
    pilot = open_launcher(size=size)
    pilot.key(key)
    assert focused(pilot) == "home.game.uno"


def test_the_first_press_of_a_gamepad_finds_the_first_game() -> None:
    pilot = open_launcher()
    pad(pilot, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert focused(pilot) == "home.game.uno"


@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_a_match_that_waits_is_found_before_the_games(crazy_eights: GamePlugin, ui_scale: float) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True, ui_scale=ui_scale)
    pilot.choose("home.game.crazy_eights", "setup.start")
    leave_after_a_move(pilot)
    pilot.wait(0.3)
    pilot.screen.stage.focus.set(None)
    pad(pilot, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert focused(pilot) == "home.continue"
    pilot.app.close()


def test_down_from_a_tile_leads_to_what_is_below_it() -> None:
    pilot = open_launcher(size=(1024, 768))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_DOWN)
    tile, reached = pilot.find("home.game.uno").place, pilot.find(focused(pilot)).place
    assert reached.top > tile.bottom
    assert tile.left < reached.centerx < tile.right


def test_with_the_menu_beside_the_games_left_leads_to_it_and_down_stays() -> None:
    pilot = open_launcher(size=(1600, 900))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_DOWN)
    assert focused(pilot) == "home.game.uno"
    pilot.key(pygame.K_LEFT)
    assert pilot.find(focused(pilot)).place.right < pilot.find("home.game.uno").place.left


@pytest.mark.parametrize("ui_scale", [1.5, 2.0])
def test_a_tile_that_is_cut_off_keeps_its_words_back(ui_scale: float) -> None:
    pilot = open_launcher(ui_scale=ui_scale)
    first, second = pilot.find("home.game.uno"), pilot.find("home.game.guandan")
    assert isinstance(first, Tile)
    assert isinstance(second, Tile)
    assert (first.told, second.told) == (1.0, 0.0)
    pilot.screen.stage.refocus("home.game.guandan")
    pilot.wait(0.5)
    assert (first.told, second.told) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (say("discovery.api_version", theirs="2", ours=1), "It is made for version 2"),
        (say("discovery.no_game"), "cardcade_game() did not"),
        (say("discovery.no_catalogue", file="locale/rules.zh.md"), "locale/rules.zh.md is missing"),
    ],
)
def test_the_reason_on_its_page_begins_like_a_sentence_unless_it_begins_with_code(reason: Message, words: str) -> None:
    pilot = open_launcher([*bundled(), Broken("poker", "evil-poker", "0.3", reason)])
    pilot.choose("home.game.poker")
    told = [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]
    assert any(text.startswith(words) for text in told)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (say("discovery.api_version", theirs="2", ours=1), "It needs another version of Cardcade."),
        (say("discovery.no_game"), "It cannot be played at the moment."),
        (
            say("discovery.import_failed", error="ImportError: no module x"),
            "It cannot be played at the moment.",
        ),
    ],
)
def test_the_tile_of_a_broken_game_says_so_in_players_words(reason: Message, words: str) -> None:
    pilot = open_launcher([Broken("poker", "evil-poker", "0.3", reason)])
    tile = pilot.find("home.game.poker")
    assert isinstance(tile, Tile)
    assert tile.title.reason.startswith(words)


def test_games_that_cannot_be_played_come_last_also_where_they_bear_the_name_of_a_front_one(
    crazy_eights: GamePlugin,
) -> None:
    broken = [Broken(game, "evil", "0.3", say("discovery.no_game")) for game in ("uno", "poker")]
    pilot = open_launcher([*broken, found(crazy_eights)])
    games = pilot.find("home.games")
    assert isinstance(games, Carousel)
    assert [tile.meaning for tile in games.children] == [
        f"home.game.{game}" for game in ("crazy_eights", "uno", "poker")
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (3440, 1440)])
def test_games_that_fit_side_by_side_have_no_dots_and_do_not_scroll(size: tuple[int, int]) -> None:
    pilot = open_launcher(size=size)
    carousel = pilot.find("home.games")
    assert isinstance(carousel, Carousel)
    assert len(carousel.in_view) == 3
    assert carousel.furthest == 0
