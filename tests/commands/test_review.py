"""`cardcade review`"""

import json
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def replay(run: Any, tmp_path: Path) -> Path:
    run("simulate", "gandengyan", "--games", 1, "--seed", 5, "--seats", 2, "--bots", "easy", "--record", tmp_path)
    return tmp_path / "gandengyan-5-0.json"


def test_it_tells_accuracy_and_every_mark_with_what_was_better(run: Any, replay: Path) -> None:
    told = run("review", replay, "--seat", 1, "--json").json
    assert 0 <= told["accuracy"] <= 100
    assert told["marks"], "easy makes mistakes"
    assert {mark["mark"] for mark in told["marks"]} <= {"?!", "?", "??"}
    assert all(mark["better"] != mark["played"] for mark in told["marks"])


def test_for_people_it_is_a_sentence_for_every_mark(run: Any, replay: Path) -> None:
    answer, told = run("review", replay, "--seat", 1), run("review", replay, "--seat", 1, "--json").json
    assert answer.code == 0
    assert answer.lines[0].startswith("Seat 1: accuracy ")
    assert len(answer.lines) == 1 + len(told["marks"])
    assert "Better: " in answer.lines[1]


def test_it_comes_out_the_same_again(run: Any, replay: Path) -> None:
    assert run("review", replay, "--json").out == run("review", replay, "--json").out


def test_what_other_rules_have_dealt_is_not_judged(run: Any, replay: Path) -> None:
    form = json.loads(replay.read_text("utf-8"))
    replay.write_text(json.dumps({**form, "seed": form["seed"] + 1}), "utf-8")
    answer = run("review", replay)
    assert (answer.code, answer.out) == (1, "")
    assert "played with other rules, so the coach cannot judge it" in answer.err


def test_it_judges_as_far_as_the_match_comes_out_as_it_did(run: Any, replay: Path) -> None:
    form = json.loads(replay.read_text("utf-8"))
    all_of_it = run("review", replay, "--json").json["decisions"]
    half = len(form["steps"]) // 2
    other = [*form["chain"][:half], *reversed(form["chain"][half:])]
    replay.write_text(json.dumps({**form, "chain": other}), "utf-8")
    assert 0 < run("review", replay, "--json").json["decisions"] < all_of_it


def test_a_seat_that_is_not_there_is_refused(run: Any, replay: Path) -> None:
    answer = run("review", replay, "--seat", 5)
    assert answer.code == 2
    assert f"{replay.name}: There is no seat 5 in this match: its seats are 0 to 1." in answer.err
    for wrong in ("x", -1):
        answer = run("review", replay, "--seat", wrong)
        assert (answer.code, f"--seat: '{wrong}' is not a whole number from 0 to " in answer.err) == (2, True)


def test_what_is_neither_a_file_nor_a_match_is_refused(run: Any) -> None:
    answer = run("review", "nothing")
    assert (answer.code, "nothing" in answer.err) == (1, True)


def test_a_file_that_is_no_replay_is_refused(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps({}), "utf-8")
    assert run("review", file).code == 1


@pytest.fixture
def many(run: Any, tmp_path: Path) -> list[Path]:
    for game, seats in (("gandengyan", 2), ("uno", 3)):
        run("simulate", game, "--games", 2, "--seed", 6, "--seats", seats, "--bots", "easy", "--record", tmp_path)
    return sorted(tmp_path.glob("*.json"))


def test_of_several_matches_each_is_told_in_its_order_whatever_the_jobs(run: Any, many: list[Path]) -> None:
    assert len(many) == 4
    alone = [{"match": str(one), **run("review", one, "--json").json} for one in many]
    assert run("review", *many, "--jobs", 2, "--json").json == alone
    told = run("review", *many).lines
    assert [line for line in told if line in map(str, many)] == [str(one) for one in many]


def test_one_match_that_cannot_be_judged_is_said_before_any_is(run: Any, many: list[Path]) -> None:
    answer = run("review", *many, "nothing")
    assert (answer.code, answer.out) == (1, "")


def test_of_several_matches_all_that_cannot_be_judged_are_named(run: Any, many: list[Path]) -> None:
    answer = run("review", "nothing", *many, "neither")
    assert (answer.code, answer.out) == (1, "")
    assert [word for word in ("nothing", "neither") if word in answer.err] == ["nothing", "neither"]


def test_of_several_matches_the_one_that_cannot_be_judged_is_named_once(run: Any, replay: Path, tmp_path: Path) -> None:
    garbage, folder, other = tmp_path / "garbage.json", tmp_path / "folder.json", tmp_path / "other.json"
    garbage.write_bytes(b"\xff\0 no replay")
    folder.mkdir()
    form = json.loads(replay.read_text("utf-8"))
    other.write_text(json.dumps({**form, "seed": form["seed"] + 1}), "utf-8")
    for wrong, why in ((garbage, "not a replay"), (folder, "it is a folder"), (other, "played with other rules")):
        answer = run("review", replay, wrong)
        assert (answer.code, answer.out) == (1, "")
        assert answer.err.count(str(wrong)) == 1
        assert why in answer.err
