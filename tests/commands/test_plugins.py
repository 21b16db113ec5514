"""`cardcade plugins`"""

import sys
from pathlib import Path
from typing import Any

import pytest

from cardcade.discovery import probe
from cardcade.folders import games_folder

from ..discovery.wheels import sample_wheel

GAME = "dropped_eights"


@pytest.fixture(autouse=True)
def leaves_nothing(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


def statuses(run: Any) -> dict[str, str]:
    return {row["id"]: row["status"] for row in run("plugins", "list", "--json").json}


def test_a_game_is_added_switched_off_switched_on_and_removed(run: Any, tmp_path: Path) -> None:
    added = run("plugins", "add", sample_wheel(tmp_path))
    assert added.code == 0
    assert "A game is a program" in added.err
    assert added.out.startswith("dropped_eights 1.0: works (from the games folder, by Ann Author, MIT, ")
    assert statuses(run)[GAME] == "ok"

    assert run("plugins", "disable", GAME).out.startswith("dropped_eights 1.0: off")
    assert statuses(run)[GAME] == "off"
    assert "dropped_eights: off: " in run("games").out
    assert run("play", GAME).code == 1

    assert run("plugins", "enable", GAME).out.startswith("dropped_eights 1.0: works")
    assert statuses(run)[GAME] == "ok"

    run("plugins", "disable", GAME)
    removed = run("plugins", "remove", GAME, "--json")
    assert (removed.code, removed.json["status"]) == (0, "removed")
    assert GAME not in statuses(run)
    assert list(games_folder().iterdir()) == []
    assert run("plugins", "add", sample_wheel(tmp_path)).code == 0, "removed, it is not off any more"


def test_enabling_tries_a_game_again_that_hung_too_often(
    run: Any, installed_eights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as busy:
        busy.setattr(probe, "_run_child", lambda name, answer: None)
        for _ in range(3):
            assert statuses(run)["crazy_eights"] == "broken"
    assert statuses(run)["crazy_eights"] == "broken", "nobody tries it any more"
    assert run("plugins", "enable", "crazy_eights").out.startswith("crazy_eights 1.0: works")
    assert statuses(run)["crazy_eights"] == "ok"


def test_the_list_tells_where_each_is_from(run: Any, installed_eights: Path, tmp_path: Path) -> None:
    run("plugins", "add", sample_wheel(tmp_path))
    rows = {row["id"]: row for row in run("plugins", "list", "--json").json}
    assert {name: row["source"] for name, row in rows.items()} == {
        "uno": "bundled",
        "guandan": "bundled",
        "gandengyan": "bundled",
        "crazy_eights": "installed",
        GAME: "dropped",
    }
    file = games_folder() / "dropped_eights-1.0-py3-none-any.whl"
    assert (rows[GAME]["file"], rows[GAME]["size"]) == (str(file), file.stat().st_size)
    assert (rows[GAME]["author"], rows[GAME]["licence"], rows["uno"]["licence"]) == ("Ann Author", "MIT", "MIT")


def test_a_file_that_is_no_game_is_refused_in_a_sentence(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "dropped_eights-1.0-py3-none-any.whl"
    file.write_bytes(b"PK")
    refused = run("plugins", "add", file)
    assert (refused.code, refused.out) == (1, "")
    assert f"cardcade: {file.name} cannot be added: the file is damaged or is no wheel" in refused.err
    assert not games_folder().exists()


def test_a_game_that_was_added_and_does_not_work_says_so(run: Any, tmp_path: Path) -> None:
    from ..discovery.wheels import described, packed

    contents = described({"faulty_game.py": b"1 / 0"}, "faulty", entries="[cardcade]\nfaulty = faulty_game\n")
    added = run("plugins", "add", packed(contents, tmp_path / "faulty-1.0-py3-none-any.whl"))
    assert added.code == 1
    assert "faulty 1.0: broken: it cannot be imported (ZeroDivisionError" in added.out


@pytest.mark.parametrize(("taken", "owner"), [(GAME, "dropped_eights"), ("uno", "cardcade")])
def test_a_game_of_somebody_elses_name_is_refused_and_displaces_nobody(
    run: Any, tmp_path: Path, taken: str, owner: str
) -> None:
    from ..discovery.wheels import described, packed

    run("plugins", "add", sample_wheel(tmp_path))
    contents = described({"another_game.py": b"1 / 0"}, "another", entries=f"[cardcade]\n{taken} = another_game\n")
    refused = run("plugins", "add", packed(contents, tmp_path / "another-1.0-py3-none-any.whl"))
    assert (refused.code, refused.out) == (1, "")
    assert f"the id {taken} already belongs to {owner}" in refused.err
    assert [file.name for file in games_folder().iterdir()] == [sample_wheel(tmp_path).name]
    assert statuses(run)[GAME] == "ok"


@pytest.mark.parametrize("action", ["remove", "enable", "disable"])
def test_a_game_that_is_not_there_is_answered_with_those_that_are(run: Any, action: str) -> None:
    refused = run("plugins", action, "whist")
    assert refused.code == 2
    assert "there is no game called whist; there are: " in refused.err


def test_a_file_that_is_not_there_is_wrong_usage(run: Any) -> None:
    assert run("plugins", "add", "nowhere.whl").code == 2
    assert run("plugins").code == 2


@pytest.mark.parametrize("action", ["remove", "disable"])
def test_the_houses_own_games_stay(run: Any, action: str) -> None:
    refused = run("plugins", action, "uno")
    assert (refused.code, refused.err) == (1, "cardcade: uno comes with Cardcade and stays\n")


def test_what_pip_installed_pip_removes_with_this_very_interpreter(run: Any, installed_eights: Path) -> None:
    refused = run("plugins", "remove", "crazy_eights")
    assert refused.code == 1
    assert f"{sys.executable} -m pip uninstall cardcade-crazy-eights" in refused.err
    assert installed_eights.exists()


def test_what_pip_installed_can_be_switched_off(run: Any, installed_eights: Path) -> None:
    assert run("plugins", "disable", "crazy_eights").code == 0
    assert statuses(run)["crazy_eights"] == "off"


def test_chinese_players_are_told_in_chinese(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "zh")
    added = run("plugins", "add", sample_wheel(tmp_path))
    assert "游戏就是程序" in added.err
    assert added.out.startswith("dropped_eights 1.0：可以玩（来自游戏文件夹，作者 Ann Author，MIT，")


def test_in_safe_mode_a_game_is_added_and_not_loaded(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDCADE_SAFE_MODE", "1")
    added = run("plugins", "add", sample_wheel(tmp_path))
    assert (added.code, added.out) == (0, "")
    assert "in safe mode it is not loaded" in added.err
    assert GAME not in sys.modules
