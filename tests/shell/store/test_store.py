"""Going on with a match: every accepted move is on disk before it is shown."""

import json
from dataclasses import replace

import pytest

from cardcade import GamePlugin
from cardcade.shell.store.columns import beginning_form, beginning_of
from cardcade.shell.store.saved import Unresumable, rebuild

from .kept_game import Game, Open, beginning, last_left, played


def test_a_match_goes_on_exactly_where_it_was_left(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    assert game.play(5).saved
    store.close()
    saved = last_left(open_store())
    assert saved.beginning == game.beginning
    match = rebuild(saved, plugin, listeners=[0])
    assert match.verifiable
    assert match.state == game.match.state
    assert match.chain == game.match.chain


def test_a_resumed_match_is_written_on(open_store: Open, plugin: GamePlugin) -> None:
    store, game = played(open_store, plugin, 3)
    saved = last_left(store)
    game.saver = store.resume_match(store.claim(saved.id))
    game.play(2)
    again = last_left(store)
    assert again.record.chain == tuple(game.match.chain)
    assert rebuild(again, plugin).verifiable


def test_a_match_just_dealt_can_be_continued(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    saved = last_left(store)
    assert rebuild(saved, plugin).state == game.match.state


def test_after_a_change_of_rules_the_position_is_taken_up_but_the_replay_is_no_longer_vouched_for(
    open_store: Open, plugin: GamePlugin
) -> None:
    store, game = played(open_store, plugin, 4)
    saved = last_left(store)
    match = rebuild(saved, replace(plugin, rules_version=2))
    assert not match.verifiable
    assert match.state == game.match.state
    assert len(match.steps) == 4
    store.resume_match(saved).doubt()
    doubted = last_left(store)
    assert not doubted.record.verifiable
    assert not rebuild(doubted, plugin).verifiable


def test_so_it_is_when_the_same_moves_come_out_differently(open_store: Open, plugin: GamePlugin) -> None:
    store, game = played(open_store, plugin, 4)
    saved = last_left(store)
    different = replace(saved.record, chain=(saved.record.chain[0], "another hash", *saved.record.chain[2:]))
    match = rebuild(replace(saved, record=different), plugin)
    assert not match.verifiable
    assert match.state == game.match.state


def test_a_position_that_no_longer_fits_the_game_is_said_to_be_lost(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(1)
    saved = last_left(store)
    with pytest.raises(Unresumable):
        rebuild(replace(saved, state={"cards": "?"}, record=replace(saved.record, verifiable=False)), plugin)


def test_players_of_a_match_that_knew_no_profiles_are_read_and_wrong_ones_are_not(crazy_eights: GamePlugin) -> None:
    form = json.loads(json.dumps(beginning_form(beginning(crazy_eights))))
    form["players"] = [["Ann", None, 1], ["Bamboo", "easy", 2, None]]
    assert [player.profile for player in beginning_of(form).players] == [None, None]
    form["players"][0] = ["Ann", None, 1, "a1"]
    assert beginning_of(form).players[0].profile == "a1"
    form["players"][0] = ["Ann", None, 1, 7]
    with pytest.raises(TypeError):
        beginning_of(form)
