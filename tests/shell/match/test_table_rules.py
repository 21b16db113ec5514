"""The rules of a table to be: a preset, and what is switched by hand."""

from __future__ import annotations

from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.discovery.minutes import minutes_of
from cardcade.shell.match.table_rules import TableRules, following
from cardcade.testing.games import installed

GAMES = ("uno", "guandan", "gandengyan")


def rules_for(game: str, preset: str | None = None, changes: dict[str, Any] | None = None) -> TableRules:
    found = installed(game)
    library = Library(found.plugin)
    return TableRules(library, (library.find(preset) if preset else None) or library.default, changes)


def test_what_is_switched_holds_and_the_rest_is_the_presets() -> None:
    table = rules_for("uno", "party")
    table.set({"house.jump_in": True, "stacking.mixed": False})
    assert (table.rules.house.jump_in, table.rules.stacking.mixed) == (True, False)
    assert table.rules.effects.draw_two_amount == 3
    assert (table.chosen.name, table.chosen.rules) == ("party*", table.rules)


def test_what_is_switched_back_is_no_change() -> None:
    table = rules_for("uno")
    table.set({"house.jump_in": True})
    table.set({"house.jump_in": False})
    assert (table.changes, table.chosen) == ({}, table.preset)


def test_rules_that_contradict_each_other_are_refused_and_nothing_changes() -> None:
    table = rules_for("guandan")
    wrong = table.set({"sequence.straight_min": 7, "sequence.straight_max": 6})
    assert wrong is not None
    assert wrong.key == "guandan.problem.below"
    assert table.changes == {}


@pytest.mark.parametrize(
    "changes", [{"house.gone": True}, {"house.jump_in": 3}, {"nothing": 1}, {"house.jump_in": None}]
)
def test_what_was_remembered_of_another_version_is_left_out(changes: dict[str, Any]) -> None:
    assert rules_for("uno", changes=changes).changes == {}
    assert rules_for("uno", changes={"house.jump_in": True}).changes == {"house.jump_in": True}


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_comes_round_to_where_it_was(game: str) -> None:
    table = rules_for(game)
    assert len(table.switches) == len(table.plugin.switches or ())
    for key in table.switches:
        for _ in range(5):
            before = key.of(table.rules)
            assert table.set({key.path: following(key, before)}) is None
            assert key.of(table.rules) != before
        table.changes.clear()


def test_a_game_that_names_no_switches_has_its_first_that_are_yes_or_no(crazy_eights: GamePlugin) -> None:
    found = installed("guandan")
    from dataclasses import replace

    plain = replace(found.plugin, switches=None)
    table = TableRules(Library(plain), Library(plain).default)
    assert [key.path for key in table.switches] == [
        "sequence.lengths_compare",
        "joker.triple",
        "trick.pass_locks",
        "tribute.resist",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_length_can_be_played_and_its_minutes_were_measured(game: str) -> None:
    table = rules_for(game)
    fewest, most = table.plugin.seats
    assert table.lengths == list(table.plugin.lengths)
    for length in table.lengths:
        assert table.set(length.values) is None
        assert table.length is length
        assert all((table.minutes(seats) or 0) > 0 for seats in range(fewest, most + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_match_takes_longer(game: str) -> None:
    table = rules_for(game)
    for seats in range(table.plugin.seats[0], table.plugin.seats[1] + 1):
        minutes = []
        for length in (table.lengths[0], table.lengths[-1]):
            table.set(length.values)
            minutes.append(table.minutes(seats) or 0)
        assert minutes[0] * 2 < minutes[1]


@pytest.mark.parametrize("game", GAMES)
def test_another_length_alone_is_no_other_rules(game: str) -> None:
    """It is played as long as was chosen, and filed under the preset's own name."""
    table = rules_for(game)
    other = next(length for length in table.lengths if length is not table.length)
    table.set(other.values)
    assert (table.chosen.name, table.chosen.rules) == (table.preset.name, table.rules)
    assert table.chosen.rules != table.preset.rules
    table.set({table.switches[0].path: following(table.switches[0], table.switches[0].of(table.rules))})
    assert table.chosen.name == f"{table.preset.name}*"


def test_a_length_that_is_none_of_those_is_the_presets_own() -> None:
    table = rules_for("uno")
    table.set({"match.target_score": 300})
    assert table.length is None
    assert table.minutes(4) is None


def test_of_a_game_without_measurements_nothing_is_said(crazy_eights: GamePlugin) -> None:
    assert minutes_of(crazy_eights.package, "standard", "standard", 2, "one") is None
