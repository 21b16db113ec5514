"""Finished matches take little room, are read as they were written, and those of before are read as well."""

import sqlite3
import struct
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.engine.record import Record, verify
from cardcade.shell.store.packing import packed, unpacked
from cardcade.shell.store.saved import game_of
from cardcade.shell.store.statistics import statistics
from cardcade.shell.store.store import FILE, Store

from ...recorded import recorded
from .kept_game import WON, Game, Open

MOVES = [(f'{{"seat":0,"move":{number}}}', f"{number:064x}") for number in range(9)]


def finished(store: Store, plugin: GamePlugin, steps: int = 12, seed: int = 5) -> Game:
    game = Game(store, plugin, seed)
    game.play(steps)
    game.saver.finish(WON)
    return game


def test_moves_are_unpacked_as_they_were() -> None:
    assert unpacked(packed(MOVES)) == MOVES
    assert unpacked(packed([])) == []


@pytest.mark.parametrize("raw", [b"", b"short", packed(MOVES)[:-1], packed(MOVES)[:40], b"\xff" * 300])
def test_damaged_moves_are_refused(raw: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever zlib finds wrong
        unpacked(raw)


def test_moves_that_would_fill_the_memory_are_refused_unread() -> None:
    bomb = zlib.compress(b"[" + b" " * 100_000_000 + b"]", 9)
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="longer than a match"):
            unpacked(struct.pack("<II", 0, len(bomb)) + bomb)
        assert tracemalloc.get_traced_memory()[1] < 70_000_000
    finally:
        tracemalloc.stop()


def test_a_finished_match_is_read_as_it_was_played(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = finished(store, plugin)
    (match,) = store.history()
    record = store.replay(match)
    assert record is not None
    assert record.steps == tuple(game.match.written)
    assert record.chain == tuple(game.match.chain)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT count(*) FROM steps").fetchone() == (0,)


def test_a_thousand_steps_take_at_most_60_kb(open_store: Open, tmp_path: Path) -> None:
    store, one = open_store(tmp_path), recorded("guandan", 1)
    assert store.take_in(one.record)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        (size,) = file.execute("SELECT sum(length(moves)) FROM packed").fetchone()
    assert size / len(one.record.steps) < 60


def test_matches_of_before_are_still_read(
    open_store: Open, plugin: GamePlugin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("cardcade.shell.store.moves.packed", lambda _: [][0])
        before.setattr("cardcade.shell.store.moves.Moves.pack", lambda *_: None)
        store = open_store(tmp_path)
        game = finished(store, plugin)
        assert store.history()[0].replayable
        store.close()
    again = open_store(tmp_path)
    record = again.replay(again.history()[0])
    assert record is not None
    assert record.chain == tuple(game.match.chain)


def test_a_match_from_elsewhere_is_in_the_history_once_and_counts_for_nobody(open_store: Open, tmp_path: Path) -> None:
    store, one = open_store(tmp_path), recorded("gandengyan", 1)
    assert store.take_in(one.record) is True
    assert store.take_in(one.record) is False
    (match,) = store.history()
    assert match.imported
    assert not match.people
    assert statistics(store.history()).played == 0
    kept = store.replay(match)
    assert kept is not None
    assert verify(kept, one.game).ok


def test_ones_own_match_does_not_come_again_as_a_file(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = finished(store, plugin)
    assert game_of(game.beginning, plugin) is not None
    record = store.replay(store.history()[0])
    assert isinstance(record, Record)
    assert store.take_in(record) is False
    assert len(store.history()) == 1


def test_packed_moves_are_carried_out_of_a_damaged_file(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    from cardcade.shell.store.ledger import Ledger
    from cardcade.shell.store.presence import Presence

    store = open_store(tmp_path / "old")
    game = finished(store, plugin)
    store.close()
    fresh = Ledger(None, Presence(tmp_path / "other" / FILE))
    fresh.salvage.carry_over(tmp_path / "old" / FILE)
    (match,) = fresh.history(9)
    assert match.replayable
    assert fresh.match(match.id).record.chain == tuple(game.match.chain)
    fresh.close()
