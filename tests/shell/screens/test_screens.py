"""The launcher's pages, driven with mouse, keyboard and gamepad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cardcade import GamePlugin
from cardcade.discovery import Broken
from cardcade.engine.message import say
from cardcade.folders import presets_folder
from cardcade.shell.screens.common.panes import Panes
from cardcade.shell.screens.common.tile import Tile
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.history.history import HistoryPage
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.plugins.plugins import PluginsPage
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.shell.screens.rules.manual import Block, blocks
from cardcade.shell.screens.rules.rules import RulesPage
from cardcade.shell.screens.settings.settings import SettingsPage
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import STILL
from cardcade.ui.events import Confirmed

from ..launcher import Launcher, found, open_launcher


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    return open_launcher([found(crazy_eights)])


def on(pilot: Launcher, kind: type[object]) -> bool:
    return isinstance(pilot.screen, kind)


# -- home


@pytest.mark.parametrize(
    ("button", "page"),
    [
        ("home.settings", SettingsPage),
        ("home.rules", RulesPage),
        ("home.plugins", PluginsPage),
        ("home.presets", PresetsPage),
        ("home.history", HistoryPage),
        ("home.game.crazy_eights", Setup),
    ],
)
def test_every_button_of_home_leads_to_a_page_and_back(pilot: Launcher, button: str, page: type[object]) -> None:
    pilot.choose(button)
    assert on(pilot, page)
    pilot.choose("page.back")
    assert on(pilot, Home)


def test_quit_ends_the_launcher(pilot: Launcher) -> None:
    pilot.choose("home.quit")
    assert not pilot.loop.running


def test_escape_at_home_asks_before_it_ends_the_launcher(pilot: Launcher) -> None:
    pilot.key(pygame.K_ESCAPE)
    assert pilot.sees("quit.stay")
    pilot.choose("quit.stay")
    assert pilot.loop.running
    pilot.key(pygame.K_ESCAPE)
    pilot.choose("quit.leave")
    assert not pilot.loop.running


def test_a_tile_is_alive_under_the_pointer_and_comes_to_rest_again(pilot: Launcher) -> None:
    pilot.wait(1)
    assert pilot.screen.still_for > 1
    pilot.point("home.game.crazy_eights")
    pilot.wait(0.5)
    assert pilot.screen.still_for == 0
    pilot.wait(10)
    assert pilot.screen.still_for == STILL


def test_a_tile_keeps_still_when_motion_is_reduced(pilot: Launcher) -> None:
    pilot.app.settings.change(reduced_motion=True)
    pilot.point("home.game.crazy_eights")
    pilot.wait(0.5)
    assert pilot.screen.still_for > 0


def test_a_broken_game_stays_on_its_tile_with_the_reason(crazy_eights: GamePlugin) -> None:
    broken = Broken("poker", "poker", "1", say("discovery.no_hook"))
    pilot = open_launcher([found(crazy_eights), broken])
    tile = pilot.find("home.game.poker")
    assert isinstance(tile, Tile)
    assert tile.title.reason
    pilot.choose("home.game.poker")
    assert on(pilot, PluginsPage)


def test_more_games_than_fit_can_all_be_reached(crazy_eights: GamePlugin) -> None:
    games = [found(crazy_eights), *(Broken(f"game{n}", "x", "1", say("discovery.no_hook")) for n in range(8))]
    pilot = open_launcher(games, size=(1024, 768))
    assert pilot.sees("home.next")
    for _ in range(10):
        if pilot.sees("home.next"):
            pilot.choose("home.next")
    place = pilot.find("home.game.game7").place
    assert place.left >= 0
    assert place.right <= pilot.ui.canvas.width


def test_keyboard_alone_reaches_a_game(pilot: Launcher) -> None:
    for _ in range(20):
        focus = pilot.screen.stage.focus.widget
        if focus is not None and focus.meaning == "home.game.crazy_eights":
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert on(pilot, Setup)
    pilot.key(pygame.K_ESCAPE)
    assert on(pilot, Home)


def test_a_gamepad_reaches_a_page_and_comes_back(pilot: Launcher) -> None:
    def press(button: int) -> None:
        pilot.send(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))

    press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    press(pygame.CONTROLLER_BUTTON_A)
    assert not on(pilot, Home)
    press(pygame.CONTROLLER_BUTTON_B)
    assert on(pilot, Home)


# -- settings


def test_a_setting_takes_effect_at_once(pilot: Launcher) -> None:
    pilot.choose("home.settings")
    pilot.screen.open_tab(1)  # type: ignore[attr-defined]
    pilot.choose("settings.felt.wood", "settings.card_back.jade")
    assert (pilot.app.look.felt, pilot.app.look.back) == ("wood", "jade")


def test_the_language_changes_while_the_page_is_open(pilot: Launcher) -> None:
    pilot.choose("home.settings")
    pilot.screen._set_language(1)  # type: ignore[attr-defined]
    assert pilot.app.language.code == "zh"
    assert pilot.window.title == "卡牌街机"
    pilot.picture()


def test_the_ui_grows_while_the_page_is_open(pilot: Launcher) -> None:
    pilot.choose("home.settings")
    pilot.app.settings.change(ui_scale=2.0)
    assert pilot.ui.canvas.ui_scale == 2.0
    pilot.picture()
    assert pilot.sees("settings.ui_scale")


def test_reset_brings_the_defaults_back_but_not_the_language(pilot: Launcher) -> None:
    pilot.app.settings.change(felt="wood", language="zh", master=10)
    pilot.choose("home.settings", "settings.reset", "reset.reset")
    assert (pilot.app.settings.felt, pilot.app.settings.master) == ("own", 80)
    assert pilot.app.settings.language == "zh"


def test_f11_is_remembered(pilot: Launcher) -> None:
    pilot.key(pygame.K_F11)
    assert pilot.app.settings.fullscreen is True
    pilot.key(pygame.K_F11)
    assert pilot.app.settings.fullscreen is False


# -- rules


def test_a_rules_text_becomes_headings_paragraphs_and_bullets() -> None:
    text = "# Game\n\nOne line\nand another.\n\n## Plays\n- first\n- **second** {{S9 H9}}\n"
    assert blocks(text) == [
        Block("title", "Game"),
        Block("paragraph", "One line and another."),
        Block("chapter", "Plays"),
        Block("bullet", "first"),
        Block("bullet", "**second** {{S9 H9}}"),
    ]


def test_chinese_lines_join_without_a_gap() -> None:
    assert blocks("四个人，\n两副牌。") == [Block("paragraph", "四个人，两副牌。")]


def test_a_chapter_of_the_list_scrolls_the_text_to_it() -> None:
    pilot = open_launcher()
    pilot.app.pages.open_rules()
    pilot.choose("rules.chapter.3")
    page = pilot.screen
    assert isinstance(page, RulesPage)
    assert page.page.position > 0


# -- presets


def test_presets_are_told_table_by_table() -> None:
    pilot = open_launcher()
    pilot.app.pages.open_presets()
    assert isinstance(pilot.screen, PresetsPage)
    assert len(pilot.screen.rows()) >= 1
    pilot.picture()


def test_a_broken_preset_of_the_player_says_where_it_is_wrong(own_home: Path) -> None:
    presets_folder().mkdir(parents=True)
    (presets_folder() / "mine.toml").write_text('game = "uno"\n[start]\nhand = 7\n', "utf-8")
    pilot = open_launcher()
    pilot.app.pages.open_presets()
    page = pilot.screen
    assert isinstance(page, PresetsPage)
    page.open_tab([one.id for one in page.games].index("uno"))
    broken = [row.meaning for row in page.rows() if row.meaning.startswith("presets.broken")]
    assert len(broken) == 1
    pilot.find(broken[0]).handle(Confirmed())
    pilot.picture()


# -- history


def test_an_empty_history_says_so_and_offers_a_game(pilot: Launcher) -> None:
    pilot.choose("home.history")
    pilot.choose("page.play")
    assert on(pilot, Home)


# -- small windows


def test_where_it_is_narrow_a_list_opens_its_text_and_back_returns_to_the_list(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], ui_scale=2.0)
    pilot.app.pages.open_plugins()
    pilot.wait(0.3)
    page = pilot.screen
    assert isinstance(page, Panes)
    assert page.single
    pilot.choose("plugins.crazy_eights")
    assert page.opened
    pilot.key(pygame.K_ESCAPE)
    assert not page.opened
    assert pilot.screen is page
    pilot.key(pygame.K_ESCAPE)
    assert on(pilot, Home)


# -- crash


def test_a_page_that_fails_leads_to_a_screen_with_a_way_back(pilot: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.choose("home.settings")

    def fail(dt: float) -> None:
        raise RuntimeError("the felt is torn")

    monkeypatch.setattr(pilot.screen, "update", fail)
    pilot.wait(0.1)
    page = pilot.screen
    assert isinstance(page, CrashPage)
    assert "the felt is torn" in page.details
    pilot.choose("crash.back")
    assert on(pilot, Home)


def test_who_arrives_by_key_finds_the_keyboard_where_it_is_needed(pilot: Launcher) -> None:
    pilot.key(pygame.K_TAB)
    pilot.app.pages.open_setup("crazy_eights")
    assert pilot.screen.stage.focus.widget is pilot.find("setup.start")
    pilot.key(pygame.K_RETURN)
    assert on(pilot, TableScreen)
