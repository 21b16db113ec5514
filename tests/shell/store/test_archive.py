"""Finished matches: starred, deleted, named, reckoned up; an earlier file lacks none of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.engine.reckoning import Reckoning
from cardcade.shell.store.reckoner import Reckoner
from cardcade.shell.store.store import FILE, Store

from .kept_game import WON, Game, Open

NAMES = {"game": {"zh": "八点", "en": "Eights"}, "preset": {"zh": "标准", "en": "Standard"}}


def played(store: Store, plugin: GamePlugin, seed: int = 5, steps: int = 6) -> str:
    game = Game(store, plugin, seed)
    game.play(steps)
    game.saver.finish(WON).wait(30)
    return game.saver.match


def test_a_star_stays_and_can_be_taken_off_again(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    match = played(store, plugin)
    store.star(match, True)
    store.close()
    again = open_store(tmp_path)
    assert [one.starred for one in again.history()] == [True]
    again.star(match, False)
    assert [one.starred for one in again.history()] == [False]


def test_a_starred_match_keeps_its_moves_whatever_the_limit(
    open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.archive.KEPT_REPLAYS", 2)
    store = open_store()
    first = played(store, plugin, 1)
    store.star(first, True)
    for seed in range(2, 6):
        played(store, plugin, seed)
    assert [match.replayable for match in store.history()] == [True, True, False, False, True]


def test_a_deleted_match_is_gone_and_no_other(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    one, other = (played(store, plugin, seed) for seed in (1, 2))
    store.delete(one)
    assert [match.id for match in store.history()] == [other]


def test_a_match_that_waits_is_neither_deleted_nor_starred(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(3)
    store.star(game.saver.match, True)
    store.delete(game.saver.match)
    assert [waiting.id for waiting in store.waiting()] == [game.saver.match]


def test_what_its_game_was_called_is_kept_with_a_match(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    store.name(played(store, plugin), NAMES)
    assert [match.names for match in store.history()] == [NAMES]


def test_what_a_match_tells_is_reckoned_up_once(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    played(store, plugin)
    (match,) = store.history()
    reckoner = Reckoner(store, {plugin.id: plugin})
    assert reckoner.lacks(match)
    assert reckoner.reckoned(match).reckoning == Reckoning((), ({}, {}))
    (kept,) = store.history()
    assert kept.reckoning == Reckoning((), ({}, {}))
    assert not reckoner.lacks(kept)


def test_what_cannot_be_played_again_is_not_reckoned_up(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    played(store, plugin)
    (match,) = store.history()
    assert not Reckoner(store, {}).lacks(match)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE matches SET beginning = replace(beginning, '\"seed\": 5', '\"seed\": 6')")
    again = open_store(tmp_path)
    (other,) = again.history()
    assert Reckoner(again, {plugin.id: plugin}).reckoned(other).reckoning is None


def test_a_file_of_before_has_neither_stars_nor_names(open_store: Open, plugin: GamePlugin, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    played(store, plugin)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        for column in ("starred", "names", "reckoning"):
            file.execute(f"ALTER TABLE matches DROP COLUMN {column}")
    (match,) = open_store(tmp_path).history()
    assert (match.starred, match.names, match.reckoning) == (False, {}, None)


@pytest.mark.parametrize("words", ["x", "[]", '{"game": 3}', '{"counted": [], "figures": [{}]}'])
def test_words_that_cannot_be_read_take_no_match_with_them(
    open_store: Open, plugin: GamePlugin, tmp_path: Path, words: str
) -> None:
    store = open_store(tmp_path)
    played(store, plugin)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE matches SET names = ?1, reckoning = ?1", (words,))
    (match,) = open_store(tmp_path).history()
    assert match.reckoning is None
