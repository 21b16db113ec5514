"""A match of the history as a command's argument: found by the beginning of its number, or a sentence says why not."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardcade.discovery.replays import read_replay
from cardcade.engine.record import Record
from cardcade.folders import data_folder
from cardcade.shell.store.saved import SavedMatch
from cardcade.shell.store.store import FILE, Store


@pytest.fixture
def ledger(run: Any, tmp_path: Path) -> Path:
    """With the matches aa1, aa2 and b."""
    run("simulate", "gandengyan", "--games", 1, "--seed", 5, "--seats", 2, "--record", tmp_path)
    record = read_replay(tmp_path / "gandengyan-5-0.json")
    store = Store()
    for match in ("aa1", "aa2", "b"):
        keep(store, record, match)
    store.close()
    return data_folder() / FILE


def keep(store: Store, record: Record, match: str) -> None:
    saver = store.resume_match(SavedMatch(id=match, record=record, state={}, seconds=60.0, own=0))
    assert record.result is not None
    assert saver.finish(record.result).wait(30)


def edit(ledger: Path, statement: str) -> None:
    with closing(sqlite3.connect(ledger)) as opened, opened:
        opened.execute(statement)


@pytest.mark.parametrize("command", [("replay", "--verify"), ("review",)])
def test_the_beginning_of_its_number_is_enough_where_only_one_begins_so(
    run: Any, ledger: Path, command: tuple[str, ...]
) -> None:
    assert run(*command, "b").code == run(*command, "aa1").code == 0
    answer = run(*command, "aa")
    assert (answer.code, answer.out) == (1, "")
    assert "2 matches begin with aa; write more of its number" in answer.err


def test_a_match_whose_moves_are_lost_is_not_said_to_be_unknown(run: Any, ledger: Path) -> None:
    edit(ledger, "DELETE FROM packed WHERE match = 'b'")
    answer = run("replay", "b", "--verify")
    assert (answer.code, answer.out) == (1, "")
    assert "the moves of match b are not there any more" in answer.err
    assert len(run("history", "--json").json["matches"]) == 3


def test_that_the_file_was_damaged_is_told_by_whichever_command_opens_it_first(run: Any, ledger: Path) -> None:
    ledger.write_bytes(ledger.read_bytes()[:5000])
    answer = run("replay", "b", "--verify")
    assert (answer.code, answer.out) == (1, "")
    assert "The file with your games was damaged. It was kept as " in answer.err


def test_a_result_that_is_no_number_is_left_out_and_counted(run: Any, ledger: Path) -> None:
    edit(ledger, "UPDATE matches SET result = '[[NaN, 1e999], [0], [0]]' WHERE id = 'b'")
    answer = run("history", "--json")
    assert {match["id"] for match in answer.json["matches"]} == {"aa1", "aa2"}
    assert "1 saved match cannot be read and is left out" in answer.err
