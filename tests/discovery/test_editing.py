"""A preset that is being changed: steps back and forth, its base, what is wrong with it, and its file."""

from pathlib import Path

import pytest

from cardcade.discovery.editing import Editing
from cardcade.discovery.library import Library
from cardcade.discovery.preset_files import Conflict, KeptFile
from cardcade.engine.rules import Key, keys
from cardcade_guandan import cardcade_game as guandan
from cardcade_uno import cardcade_game as uno


def key(editing: Editing, path: str) -> Key:
    return next(one for one in keys(editing.plugin.rules) if one.path == path)


def copied(name: str = "standard") -> Editing:
    library = Library(uno())
    return Editing.copy(library, library.presets[name], "en", "Mine")


def own(folder: Path, text: str) -> Editing:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mine.toml").write_text(text, "utf-8")
    library = Library(uno())
    return Editing.of(library, library.presets["mine"])


@pytest.fixture
def folder(own_home: Path) -> Path:
    return own_home / "presets"


def test_a_copy_of_a_bundled_preset_extends_it_and_says_only_what_it_changes(folder: Path) -> None:
    editing = copied("party")
    editing.set(key(editing, "house.jump_in"), True)
    assert editing.layer.extends == "party"
    assert dict(editing.layer.written) == {"house.jump_in": True}
    assert editing.preset().values["basic"]["initial_hand_size"] == 5
    assert [one.path for one in editing.keys if editing.differs(one)] == ["house.jump_in"]
    editing.set(key(editing, "house.jump_in"), False)
    assert not editing.layer.written


def test_steps_are_undone_and_done_again_and_typing_is_one_step(folder: Path) -> None:
    editing = copied()
    editing.set(key(editing, "basic.initial_hand_size"), 5)
    for words in ("O", "Ou", "Our"):
        editing.name("en", words)
    editing.set(key(editing, "house.jump_in"), True)
    editing.undo()
    editing.undo()
    assert editing.layer.names == {"en": "Mine"}
    assert dict(editing.layer.written) == {"basic.initial_hand_size": 5}
    editing.redo()
    assert editing.layer.names == {"en": "Our"}
    assert editing.can_redo
    editing.set(key(editing, "house.seven_zero"), True)
    assert not editing.can_redo


def test_a_number_that_is_held_or_typed_is_one_step_until_it_has_settled(folder: Path) -> None:
    editing = copied()
    score = key(editing, "match.target_score")
    for value in (3, 33, 333):
        editing.set(score, value)
    editing.settle()
    editing.set(score, 350)
    editing.undo()
    assert editing.value(score) == 333
    editing.undo()
    assert editing.value(score) == 0


def test_what_was_worked_out_follows_every_step(folder: Path) -> None:
    editing = copied()
    size = key(editing, "basic.initial_hand_size")
    seen = []
    for value in (3, 4, 5):
        editing.set(size, value)
        seen.append(editing.value(size))
    editing.undo()
    editing.set(size, 9)
    assert [*seen, editing.value(size)] == [3, 4, 5, 9]


def test_undoing_everything_leaves_nothing_to_save(folder: Path) -> None:
    editing = copied()
    assert not editing.unsaved
    editing.set(key(editing, "house.jump_in"), True)
    assert editing.unsaved
    editing.undo()
    assert not editing.unsaved
    editing.undo()
    assert not editing.can_undo


def test_a_reset_key_follows_its_base_again(folder: Path) -> None:
    editing = own(folder, 'game = "uno"\nextends = "quick"\n[basic]\ninitial_hand_size = 9\n')
    editing.reset(key(editing, "basic.initial_hand_size"))
    assert editing.value(key(editing, "basic.initial_hand_size")) == 5
    assert not editing.layer.written


def test_a_reset_key_of_a_file_that_extends_nothing_keeps_its_line(folder: Path) -> None:
    editing = own(folder, 'game = "uno"\n[basic]\n# how many\ninitial_hand_size = 9\n')
    editing.reset(key(editing, "basic.initial_hand_size"))
    assert isinstance(editing.save("en"), KeptFile)
    assert (folder / "mine.toml").read_text("utf-8").endswith("[basic]\n# how many\ninitial_hand_size = 7\n")


def test_rules_that_contradict_each_other_are_told_and_can_be_mended(folder: Path) -> None:
    library = Library(guandan())
    editing = Editing.copy(library, library.default, "en", "Mine")
    editing.set(key(editing, "sequence.straight_max"), 5)
    editing.set(key(editing, "sequence.straight_min"), 8)
    assert [problem.key for problem in editing.problems] == ["sequence.straight_max"]
    editing.undo()
    assert editing.problems == []


def test_rules_need_a_name(folder: Path) -> None:
    editing = copied()
    editing.name("en", "")
    assert [problem.wrong.key for problem in editing.problems] == ["preset.nameless"]


def test_what_is_saved_is_what_is_read(folder: Path) -> None:
    editing = copied()
    editing.name("zh", "我家")
    editing.describe("en", "As we play.")
    editing.set(key(editing, "house.jump_in"), True)
    assert isinstance(editing.save("zh"), KeptFile)
    assert not editing.unsaved
    preset = Library(uno()).presets["我家"]
    assert (preset.names["zh"], preset.names["en"], preset.about["en"]) == ("我家", "Mine", "As we play.")
    assert preset.values == editing.preset().values


def test_a_copy_of_ones_own_takes_its_comments_along(folder: Path) -> None:
    own(folder, '# grandma\'s\ngame = "uno"\n[house]\njump_in = true # always\n')
    library = Library(uno())
    editing = Editing.copy(library, library.presets["mine"], "en", "Another")
    assert isinstance(editing.save("en"), KeptFile)
    text = (folder / "another.toml").read_text("utf-8")
    assert text.startswith("# grandma's\n")
    assert "jump_in = true # always\n" in text


def test_after_a_conflict_mine_can_go_into_a_file_of_its_own(folder: Path) -> None:
    editing = own(folder, '# mine\ngame = "uno"\n')
    editing.set(key(editing, "house.jump_in"), True)
    theirs = '# theirs\ngame = "uno"\n[house]\nseven_zero = true\n'
    (folder / "mine.toml").write_text(theirs, "utf-8")
    assert isinstance(editing.save("en"), Conflict)
    assert editing.unsaved
    editing.part_ways("en", "Mine as well")
    assert isinstance(editing.save("en"), KeptFile)
    assert (folder / "mine.toml").read_text("utf-8") == theirs
    assert (folder / "mine-as-well.toml").read_text("utf-8").startswith("# mine\n")
