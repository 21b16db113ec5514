"""The settings: every wish does something where it is offered, and says for which games it is."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from cardcade.shell.app.wishes import NOT_EVERYWHERE, heeds
from cardcade.shell.screens.settings.preview import TablePreview
from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot
from cardcade.ui import Label, Toggle
from cardcade.ui.theme import SMALL

from ..launcher import Launcher, open_launcher

GAMES = ("uno", "guandan", "gandengyan")
HEEDED = {
    "uno": {"symbols", "confirm_offences"},
    "guandan": {"four_colours", "counter"},
    "gandengyan": {"four_colours"},
}


def table_of(game: str, look: Look) -> bytes:
    found = installed(game)
    pilot = Pilot.at_table(found.plugin, seats=4, look=look)
    pilot.wait(4)
    return pygame.image.tobytes(pilot.picture(), "RGB")


@cache
def usual_table_of(game: str) -> bytes:
    return table_of(game, Look())


def at_a_table_of(game: str) -> Launcher:
    pilot = open_launcher()
    pilot.choose(f"home.game.{game}", "setup.start")
    return pilot


@pytest.mark.parametrize("wish", [{"back": "jade"}, {"felt": "wood"}], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_chosen_back_or_felt_is_seen_at_the_table(game: str, wish: dict[str, str]) -> None:
    assert table_of(game, Look(**wish)) != usual_table_of(game)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["uno", "gandengyan"])
def test_the_green_felt_can_be_had_where_the_game_has_another_of_its_own(game: str) -> None:
    assert table_of(game, Look(felt="emerald")) != usual_table_of(game)


def test_the_classic_back_can_be_had_where_the_game_has_another_of_its_own() -> None:
    assert table_of("uno", Look(back="classic")) != usual_table_of("uno")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_heeds_only_what_changes_something_there(game: str) -> None:
    found = installed(game)
    assert {wish for wish in NOT_EVERYWHERE if heeds(found.plugin, wish)} == HEEDED[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wish", ["four_colours", "symbols", "counter"])
def test_what_a_game_heeds_is_seen_at_its_table_and_nothing_else_is(game: str, wish: str) -> None:
    usual = getattr(Look(), wish)
    seen = table_of(game, Look(**{wish: not usual})) != usual_table_of(game)
    assert seen == (wish in HEEDED[game])


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_only_what_works_there_is_offered(game: str) -> None:
    pilot = at_a_table_of(game)
    pilot.app.pages.open_settings()
    offered = set()
    for tab in range(3):
        pilot.screen.open_tab(tab)  # type: ignore[attr-defined]
        offered |= {wish for wish in NOT_EVERYWHERE if pilot.sees(f"settings.{wish}")}
    assert offered == HEEDED[game]


@pytest.mark.parametrize(("language", "label"), [("en", "Card counter · Guandan only"), ("zh", "记牌器（掼蛋）")])
def test_elsewhere_a_setting_says_which_game_it_is_for(language: str, label: str) -> None:
    pilot = open_launcher(language=language)
    pilot.app.pages.open_settings()
    pilot.screen.open_tab(2)  # type: ignore[attr-defined]
    counter, hints = pilot.find("settings.counter"), pilot.find("settings.hints")
    assert isinstance(counter, Toggle)
    assert isinstance(hints, Toggle)
    assert counter.text == label
    assert not {"·", "（"} & set(hints.text)


def test_the_preview_shows_the_cards_of_the_game_that_is_played() -> None:
    pilot = at_a_table_of("uno")
    pilot.app.pages.open_settings()
    preview = pilot.find("settings.preview")
    assert isinstance(preview, TablePreview)
    assert "SA" not in preview.faces
    assert len(set(preview.faces)) == 4


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_preview_says_where_a_felt_does_not_stay_as_it_is_shown(language: str) -> None:
    pilot = open_launcher(language=language)
    pilot.app.pages.open_settings()
    told = {}
    for _ in GAMES:
        preview = pilot.find("settings.preview")
        assert isinstance(preview, TablePreview)
        told[preview.package] = preview.note
        pilot.click("settings.preview")
    dyed = told.pop("cardcade_uno")
    assert {"en": "takes on the colour", "zh": "染成"}[language] in dyed
    assert len(set(told.values())) == 1
    assert dyed not in told.values()


def test_at_home_a_click_on_the_preview_goes_on_to_the_next_game() -> None:
    pilot = open_launcher()
    pilot.app.pages.open_settings()
    seen = set()
    for _ in range(len(GAMES)):
        seen.add(pilot.find("settings.preview").package)  # type: ignore[attr-defined]
        pilot.click("settings.preview")
    assert seen == {f"cardcade_{game}" for game in GAMES}


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_note_beside_the_heading_is_whole_and_clear_of_the_reset_button(
    size: tuple[int, int], language: str
) -> None:
    pilot = open_launcher(language=language, size=size)
    pilot.choose("home.game.gandengyan", "setup.start")
    pilot.app.pages.open_settings()
    pilot.wait(0.5)
    note = pilot.find("page.note")
    assert isinstance(note, Label)
    assert note.rect.right < pilot.find("settings.reset").rect.left
    assert pilot.ui.text.width(note.text, SMALL) <= note.rect.w
    pilot.app.close()
