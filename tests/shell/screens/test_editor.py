"""The editor: a preset is copied, changed, undone, named, saved, read again and played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import pygame
from pygame.event import Event

from cardcade import GamePlugin, setting
from cardcade.discovery.library import Library
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.shell.screens.setup.setup import Setup
from cardcade.ui import TextField
from cardcade_uno import cardcade_game as uno

from ..launcher import found, open_launcher
from .at_the_editor import at_presets, editor_of, press, reach, step, words


def test_a_preset_is_copied_changed_saved_read_again_and_played_with_the_mouse_alone(folder: Path) -> None:
    pilot = open_launcher(keeps=True)
    editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    step(pilot, "editor.basic.initial_hand_size", False)
    press(pilot, "editor.stacking.skip.pass_on")
    pilot.choose("editor.save")
    assert Library(uno()).presets["my-standard"].values["house"]["jump_in"] is True
    pilot.choose("page.back")
    assert isinstance(pilot.screen, PresetsPage)
    reach(pilot, "presets.my-standard")
    pilot.choose("presets.my-standard", "presets.play")
    assert isinstance(pilot.screen, Setup)
    assert pilot.screen.preset.name == "my-standard"
    pilot.choose("setup.start")
    rules = pilot.table.live.match.game.rules  # type: ignore[attr-defined]
    assert (rules.house.jump_in, rules.basic.initial_hand_size, rules.stacking.skip) == (True, 6, "pass_on")


def test_a_bundled_preset_can_be_copied_but_not_changed() -> None:
    pilot = open_launcher()
    at_presets(pilot)
    pilot.choose("presets.party")
    assert pilot.sees("presets.copy")
    assert not pilot.sees("presets.change")


def test_what_is_changed_is_told_at_once_and_can_be_reset() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    press(pilot, "editor.house.seven_zero")
    assert page.say("uno.rules.house.seven_zero.told.on") in words(pilot)
    press(pilot, "editor.house.seven_zero.reset")
    assert page.say("uno.rules.house.seven_zero.told.on") not in words(pilot)
    assert not page.editing.layer.written


def test_steps_go_back_and_forth_by_button_and_by_key() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    press(pilot, "editor.house.seven_zero")
    pilot.choose("editor.undo")
    assert dict(page.editing.layer.written) == {"house.jump_in": True}
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not page.editing.layer.written
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    pilot.choose("editor.redo")
    assert dict(page.editing.layer.written) == {"house.jump_in": True, "house.seven_zero": True}


def test_a_name_is_typed_in_chinese_with_an_input_method_and_the_file_follows(folder: Path) -> None:
    pilot = open_launcher(language="zh")
    page = editor_of(pilot)
    field = pilot.find("editor.name.zh")
    assert isinstance(field, TextField)
    pilot.click("editor.name.zh")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.send(Event(pygame.TEXTEDITING, text="zhou ri", start=0, length=7))
    assert field.composing == "zhou ri"
    pilot.type("周日")
    pilot.send(Event(pygame.TEXTEDITING, text="jia gui", start=0, length=7))
    pilot.type("家规")
    assert pilot.find("editor.name.zh") is field, "the field is not built anew while somebody types"
    assert page.editing.layer.names == {"zh": "周日家规"}
    pilot.key(pygame.K_s, pygame.KMOD_CTRL)
    assert [file.name for file in folder.glob("*.toml")] == ["周日家规.toml"]


def test_both_languages_can_be_described(folder: Path) -> None:
    pilot = open_launcher()
    editor_of(pilot)
    for field, text in (("about.en", "Ours."), ("name.zh", "我家"), ("about.zh", "我们家的。")):
        press(pilot, f"editor.{field}")
        pilot.type(text)
    pilot.choose("editor.save")
    preset = Library(uno()).presets["my-standard"]
    assert (preset.about["en"], preset.names["zh"], preset.about["zh"]) == ("Ours.", "我家", "我们家的。")


def test_rules_that_contradict_each_other_cannot_be_saved_and_say_why_in_players_words() -> None:
    pilot = open_launcher()
    page = editor_of(pilot, "house", "guandan")
    for _ in range(8):
        step(pilot, "editor.sequence.straight_max", False)
    step(pilot, "editor.sequence.straight_min", True)
    save = pilot.find("editor.save")
    assert not save.enabled
    assert save.hint == 'Must not be less than "Shortest straight", which is 6'
    assert save.hint in words(pilot)
    pilot.choose("editor.undo")
    assert page.editing.problems == []


def test_any_game_has_an_editor(crazy_eights: GamePlugin, folder: Path) -> None:
    pilot = open_launcher([found(crazy_eights)])
    editor_of(pilot, game="crazy_eights")
    step(pilot, "editor.deal.hand_size", True)
    pilot.choose("editor.save")
    assert Library(crazy_eights).presets["my-standard"].values["deal"]["hand_size"] == 6


@dataclass(frozen=True, slots=True)
class Odd:
    hand_size: int = setting(5)
    motto: str = setting("none")
    rank: Literal["2", "3", "4", "5", "6", "7"] = setting("5")
    luck: float = setting(0.5)


@dataclass(frozen=True, slots=True)
class OddRules:
    deal: Odd = Odd()


def test_whatever_a_strangers_rules_are_made_of_has_a_row(crazy_eights: GamePlugin, folder: Path) -> None:
    pilot = open_launcher([found(replace(crazy_eights, rules=OddRules))])
    page = editor_of(pilot, game="crazy_eights")
    step(pilot, "editor.deal.hand_size", False)
    step(pilot, "editor.deal.rank", True)
    press(pilot, "editor.deal.motto")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    for letter in "hey":
        pilot.type(letter)
    assert dict(page.editing.layer.written) == {"deal.hand_size": 4, "deal.rank": "6", "deal.motto": "hey"}
    assert any("0.5" in one for one in words(pilot)), "what no control is for is told at least"
    pilot.choose("editor.undo")
    assert "deal.motto" not in page.editing.layer.written
