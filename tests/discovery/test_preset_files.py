"""The player's own preset files: names, atomic writing, conflicts, and what a kill leaves behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import tomli

from cardcade.discovery import preset_files
from cardcade.discovery.library import Library
from cardcade.discovery.own_presets import OwnPresets, layer_at
from cardcade.discovery.preset_files import DAY, Conflict, KeptFile, Unwritten
from cardcade.discovery.preset_names import file_name, is_name
from cardcade.engine.preset_layer import Layer
from cardcade_uno import cardcade_game

PLUGIN = cardcade_game()
MINE = Layer("uno", "standard", {"zh": "周日家规", "en": "Sunday"}, {}, {"basic.initial_hand_size": 5})


@pytest.fixture
def folder(own_home: Path) -> Path:
    return own_home / "presets"


def added(layer: Layer = MINE, code: str = "en") -> KeptFile:
    made = OwnPresets(PLUGIN).add(layer, code)
    assert isinstance(made, KeptFile)
    return made


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("My rules!", "my-rules"),
        ("周日家规", "周日家规"),
        ("奶奶的 UNO", "奶奶的-uno"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\x", "c-x"),
        ("CON", "con-rules"),
        ("lpt1", "lpt1-rules"),
        ("", "rules"),
        ("🎉🎉", "rules"),
        ("E\u0301te\u0301", "été"),
        ("x" * 90, "x" * 40),
        ("-_-", "rules"),
    ],
)
def test_the_file_name_follows_the_name(words: str, name: str) -> None:
    assert file_name(words) == name
    assert is_name(name)


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert file_name("Mine", {"mine", "mine-2"}) == "mine-3"
    assert file_name("x" * 60, {"x" * 40}) == "x" * 38 + "-2"


@pytest.mark.parametrize("name", ["", "A", "a/b", "a.b", ".a", "a b", "con", "com1", "x" * 41, "e\u0301", "-a"])
def test_what_is_no_name_of_a_file(name: str) -> None:
    assert not is_name(name)


def test_a_new_preset_lies_in_a_file_named_after_it_and_is_listed(folder: Path) -> None:
    kept = added(code="zh")
    assert kept.path == folder / "周日家规.toml"
    assert kept.text.startswith("#:schema ./schema/uno.json\n")
    assert (folder / "schema" / "uno.json").is_file()
    assert Library(PLUGIN).presets["周日家规"].values["basic"]["initial_hand_size"] == 5


def test_a_second_one_of_that_name_takes_the_next_free_file(folder: Path) -> None:
    assert [added().path.name for _ in range(2)] == ["sunday.toml", "sunday-2.toml"]
    assert added(Layer("uno", "standard", {"en": "Standard"})).path.name == "standard-2.toml", "the game's own name"


def test_saving_changes_the_file_and_leaves_nothing_beside_it(folder: Path) -> None:
    own, kept = OwnPresets(PLUGIN), added()
    saved = own.save(kept, MINE.setting("house.jump_in", True), "en")
    assert isinstance(saved, KeptFile)
    assert saved.path == kept.path
    assert saved.path.read_bytes() == saved.raw
    assert tomli.loads(saved.text)["house"] == {"jump_in": True}
    assert sorted(file.name for file in folder.iterdir()) == ["schema", "sunday.toml"]


def test_a_file_that_changed_meanwhile_is_left_alone(folder: Path) -> None:
    own, kept = OwnPresets(PLUGIN), added()
    theirs = kept.raw + b"# by hand, just now\n"
    kept.path.write_bytes(theirs)
    assert own.save(kept, MINE.setting("house.jump_in", True), "en") == Conflict(kept.path, theirs)
    assert kept.path.read_bytes() == theirs


def test_a_file_that_was_taken_away_is_not_made_anew(folder: Path) -> None:
    own, kept = OwnPresets(PLUGIN), added()
    kept.path.unlink()
    assert own.save(kept, MINE.setting("house.jump_in", True), "en") == Conflict(kept.path, None)
    assert not kept.path.exists()


def test_nothing_is_written_over_a_file_that_appeared_meanwhile(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "x.toml").write_bytes(b"theirs")
    assert preset_files.create(folder / "x.toml", "mine") == Conflict(folder / "x.toml", b"theirs")
    assert [file.name for file in folder.iterdir()] == ["x.toml"]


def test_a_renamed_preset_takes_its_file_and_those_who_extend_it_along(folder: Path) -> None:
    own, kept = OwnPresets(PLUGIN), added()
    child = folder / "child.toml"
    child.write_text('# mine too\ngame = "uno"\nextends = "sunday" # grandma\n', "utf-8")
    renamed = Layer("uno", "standard", {"zh": "周日家规", "en": "Monday"}, {}, MINE.written)
    saved = own.save(kept, renamed, "en")
    assert isinstance(saved, KeptFile)
    assert saved.path.name == "monday.toml"
    assert not kept.path.exists()
    assert child.read_text("utf-8") == '# mine too\ngame = "uno"\nextends = "monday" # grandma\n'
    assert Library(PLUGIN).presets["child"].values["basic"]["initial_hand_size"] == 5


def test_a_file_named_by_hand_keeps_its_name_until_its_preset_is_renamed(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "x1.toml").write_text('game = "uno"\n[name]\nen = "Ours"\n', "utf-8")
    kept = preset_files.read(folder / "x1.toml")
    saved = OwnPresets(PLUGIN).save(kept, layer_at(kept).setting("house.jump_in", True), "en")
    assert isinstance(saved, KeptFile)
    assert saved.path == kept.path


def test_what_is_thrown_away_can_be_brought_back(folder: Path) -> None:
    own, kept = OwnPresets(PLUGIN), added()
    gone = own.discard(kept)
    assert isinstance(gone, KeptFile)
    assert "sunday" not in Library(PLUGIN).presets
    assert own.bring_back(gone, kept.path) == kept
    assert "sunday" in Library(PLUGIN).presets
    assert not gone.path.exists()


def test_the_trash_keeps_what_it_has_for_thirty_days(folder: Path) -> None:
    gone = OwnPresets(PLUGIN).discard(added())
    assert isinstance(gone, KeptFile)
    others = gone.path.with_name("somebody.elses.toml")
    others.write_text("not ours")
    preset_files.empty_trash(folder, time.time() + 29 * DAY)
    assert gone.path.exists()
    preset_files.empty_trash(folder, time.time() + 31 * DAY)
    assert not gone.path.exists()
    assert others.exists()


def test_a_folder_without_trash_has_nothing_to_empty(folder: Path) -> None:
    preset_files.empty_trash(folder, time.time())


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    made = OwnPresets(PLUGIN).add(MINE, "en")
    assert isinstance(made, Unwritten)
    assert made.why.key == "preset.unwritable"


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_a_link_goes_on_leading_to_its_file(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "dotfiles.toml"
    elsewhere.write_text('game = "uno"\n', "utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "linked.toml").symlink_to(elsewhere)
    kept = preset_files.read(folder / "linked.toml")
    assert isinstance(OwnPresets(PLUGIN).save(kept, layer_at(kept).setting("house.jump_in", True), "en"), KeptFile)
    assert (folder / "linked.toml").is_symlink()
    assert "jump_in" in elsewhere.read_text("utf-8")


WRITING = """
import sys
from pathlib import Path
from cardcade.discovery.preset_files import KeptFile, create, discard, read, save
file, number = Path(sys.argv[1]), 0
print("began", flush=True)
kept = read(file)
while True:
    number += 1
    text = 'game = "uno"\\n' + f"# {number}\\n" * (number % 400 + 200) + "[house]\\njump_in = true\\n"
    saved, made = save(kept, text), create(file.with_name(f"other-{sys.argv[2]}-{number}.toml"), text)
    assert isinstance(saved, KeptFile) and isinstance(made, KeptFile), (saved, made)
    kept = saved
    discard(made)
"""


@pytest.mark.skipif(os.name == "nt", reason="a kill as hard as SIGKILL is not sent there")
def test_a_kill_at_any_moment_leaves_no_half_written_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "uno"\n[house]\njump_in = true\n', "utf-8")
    for number in range(8):
        writer = subprocess.Popen([sys.executable, "-c", WRITING, str(file), str(number)], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"began\n"
        time.sleep(0.01 + number * 0.007)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        assert file.is_file()
        for one in [*tmp_path.glob("*.toml"), *tmp_path.glob("trash/*.toml")]:
            text = one.read_text("utf-8")
            assert tomli.loads(text)["house"] == {"jump_in": True}
            notes = [line for line in text.splitlines() if line.startswith("#")]
            assert len(set(notes)) <= 1, "one writing, whole"


def test_what_a_killed_program_left_is_swept_up_later(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    left, recent = (folder / f".{name}.1{preset_files.UNFINISHED}" for name in ("left", "recent"))
    for file in (left, recent):
        file.write_text("half")
    os.utime(left, (1, 1))
    added()
    assert not left.exists()
    assert recent.exists(), "somebody may be writing it"
