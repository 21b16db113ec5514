"""Setup: who plays, by which rules, with which cards; all of it seen together."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from cardcade import GamePlugin
from cardcade.engine.deal_code import code_of
from cardcade.engine.rule_words import changed, sentence
from cardcade.shell.match.request import fresh_seed
from cardcade.shell.screens.setup.preset_card import PresetCard
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import Label, Paragraph, ScrollArea, Segmented, TextField, Widget
from cardcade.ui.theme import BODY

from ..launcher import Launcher, found, open_launcher

GAMES = ("uno", "guandan", "gandengyan")


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    return open_launcher([found(crazy_eights)])


def setup_of(pilot: Launcher, game: str) -> Setup:
    pilot.app.pages.open_setup(game)
    pilot.wait(0.3)
    page = pilot.screen
    assert isinstance(page, Setup)
    return page


def seen(pilot: Launcher, widget: Widget) -> bool:
    """Whether all of it lies in the window and in whatever scrolls around it."""
    place, parent = widget.place, widget.parent
    while parent is not None:
        if isinstance(parent, ScrollArea) and not parent.place.inflate(2, 2).contains(place):
            return False
        parent = parent.parent
    return bool(pilot.ui.canvas.area.contains(place))


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_about_a_preset_needs_scrolling(game: str, size: tuple[int, int], language: str) -> None:
    pilot = open_launcher(size=size, language=language)
    page = setup_of(pilot, game)
    usual = pilot.app.shelf.library(page.found).default
    for preset in page.presets:
        pilot.click(f"setup.preset.{preset.name}")
        widgets = [widget for widget in pilot.screen.stage.top.walk() if seen(pilot, widget)]
        told = " ".join(widget.text for widget in widgets if isinstance(widget, Paragraph))
        card = pilot.find(f"setup.preset.{preset.name}")
        assert isinstance(card, PresetCard)
        assert (card.about, card.tooltip, seen(pilot, card)) == (preset.about[language], "", True)
        shown = {widget.meaning for widget in widgets}
        assert {f"setup.switch.{key.path}" for key in page.rules.switches} | {"setup.length"} <= shown
        apart = {*page.found.plugin.switches, *(path for one in page.found.plugin.lengths for path in one.values)}
        for key in changed(preset.rules, usual.rules):
            said = page.say(sentence(game, key, key.of(preset.rules), pilot.app.language.knows))
            assert key.path in apart or said in told
        for meaning in (*(f"setup.preset.{one.name}" for one in page.presets), "setup.code", "setup.dice"):
            assert seen(pilot, pilot.find(meaning)), meaning


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_deal_code_is_good_for_stands_beside_it(game: str, size: tuple[int, int], language: str) -> None:
    pilot = open_launcher(size=size, language=language)
    page = setup_of(pilot, game)
    words = [widget for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]
    (told,) = (widget for widget in words if widget.text == page.say("setup.code_help"))
    between = FRect(told.rect.x, 0, pilot.find("setup.read_rules").rect.x - told.rect.x, page.ui.canvas.height)
    assert between.contains(told.rect)
    assert told.rect.x > pilot.find("setup.copy").rect.right
    assert page.ui.text.height(told.text, told.type_, told.rect.w) < told.rect.h + 0.1 < pilot.find("setup.copy").rect.h
    field = pilot.find("setup.code")
    assert isinstance(field, TextField)
    assert pilot.ui.text.width(field.placeholder, BODY) < field.rect.w - 40


@pytest.mark.parametrize("ui_scale", [1.5, 2.0])
def test_at_a_large_ui_scale_every_part_can_be_reached(ui_scale: float) -> None:
    pilot = open_launcher(ui_scale=ui_scale)
    setup_of(pilot, "uno")
    for meaning in ("setup.preset.party", "setup.code", "setup.copy", "setup.start"):
        pilot.screen.stage.refocus(meaning)
        pilot.wait(0.5)
        assert seen(pilot, pilot.find(meaning)), meaning


def test_many_presets_leave_room_for_what_the_picked_one_changes() -> None:
    pilot = open_launcher()
    page = setup_of(pilot, "uno")
    page.presets = page.presets * 5
    page.rebuild()
    told = pilot.find(f"setup.told.{page.preset.name}")
    assert told.rect.h > 300
    assert seen(pilot, told)


def test_a_game_with_one_preset_says_that_it_is_the_default(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    page = setup_of(pilot, "crazy_eights")
    words = [widget for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]
    assert page.say("setup.no_differences") in [widget.text for widget in words if seen(pilot, widget)]


def test_a_gamepad_gets_past_the_deal_code() -> None:
    pilot = open_launcher()
    setup_of(pilot, "uno")
    pilot.screen.stage.refocus("setup.code")
    pilot.send(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT, instance_id=0))
    focus = pilot.screen.stage.focus.widget
    assert focus is not None
    assert focus.meaning == "setup.dice"


def test_setup_offers_as_many_seats_as_the_game_takes(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights")
    assert pilot.sees("setup.seat.4")
    pilot.screen.party.resize(2)  # type: ignore[attr-defined]
    pilot.screen.rebuild()
    assert not pilot.sees("setup.seat.2")


def test_starting_opens_a_table_with_the_players_chosen(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights", "setup.start")
    assert isinstance(pilot.screen, TableScreen)
    assert [player.level for player in pilot.table.live.players] == [None, *["easy"] * 7]


def test_the_same_deal_code_deals_the_same_cards(pilot: Launcher) -> None:
    hands = []
    for _ in range(2):
        pilot.choose("home.game.crazy_eights", "setup.code")
        pilot.type("friends")
        pilot.choose("setup.start")
        hands.append(pilot.table.live.match.chain[0])
        pilot.app.tables.leave()
    assert hands[0] == hands[1]


def test_fresh_deals_come_from_the_whole_range_and_have_13_characters() -> None:
    seeds = [fresh_seed() for _ in range(200)]
    assert {len(code_of(seed)) for seed in seeds} == {13}
    assert min(seeds) < -(1 << 61) < 1 << 61 < max(seeds), "one in 10^24 fails: all on one side"


def test_setup_remembers_the_last_choices_of_each_game(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights")
    pilot.screen.party.resize(3)  # type: ignore[attr-defined]
    pilot.screen.rebuild()
    pilot.choose("setup.start")
    pilot.app.tables.leave()
    pilot.choose("home.game.crazy_eights")
    assert pilot.sees("setup.seat.2")
    assert not pilot.sees("setup.seat.3")
    pilot.app.close()


def told_at(pilot: Launcher) -> list[str]:
    return [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bundled_preset_says_how_long_a_match_takes(game: str, language: str) -> None:
    pilot = open_launcher(language=language)
    page = setup_of(pilot, game)
    for preset in page.presets:
        pilot.click(f"setup.preset.{preset.name}")
        minutes = pilot.find("setup.minutes")
        assert isinstance(minutes, Label)
        assert re.search(r"\d (minute|分钟)", minutes.text)


def test_a_preset_that_is_another_name_for_the_default_rules_says_so() -> None:
    pilot = open_launcher(language="en")
    setup_of(pilot, "uno")
    same = "Rule for rule the same as Standard, the default. Among them:"
    pilot.click("setup.preset.competitive")
    assert any(same in text for text in told_at(pilot))
    pilot.click("setup.preset.standard")
    assert not any(same in text for text in told_at(pilot))


@pytest.mark.parametrize(
    ("language", "notes"),
    [
        ("zh", ["小梅的对家", "暴脾气 · 我的对家"]),
        ("en", ["With Plum", "Hothead · With you"]),
    ],
)
def test_guandan_says_at_every_seat_whose_partner_sits_there(language: str, notes: list[str]) -> None:
    pilot = open_launcher(language=language)
    setup_of(pilot, "guandan")
    labels = [widget for widget in pilot.screen.stage.top.walk() if isinstance(widget, Label)]
    said = [label for label in labels if label.text in notes]
    assert [label.text for label in said] == notes
    assert all(pilot.ui.text.width(label.text, label.type_) <= label.rect.w for label in said)


def test_the_players_own_programs_are_offered_beside_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDCADE_HOME", str(tmp_path))
    named = ["exec:python3 /somewhere/mine.py", "exec+competition:./old-bot -v", "exec+nothing:./x", "hard", "exec:"]
    twice = [*named, named[0]]
    (tmp_path / "programs.toml").write_text(f"programs = {json.dumps(twice)}", "utf-8")
    pilot = open_launcher()
    assert setup_of(pilot, "uno").party.bots == ["easy", "medium", "hard", named[0]]
    party = setup_of(pilot, "guandan").party
    assert party.bots[6:] == named[:2]
    choice = pilot.find("setup.seat.1")
    assert isinstance(choice, Segmented)
    choice.change(8)
    assert party.levels[1] == named[1]


@pytest.mark.parametrize("count", [3, 16, 30])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_however_many_programs_stand_beside_them_no_level_is_cut_short(
    size: tuple[int, int], count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut: list[str]
) -> None:
    monkeypatch.setenv("CARDCADE_HOME", str(tmp_path))
    named = [f"exec:python3 {('greedy', 'clever', 'lucky')[number % 3]}{number}.py" for number in range(count)]
    (tmp_path / "programs.toml").write_text(f"programs = {json.dumps(named)}", "utf-8")
    pilot = open_launcher(size=size, language="en")
    setup_of(pilot, "guandan")
    pilot.screen.stage.refocus("setup.seat.1")
    pilot.wait(0.6)
    cut.clear()
    pilot.picture()
    choice = pilot.find("setup.seat.1")
    assert isinstance(choice, Segmented)
    assert len(choice.options) == 7 + count
    assert not set(cut) & set(choice.options)
    assert all(choice.rect.contains(cell) for cell in choice.cells)


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (800, 600)])
@pytest.mark.parametrize("game", GAMES)
def test_no_length_is_cut_short(game: str, size: tuple[int, int], language: str, cut: list[str]) -> None:
    pilot = open_launcher(size=size, language=language)
    page = setup_of(pilot, game)
    pilot.screen.stage.refocus("setup.length")
    pilot.wait(0.6)
    cut.clear()
    pilot.picture()
    length = pilot.find("setup.length")
    assert isinstance(length, Segmented)
    assert len(length.options) == len(page.rules.lengths)
    assert not set(cut) & set(length.options)
    assert all(length.rect.contains(cell) for cell in length.cells)


def test_every_length_in_two_lines_can_be_clicked_and_walked_to() -> None:
    pilot = open_launcher(size=(1024, 768))
    page = setup_of(pilot, "gandengyan")
    for index in (5, 1, 3):
        pilot.screen.stage.refocus("setup.length")
        pilot.wait(0.4)
        length = pilot.find("setup.length")
        assert isinstance(length, Segmented)
        assert length.cells[5].y > length.cells[0].y
        offset = length.place.x - length.rect.x, length.place.y - length.rect.y
        at = length.cells[index].center[0] + offset[0], length.cells[index].center[1] + offset[1]
        pilot.click_at(pilot.ui.canvas.point(*at))
        pilot.wait(0.3)
        assert page.rules.length is page.rules.lengths[index]
    pilot.screen.stage.refocus("setup.length")
    pilot.key(pygame.K_RIGHT)
    assert page.rules.length is page.rules.lengths[4]


def leafed(pilot: Launcher, *events: Event) -> str:
    for event in events:
        pilot.send(event)
    pilot.wait(0.2)
    assert isinstance(pilot.screen, Setup)
    return pilot.screen.preset.name


def test_page_keys_and_the_gamepads_shoulders_pick_presets_from_wherever_the_keyboard_is() -> None:
    pilot = open_launcher()
    page = setup_of(pilot, "uno")
    names = [preset.name for preset in page.presets]
    pilot.screen.stage.refocus("setup.start")
    down, up = (Event(pygame.KEYDOWN, key=key, mod=0) for key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP))
    assert leafed(pilot, down) == names[1]
    left, right = (
        Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        for button in (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    )
    assert leafed(pilot, right) == names[2]
    assert leafed(pilot, left, left, left) == names[-1], "before the first comes the last"
    plain = Event(pygame.JOYBUTTONDOWN, button=5, instance_id=7)
    assert leafed(pilot, plain) == names[0]
    assert leafed(pilot, up, down) == names[0]
    focus = pilot.screen.stage.focus.widget
    assert focus is not None
    assert focus.meaning == "setup.start", "Enter starts at once"


def test_in_one_column_a_preset_that_is_soon_told_takes_little_room() -> None:
    pilot = open_launcher(size=(1024, 768), language="en")
    setup_of(pilot, "guandan")
    quick, official = (pilot.find(f"setup.preset.{name}").rect.h for name in ("quick", "official"))
    assert quick < official
