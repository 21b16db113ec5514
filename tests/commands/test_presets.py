"""`cardcade presets`"""

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
    assert run("presets", "list", "crazy_eights").lines[1].startswith("tiny: Tiny.")


def test_presets_of_other_games_are_not_listed(run: Any, folder: Path) -> None:
    (folder / "other.toml").write_text('game = "whist"', "utf-8")
    answer = run("presets", "list", "crazy_eights", "--json")
    assert [row["name"] for row in answer.json] == ["standard"]
    assert answer.err == ""


def test_a_broken_file_is_told_on_stderr_and_the_others_are_listed(run: Any, folder: Path) -> None:
    file = write(folder, "bad", "deal.hand_size = 99")
    answer = run("presets", "list", "crazy_eights", "--json")
    assert [row["name"] for row in answer.json] == ["standard"]
    assert answer.err == f"{file}:2:18: deal.hand_size: 99 is out of range; a whole number from 1 to 7\n"


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
        f"{one}:4:13: deal.hand_size: 0 is out of range; a whole number from 1 to 7",
        f"{one}:5:2: deel: there is no such key; did you mean deal?",
        f"{two}:2:1: toml: this is neither a key nor a table; put this right first, then check the file again",
    ]


def test_check_speaks_chinese(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "zh_CN")
    file = write(folder, "one", "deal.hand_size = 9")
    assert run("presets", "check", file).out == f"{file}:2:18: deal.hand_size: 9 超出范围; 应为 1 到 7 的整数\n"


def test_check_finds_circles_and_bases_beside_the_file(run: Any, folder: Path, tmp_path: Path) -> None:
    write(tmp_path, "base", "deal.hand_size = 3")
    assert run("presets", "check", write(tmp_path, "child", 'extends = "base"')).code == 0
    write(folder, "a", 'extends = "b"')
    circle = write(folder, "b", 'extends = "a"')
    assert run("presets", "check", circle).out.startswith(f"{circle}:2:11: extends: ")
    alone = write(folder, "self", 'extends = "self"')
    assert "in a circle: self → self" in run("presets", "check", alone).out


@pytest.mark.parametrize("game", ["whist", "", "../../etc/passwd"])
def test_check_says_when_there_is_no_such_game(run: Any, tmp_path: Path, game: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'game = "{game}"', "utf-8")
    answer = run("presets", "check", file)
    assert answer.code == 1
    assert answer.out.startswith(f"{file}:1:8: game: there is no game called {game}")


def test_a_file_that_cannot_be_read_is_a_sentence(run: Any, tmp_path: Path) -> None:
    for path in (tmp_path / "absent.toml", tmp_path):
        answer = run("presets", "check", path)
        assert answer.code == 1
        assert answer.err.startswith(f"cardcade: {path} cannot be read")


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
    assert run("presets", "show", "crazy_eights", "tiny").err == "Hand size: 1 (standard: 5)\n"


def test_show_prints_the_schema_for_editors(run: Any, folder: Path) -> None:
    schema = run("presets", "show", "crazy_eights", "--schema").json
    assert schema["properties"].keys() == {"game", "extends", "name", "about", "deal"}


def test_new_writes_a_file_that_checks_clean_and_is_listed(run: Any, folder: Path) -> None:
    answer = run("presets", "new", "crazy_eights", "mine", "--from", "standard")
    assert answer.out == f"{folder / 'mine.toml'}\n"
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
