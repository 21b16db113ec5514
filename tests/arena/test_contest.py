"""A round robin: every deal from every side, partners together, counted by deals."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardcade.arena.bout import Outcome
from cardcade.arena.contest import Contest
from cardcade.arena.contest_file import BadContest, ContestFile, Goal, read_contest
from cardcade.arena.league import League
from cardcade.arena.referee import Terms
from cardcade.arena.seatings import seatings

TERMS = Terms(game="uno", preset="standard", values={})
CONTEST = Contest(TERMS, ("a", "b", "c"), 2, (), 5)


def won_by(seat: int, points: float = 1.0) -> Outcome:
    scores = tuple(points if other == seat else 0.0 for other in range(2))
    return Outcome(scores, (seat,), (seat,), 10, 1, {}, {"a": 3}, {"a": [1.0, 2.0, 3.0]})


def test_partners_sit_together_and_change_sides() -> None:
    assert seatings("a", "b", 4, (0, 1, 0, 1)) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings("a", "b", 4, (0, 0, 1, 1)) == [("a", "a", "b", "b"), ("b", "b", "a", "a")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_bots_play_every_seat_as_often_and_no_table_twice(seats: int) -> None:
    tables = seatings("a", "b", seats)
    assert len(set(tables)) == len(tables)
    for seat in range(seats):
        assert sum(table[seat] == "a" for table in tables) * 2 == len(tables)


def test_every_pair_plays_the_same_deals() -> None:
    assert CONTEST.bouts_a_deal == 6
    first, second = ([CONTEST.bout(deal * 6 + table) for table in range(6)] for deal in (0, 1))
    assert len({bout.seed for bout in first}) == len({bout.seed for bout in second}) == 1
    assert first[0].seed != second[0].seed
    assert [bout.bots for bout in first] == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]


def test_a_deal_is_one_observation_however_many_seats_it_had() -> None:
    """Whoever has the good cards wins: nothing is learnt, and the interval knows."""
    league = League(CONTEST)
    for deal in range(50):
        for _ in range(6):
            league.add(won_by(deal % 2))
    assert league.deals == 50
    for line in league.lines():
        assert line.wins.mean == 0.5
        assert line.wins.width < 0.2
        assert line.elo is not None
        assert line.elo.mean == pytest.approx(1500)


def test_a_deal_counts_only_when_all_its_bouts_are_in() -> None:
    league = League(CONTEST)
    assert [league.add(won_by(0)) for _ in range(6)] == [False] * 5 + [True]
    league.add(won_by(0))
    assert (league.deals, league.games) == (1, 6)


def test_the_table_is_the_same_from_both_sides() -> None:
    league = League(CONTEST)
    for number in range(60):
        league.add(won_by(number * 7 % 3 % 2, 4.0))
    one, other = league.against("a", "b"), league.against("b", "a")
    assert one is not None
    assert other is not None
    assert one.wins.mean == pytest.approx(1 - other.wins.mean)
    assert one.lead.mean == pytest.approx(-other.lead.mean)
    assert league.against("a", "a") is None


def test_where_fewer_points_win_a_lead_is_fewer_points() -> None:
    league = League(Contest(TERMS, ("a", "b"), 2, (), 5))
    for seat in (0, 1):  # a wins from both seats and has no points, as in Hearts
        scores = tuple(0.0 if other == seat else 10.0 for other in range(2))
        league.add(Outcome(scores, (seat,), (seat,), 10, 1))
    assert league.pair(0).wins.mean == 1.0
    assert league.pair(0).score.mean == 0.0
    assert league.pair(0).lead.mean == 10.0


def written(file: Path, bouts: int) -> None:
    kept = ContestFile.new(file, CONTEST, Goal(7))
    for number in range(bouts):
        kept.write(number, won_by(number % 2))
    kept.close()


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    written(tmp_path / "t.jsonl", 4)
    kept = read_contest(tmp_path / "t.jsonl")
    assert (kept.contest, kept.goal) == (CONTEST, Goal(7))
    assert kept.outcomes == {number: won_by(number % 2) for number in range(4)}


def test_a_line_cut_short_at_any_byte_is_cut_off_and_written_again(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    written(file, 3)
    whole = file.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for size in range(last, len(whole), 7):
        file.write_bytes(whole[:size])
        kept = read_contest(file)
        assert list(kept.outcomes) == [0, 1]
        again = ContestFile.resume(file, kept)
        again.write(2, won_by(0))
        again.close()
        assert file.read_bytes() == whole


def test_two_that_write_into_one_file_take_nothing_from_each_other(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    one = ContestFile.new(file, CONTEST, Goal(7))
    one.write(0, won_by(0, 11.0))
    other = ContestFile.resume(file, read_contest(file))
    for number in range(1, 6):
        one.write(number, won_by(0, 10.0**number))
        other.write(number, replace(won_by(0, 10.0**number), ms={"a": [0.25] * 2 * number}))
    one.close()
    other.close()
    scores = {number: outcome.scores[0] for number, outcome in read_contest(file).outcomes.items()}
    assert scores == {0: 11.0} | {number: 10.0**number for number in range(1, 6)}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "contest.empty"),
        ("no json\n", "contest.bad_head"),
        ('{"cardcade": "lab", "version": 1}\n', "contest.bad_head"),
        ("[1]\n", "contest.bad_head"),
        ("[" * 200_000 + "\n", "contest.bad_head"),
        ("[1," * 5_000_000, "contest.bad_head"),
    ],
)
def test_another_file_is_refused_with_a_reason(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "t.jsonl").write_text(text)
    with pytest.raises(BadContest) as refused:
        read_contest(tmp_path / "t.jsonl")
    assert refused.value.reason.key == key


HEAD = CONTEST.form


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": 0, "teams": []},
        {"seats": -1},
        {"teams": [5, -7, 3]},
        {"seed": float("inf")},
        {"terms": {**HEAD["terms"], "values": []}},
        {"terms": {**HEAD["terms"], "rounds": "x"}},
        {"terms": {**HEAD["terms"], "game": 5}},
        {"terms": {**HEAD["terms"], "preset": None}},
        *({"goal": goal} for goal in ({"deals": -5}, {"deals": 0}, {"until": float("nan")}, None)),
    ],
    ids=str,
)
def test_a_tournament_that_nobody_can_have_begun_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    (tmp_path / "t.jsonl").write_text(json.dumps(HEAD | changed) + "\n")
    with pytest.raises(BadContest) as refused:
        read_contest(tmp_path / "t.jsonl")
    assert refused.value.reason.key == "contest.bad_head"


BOUT = won_by(0).form | {"bout": 0}


@pytest.mark.parametrize(
    "line",
    [
        *("x", "{}", '{"bout": -1}', "null", '{"bout": 0, "scores": [1], "winners": [9]}', "[" * 200_000),
        *(
            json.dumps(BOUT | wrong)
            for wrong in (
                {"scores": [float("inf"), 0]},
                {"scores": [10**400, 0]},
                {"turns": float("inf")},
                {"ms": {"a": [float("nan")]}},
                {"decisions": {"a": -1}},
            )
        ),
    ],
    ids=lambda line: line[-40:],
)
def test_a_broken_line_in_the_middle_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "t.jsonl"
    written(file, 2)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    with pytest.raises(BadContest) as refused:
        read_contest(file)
    assert (refused.value.reason.key, refused.value.reason.args["line"]) == ("contest.bad_line", 3)
