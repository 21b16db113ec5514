"""`cardcade games`"""

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from cardcade.folders import games_folder


def test_every_game_is_listed_with_its_names_seats_and_presets(run: Any, installed_eights: Path) -> None:
    rows = {row["id"]: row for row in run("games", "--json").json}
    assert rows["crazy_eights"] == {
        "id": "crazy_eights",
        "names": {"zh": "疯狂八点", "en": "Crazy Eights"},
        "version": "1.0",
        "distribution": "cardcade-crazy-eights",
        "seats": [2, 8],
        "presets": ["standard"],
        "status": "ok",
        "reason": None,
    }
    assert set(rows) == {entry.name for entry in entry_points(group="cardcade")}
    assert set(rows) >= {"uno", "guandan", "gandengyan", "crazy_eights"}
    assert all(list(row) == list(rows["crazy_eights"]) for row in rows.values())


def test_the_bundled_games_come_with_their_presets(run: Any) -> None:
    presets = {row["id"]: row["presets"] for row in run("games", "--json").json}
    assert presets["guandan"] == ["house", "official", "quick"]
    assert presets["gandengyan"] == ["house", "classic", "party"]
    names = "standard quick casual competitive rulebook_b party official house_mix"
    assert set(presets["uno"]) == set(names.split())
    assert presets["uno"][0] == "standard"


def test_a_broken_one_is_listed_by_its_entry_point_with_the_reason(run: Any, install: Any) -> None:
    install("cardcade-faulty", "import nowhere_to_be_found", {"faulty": "faulty_plugin"})
    row = next(row for row in run("games", "--json").json if row["id"] == "faulty")
    assert (row["status"], row["seats"], row["presets"]) == ("broken", None, [])
    assert row["reason"] == "it cannot be imported (ModuleNotFoundError: No module named 'nowhere_to_be_found')"
    assert "faulty: broken: it cannot be imported" in run("games").out


def test_a_file_that_is_no_game_has_no_version_to_tell(run: Any, own_home: Path) -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "text-1.0-py3-none-any.whl").write_text("no wheel", "utf-8")
    line = next(line for line in run("games").lines if line.startswith("text"))
    assert line.endswith("(text-1.0-py3-none-any.whl)")


def test_people_get_a_line_for_each(run: Any, installed_eights: Path) -> None:
    answer = run("games")
    assert answer.code == 0
    assert "crazy_eights: Crazy Eights, 2–8 players, version 1.0" in answer.out
    assert "guandan: Guandan, 4 players, version" in answer.out


def test_safe_mode_leaves_third_parties_out(run: Any, installed_eights: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("CARDCADE_SAFE_MODE", "")
    assert {row["id"] for row in run("--safe-mode", "games", "--json").json} == {"uno", "guandan", "gandengyan"}
