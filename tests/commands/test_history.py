"""`cardcade history`"""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardcade.discovery.replays import read_replay
from cardcade.engine.record import Record
from cardcade.shell.store.saved import SavedMatch
from cardcade.shell.store.store import Store


@pytest.fixture
def record(run: Any, tmp_path: Path, installed_eights: Path) -> Record:
    run("simulate", "crazy_eights", "--games", 1, "--seed", 1, "--seats", 2, "--bots", "easy", "--record", tmp_path)
    return read_replay(tmp_path / "crazy_eights-1-0.json")


def keep(record: Record, own: int, name: str = "") -> None:
    first, other = record.beginning.players
    me = replace(first, level=None, name=name, profile=name.lower() or None)
    played = replace(record, beginning=replace(record.beginning, players=(me, other)))
    store = Store()
    saver = store.resume_match(SavedMatch(id=f"own{own}", record=played, state={}, seconds=60.0, own=own))
    assert record.result is not None
    assert saver.finish(record.result).wait(30)
    store.close()


def test_without_a_match_it_says_so(run: Any) -> None:
    assert run("history").out == "No match has been played to its end yet.\n"
    assert run("history", "--json").json == {"matches": [], "statistics": []}


def test_matches_and_statistics_are_told(run: Any, record: Record) -> None:
    keep(record, 999)
    assert record.result is not None
    won = 0 in record.result.winners
    told = run("history", "--json").json
    (match,), (group,) = told["matches"], told["statistics"]
    assert (match["id"], match["game"], match["kind"], match["won"]) == ("own999", "crazy_eights", "own", won)
    assert (group["game"], group["preset"], group["level"]) == ("crazy_eights", "standard", "easy")
    assert (group["played"], group["won"], group["reckoned"]) == (1, int(won), 1)
    lines = run("history", "--game", "crazy_eights").lines
    assert len(lines) == 2
    assert lines[1].startswith(f"Crazy Eights, standard, against easy: won {int(won)} of 1 ")


def test_matches_that_are_not_ones_own_are_listed_and_do_not_count(run: Any, record: Record) -> None:
    keep(record, 0)
    store = Store()
    store.take_in(record)
    store.close()
    told = run("history", "--json").json
    assert {match["kind"] for match in told["matches"]} <= {"autoplayed", "imported"}
    assert told["statistics"] == []


def test_a_game_that_nobody_knows_is_refused_with_the_known_ones(run: Any) -> None:
    answer = run("history", "--game", "gandengyam")
    assert answer.code == 2
    assert "gandengyan" in answer.err
    assert run("history", "--game", "uno").code == 0


def test_the_history_of_one_person(run: Any, record: Record) -> None:
    keep(record, 998, "Ann")
    keep(record, 999)
    told = run("history", "--player", "ann", "--json").json
    assert [match["id"] for match in told["matches"]] == ["own998"]
    assert told["matches"][0]["people"] == [{"seat": 0, "profile": "ann", "name": "Ann"}]
    assert [group["played"] for group in told["statistics"]] == [1]
    answer = run("history", "--player", "Bo")
    assert (answer.code, "There are: Ann." in answer.err) == (2, True)


def test_a_damaged_ledger_is_told_in_one_sentence_and_no_line_of_the_log(own_home: Path) -> None:
    (own_home / "matches.sqlite3").write_bytes(b"no ledger" * 4_000)
    command = [sys.executable, "-m", "cardcade", "history"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stderr.startswith("The file with your games was damaged.")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("language", "name"), [("en", "Crazy Eights"), ("zh", "疯狂八点")])
def test_a_game_that_is_gone_goes_by_its_last_known_name_in_imported_matches_too(
    run: Any, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    keep(record, 999)
    run("history")  # as long as it is there
    run("simulate", "crazy_eights", "--games", 1, "--seed", 2, "--seats", 2, "--bots", "easy", "--record", tmp_path)
    monkeypatch.setattr("cardcade.commands.history._plugins", lambda games: {})
    store = Store()
    assert store.take_in(read_replay(tmp_path / "crazy_eights-2-0.json"))
    store.close()
    monkeypatch.setenv("LANGUAGE", language)
    told = run("history", "--json").json
    assert [match["name"] for match in told["matches"]] == [name, name]
    assert all(name in line for line in run("history").lines)
