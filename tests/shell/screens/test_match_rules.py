"""The rules of the match that is played: the chip at the table tells their name, the page every one of them."""

from __future__ import annotations

import pygame
import pytest

from cardcade.discovery.library import Library
from cardcade.engine.rule_words import value_words
from cardcade.engine.rules import keys
from cardcade.shell.screens.rules.rules import RulesPage
from cardcade.shell.screens.table.table import TableScreen
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot
from cardcade.ui import Button

from ..launcher import Launcher, open_launcher


def sit_down(game: str, preset: str, language: str = "en") -> Launcher:
    pilot = open_launcher(language=language)
    pilot.app.pages.open_setup(game)
    pilot.wait(0.2)
    pilot.choose(f"setup.preset.{preset}", "setup.start")
    return pilot


def told(pilot: Launcher) -> list[str]:
    assert isinstance(pilot.screen, RulesPage)
    return [block.text.replace("**", "") for block in pilot.screen._of_this_match()]


def presets_of(game: str) -> Library:
    found = installed(game)
    return Library(found.plugin)


@pytest.mark.parametrize(("game", "preset"), [(g, n) for g in ("uno", "guandan") for n in presets_of(g).presets][::3])
def test_a_chip_at_the_table_names_the_rules(game: str, preset: str) -> None:
    pilot = sit_down(game, preset)
    chip = pilot.find("table.rules")
    assert isinstance(chip, Button)
    assert chip.text == presets_of(game).presets[preset].names["en"]


def chip_text(pilot: Pilot) -> str:
    chip = pilot.find("table.rules")
    assert isinstance(chip, Button)
    return chip.text


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_the_chip_speaks_the_players_language_also_when_it_changes_at_the_table(game: str) -> None:
    preset = list(presets_of(game).presets)[1]
    names = presets_of(game).presets[preset].names
    pilot = sit_down(game, preset, "zh")
    assert chip_text(pilot) == names["zh"]
    for language in ("en", "zh"):
        pilot.app.pages.open_settings()
        pilot.wait(0.5)
        pilot.screen.stage.focus.set(pilot.find("settings.language"))
        pilot.key(pygame.K_RIGHT if language == "en" else pygame.K_LEFT)
        pilot.choose("page.back")
        assert chip_text(pilot) == names[language]
    pilot.app.close()


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_the_chip_of_a_table_without_a_launcher_names_the_default_rules(game: str, language: str) -> None:
    library = presets_of(game)
    pilot = Pilot.at_table(library.plugin, language=language)
    assert chip_text(pilot) == library.default.names[language]


@pytest.mark.parametrize("way", ["chip", "key", "pause"])
def test_the_page_opened_at_the_table_begins_with_the_rules_of_this_match(way: str) -> None:
    pilot = sit_down("uno", "party")
    if way == "chip":
        pilot.choose("table.rules")
    elif way == "key":
        pilot.key(pygame.K_r)
    else:
        pilot.key(pygame.K_ESCAPE)
        pilot.choose("pause.rules")
    lines = told(pilot)
    assert lines[0] == "This match: Party"
    assert "A +4 costs 6 cards" in lines
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.screen, TableScreen)


def test_rules_like_the_default_say_so() -> None:
    pilot = sit_down("uno", "standard", "zh")
    pilot.choose("table.rules")
    assert told(pilot)[:2] == ["这一场：标准", "这就是默认规则。"]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_every_rule_of_the_match_is_told_with_its_value(game: str, language: str) -> None:
    library = presets_of(game)
    preset = list(library.presets.values())[-1]
    pilot = sit_down(game, preset.name, language)
    pilot.choose("table.rules")
    lines, say = told(pilot), pilot.app.language.text
    for key in keys(library.plugin.rules):
        label = say(f"{game}.rules.{key.path}.label")
        value = say(value_words(game, key, preset.values[key.table][key.name]))
        assert any(line.startswith(label) and value in line for line in lines), key.path


def test_another_games_page_tells_nothing_of_this_match() -> None:
    pilot = sit_down("uno", "party")
    pilot.choose("table.rules")
    page = pilot.screen
    assert isinstance(page, RulesPage)
    for tab, found in enumerate(page.games):
        page.open_tab(tab)
        assert bool(told(pilot)) == (found.id == "uno")
