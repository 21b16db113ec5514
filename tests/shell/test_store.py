"""The store: every accepted move is on disk before it is shown, and no trouble with the disk stops a game."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardcade import GamePlugin, Match, Message, Result
from cardcade.engine import replay
from cardcade.engine.rules import values_of
from cardcade.shell.ledger import Ledger
from cardcade.shell.ledger_file import LedgerFile
from cardcade.shell.saved import Beginning, Unresumable, game_of, rebuild
from cardcade.shell.store import FILE, Keeper, Store
from cardcade.shell.writer import Kind, Ticket
from cardcade.table.link import Player

TESTS = Path(__file__).parents[1]
sys.path.append(str(TESTS / "thirdparty" / "crazy_eights"))

WON = Result((0.0, -3.0), (0,), (0,))
LOST = Result((-3.0, 0.0), (1,), (1,))

Open = Callable[..., Store]


@pytest.fixture
def plugin() -> GamePlugin:
    made: GamePlugin = import_module("crazy_eights").cardcade_game()
    return made


@pytest.fixture
def open_store(tmp_path: Path) -> Iterator[Open]:
    opened = []

    def opens(folder: Path = tmp_path, **options: Any) -> Store:
        opened.append(Store(folder, **options))
        return opened[-1]

    yield opens
    for store in opened:
        store.close()


def beginning(plugin: GamePlugin, seed: int = 5, level: str | None = None) -> Beginning:
    return Beginning(
        game=plugin.id,
        plugin_version="1.0",
        rules_version=plugin.rules_version,
        preset="standard",
        values=values_of(plugin.rules()),
        seats=2,
        seed=seed,
        players=(Player("Ann", level, 1), Player("Bamboo", "easy", 2)),
    )


class Game:
    """A match that is being written down."""

    def __init__(self, store: Store, plugin: GamePlugin, seed: int = 5) -> None:
        self.beginning = beginning(plugin, seed)
        self.match: Match[Any, Any] = Match(game_of(self.beginning, plugin), 2, seed)
        self.keeper: Keeper = store.begin_match(self.beginning, self.match.forms.write_state(self.match.state))

    def play(self, steps: int = 1, which: int = -1) -> Ticket:
        for _ in range(steps):
            seat = self.match.game.to_act(self.match.state)[0]
            step = self.match.play(seat, self.match.game.moves(self.match.state, seat)[which])
            form, state = self.match.write_step(step), self.match.forms.write_state(self.match.state)
            ticket = self.keeper.append(form, state)
        assert ticket.wait(30)
        return ticket


# Going on with a match


def test_a_match_goes_on_exactly_where_it_was_left(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    assert game.play(5).saved
    store.close()
    saved = open_store().unfinished()
    assert saved is not None
    assert saved.beginning == game.beginning
    match, verifiable = rebuild(saved, plugin, listeners=[0])
    assert verifiable
    assert match.state == game.match.state
    assert match.chain == game.match.chain


def test_a_resumed_match_is_written_on(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(3)
    saved = store.unfinished()
    assert saved is not None
    game.keeper = store.resume_match(saved)
    game.play(2)
    again = store.unfinished()
    assert again is not None
    assert again.chain == tuple(game.match.chain)
    assert rebuild(again, plugin)[1]


def test_a_match_just_dealt_can_be_continued(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    saved = store.unfinished()
    assert saved is not None
    assert rebuild(saved, plugin)[0].state == game.match.state


def test_after_a_change_of_rules_the_position_is_taken_up_but_the_replay_is_no_longer_vouched_for(
    open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(4)
    saved = store.unfinished()
    assert saved is not None
    match, verifiable = rebuild(saved, replace(plugin, rules_version=2))
    assert not verifiable
    assert match.state == game.match.state
    assert len(match.steps) == 4
    store.resume_match(saved).doubt()
    doubted = store.unfinished()
    assert doubted is not None
    assert not doubted.verifiable
    assert not rebuild(doubted, plugin)[1]


def test_so_it_is_when_the_same_moves_come_out_differently(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(4)
    saved = store.unfinished()
    assert saved is not None
    match, verifiable = rebuild(replace(saved, chain=(*saved.chain[:-1], "another hash")), plugin)
    assert not verifiable
    assert match.state == game.match.state


def test_a_position_that_no_longer_fits_the_game_is_said_to_be_lost(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(1)
    saved = store.unfinished()
    assert saved is not None
    with pytest.raises(Unresumable):
        rebuild(replace(saved, state={"cards": "?"}, verifiable=False), plugin)


def test_a_new_match_replaces_the_unfinished_one_of_its_game_only(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin, seed=1).play(1)
    Game(store, replace(plugin, id="other"), seed=2).play(1)
    last = Game(store, plugin, seed=3)
    last.play(1)
    found = store.unfinished()
    assert found is not None
    assert found.beginning.seed == 3
    last.keeper.discard()
    found = store.unfinished()
    assert found is not None
    assert found.beginning.seed == 2


# Looking back


def test_a_finished_match_is_history_with_a_replay_that_can_be_verified(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    while game.match.result is None:
        game.play(1)
    game.keeper.finish(game.match.result)
    assert store.unfinished() is None
    (finished,) = store.history()
    assert finished.result == game.match.result
    assert finished.steps == len(game.match.steps)
    taken = store.replay(finished)
    assert taken is not None
    read = replay.read(replay.write(taken).encode())
    assert replay.verify(read, game_of(game.beginning, plugin)).ok


def test_history_begins_with_the_newest_and_has_a_limit(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in range(5):
        Game(store, plugin, seed).keeper.finish(WON)
    assert [match.beginning.seed for match in store.history(3)] == [4, 3, 2]
    assert store.history(game="uno") == []


def test_statistics_count_what_people_won(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for result in (WON, WON, WON, LOST, WON, WON):
        Game(store, plugin).keeper.finish(result)
    told = store.statistics(plugin.id)
    assert (told.played, told.won, told.streak, told.longest_streak) == (6, 5, 2, 3)


def test_matches_among_bots_do_not_count(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    deal = game.match.forms.write_state(game.match.state)
    store.begin_match(beginning(plugin, level="hard"), deal).finish(WON)
    assert store.statistics(plugin.id).played == 0


def test_moves_of_very_old_matches_are_dropped(
    open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.ledger.KEPT_REPLAYS", 2)
    store = open_store()
    for seed in range(3):
        game = Game(store, plugin, seed)
        game.play(2)
        game.keeper.finish(WON)
    assert [match.replayable for match in store.history()] == [True, True, False]
    assert store.replay(store.history()[2]) is None


def test_choices_are_remembered_for_each_game(open_store: Open) -> None:
    store = open_store()
    store.remember("uno", {"seats": 4, "preset": "party"})
    store.remember("uno", {"seats": 3, "preset": "party"})
    store.close()
    again = open_store()
    assert again.remembered("uno") == {"seats": 3, "preset": "party"}
    assert again.remembered("guandan") is None


# Trouble


CHILD = """
import sys
sys.path[:0] = {paths!r}
from pathlib import Path
import crazy_eights, test_store
from cardcade.shell.store import Store
game = test_store.Game(Store(Path(sys.argv[1])), crazy_eights.cardcade_game())
while True:
    assert game.play().saved
    print(len(game.match.steps), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a way to kill without warning")
@pytest.mark.parametrize("after", [1, 4, 9])
def test_a_kill_between_moves_loses_nothing(tmp_path: Path, open_store: Open, plugin: GamePlugin, after: int) -> None:
    code = CHILD.format(paths=[str(TESTS / "shell"), str(TESTS / "thirdparty" / "crazy_eights")])
    child = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    acknowledged = [int(child.stdout.readline()) for _ in range(after)][-1]
    os.kill(child.pid, signal.SIGKILL)
    child.communicate()
    saved = open_store().unfinished()
    assert saved is not None
    assert len(saved.steps) >= acknowledged
    assert rebuild(saved, plugin)[1]


def test_a_full_disk_is_told_once_and_everything_is_written_when_there_is_room(
    open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(1)
    meddle(store, "PRAGMA max_page_count=1")
    tickets = [game.play(1) for _ in range(38)]
    assert not tickets[-1].saved
    assert [notice.key for notice in store.notices()] == ["store.full"]
    meddle(store, "PRAGMA max_page_count=100000")
    assert game.play(1).saved
    assert [notice.key for notice in store.notices()] == ["store.recovered"]
    saved = store.unfinished()
    assert saved is not None
    assert len(saved.steps) == len(game.match.steps)


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
    saved = store.unfinished()
    assert saved is not None
    assert len(saved.steps) == 3


def test_once_the_folder_can_be_had_what_was_kept_in_memory_is_written(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.ledger_file.NEXT_TRY", 0.0)
    (tmp_path / "games").write_text("in the way")
    store = open_store(tmp_path / "games")
    game = Game(store, plugin)
    assert not game.play(3).saved
    assert [notice.key for notice in store.notices()] == ["store.no_place"]
    (tmp_path / "games").unlink()
    assert game.play(1).saved
    assert [notice.key for notice in store.notices()] == ["store.recovered"]
    store.close()
    saved = open_store(tmp_path / "games").unfinished()
    assert saved is not None
    assert saved.chain == tuple(game.match.chain)


def test_at_the_latest_it_is_written_at_the_end(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    (tmp_path / "games").write_text("in the way")
    store = open_store(tmp_path / "games")
    game = Game(store, plugin)
    game.play(3)
    (tmp_path / "games").unlink()
    store.close()
    saved = open_store(tmp_path / "games").unfinished()
    assert saved is not None
    assert len(saved.steps) == 3


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
    assert open_store().unfinished() is not None


def test_a_match_that_cannot_be_read_takes_no_other_with_it(
    tmp_path: Path, open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    Game(store, plugin).play(1)
    Game(store, replace(plugin, id="other")).play(1)
    for seed in (7, 8):
        Game(store, replace(plugin, id="third"), seed).keeper.finish(WON)
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


def test_of_two_windows_with_the_same_match_the_later_one_writes_it_and_the_other_is_told(
    open_store: Open, plugin: GamePlugin
) -> None:
    first, second = open_store(), open_store()
    game = Game(first, plugin)
    game.play(3)
    saved = second.unfinished()
    assert saved is not None
    other = Game.__new__(Game)
    other.match, other.keeper = rebuild(saved, plugin)[0], second.resume_match(saved)
    assert other.play(1, which=0).saved
    first.remember("uno", {"seats": 4})
    assert not game.play(2).saved
    assert [notice.key for notice in first.notices()] == ["store.taken_over"]
    assert first.remembered("uno") == {"seats": 4}
    assert game.keeper.finish(WON).wait(30)
    assert first.history() == []
    assert other.play(1).saved
    saved = second.unfinished()
    assert saved is not None
    assert saved.chain == tuple(other.match.chain)


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


def test_damage_while_playing_loses_nothing_of_the_match(tmp_path: Path, open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(20)
    damage(store, tmp_path / FILE)
    game.play(2)
    assert [notice.key for notice in store.notices()] == ["store.damaged"]
    saved = store.unfinished()
    assert saved is not None
    assert saved.chain == tuple(game.match.chain)
    assert rebuild(saved, plugin)[1]


def test_a_damaged_ledger_that_cannot_be_set_aside_stops_no_game(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(_: LedgerFile) -> None:
        raise PermissionError

    store = open_store()
    game = Game(store, plugin)
    game.play(20)
    with monkeypatch.context() as patch:
        patch.setattr(LedgerFile, "_set_aside", held)
        damage(store, tmp_path / FILE)
        assert not game.play(2).saved
        assert [notice.key for notice in store.notices()] == ["store.no_place"]
    store.close()
    assert [notice.key for notice in store.notices()] == ["store.damaged", "store.recovered"]
    saved = open_store().unfinished()
    assert saved is not None
    assert saved.chain == tuple(game.match.chain)


def test_what_cannot_be_written_at_once_instead_of_a_damaged_ledger_is_written_later(
    tmp_path: Path, open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked_up(ledger: Ledger) -> None:
        opened(ledger)
        ledger._sql.execute("PRAGMA query_only=ON")

    store, opened = open_store(), Ledger._prepare
    game = Game(store, plugin)
    game.play(20)
    monkeypatch.setattr(Ledger, "_prepare", locked_up)
    damage(store, tmp_path / FILE)
    tickets = [game.play(1) for _ in range(2)]
    assert not any(ticket.saved for ticket in tickets)
    assert [notice.key for notice in store.notices()] == ["store.damaged", "store.unwritable"]
    meddle(store, "PRAGMA query_only=OFF")
    assert game.play(1).saved
    saved = store.unfinished()
    assert saved is not None
    assert saved.chain == tuple(game.match.chain)


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
    monkeypatch.setattr("cardcade.shell.writer.LATE", 0.0)
    woken, go = threading.Event(), threading.Event()
    store = open_store(wake=woken.set)
    ticket = store._writer.hand_in(Ticket(lambda ledger: go.wait(30)))
    assert not ticket.done
    assert ticket.late
    go.set()
    assert ticket.wait(30)
    assert not ticket.late
    assert woken.wait(30)


def damage(store: Store, file: Path) -> None:
    meddle(store, "PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xde\xad" * 40_000)
    meddle(store, "PRAGMA shrink_memory")


def meddle(store: Store, sql: str) -> None:
    """Something happens to the writer's own connection."""

    def work(ledger: Ledger) -> None:
        ledger._sql.execute(sql)

    assert store._writer.hand_in(Ticket(work, Kind.READ)).wait(30)
