"""Bouts: one deal with its bots, as JSON out and JSON back, the same wherever it is played."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardcade.arena import bout
from cardcade.arena.bout import Bout, Outcome
from cardcade.arena.contest import Contest
from cardcade.arena.crew import Crew
from cardcade.arena.referee import WHOLE_MATCH, Failed, Terms
from cardcade.arena.series import Filmed
from cardcade.discovery import Found, find
from cardcade.discovery.library import Library
from cardcade.engine.record import verify
from cardcade.engine.replay_file import read

from ..outside.programs import Workshop


def terms(game: str, preset: str, rounds: int = 1) -> Terms:
    found = find(game)
    assert isinstance(found, Found)
    chosen = Library(found.plugin).find(preset)
    assert chosen is not None
    return Terms(game=game, preset=preset, values=chosen.values, rounds=rounds)


def untimed(outcome: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in outcome.items() if key != "ms"}


def test_a_bout_and_its_outcome_survive_json() -> None:
    one = Bout(terms("uno", "standard"), 7, ("easy", "medium", "easy", "medium"), watched=True)
    assert Bout.of(json.loads(json.dumps(one.form))) == one
    came = bout.play(json.loads(json.dumps(one.form)))
    assert Outcome.of(json.loads(json.dumps(came))) == Outcome.of(came)
    assert came["decisions"].keys() == {"easy", "medium"}
    assert came["turns"] > 0
    assert came["rounds"] == 1


def test_watching_changes_nothing() -> None:
    one = Bout(terms("guandan", "official"), 3, ("easy",) * 4)
    seen, unseen = bout.play(replace(one, watched=True).form), bout.play(one.form)
    assert seen["incidents"]
    assert not unseen["incidents"]
    assert {**untimed(seen), "incidents": {}} == untimed(unseen)


def test_a_bout_can_be_watched_as_a_match_that_verifies() -> None:
    one = Bout(terms("gandengyan", "house"), 5, ("easy", "medium"))
    record, outcome = bout.record(one), bout.outcome(one)
    assert record.result is not None
    assert record.result.scores == outcome.scores
    found = find("gandengyan")
    assert isinstance(found, Found)
    from cardcade.discovery.replays import checked_game

    assert verify(record, checked_game(record.beginning, found.plugin)).ok


def test_what_a_program_played_is_kept_where_it_is_watched_and_can_be_shown(tmp_path: Path) -> None:
    program = Workshop(tmp_path).bot("print(json.dumps({'index': random.randrange(len(message['moves']))}))")
    series = Filmed(Contest(terms("gandengyan", "house"), ("easy", "medium", program), 2, (0, 1), 5))
    ours, theirs = series.bout(0), series.bout(2)
    assert program in theirs.bots
    assert not bout.outcome(ours).moves
    assert not bout.outcome(replace(theirs, watched=False)).moves
    came = Outcome.of(json.loads(json.dumps(bout.play(theirs.form))))
    shown = read(bout.replay({**theirs.form, "moves": came.moves}).encode())
    assert list(shown.steps) == came.moves
    assert shown.result is not None
    assert shown.result.scores == came.scores


def test_a_match_can_be_left_after_some_rounds_and_whoever_is_ahead_wins() -> None:
    """The second deal is the first with a tribute."""
    one = bout.outcome(Bout(terms("guandan", "official", 2), 1, ("easy",) * 4, watched=True))
    assert one.rounds == 2
    assert one.incidents["tribute"] + one.incidents["resist"] > 0
    assert set(one.winners) in ({0, 2}, {1, 3}, {0, 1, 2, 3})
    assert all(one.scores[seat] == max(one.scores) for seat in one.winners)


def test_a_whole_match_is_played_to_its_end() -> None:
    one = bout.outcome(Bout(terms("gandengyan", "house", WHOLE_MATCH), 2, ("easy", "easy")))
    assert one.rounds == 5


def test_the_number_of_processes_changes_nothing() -> None:
    forms = [Bout(terms("gandengyan", "house"), seed, ("easy", "medium")).form for seed in range(12)]
    with Crew(1) as here, Crew(2) as elsewhere:
        assert [untimed(one) for one in here.run(bout.play, forms)] == [
            untimed(one) for one in elsewhere.run(bout.play, forms)
        ]


def test_a_crew_that_is_closed_works_no_more_and_leaves_no_process() -> None:
    forms = (Bout(terms("gandengyan", "house"), seed, ("easy", "easy")).form for seed in range(10**6))
    crew = Crew(1, apart=True)
    work = crew.run(bout.play, forms)
    next(work)
    assert crew._pool is not None
    processes = list((crew._pool._processes or {}).values())
    crew.close()
    with pytest.raises(Failed):
        list(work)
    for process in processes:
        process.join(10)
    assert [process.is_alive() for process in processes] == [False]
