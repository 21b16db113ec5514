"""The file behind the editor: broken, changed, deleted or locked by others, and nobody loses a word."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from cardcade.folders import presets_folder
from cardcade.shell.screens.editor.editor import EditorPage
from cardcade.shell.screens.presets.presets import PresetsPage

from ..launcher import Launcher, open_launcher
from .at_the_editor import at_presets, changing, editor_of, press, reach, words, write


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


def edited_outside(folder: Path, before: str, after: str) -> tuple[Launcher, EditorPage]:
    """The editor of a file that somebody else changes meanwhile."""
    write(folder, before)
    pilot = open_launcher()
    page = changing(pilot)
    write(folder, after)
    pilot.app.preset_folder.look()
    return pilot, page


def test_a_file_changed_outside_is_shown_as_it_is_when_nothing_was_changed_here(folder: Path) -> None:
    _, page = edited_outside(folder, 'game = "uno"\n', 'game = "uno"\n[house]\nseven_zero = true\n')
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


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    pilot = open_launcher()
    page = editor_of(pilot)
    press(pilot, "editor.house.jump_in")
    folder.write_text("in the way")
    pilot.choose("editor.save")
    assert "could not be written" in pilot.ui.toasts.toasts[-1].text
    assert page.editing.unsaved


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


def test_nobody_writes_where_nothing_was_asked(folder: Path) -> None:
    open_launcher()
    assert not presets_folder().exists()


def test_a_long_text_written_by_hand_is_not_cut_when_it_is_changed_here(folder: Path) -> None:
    long = "All the rules of our house, " * 10
    write(folder, f'game = "uno"\n[about]\nen = "{long}"\n')
    pilot = open_launcher()
    page = changing(pilot)
    press(pilot, "editor.about.en")
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_BACKSPACE)
    assert page.editing.layer.about["en"] == long[:-1]


def test_a_file_that_breaks_while_it_is_edited_says_every_mistake_with_its_place(folder: Path) -> None:
    broken = 'game = "uno"\n[basic]\ninitial_hand_size = 44\nforced_plai = 3\n'
    pilot, page = edited_outside(folder, 'game = "uno"\n[basic]\ninitial_hand_size = 4\n', broken)
    pilot.wait(1.5)
    told = words(pilot)
    assert sum("line 3" in one.lower() or "line 4" in one.lower() for one in told) == 2, told
    assert page.editing.rules.basic.initial_hand_size == 4, "as it last was right"
    write(folder, 'game = "uno"\n[basic]\ninitial_hand_size = 5\n')
    pilot.app.preset_folder.look()
    pilot.wait(1.5)
    assert not any("line 3" in one.lower() for one in words(pilot))
    assert page.editing.rules.basic.initial_hand_size == 5


def test_a_preset_brought_back_is_picked_and_in_view(folder: Path) -> None:
    for number in range(12):
        write(folder, 'game = "uno"\n', f"also-{number}")
    write(folder, 'game = "uno"\n')
    pilot = open_launcher()
    changing(pilot)
    pilot.choose("editor.delete", "delete.delete")
    pilot.screen.stage.find("presets.list").scroll_to(0.0, at_once=True)  # type: ignore[union-attr]
    pilot.choose("presets.bring_back")
    pilot.wait(1.0)
    row, listed = pilot.find("presets.mine").place, pilot.find("presets.list").place
    assert listed.top - 1 <= row.top
    assert row.bottom <= listed.bottom + 1
