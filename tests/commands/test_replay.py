"""`cardcade replay`"""

import json
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def replay(run: Any, tmp_path: Path, installed_eights: Path) -> Path:
    run("simulate", "crazy_eights", "--games", 1, "--seed", 1, "--seats", 2, "--bots", "easy", "--record", tmp_path)
    return tmp_path / "crazy_eights-1-0.json"


def test_a_true_replay_verifies(run: Any, replay: Path) -> None:
    steps = len(json.loads(replay.read_text("utf-8"))["steps"])
    answer = run("replay", replay, "--verify", "--json")
    assert (answer.code, answer.json) == (0, {"ok": True, "steps": steps, "first_difference": None})
    assert run("replay", replay, "--verify").out == f"Identical: {steps} steps.\n"


def test_an_edited_replay_tells_the_first_different_step(run: Any, replay: Path) -> None:
    form = json.loads(replay.read_text("utf-8"))
    form["chain"][2] = "0" * 64
    replay.write_text(json.dumps(form), "utf-8")
    answer = run("replay", replay, "--verify", "--json")
    assert (answer.code, answer.json) == (1, {"ok": False, "steps": 2, "first_difference": 2})


def test_without_verify_it_is_described(run: Any, replay: Path) -> None:
    assert run("replay", replay).out.startswith("crazy_eights, preset standard, seed ")
    assert run("replay", replay, "--json").json["players"] == ["easy", "easy"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "whist"}, "there is no game called whist"),
        ({"format": 7}, "format 7"),
        ({"seats": 9, "players": ["easy"] * 9}, "damaged"),
        ({"preset": {"name": "x", "values": {"deal": {"hand_size": -1}}}}, "deal.hand_size"),
    ],
)
def test_a_replay_that_cannot_be_used_is_a_sentence(run: Any, replay: Path, change: dict[str, Any], told: str) -> None:
    replay.write_text(json.dumps({**json.loads(replay.read_text("utf-8")), **change}), "utf-8")
    answer = run("replay", replay, "--verify")
    assert answer.code in (1, 2)
    assert told in answer.err


def test_no_file_no_replay(run: Any, tmp_path: Path) -> None:
    for path in (tmp_path / "absent.json", tmp_path):
        answer = run("replay", path)
        assert (answer.code, answer.out) == (1, "")
        assert "cannot be read" in answer.err
