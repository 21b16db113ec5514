"""The store in trouble: a disk that is full, locked, damaged or not there stops no game."""

import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from cardcade import GamePlugin, Message
from cardcade.shell.store.ledger_file import LedgerFile
from cardcade.shell.store.saved import rebuild
from cardcade.shell.store.schema import prepare
from cardcade.shell.store.store import FILE
from cardcade.shell.store.writer import Ticket

from .kept_game import WON, Game, Open, damage, last_left, left, meddle, played, resumed

TESTS = Path(__file__).parents[2]

CHILD = """
import sys
sys.path[:0] = {paths!r}
from pathlib import Path
import crazy_eights, kept_game
from cardcade.shell.store.store import Store
game = kept_game.Game(Store(Path(sys.argv[1])), crazy_eights.cardcade_game())
while game.match.result is None:
    assert game.play().saved
    print(len(game.match.steps), flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("after", [1, 4, 9])
def test_a_kill_between_moves_loses_nothing_and_lets_another_copy_go_on_at_once(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, after: int
) -> None:
    code = CHILD.format(paths=[str(TESTS / "shell" / "store"), str(TESTS / "thirdparty" / "crazy_eights")])
    child = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert child.stdout is not None
        acknowledged = [int(child.stdout.readline()) for _ in range(after)][-1]
        store = open_store()
        assert not left(store), "the other copy plays it"
    finally:
        child.kill()
        child.communicate()
    saved = last_left(store)
    assert len(saved.record.steps) >= acknowledged
    assert rebuild(saved, plugin).verifiable


def test_a_full_disk_is_told_once_and_everything_is_written_when_there_is_room(
    open_store: Open, plugin: GamePlugin
) -> None:
    store, game = played(open_store, plugin, 1)
    meddle(store, "PRAGMA max_page_count=1")
    tickets = [game.play(1) for _ in range(38)]
    assert not tickets[-1].saved
    assert [notice.key for notice in store.notices()] == ["store.full"]
    meddle(store, "PRAGMA max_page_count=100000")
    assert game.play(1).saved
    assert [notice.key for notice in store.notices()] == ["store.recovered"]
    saved = last_left(store)
    assert len(saved.record.steps) == len(game.match.steps)


@pytest.mark.parametrize(("free", "told"), [(4096, "store.full"), (1 << 30, "store.unwritable")])
def test_a_disk_that_is_full_at_the_start_is_called_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, told: str
) -> None:
    def fails(_: LedgerFile) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
        raise error

    heard: list[Message] = []
    monkeypatch.setattr(LedgerFile, "_open_file", fails)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    file = LedgerFile(tmp_path / "games.sqlite3", 0.1, heard.append)
    file.open().close()
    assert [notice.key for notice in heard] == [told]
    assert file.in_memory


def test_a_ledger_that_may_not_be_written_stops_no_game(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    meddle(store, "PRAGMA query_only=ON")
    ticket = Game(store, plugin).play(3)
    assert ticket.done
    assert not ticket.saved
    assert [notice.key for notice in store.notices()] == ["store.unwritable"]


def test_without_a_folder_the_game_is_kept_in_memory(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    (tmp_path / "file").write_text("in the way")
    store = open_store(tmp_path / "file")
    game = Game(store, plugin)
    game.play(3)
    assert [notice.key for notice in store.notices()] == ["store.no_place"]
    saved = last_left(store)
    assert len(saved.record.steps) == 3


def test_once_the_folder_can_be_had_what_was_kept_in_memory_is_written(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.ledger_file.NEXT_TRY", 0.0)
    (tmp_path / "games").write_text("in the way")
    store = open_store(tmp_path / "games")
    game = Game(store, plugin)
    assert not game.play(3).saved
    assert [notice.key for notice in store.notices()] == ["store.no_place"]
    (tmp_path / "games").unlink()
    assert game.play(1).saved
    assert [notice.key for notice in store.notices()] == ["store.recovered"]
    store.close()
    saved = last_left(open_store(tmp_path / "games"))
    assert saved.record.chain == tuple(game.match.chain)


def test_at_the_latest_it_is_written_at_the_end(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    (tmp_path / "games").write_text("in the way")
    store = open_store(tmp_path / "games")
    game = Game(store, plugin)
    game.play(3)
    (tmp_path / "games").unlink()
    store.close()
    saved = last_left(open_store(tmp_path / "games"))
    assert len(saved.record.steps) == 3


def test_a_ledger_that_is_locked_from_the_start_is_never_said_to_be_written_before_it_is(
    tmp_path: Path, open_store: Open, plugin: GamePlugin
) -> None:
    open_store().close()
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = open_store(patience=0.05)
    game = Game(store, plugin)
    assert not game.play(2).saved
    assert [notice.key for notice in store.notices()] == ["store.locked"]
    other.execute("ROLLBACK")
    other.close()
    store.close()
    assert [notice.key for notice in store.notices()] == ["store.recovered"]
    assert left(open_store())


def test_a_ledger_that_another_copy_is_just_opening_is_waited_for(tmp_path: Path, open_store: Open) -> None:
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("CREATE TABLE t (x)")
    other.execute("BEGIN IMMEDIATE")
    store = open_store(patience=30.0)
    while not list(tmp_path.glob(f"{FILE}-copy-*")):
        pass
    threading.Event().wait(0.1)
    other.execute("ROLLBACK")
    other.close()
    assert store.waiting() == []
    assert store.notices() == []


def test_a_match_that_cannot_be_read_takes_no_other_with_it(
    tmp_path: Path, open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    Game(store, plugin).play(1)
    Game(store, replace(plugin, id="other")).play(1)
    for seed in (7, 8):
        Game(store, replace(plugin, id="third"), seed).saver.finish(WON)
    store.close()
    file = sqlite3.connect(tmp_path / FILE)
    file.execute("UPDATE matches SET beginning = '{}' WHERE game = 'other'")
    file.execute("UPDATE matches SET result = '[]' WHERE id = (SELECT id FROM matches WHERE game = 'third' LIMIT 1)")
    file.commit()
    file.close()
    again = open_store()
    assert [saved.beginning.game for saved in again.waiting()] == [plugin.id]
    assert len(again.history()) == 1
    assert [notice.key for notice in again.notices()] == ["store.unreadable"]


def test_a_locked_ledger_is_told_and_tried_again(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    store = open_store(patience=0.05)
    game = Game(store, plugin)
    game.play(1)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert not game.play(1).saved
    assert [notice.key for notice in store.notices()] == ["store.locked"]
    other.execute("ROLLBACK")
    other.close()
    assert game.play(1).saved


def test_a_file_that_is_no_ledger_is_set_aside(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    (tmp_path / FILE).write_text("this is not a database at all, it only has its name" * 100)
    store = open_store()
    assert Game(store, plugin).play(1).saved
    (notice,) = store.notices()
    assert notice.key == "store.damaged"
    aside = tmp_path / str(notice.args["file"])
    assert aside.read_text().startswith("this is not a database")


@pytest.mark.skipif(sys.platform == "win32", reason="there what is open cannot be deleted")
@pytest.mark.parametrize("resumes", [False, True])
def test_a_folder_that_is_deleted_while_playing_loses_nothing(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, resumes: bool
) -> None:
    folder = tmp_path / "home"
    store = open_store(folder)
    game = Game(store, plugin)
    game.play(5)
    if resumes:
        game.saver.release().wait(30)
        game = resumed(store, game.saver.match, plugin)
    shutil.rmtree(folder)
    assert game.play(2).saved
    other = open_store(folder)
    assert not left(other), "it is being played"
    game.saver.release().wait(30)
    saved = last_left(other)
    assert saved.record.chain == tuple(game.match.chain)
    assert rebuild(saved, plugin).verifiable


@pytest.mark.skipif(sys.platform == "win32", reason="there what is open cannot be replaced")
@pytest.mark.parametrize("ours", [False, True], ids=["another home's", "an earlier copy of ours"])
def test_a_file_that_is_replaced_while_playing_keeps_what_both_know(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, ours: bool
) -> None:
    """As programs do that synchronise folders."""
    away = open_store(tmp_path / "away")
    brought = Game(away, plugin, seed=77)
    brought.play(4)
    away.close()
    store = open_store(tmp_path / "home")
    game = Game(store, plugin)
    game.play(3)
    synchronised = tmp_path / "synchronised"
    if ours:
        with closing(sqlite3.connect(tmp_path / "home" / FILE)) as now, closing(sqlite3.connect(synchronised)) as copy:
            now.backup(copy)
    else:
        shutil.copy(tmp_path / "away" / FILE, synchronised)
    game.play(5)
    synchronised.replace(tmp_path / "home" / FILE)
    assert game.play(2).saved
    other = open_store(tmp_path / "home")
    assert game.saver.match not in {one.id for one in left(other)}, "it is being played"
    game.saver.release().wait(30)
    waiting = {one.id: one for one in left(other)}
    assert set(waiting) == {game.saver.match, *([] if ours else [brought.saver.match])}
    saved = last_left(other)
    assert saved.record.chain == tuple(game.match.chain)
    assert rebuild(saved, plugin).verifiable
    assert not store.notices()
    assert {file.name for file in (tmp_path / "home").iterdir() if "replaced" in file.name} == set()


def test_damage_while_playing_loses_nothing_of_the_match(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    store, game = played(open_store, plugin, 20)
    damage(store, tmp_path / FILE)
    game.play(2)
    assert [notice.key for notice in store.notices()] == ["store.damaged"]
    saved = last_left(store)
    assert saved.record.chain == tuple(game.match.chain)
    assert rebuild(saved, plugin).verifiable


def test_a_damaged_ledger_that_cannot_be_set_aside_stops_no_game(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(_: LedgerFile) -> None:
        raise PermissionError

    store, game = played(open_store, plugin, 20)
    with monkeypatch.context() as patch:
        patch.setattr(LedgerFile, "_set_aside", held)
        damage(store, tmp_path / FILE)
        assert not game.play(2).saved
        assert [notice.key for notice in store.notices()] == ["store.no_place"]
    store.close()
    assert [notice.key for notice in store.notices()] == ["store.damaged", "store.recovered"]
    saved = last_left(open_store())
    assert saved.record.chain == tuple(game.match.chain)


def test_what_cannot_be_written_at_once_instead_of_a_damaged_ledger_is_written_later(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked_up(sql: sqlite3.Connection) -> None:
        prepare(sql)
        sql.execute("PRAGMA query_only=ON")

    store, game = played(open_store, plugin, 20)
    monkeypatch.setattr("cardcade.shell.store.ledger.prepare", locked_up)
    damage(store, tmp_path / FILE)
    tickets = [game.play(1) for _ in range(2)]
    assert not any(ticket.saved for ticket in tickets)
    assert [notice.key for notice in store.notices()] == ["store.damaged", "store.unwritable"]
    meddle(store, "PRAGMA query_only=OFF")
    assert game.play(1).saved
    saved = last_left(store)
    assert saved.record.chain == tuple(game.match.chain)


def test_a_ledger_of_a_later_version_is_left_alone(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    later = sqlite3.connect(tmp_path / FILE)
    later.execute("PRAGMA user_version=99")
    later.close()
    store = open_store()
    Game(store, plugin).play(1)
    assert [notice.key for notice in store.notices()] == ["store.newer"]


def test_a_move_that_takes_long_is_late_and_the_writer_wakes_the_table_when_it_is_done(
    open_store: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.writer.LATE", 0.0)
    woken, go = threading.Event(), threading.Event()
    store = open_store(wake=woken.set)
    ticket = store._writer.hand_in(Ticket(lambda ledger: go.wait(30)))
    assert not ticket.done
    assert ticket.late
    go.set()
    assert ticket.wait(30)
    assert not ticket.late
    assert woken.wait(30)
