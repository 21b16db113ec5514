"""The editor: copied, changed, saved, read again and played; undone, deleted, kept beside somebody else's words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import pygame
import pytest
from pygame.event import Event

from cardcade import GamePlugin, setting
from cardcade.discovery.library import Library
from cardcade.folders import presets_folder
from cardcade.shell.screens.editor import EditorPage
from cardcade.shell.screens.presets import PresetsPage
from cardcade.shell.screens.setup import Setup
from cardcade.ui import ScrollArea, TextField
from cardcade_uno import cardcade_game as uno

from ..launcher import Launcher, found, open_launcher


@pytest.fixture(autouse=True)
def folder(own_home: Path) -> Path:
    return own_home / "presets"


def page_of(pilot: Launcher) -> EditorPage:
    assert isinstance(pilot.screen, EditorPage)
    return pilot.screen


def at_presets(pilot: Launcher, game: str = "uno") -> PresetsPage:
    pilot.choose("home.presets")
    assert isinstance(pilot.screen, PresetsPage)
    pilot.screen.open_tab([one.id for one in pilot.screen.games].index(game))
    pilot.wait(0.3)
    return pilot.screen


def editor_of(pilot: Launcher, preset: str = "standard", game: str = "uno") -> EditorPage:
    at_presets(pilot, game)
    reach(pilot, f"presets.{preset}")
    pilot.choose(f"presets.{preset}", "presets.copy")
    return page_of(pilot)


def write(folder: Path, text: str, name: str = "mine") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder / f"{name}.toml"


def changing(pilot: Launcher) -> EditorPage:
    """The editor of the player's own `mine`."""
    at_presets(pilot)
    reach(pilot, "presets.mine")
    pilot.choose("presets.mine", "presets.change")
    return page_of(pilot)


def reach(pilot: Launcher, meaning: str) -> None:
    """Brings it into view with the mouse wheel alone."""
    widget = pilot.find(meaning)
    area = widget.parent
    while area is not None and not isinstance(area, ScrollArea):
        area = area.parent
    assert area is not None
    pilot._mouse(pygame.MOUSEMOTION, pilot.ui.canvas.point(*area.place.center), rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(80):
        place, room = widget.place, area.place
        if room.top - 1 <= place.top and place.bottom <= room.bottom + 1:
            return
        pilot.send(Event(pygame.MOUSEWHEEL, x=0, y=-1 if place.bottom > room.bottom else 1))
        pilot.wait(0.25)
    raise AssertionError(f"{meaning} cannot be reached")


def press(pilot: Launcher, meaning: str) -> None:
    reach(pilot, meaning)
    pilot.choose(meaning)


def step(pilot: Launcher, meaning: str, up: bool) -> None:
    reach(pilot, meaning)
    pilot.click_at(pilot.ui.canvas.point(*pilot.find(meaning).ends[up].move(0, offset(pilot, meaning)).center))  # type: ignore[attr-defined]
    pilot.wait(0.3)


def offset(pilot: Launcher, meaning: str) -> float:
    widget = pilot.find(meaning)
    return widget.place.y - widget.rect.y


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


def test_a_held_stepper_goes_on_by_itself_where_nothing_else_moves() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    reach(pilot, "editor.match.target_score")
    pilot.run(4.0)
    place = pilot.find("editor.match.target_score").ends[True].move(0, offset(pilot, "editor.match.target_score"))  # type: ignore[attr-defined]
    spot, before = pilot.ui.canvas.point(*place.center), pilot.window.flips
    pilot._mouse(pygame.MOUSEMOTION, spot, rel=(0, 0), buttons=(0, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, spot, button=1)
    pilot.run(1.0)
    assert page.editing.rules.match.target_score >= 300
    assert pilot.window.flips > before + 5, "each step is seen"
    pilot._mouse(pygame.MOUSEBUTTONUP, spot, button=1)
    pilot.run(4.0)
    held, still = page.editing.rules.match.target_score, pilot.window.flips
    pilot.run(3.0)
    assert (page.editing.rules.match.target_score, pilot.window.flips) == (held, still)
    pilot.choose("editor.undo")
    assert page.editing.rules.match.target_score == 0, "all of it is one step"


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


def words(pilot: Launcher) -> list[str]:
    return [getattr(widget, "text", "") for widget in pilot.screen.stage.top.walk()]


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


@pytest.mark.parametrize("text", ["game = ", 'game = "uno"\nname = 5\n', 'game = "uno"\n[basic]\nx = 1\n', None])
@pytest.mark.parametrize("doing", ["presets.change", "presets.copy"])
def test_a_file_that_broke_a_moment_ago_is_told_and_not_opened(folder: Path, text: str | None, doing: str) -> None:
    file = write(folder, 'game = "uno"\n')
    pilot = open_launcher()
    at_presets(pilot)
    reach(pilot, "presets.mine")
    pilot.choose("presets.mine")
    if text is None:
        file.unlink()
    else:
        file.write_text(text, "utf-8")
    pilot.choose(doing)
    assert isinstance(pilot.screen, PresetsPage)


def test_a_file_that_changed_meanwhile_is_not_written_over_and_mine_is_kept_beside_it(folder: Path) -> None:
    file = write(folder, '# ours\ngame = "uno"\n[name]\nen = "Ours"\n')
    pilot = open_launcher()
    changing(pilot)
    press(pilot, "editor.house.jump_in")
    theirs = '# theirs\ngame = "uno"\n[name]\nen = "Ours"\n[house]\nseven_zero = true\n'
    file.write_text(theirs, "utf-8")
    pilot.choose("editor.save", "conflict.mine")
    assert file.read_text("utf-8") == theirs
    other = folder / "ours-mine.toml"
    assert other.read_text("utf-8").startswith("# ours\n")
    assert "jump_in = true" in other.read_text("utf-8")


def test_after_a_conflict_their_file_can_be_loaded(folder: Path) -> None:
    file = write(folder, 'game = "uno"\n')
    pilot = open_launcher()
    page = changing(pilot)
    press(pilot, "editor.house.jump_in")
    file.write_text('game = "uno"\n[house]\nseven_zero = true\n', "utf-8")
    pilot.choose("editor.save", "conflict.theirs")
    assert dict(page.editing.layer.written) == {"house.seven_zero": True}
    assert not page.editing.unsaved


def test_a_file_changed_outside_is_shown_as_it_is_when_nothing_was_changed_here(folder: Path) -> None:
    file = write(folder, 'game = "uno"\n')
    pilot = open_launcher()
    page = changing(pilot)
    file.write_text('game = "uno"\n[house]\nseven_zero = true\n', "utf-8")
    pilot.app.preset_folder.look()
    assert dict(page.editing.layer.written) == {"house.seven_zero": True}


def test_a_deleted_preset_can_be_brought_back(folder: Path) -> None:
    write(folder, '# dear to me\ngame = "uno"\n')
    pilot = open_launcher()
    changing(pilot)
    pilot.choose("editor.delete", "delete.delete")
    assert isinstance(pilot.screen, PresetsPage)
    assert not pilot.sees("presets.mine")
    pilot.choose("presets.bring_back")
    assert (folder / "mine.toml").read_text("utf-8") == '# dear to me\ngame = "uno"\n'
    assert pilot.sees("presets.mine")


def test_what_others_build_on_cannot_be_deleted(folder: Path) -> None:
    write(folder, 'game = "uno"\n')
    write(folder, 'game = "uno"\nextends = "mine"\n', "child")
    pilot = open_launcher()
    changing(pilot)
    button = pilot.find("editor.delete")
    assert not button.enabled
    assert "child" in button.hint


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


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    pilot = open_launcher()
    page = editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    folder.write_text("in the way")
    pilot.choose("editor.save")
    assert "could not be written" in pilot.ui.toasts.toasts[-1].text
    assert page.editing.unsaved


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


def test_a_long_text_written_by_hand_is_not_cut_when_it_is_changed_here(folder: Path) -> None:
    long = "All the rules of our house, " * 10
    write(folder, f'game = "uno"\n[about]\nen = "{long}"\n')
    pilot = open_launcher()
    page = changing(pilot)
    press(pilot, "editor.about.en")
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_BACKSPACE)
    assert page.editing.layer.about["en"] == long[:-1]


def test_a_base_that_is_edited_meanwhile_is_followed(folder: Path) -> None:
    base = write(folder, 'game = "uno"\n[basic]\ninitial_hand_size = 3\n', "base")
    write(folder, 'game = "uno"\nextends = "base"\n')
    pilot = open_launcher()
    page = changing(pilot)
    press(pilot, "editor.house.jump_in")
    base.write_text('game = "uno"\n[basic]\ninitial_hand_size = 4\n', "utf-8")
    pilot.app.preset_folder.look()
    assert page.editing.rules.basic.initial_hand_size == 4
    assert page.editing.rules.house.jump_in


def test_the_keyboard_alone_reaches_and_changes_every_rule() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    met = set()
    for _ in range(90):
        pilot.key(pygame.K_TAB)
        focused = pilot.screen.stage.focus.widget
        assert focused is not None
        if focused.meaning in met:
            continue
        met.add(focused.meaning)
        if focused.meaning == "editor.house.jump_in":
            pilot.key(pygame.K_SPACE)
        if focused.meaning == "editor.match.target_score":
            for key in (pygame.K_3, pygame.K_3, pygame.K_3):
                pilot.key(key)
            pilot.wait(1.5)
    every = {f"editor.{key.path}" for key in page.editing.keys}
    assert every <= {meaning for one in met for meaning in (one, one.rsplit(".", 1)[0])}
    assert dict(page.editing.layer.written) == {"house.jump_in": True, "match.target_score": 333}


def test_the_gamepad_switches_a_rule_and_steps_a_number() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    for meaning, button in (
        ("editor.house.jump_in", pygame.CONTROLLER_BUTTON_A),
        ("editor.basic.initial_hand_size", pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    ):
        pilot.screen.stage.refocus(meaning)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pilot.send(Event(kind, button=button, instance_id=0))
        pilot.wait(0.3)
        assert pilot.screen.stage.focus.widget is not None
        assert pilot.screen.stage.focus.widget.meaning == meaning
    assert dict(page.editing.layer.written) == {"house.jump_in": True, "basic.initial_hand_size": 8}


def test_nobody_writes_where_nothing_was_asked(folder: Path) -> None:
    open_launcher()
    assert not presets_folder().exists()
