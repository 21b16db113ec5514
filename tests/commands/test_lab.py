"""`cardcade lab`"""

from typing import Any

import pytest

FIELDS = "game preset against seed seats jobs games unit levels measures sentence"
COMMAND = ("lab", "gandengyan", "--preset", "party", "--seats", 2, "--seed", 3, "--games", 2)


def test_it_compares_two_presets_whatever_the_jobs(run: Any) -> None:
    one, two = (run(*COMMAND, "--json", "--jobs", jobs).json for jobs in (1, 2))
    assert list(one) == FIELDS.split()
    assert {**one, "jobs": 2} == two
    assert (one["preset"], one["against"], one["games"], one["unit"]) == ("party", "house", 2, "round")
    assert one["levels"] == ["easy", "medium", "hard"]
    turns = one["measures"][0]
    assert (turns["kind"], turns["name"]) == ("length", "turns")
    assert turns["preset"]["low"] <= turns["preset"]["mean"] <= turns["preset"]["high"]
    assert {each["kind"] for each in one["measures"]} == {"length", "luck", "incident", "level", "seat"}
    assert "2 deals" in one["sentence"]["en"]
    assert "2 副" in one["sentence"]["zh"]


def test_people_read_lines_and_a_sentence(run: Any) -> None:
    answer = run(*COMMAND)
    assert answer.code == 0
    assert answer.lines[0] == "gandengyan: Party against House, 2 seats, seed 3, 2 deals"
    assert any(line.startswith("  Moves in a round: ") for line in answer.lines)
    too_few = "2 deals are too few to judge by: what differs between Party and House is told from 20 on."
    assert answer.lines[-1] == too_few


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("gandengyan",), "--preset"),
        (("gandengyan", "--preset", "partty"), "did you mean party?"),
        (("gandengyan", "--preset", "house"), "are the same rules"),
        (("gandengyan", "--preset", "party", "--against", "clasic"), "did you mean classic?"),
        (("gandengyan", "--preset", "party", "--games", "0"), "is not a whole number"),
        (("gandengyan", "--preset", "party", "--seats", "7"), "this game is for 2–6 players"),
    ],
)
def test_wrong_usage_is_a_sentence_and_exit_code_2(run: Any, arguments: tuple[Any, ...], told: str) -> None:
    answer = run("lab", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
