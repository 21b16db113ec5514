"""`cardcade check`: an honest game is told so, a broken one is named with file, line and remedy."""

import importlib.metadata
from pathlib import Path
from typing import Any

import pytest

from cardcade.commands.new import Names, write


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A fresh game in its folder, not installed."""
    write(Names("my_game"), tmp_path / "my_game", ("every", "drawing", "scene"))
    return tmp_path / "my_game"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_new_game_is_checked_from_its_folder_without_being_installed(run: Any, tmp_path: Path) -> None:
    started = run("new", "my_game", "--out", tmp_path)
    assert started.code == 0
    assert f"cardcade check {tmp_path / 'my_game'}" in started.out
    answer = run("check", tmp_path / "my_game", "--quick")
    assert (answer.code, answer.lines[-1]) == (0, "All promises kept."), answer.out + answer.err
    assert "my_game: 1 preset, 2–4 players" in answer.out
    assert "moves a second" in answer.out
    assert "hard bot: 95%" in answer.out
    with pytest.raises(importlib.metadata.PackageNotFoundError):
        importlib.metadata.version("cardcade-my-game")


def test_a_scene_that_raises_is_named_by_its_line(run: Any, game: Path) -> None:
    change(game / "my_game" / "scene.py", "        text = self", "        raise ZeroDivisionError\n        text = self")
    answer = run("check", game, "--quick")
    assert answer.code == 1
    assert "a_match_is_played_at_the_table" in answer.out
    lines = (game / "my_game" / "scene.py").read_text("utf-8").splitlines()
    assert f"my_game/scene.py:{lines.index('        raise ZeroDivisionError') + 1}" in answer.out
    assert "1 thing to mend." in answer.out


def test_a_leak_names_the_field_and_the_remedy_in_the_players_language(
    run: Any, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "zh")
    told = "            state.idle = -int(self.matches(state, state.cards[HANDS + seat][-1]))\n            return"
    change(game / "my_game" / "game.py", "            return\n        state.move", f"{told}\n        state.move")
    answer = run("check", game, "--quick")
    assert answer.code == 1
    assert "Table.idle" in answer.out
    assert "→ 把这个字段写进状态的 secrets" in answer.out


@pytest.mark.parametrize(
    ("does", "told"),
    [
        pytest.param("import nowhere", ["No module named 'nowhere'", "my_game/rules.py:5"], id="cannot be imported"),
        pytest.param("def", ["invalid syntax", "(my_game/rules.py:5)"], id="is not Python"),
        pytest.param("import os\nos._exit(7)", ["exit code 7"], id="ends the process"),
    ],
)
def test_a_game_that_falls_over_at_once_is_a_sentence(run: Any, game: Path, does: str, told: list[str]) -> None:
    change(game / "my_game" / "rules.py", "from cardcade", f"{does}\nfrom cardcade")
    answer = run("check", game)
    assert answer.code == 1
    assert [words for words in told if words not in answer.err] == []


def test_a_hook_of_another_name_is_told_without_a_line_of_somebody_elses(run: Any, game: Path) -> None:
    change(game / "my_game" / "__init__.py", "def cardcade_game()", "def cardcade_games()")
    answer = run("check", game)
    assert answer.code == 1
    assert "unknown hook 'cardcade_games'" in answer.err
    assert "def cardcade_game() -> GamePlugin" in answer.err
    assert ".py:" not in answer.err


def test_what_follows_from_another_fault_is_named_and_not_explained(run: Any, game: Path) -> None:
    change(game / "my_game" / "game.py", "not self.matches(state, move.card)", "self.deck.faces[move.card][0] != 'S'")
    answer = run("check", game, "--quick")
    assert answer.code == 1
    assert "✗ moves_are_accepted" in answer.out
    assert "✗ bots_choose_accepted_moves" not in answer.out
    assert "These seem to follow from it" in answer.out
    assert "bots_choose_accepted_moves" in answer.out


def test_a_first_round_that_cannot_be_read_is_named_by_its_line(run: Any, game: Path) -> None:
    (game / "my_game" / "first_round.toml").write_text('seed = 1\nbots = ["nobody"]\n', "utf-8")
    answer = run("check", game, "--quick")
    assert answer.code == 1
    assert "the_first_round_is_told" in answer.out
    assert "my_game/first_round.toml:2" in answer.out


def test_an_installed_game_is_checked_by_its_name(run: Any, installed_eights: Path) -> None:
    answer = run("check", "crazy_eights", "--quick")
    assert answer.code == 0, answer.out + answer.err


def test_what_is_no_game_is_a_sentence(run: Any, tmp_path: Path) -> None:
    assert "there is no game called whist" in run("check", "whist").err
    for project in ("", "[project]\n", "["):
        (tmp_path / "pyproject.toml").write_text(project)
        answer = run("check", tmp_path)
        assert answer.code == 2
        assert f"there is no game to check in {tmp_path}: " in answer.err
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert f"there is no game to check in {loop}: " in run("check", loop).err
