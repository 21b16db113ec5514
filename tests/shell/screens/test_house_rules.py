"""A table with house rules: switched with the mouse alone, played, kept, resumed and saved."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from cardcade import discovery
from cardcade.folders import presets_folder
from cardcade.shell.screens.setup.preset_card import PresetCard
from cardcade.shell.screens.setup.rule_switch import LABEL, RuleSwitch
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import Label, Paragraph, Segmented

from ..launcher import Launcher, leave_after_a_move, open_launcher

THREE = ("setup.switch.house.seven_zero", "setup.switch.house.jump_in", "setup.switch.stacking.mixed")


@pytest.fixture
def pilot() -> Iterator[Launcher]:
    pilot = open_launcher([discovery.find("uno")], keeps=True)
    pilot.choose("home.game.uno")
    yield pilot
    pilot.app.close()


def page(pilot: Launcher) -> Setup:
    return pilot.at(Setup)


def test_three_house_rules_are_switched_and_played_without_a_preset(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.start")
    rules = pilot.table.live.match.game.rules
    assert (rules.house.seven_zero, rules.house.jump_in, rules.stacking.mixed) == (True, True, True)
    assert pilot.table.live.preset == {"en": "Standard, changed", "zh": "标准（有改动）"}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_what_was_switched_is_told_in_players_sentences(language: str) -> None:
    pilot = open_launcher([discovery.find("uno")], language=language)
    pilot.choose("home.game.uno", *THREE)
    said = [pilot.app.language.text(f"uno.rules.{one.removeprefix('setup.switch.')}.told.on") for one in THREE]
    told = [one.text for one in page(pilot).stage.top.walk() if isinstance(one, Paragraph)]
    assert any(all(sentence in text for sentence in said) for text in told)
    pilot.app.close()


def test_a_switched_match_goes_on_by_the_same_rules(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.start")
    rules = pilot.table.live.match.game.rules
    leave_after_a_move(pilot)
    pilot.app.tables.resume()
    assert pilot.table.live.match.game.rules == rules
    assert pilot.table.live.match.verifiable
    assert pilot.table.live.preset["en"] == "Standard, changed"


def test_a_rematch_is_by_the_same_rules(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.start")
    rules = pilot.table.live.match.game.rules
    pilot.app.tables.restart()
    assert pilot.table.live.match.game.rules == rules


def test_the_next_setup_has_them_switched_again(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.start")
    pilot.app.tables.leave()
    pilot.choose("home.game.uno")
    assert set(page(pilot).rules.changes) == {"house.seven_zero", "house.jump_in", "stacking.mixed"}
    pilot.choose("setup.undo_switches")
    assert page(pilot).rules.changes == {}
    assert not pilot.sees("setup.save_rules")


def test_another_preset_takes_the_switches_back(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.preset.quick")
    assert page(pilot).rules.changes == {}


def test_a_switch_shows_what_holds_and_that_it_was_changed(pilot: Launcher) -> None:
    pilot.choose(THREE[0])
    switch = pilot.find(THREE[0])
    assert isinstance(switch, RuleSwitch)
    assert (switch.shown, switch.changed_by_hand) == (True, True)


def test_labels_side_by_side_are_set_in_one_size(pilot: Launcher) -> None:
    switches = [
        one for one in page(pilot).stage.top.walk() if isinstance(one, RuleSwitch) and one.shown in (True, False)
    ]
    fitting = [pilot.ui.text.shrunk(one.label, LABEL, one.words.w) for one in switches]
    assert len(set(fitting)) > 1, "alone they would differ"
    assert {one.type for one in switches} == {min(fitting, key=lambda each: each.size)}


def test_switched_rules_are_saved_as_ones_own_and_picked(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.save_rules")
    pilot.type("Grandma's UNO")
    pilot.choose("save_rules.keep")
    own = page(pilot).preset
    assert (own.names["en"], own.bundled) == ("Grandma's UNO", False)
    assert page(pilot).rules.changes == {}
    assert (own.rules.house.seven_zero, own.rules.stacking.mixed) == (True, True)
    card = pilot.find(f"setup.preset.{own.name}")
    assert isinstance(card, PresetCard)
    assert (card.chosen, card.tag) == (True, "Yours")
    pilot.choose("setup.start")
    assert pilot.table.live.match.game.rules == own.rules


def test_how_long_it_takes_follows_the_length_and_the_seats(pilot: Launcher) -> None:
    def minutes() -> str:
        label = pilot.find("setup.minutes")
        assert isinstance(label, Label)
        return label.text

    before = minutes()
    page(pilot).switch({"match.target_score": 500})
    long = minutes()
    page(pilot).party.resize(2)
    page(pilot).rebuild()
    assert len({before, long, minutes()}) == 3
    assert page(pilot).rules.chosen.rules.match.target_score == 500


def test_best_of_three_is_chosen_at_the_setup_and_played(pilot: Launcher) -> None:
    for seats, told in ((4, ["First to 2", "First to 3"]), (2, ["Best of 3", "Best of 5"])):
        page(pilot).party.resize(seats)
        page(pilot).rebuild()
        length = pilot.find("setup.length")
        assert isinstance(length, Segmented)
        assert length.options[1:3] == told
    pilot.screen.stage.refocus("setup.length")
    pilot.key(pygame.K_RIGHT)
    assert page(pilot).rules.changes == {"match.wins": 2}
    told = " ".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))
    assert "default rules" in told
    assert "2 rounds" not in told, "the length is told apart"
    pilot.choose("setup.start")
    assert pilot.table.live.match.game.rules.match.target == 2


def test_the_history_tells_switched_rules_apart(pilot: Launcher) -> None:
    assert pilot.app.shelf.preset_name("uno", "standard*") == "Standard, changed"
    assert pilot.app.chronicle.preset_name("uno", "standard*") == "Standard, changed"
    assert pilot.app.shelf.preset_name("uno", "standard") == "Standard"


def test_rules_that_cannot_be_saved_stay_switched_and_the_reason_is_said(pilot: Launcher) -> None:
    folder = presets_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    pilot.choose(*THREE, "setup.save_rules", "save_rules.keep")
    assert len(page(pilot).rules.changes) == 3
    assert page(pilot).preset.bundled
    assert pilot.ui.toasts.toasts


def test_keys_alone_pick_a_preset_switch_a_rule_and_start(pilot: Launcher) -> None:
    pilot.screen.stage.refocus("setup.preset.standard")
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN):
        pilot.key(key)
    assert page(pilot).preset.name == "house_mix"
    walked = []
    while not (focus := focused(pilot)).startswith("setup.switch"):
        pilot.key(pygame.K_DOWN)
        walked.append(focus)
        assert len(walked) < 10, walked
    pilot.key(pygame.K_RETURN)
    assert focused(pilot) == focus, "the keyboard stays with it"
    assert list(page(pilot).rules.changes) == [focus.removeprefix("setup.switch.")]
    while focused(pilot) != "setup.read_rules":
        pilot.key(pygame.K_DOWN)
        walked.append(focused(pilot))
        assert len(walked) < 20, walked
    pilot.key(pygame.K_RIGHT)
    assert focused(pilot) == "setup.start"
    pilot.key(pygame.K_RETURN)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, TableScreen)


def focused(pilot: Launcher) -> str:
    widget = pilot.screen.stage.focus.widget
    return widget.meaning if widget is not None else ""


def test_rules_just_saved_are_seen_among_the_presets(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.save_rules", "save_rules.keep")
    pilot.wait(0.5)
    card, presets = pilot.find(f"setup.preset.{page(pilot).preset.name}"), pilot.find("setup.presets")
    assert presets.place.y <= card.place.y
    assert card.place.bottom <= presets.place.bottom


def test_rules_nobody_has_described_say_on_their_card_what_is_different(pilot: Launcher) -> None:
    pilot.choose("setup.switch.house.jump_in", "setup.save_rules", "save_rules.keep")
    card = pilot.find(f"setup.preset.{page(pilot).preset.name}")
    assert isinstance(card, PresetCard)
    assert card.about == "Jump in with the very same card"


def test_a_single_difference_stands_at_the_left() -> None:
    pilot = open_launcher([discovery.find("gandengyan")])
    pilot.choose("home.game.gandengyan", "setup.switch.scoring.bomb_doubles")
    words = {one.text: one.rect.x for one in pilot.screen.stage.top.walk() if isinstance(one, Label | Paragraph)}
    assert words["Every bomb doubles the points"] - words["What is different from the default rules:"] < 40
    pilot.app.close()


def test_rules_just_saved_are_picked_at_the_next_setup(pilot: Launcher) -> None:
    pilot.choose(*THREE, "setup.save_rules", "save_rules.keep")
    saved = page(pilot).preset.name
    pilot.choose("page.back", "home.game.uno")
    assert (page(pilot).preset.name, page(pilot).preset.bundled) == (saved, False)


def test_rules_of_ones_own_that_need_many_words_take_no_more_room_than_the_others(pilot: Launcher) -> None:
    before = pilot.find("setup.preset.casual").rect.h
    pilot.choose(*THREE, "setup.save_rules", "save_rules.keep")
    card = pilot.find(f"setup.preset.{page(pilot).preset.name}")
    assert isinstance(card, PresetCard)
    assert card.rect.h == before
    assert "7 swaps hands" in card.tooltip, "all of it is told under the pointer"
