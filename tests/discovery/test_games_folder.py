"""What is dropped into the games folder is found, tried, imported and taken away like any other game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.discovery.adding import add, offer, remove
from cardcade.discovery.games_folder import _opened_wheel, unpacked_folder
from cardcade.discovery.left_out import CHOSEN, LeftOut, leave_out, take_back
from cardcade.discovery.library import Library
from cardcade.discovery.loading import BadPlugin
from cardcade.workers.bot_worker import plugin_of

from .wheels import described, packed, sample, sample_wheel
from .worker import worker_says

PROJECT = """
[project]
name = "dropped-eights"
version = "3.1"
authors = [{name = "Ann Author"}]
license = "MIT"
dependencies = ["cardcade"]
[project.entry-points.cardcade]
dropped_eights = "dropped_eights"
"""


def dropped() -> dict[str, Found | Broken]:
    return {game.id: game for game in discovery.everything() if game.dropped is not None}


def why(name: str) -> str:
    broken = dropped()[name]
    assert isinstance(broken, Broken)
    return broken.reason.key


def laid(folder: Path, contents: dict[str, bytes]) -> Path:
    for path, content in contents.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return folder


def test_a_wheel_dropped_there_is_a_game(games: Path) -> None:
    file = sample_wheel(games)
    game = dropped()["dropped_eights"]
    assert isinstance(game, Found)
    assert (game.distribution, game.version, game.dropped) == ("dropped_eights", "1.0", file)
    assert list(Library(game.plugin).presets) == ["standard"], "its resources can be read"
    assert discovery.find("dropped_eights") == game
    assert "dropped_eights: " in cardcade("games").stdout


def test_its_bots_think_elsewhere(games: Path) -> None:
    sample_wheel(games)
    boot = "from cardcade.workers.bot_worker import main; main()"
    assert worker_says([sys.executable, "-c", boot], "dropped_eights") == {"id": 1, "ready": True, "said": []}
    told = cardcade("simulate", "dropped_eights", "--games", "2", "--jobs", "2", "--json").stdout
    assert json.loads(told)["games"] == 2


def cardcade(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "cardcade", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done


def test_a_project_folder_dropped_there_is_a_game(games: Path) -> None:
    laid(games / "my project", {"pyproject.toml": PROJECT.encode(), **{f"src/{k}": v for k, v in sample().items()}})
    game = dropped()["dropped_eights"]
    assert isinstance(game, Found)
    assert (game.distribution, game.version) == ("dropped-eights", "3.1")
    assert plugin_of("dropped_eights").id == "dropped_eights"


def test_a_package_alone_dropped_there_is_a_game(games: Path) -> None:
    laid(games, sample())
    game = dropped()["dropped_eights"]
    assert isinstance(game, Found)
    assert game.dropped == games / "dropped_eights"
    assert plugin_of("dropped_eights").id == "dropped_eights"


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("empty", None, "wheel.no_game_folder"),
        ("faulty", "[project", "wheel.bad_project"),
        ("nameless", "[project]\n", "wheel.bad_project"),
        ("lost", PROJECT, "wheel.bad_entry"),
        ("needy", PROJECT.replace('"cardcade"]', '"cardcade", "numpy"]'), "wheel.needs"),
        ("two", PROJECT + 'another = "x"\n', "wheel.not_one_game"),
    ],
)
def test_a_folder_that_is_no_game_is_told(games: Path, name: str, text: str | None, key: str) -> None:
    (games / name).mkdir()
    if text is not None:
        (games / name / "pyproject.toml").write_text(text, "utf-8")
    assert why(name) == key


def test_a_package_whose_name_python_cannot_import_is_told(games: Path) -> None:
    laid(games / "my-game", {"__init__.py": b""})
    assert why("my-game") == "wheel.bad_folder_name"


def test_what_is_no_game_stands_in_nobodys_way(games: Path) -> None:
    sample_wheel(games)
    (games / "broken-1.0-py3-none-any.whl").write_bytes(b"PK")
    (games / "game.zip").write_bytes(b"")
    (games / "notes.txt").write_text("mine")
    (games / ".hidden").mkdir()
    found = dropped()
    assert isinstance(found.pop("dropped_eights"), Found)
    assert {name: why(name) for name in found} == {
        "broken-1.0-py3-none-any.whl": "wheel.damaged",
        "game.zip": "wheel.no_wheel",
    }


def test_nothing_there_stands_before_what_was_there_already(games: Path) -> None:
    contents = {"json/__init__.py": b"raise SystemExit"}
    packed(described(contents, "evil", entries="[cardcade]\nevil = json\n"), games / "evil-1.0-py3-none-any.whl")
    assert why("evil-1.0-py3-none-any.whl") == "wheel.module_taken"
    packed(described(sample(), "cardcade"), games / "cardcade-1.0-py3-none-any.whl")
    assert why("cardcade-1.0-py3-none-any.whl") == "wheel.another_copy"


def test_of_two_versions_the_later_is_used(games: Path) -> None:
    later, earlier = sample_wheel(games, "1.10"), sample_wheel(games, "1.9")
    found = dropped()
    assert found["dropped_eights"].dropped == later
    assert why(earlier.name) == "wheel.another_copy"


def test_a_game_that_cannot_be_imported_is_broken_and_harms_nobody(games: Path) -> None:
    faulty = {"faulty_game/__init__.py": b"import os; os._exit(1)"}
    packed(
        described(faulty, "faulty", entries="[cardcade]\nfaulty = faulty_game\n"), games / "faulty-1.0-py3-none-any.whl"
    )
    sample_wheel(games)
    assert why("faulty") == "discovery.quit"
    assert isinstance(dropped()["dropped_eights"], Found)


def test_a_game_that_is_switched_off_is_not_imported(games: Path) -> None:
    sample_wheel(games)
    game = LeftOut("dropped_eights", "dropped_eights", "dropped_eights", "", CHOSEN, decided=True)
    leave_out(game)
    assert why("dropped_eights") == "discovery.switched_off"
    assert "dropped_eights" not in sys.modules
    assert not (games.parent / "plugins.json").exists(), "nor tried"
    take_back(game)
    assert isinstance(dropped()["dropped_eights"], Found)


# -- adding and removing


def test_a_game_is_added_once_it_has_been_looked_at(games: Path, tmp_path: Path) -> None:
    offered = offer(sample_wheel(tmp_path))
    assert (offered.name, offered.version, offered.about.author) == ("dropped_eights", "1.0", "Ann Author")
    assert list(games.iterdir()) == []
    assert "dropped_eights" not in sys.modules
    added = add(offered)
    assert added.parent == games
    assert isinstance(dropped()["dropped_eights"], Found)


def test_a_later_version_takes_the_place_of_the_earlier(games: Path, tmp_path: Path) -> None:
    add(offer(sample_wheel(tmp_path)))
    first = dropped()["dropped_eights"]
    add(offer(sample_wheel(tmp_path, "1.1")))
    second = dropped()["dropped_eights"]
    assert [path.name for path in games.iterdir()] == ["dropped_eights-1.1-py3-none-any.whl"]
    assert (first.version, second.version) == ("1.0", "1.1")
    assert isinstance(first, Found)
    assert isinstance(second, Found)
    assert first.plugin.game is not second.plugin.game, "the new code runs"
    assert len(list(unpacked_folder().iterdir())) == 1


def test_a_folder_is_added_without_what_is_none_of_it(games: Path, tmp_path: Path) -> None:
    rubbish = {".git/config": b"", "dist/x.whl": b"", "dropped_eights/__pycache__/x.pyc": b""}
    project = laid(tmp_path / "eights", {"pyproject.toml": PROJECT.encode(), **sample(), **rubbish})
    if os.name != "nt":  # where links are a privilege
        (project / "dropped_eights" / "link").symlink_to("/etc/passwd")
    added = add(offer(project))
    copied = {file.relative_to(added).as_posix() for file in added.rglob("*") if file.is_file()}
    assert copied == {"pyproject.toml", *sample()}
    assert isinstance(dropped()["dropped_eights"], Found)


def test_a_game_is_removed_with_all_that_was_unpacked(games: Path) -> None:
    file = sample_wheel(games)
    assert isinstance(dropped()["dropped_eights"], Found)
    remove(file)
    assert dropped() == {}
    assert list(games.iterdir()) == list(unpacked_folder().iterdir()) == []
    assert "dropped_eights" not in sys.modules


def test_nothing_but_the_games_folder_is_ever_cleared(games: Path, tmp_path: Path) -> None:
    file = sample_wheel(tmp_path)
    with pytest.raises(OSError, match="does not lie in"):
        remove(file)
    assert file.exists()


def test_what_pip_installed_is_not_added_again(games: Path, tmp_path: Path, installed_eights: Path) -> None:
    contents = described(sample(), "cardcade_crazy_eights")
    with pytest.raises(BadPlugin) as refused:
        offer(packed(contents, tmp_path / "cardcade_crazy_eights-1.0-py3-none-any.whl"))
    assert refused.value.reason.key == "wheel.installed"


def test_a_disk_that_takes_nothing_is_told(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    file = sample_wheel(games)
    monkeypatch.setattr("cardcade.discovery.games_folder.tempfile.mkdtemp", full)
    assert why(file.name) == "wheel.unwritten"


def test_a_copy_that_was_changed_is_made_anew(games: Path) -> None:
    sample_wheel(games)
    first = dropped()["dropped_eights"]
    (copy,) = unpacked_folder().glob("*/dropped_eights/__init__.py")
    copy.write_text("raise SystemExit", "utf-8")
    _opened_wheel.cache_clear()  # as at the next start
    assert copy.read_text("utf-8") == "raise SystemExit"
    assert dropped()["dropped_eights"].version == first.version
    assert "CrazyEights" in copy.read_text("utf-8")


def test_a_home_that_is_named_relative_to_here_works(
    games: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    monkeypatch.chdir(own_home.parent)
    monkeypatch.setenv("CARDCADE_HOME", own_home.name)
    sample_wheel(games)
    assert isinstance(dropped()["dropped_eights"], Found)
    assert isinstance(discovery.find("dropped_eights"), Found)


def test_a_second_download_is_added_under_its_proper_name(games: Path, tmp_path: Path) -> None:
    again = sample_wheel(tmp_path).rename(tmp_path / "dropped_eights-1.0-py3-none-any (1).whl")
    assert add(offer(again)).name == "dropped_eights-1.0-py3-none-any.whl"


def test_a_folder_that_may_not_be_looked_into_harms_nobody(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    sample_wheel(games)
    (games / "secret").mkdir()
    monkeypatch.setattr("cardcade.discovery.games_folder.read_folder", forbidden)
    assert why("secret") == "discovery.check_failed"
    assert isinstance(dropped()["dropped_eights"], Found)
