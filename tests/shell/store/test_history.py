"""Looking back: finished matches, what they count for, and what is kept beside them."""

import pytest

from cardcade import GamePlugin
from cardcade.engine.record import verify
from cardcade.engine.replay_file import read, write
from cardcade.shell.store.saved import game_of

from .kept_game import LOST, WON, Game, Open, beginning, left, resumed


def test_a_finished_match_is_history_with_a_replay_that_can_be_verified(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    while game.match.result is None:
        game.play(1)
    game.saver.finish(game.match.result)
    assert not left(store)
    (finished,) = store.history()
    assert finished.result == game.match.result
    assert finished.steps == len(game.match.steps)
    taken = store.replay(finished)
    assert taken is not None
    assert verify(read(write(taken).encode()), game_of(game.beginning, plugin)).ok


def test_history_begins_with_the_newest_and_has_a_limit(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in range(5):
        Game(store, plugin, seed).saver.finish(WON)
    assert [match.beginning.seed for match in store.history(3)] == [4, 3, 2]
    assert store.history(game="uno") == []


def test_statistics_count_what_people_won(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for result in (WON, WON, WON, LOST, WON, WON):
        game = Game(store, plugin)
        game.play(2)
        game.saver.finish(result)
    told = store.statistics(plugin.id)
    assert (told.played, told.won, *told.streak) == (6, 5, 2, 3)


def test_matches_among_bots_do_not_count(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    store.begin_match(beginning(plugin, level="hard"), game.match.last).finish(WON)
    assert store.statistics(plugin.id).played == 0


def test_matches_in_which_bots_made_every_move_for_the_people_do_not_count(
    open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.beginning = beginning(plugin, level="hard")  # whoever asks the bots says that nobody decided
    game.play(4)
    game.saver.finish(WON)
    assert store.statistics(plugin.id).played == 0


def test_own_moves_are_still_counted_when_a_match_has_been_taken_up_again(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(4)
    (saved,) = left(store)
    assert saved.own == 2
    resumed(store, saved.id, plugin).play(2)
    (saved,) = left(store)
    assert saved.own == 3


def test_moves_of_very_old_matches_are_dropped(
    open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.archive.KEPT_REPLAYS", 2)
    store = open_store()
    for seed in range(3):
        game = Game(store, plugin, seed)
        game.play(2)
        game.saver.finish(WON)
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


def test_a_review_is_kept_with_its_match_and_by_the_coachs_version(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    saver = Game(store, plugin).saver
    store.keep_review(saver.match, 0, "1.1", [[3, 0, None, {}]])
    assert store.review(saver.match, 0, "1.1") == [[3, 0, None, {}]]
    assert store.review(saver.match, 0, "1.2") is None
    assert store.review(saver.match, 1, "1.1") is None
    saver.discard()
    assert store.review(saver.match, 0, "1.1") is None
