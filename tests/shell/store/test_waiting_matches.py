"""Several unfinished matches: all wait, and their list reads only what it shows."""

import sqlite3
from dataclasses import replace

import pytest

from cardcade import GamePlugin
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.saved import Unresumable
from cardcade.shell.store.store import Store
from cardcade.shell.store.writer import Ticket, TicketKind

from .kept_game import WON, Game, Open, last_left, meddle, resumed, seeds


def test_a_new_match_of_a_game_leaves_the_unfinished_ones_where_they_are(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    games = [Game(store, plugin, seed) for seed in (1, 2, 3)]
    for game in games:
        game.play(1)
    for remaining, game in zip(([3, 2, 1], [3, 2], [3]), games, strict=True):
        assert seeds(store) == remaining
        game.saver.finish(WON)
    assert seeds(store) == []


def test_the_match_played_last_is_offered_first(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    games = [Game(store, game, seed) for seed, game in enumerate((plugin, replace(plugin, id="other"), plugin), 1)]
    for number in (2, 0, 1):
        games[number].play(1)
    assert seeds(store) == [2, 1, 3]


def test_a_match_taken_up_again_is_the_one_played_last(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2):
        Game(store, plugin, seed).play(1)
    resumed(store, store.waiting()[1].id, plugin)
    assert seeds(store) == [1, 2]


def test_a_match_that_waits_is_given_up_and_no_other(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2, 3):
        Game(store, plugin, seed).play(1)
    store.give_up(store.waiting()[1].id)
    assert seeds(store) == [3, 1]


def test_a_match_that_cannot_be_continued_now_hides_no_older_one(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2):
        Game(store, plugin, seed).play(1)
    newest = last_left(store)
    (older,) = store.waiting(without=newest.id)
    assert (newest.beginning.seed, older.beginning.seed) == (2, 1)


def test_a_match_given_up_is_gone_and_no_other(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin, seed=1).play(1)
    Game(store, plugin, seed=2).saver.discard()
    assert seeds(store) == [1]
    assert store.history() == []


def rows_read(store: Store) -> set[str]:
    """From which tables and columns the list of waiting matches is read."""
    seen: set[str] = set()

    def look(ledger: Ledger) -> None:
        def note(action: int, table: str | None, column: str | None, *_: object) -> int:
            if action == sqlite3.SQLITE_READ:
                seen.add(f"{table}.{column}")
            return sqlite3.SQLITE_OK

        ledger._sql.set_authorizer(note)
        ledger.unfinished()
        ledger._sql.set_authorizer(None)

    assert store._writer.hand_in(Ticket(look, TicketKind.READ)).wait(30)
    return seen


def test_the_list_of_matches_that_wait_reads_neither_moves_nor_positions(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(3)
    read = rows_read(store)
    assert "matches.beginning" in read
    assert "matches.state" not in read
    assert not any(column.startswith("steps.") for column in read)


@pytest.mark.parametrize("broken", ["UPDATE matches SET state = '{'", "UPDATE steps SET step = '{' WHERE number = 2"])
def test_a_match_with_damaged_moves_waits_beside_the_others_and_is_refused_when_taken_up(
    open_store: Open, plugin: GamePlugin, broken: str
) -> None:
    store = open_store()
    Game(store, plugin, 1).play(3)
    meddle(store, broken)
    Game(store, plugin, 2).play(3)
    good, damaged = store.waiting()
    assert [waiting.steps for waiting in (good, damaged)] == [3, 3]
    with pytest.raises(Unresumable):
        store.claim(damaged.id)
    assert resumed(store, good.id, plugin).play(1).saved
    assert len(store.waiting()) == 2, "it stays where it is"
