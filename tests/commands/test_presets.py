"""`cardcade presets`"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tomli


@pytest.fixture
def folder(own_home: Path, installed_eights: Path) -> Path:
    """The player's own presets, with the sample game installed."""
    presets = own_home / "presets"
    presets.mkdir()
    return presets


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(f'game = "crazy_eights"\n{text}', "utf-8")
    return file


def test_a_players_preset_is_listed_after_the_games_own(run: Any, folder: Path) -> None:
    write(folder, "tiny", 'extends = "standard"\n[name]\nzh = "小"\nen = "Tiny"\n[deal]\nhand_size = 1')
    assert [row["name"] for row in run("presets", "list", "crazy_eights", "--json").json] == ["standard", "tiny"]
    assert run("presets", "list", "crazy_eights").lines[1] == "tiny: Tiny."


def test_presets_of_other_games_are_not_listed(run: Any, folder: Path) -> None:
    (folder / "other.toml").write_text('game = "gandengyan"', "utf-8")
    answer = run("presets", "list", "crazy_eights", "--json")
    assert [row["name"] for row in answer.json] == ["standard"]
    assert answer.err == ""


def test_a_preset_of_a_game_that_is_not_there_is_told(run: Any, folder: Path) -> None:
    file = folder / "other.toml"
    file.write_text('game = "crazy_eigths"', "utf-8")
    answer = run("presets", "list", "uno", "--json")
    assert answer.code == 0
    assert answer.err == f"{file}:1:8: game: there is no game called crazy_eigths; did you mean crazy_eights?\n"


def test_a_file_that_does_not_say_its_game_is_told_how(run: Any, folder: Path) -> None:
    file = folder / "nameless.toml"
    file.write_text("[deal]", "utf-8")
    told = run("presets", "list", "crazy_eights").err
    assert told == f'{file}:1:1: game: is missing; begin the file with game = "crazy_eights"\n'


def test_a_file_that_may_not_be_read_is_told(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    file = write(folder, "secret", "")
    monkeypatch.setattr("cardcade.discovery.library.read_bytes", refuse)
    assert f"{file}:1:1: toml: the file cannot be read (Permission denied); " in run("presets", "list", "uno").err
    monkeypatch.setattr("cardcade.commands.presets.read_bytes", refuse)
    assert f"{file} cannot be read: Permission denied" in run("presets", "check", file).err


def test_a_broken_file_is_told_on_stderr_and_the_others_are_listed(run: Any, folder: Path) -> None:
    file = write(folder, "bad", "deal.hand_size = 99")
    answer = run("presets", "list", "crazy_eights", "--json")
    assert [row["name"] for row in answer.json] == ["standard"]
    assert answer.err == f"{file}:2:18: deal.hand_size: 99 is out of range; a whole number from 1 to 6\n"


def test_a_players_preset_cannot_hide_a_bundled_one(run: Any, folder: Path) -> None:
    file = write(folder, "standard", "deal.hand_size = 2")
    answer = run("presets", "list", "crazy_eights", "--json")
    assert answer.json[0]["values"] == {"deal": {"hand_size": 5}}
    assert f"{file}:1:1: name: the name standard belongs to" in answer.err
    assert run("presets", "check", file).code == 1


def test_check_is_silent_about_a_good_file(run: Any, folder: Path) -> None:
    answer = run("presets", "check", write(folder, "fine", "deal.hand_size = 3"))
    assert (answer.code, answer.out, answer.err) == (0, "", "")


def test_check_tells_every_problem_of_every_file_with_its_place(run: Any, folder: Path) -> None:
    one = write(folder, "one", "[deal]\nhand_sise = 3\nhand_size = 0\n[deel]")
    two = write(folder, "two", "= 1")
    answer = run("presets", "check", one, two)
    assert answer.code == 1
    assert answer.lines == [
        f"{one}:3:1: deal.hand_sise: there is no such key; did you mean deal.hand_size?",
        f"{one}:4:13: deal.hand_size: 0 is out of range; a whole number from 1 to 6",
        f"{one}:5:2: deel: there is no such key; did you mean deal?",
        f"{two}:2:1: toml: this is neither a key nor a table; put this right first, then check the file again",
    ]


def test_check_speaks_chinese(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "zh_CN")
    file = write(folder, "one", "deal.hand_size = 9")
    assert run("presets", "check", file).out == f"{file}:2:18: deal.hand_size: 9 超出范围; 应为 1 到 6 的整数\n"


def test_check_finds_circles_and_bases_beside_the_file(run: Any, folder: Path, tmp_path: Path) -> None:
    write(tmp_path, "base", "deal.hand_size = 3")
    assert run("presets", "check", write(tmp_path, "child", 'extends = "base"')).code == 0
    alone = write(folder, "self", 'extends = "self"')
    assert "in a circle: self extends self;" in run("presets", "check", alone).out


def test_every_preset_of_a_circle_is_told_the_whole_circle(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = write(folder, "a", 'extends = "b"'), write(folder, "b", 'extends = "a"')
    beside = write(folder, "c", 'extends = "a"')
    told = "the presets extend each other in a circle"
    assert run("presets", "check", a, b, beside).lines == [
        f"{a}:2:11: extends: {told}: a extends b extends a; extend another preset, or none",
        f"{b}:2:11: extends: {told}: b extends a extends b; extend another preset, or none",
        f"{beside}:2:11: extends: the preset a that it extends has problems of its own; put that file right first",
    ]
    monkeypatch.setenv("LANGUAGE", "zh_CN")
    assert "a 继承 b 继承 a" in run("presets", "check", a).out


@pytest.mark.parametrize("game", ["whist", "", "../../etc/passwd"])
def test_check_says_when_there_is_no_such_game(run: Any, tmp_path: Path, game: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'game = "{game}"', "utf-8")
    answer = run("presets", "check", file)
    assert answer.code == 1
    assert answer.out.startswith(f"{file}:1:8: game: there is no game called {game or chr(34) * 2}; ")
    assert answer.out.count("; ") == 1, "one hint is enough"


def test_a_game_that_is_no_text_is_not_called_missing(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("game = 3", "utf-8")
    assert run("presets", "check", file).out.startswith(f"{file}:1:8: game: cannot be 3; ")


def test_a_file_that_cannot_be_read_is_a_sentence(run: Any, tmp_path: Path) -> None:
    for path in (tmp_path / "absent.toml", tmp_path):
        answer = run("presets", "check", path)
        assert answer.code == 1
        assert answer.err.startswith(f"cardcade: {path} cannot be read")


def test_the_other_files_are_checked_all_the_same(run: Any, folder: Path, tmp_path: Path) -> None:
    bad = write(folder, "bad", "deal.hand_size = 99")
    answer = run("presets", "check", tmp_path / "absent.toml", bad)
    assert answer.code == 1
    assert "absent.toml cannot be read" in answer.err
    assert answer.out.startswith(f"{bad}:2:18: ")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_nobody_waits_for_a_pipe(run: Any, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    answer = run("presets", "check", tmp_path / "pipe.toml")
    assert answer.code == 1
    assert "a pipe or a device, not a file; save it as a file first" in answer.out


def test_what_stands_in_a_file_cannot_play_with_the_terminal(run: Any, folder: Path) -> None:
    file = write(folder, "wild", r'"\u001b[2J\n\u202e" = 1')
    answer = run("presets", "check", file)
    assert answer.out.splitlines()[0].startswith(f"{file}:2:1: \\x1b[2J\\n\\u202e: there is no such key")
    assert len(answer.lines) == 1


def test_a_bundled_file_checks_clean(run: Any, folder: Path, installed_eights: Path) -> None:
    assert run("presets", "check", installed_eights / "presets" / "standard.toml").code == 0


def test_show_prints_a_file_that_could_be_saved(run: Any, folder: Path) -> None:
    answer = run("presets", "show", "crazy_eights", "standard")
    shown = tomli.loads(answer.out)
    assert shown["game"] == "crazy_eights"
    assert shown["deal"] == {"hand_size": 5}
    assert "# Hand size: How many cards everyone starts with." in answer.lines


def test_show_tells_the_differences_in_plain_words(run: Any, folder: Path) -> None:
    write(folder, "tiny", "deal.hand_size = 1")
    assert run("presets", "show", "crazy_eights", "tiny").err == "Hand size: 1 instead of 5\n"


def test_show_prints_the_schema_for_editors(run: Any, folder: Path) -> None:
    schema = run("presets", "show", "crazy_eights", "--schema").json
    assert schema["properties"].keys() == {"game", "extends", "name", "about", "deal"}


def test_schema_prints_what_a_file_may_say_with_its_words(run: Any, folder: Path) -> None:
    schema = run("presets", "schema", "crazy_eights").json
    assert schema["properties"]["game"]["const"] == "crazy_eights"
    size = schema["$defs"]["deal"]["properties"]["hand_size"]
    assert (size["title"], size["description"]) == ("Hand size", "How many cards everyone starts with.")


def test_show_says_which_layer_set_a_key(run: Any, folder: Path) -> None:
    write(folder, "grandma", "[deal]\nhand_size = 3")
    (folder / "mine.toml").write_text('game = "crazy_eights"\nextends = "grandma"\n', "utf-8")
    assert run("presets", "show", "crazy_eights", "mine", "--origin").lines == [
        "deal.hand_size = 3  # grandma, line 3",
    ]
    (folder / "plain.toml").write_text('game = "crazy_eights"\n', "utf-8")
    assert "the game's default" in run("presets", "show", "crazy_eights", "plain", "--origin").out


def taplo(*files: Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("taplo", path=str(Path(sys.executable).parent)) or shutil.which("taplo")
    if program is None:
        pytest.skip("taplo, which is in the test extra, has nothing for this kind of machine")
    command = [program, "lint", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=files[0].parent)


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan", "crazy_eights"])
def test_editors_check_a_new_file_by_the_line_it_begins_with(run: Any, folder: Path, game: str) -> None:
    assert run("presets", "new", game, "周日").code == 0
    file = folder / "周日.toml"
    done = taplo(file)
    assert done.returncode == 0, done.stderr
    text = file.read_text("utf-8")
    assert text.startswith(f"#:schema ./schema/{game}.json\n")
    file.write_text(text.replace("[name]", "[nonsense]\nx = 1\n[name]"), "utf-8")
    done = taplo(file)
    assert done.returncode == 1
    assert "nonsense" in done.stderr


def test_editors_see_a_value_beyond_its_range(run: Any, folder: Path) -> None:
    run("presets", "new", "uno", "mine")
    file = folder / "mine.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("initial_hand_size = 7", "initial_hand_size = 99"), "utf-8")
    assert "99 is greater than the maximum of 10" in taplo(file).stderr


def test_new_writes_a_file_that_checks_clean_and_is_listed(run: Any, folder: Path) -> None:
    answer = run("presets", "new", "crazy_eights", "mine", "--from", "standard")
    assert answer.out == f"{folder / 'mine.toml'}\n"
    assert f"cardcade presets check {folder / 'mine.toml'}" in answer.err
    assert run("presets", "check", folder / "mine.toml").code == 0
    assert "mine" in run("presets", "list", "crazy_eights").out
    assert run("presets", "new", "crazy_eights", "mine").code == 1, "nothing is overwritten"


@pytest.mark.parametrize("name", ["../x", "a/b", "C:\\x", "", ".hidden", "Ä", "x" * 41, "standard", "con.toml"])
def test_new_refuses_names_that_are_none(run: Any, folder: Path, name: str) -> None:
    answer = run("presets", "new", "crazy_eights", name)
    assert answer.code == 2
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_every_bundled_preset_can_be_started_from(run: Any, own_home: Path, game: str) -> None:
    for number, row in enumerate(run("presets", "list", game, "--json").json):
        assert run("presets", "new", game, f"mine{number}", "--from", row["name"]).code == 0
        assert run("presets", "check", own_home / "presets" / f"mine{number}.toml").code == 0
    rows = {row["name"]: row["values"] for row in run("presets", "list", game, "--json").json}
    for number, name in enumerate(name for name in list(rows) if not name.startswith("mine")):
        assert rows[f"mine{number}"] == rows[name]


@pytest.mark.parametrize(
    ("name", "instead"), [("Sunday club", "sunday-club"), ("standard", "standard-2"), ("../x", "x")]
)
def test_a_name_that_cannot_be_is_answered_with_one_that_can(run: Any, name: str, instead: str) -> None:
    answer = run("presets", "new", "uno", name)
    assert (answer.code, answer.out) == (2, "")
    assert "Traceback" not in answer.err
    assert answer.err.strip().endswith(f"such as {instead}")
