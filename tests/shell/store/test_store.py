"""The store: every accepted move is on disk before it is shown, and every match can be looked at again."""

from dataclasses import replace

import pytest

from cardcade import GamePlugin
from cardcade.engine import replay
from cardcade.shell.store.saved import Unresumable, game_of, rebuild

from .kept_game import LOST, WON, Game, Open, beginning

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
    last.keeper.finish(WON)
    found = store.unfinished()
    assert found is not None
    assert found.beginning.seed == 2


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
    monkeypatch.setattr("cardcade.shell.store.ledger.KEPT_REPLAYS", 2)
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
