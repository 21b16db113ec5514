"""Whole games by keys that a person would press, at a table that draws only what it must."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot

PATIENCE = 6000
AT_ONCE = Look(speed=0)


def plugin_of(game: str) -> GamePlugin:
    found = installed(game)
    return found.plugin


def short_uno() -> tuple[GamePlugin, Any]:
    """So few cards that a round is short, and more points than a round of them gives."""
    uno = plugin_of("uno")
    rules = uno.rules()
    few, target = replace(rules.basic, initial_hand_size=3), replace(rules.match, target_score=40)
    scoring = replace(rules.scoring, special_card_points=10, wild_card_points=10)
    return uno, replace(rules, basic=few, scoring=scoring, match=target)


def play(pilot: Pilot, rounds: int | None = None) -> int:
    """By hints and Enter, to the end or for so many rounds; how many boards were seen."""
    boards = 0
    for _ in range(PATIENCE):
        board = pilot.parts.boards.board
        if board is not None and board.due:
            boards += 1
            if boards == rounds or pilot.parts.position.over:
                return boards
            pilot.tap(pygame.K_RETURN)
            assert pilot.parts.boards.board is not board
        elif pilot.screen.stage.dialogs:
            pilot.tap(pygame.K_RETURN)
        elif pilot.parts.position.asked:
            pilot.tap(pygame.K_h, pygame.K_RETURN)
        else:
            pilot.run(0.2)
        assert not pilot.sees("pause")
    raise AssertionError("it never ends")


def own_moves(pilot: Pilot) -> int:
    return sum(step.seat == 0 for step in pilot.table.live.match.steps)


def test_the_keyboard_alone_plays_a_whole_match_of_uno() -> None:
    uno, rules = short_uno()
    pilot = Pilot.at_table(uno, rules, seats=2, seed=5, look=AT_ONCE, size=(640, 360))
    rounds = play(pilot)
    assert pilot.table.live.match.result is not None
    assert rounds >= 2
    assert own_moves(pilot) >= 3 * rounds


def test_the_keyboard_alone_plays_a_whole_match_of_gandengyan() -> None:
    pilot = Pilot.at_table(plugin_of("gandengyan"), seed=3, look=AT_ONCE)
    assert play(pilot) == 5
    assert pilot.table.live.match.result is not None
    assert own_moves(pilot) >= 5 * 3


@pytest.mark.parametrize(
    ("seed", "opponents", "gift"), [(9, "medium", "PayTribute"), (7, "easy", "ReturnTribute")], ids=["gives", "returns"]
)
def test_the_keyboard_alone_plays_two_deals_of_guandan_and_the_tribute_between(
    seed: int, opponents: str, gift: str
) -> None:
    guandan = plugin_of("guandan")
    official = Library(guandan).find("official")
    assert official is not None
    levels = [None, opponents, "easy", opponents]
    pilot = Pilot.at_table(guandan, official.rules, seed=seed, levels=levels, look=AT_ONCE)
    assert play(pilot, rounds=2) == 2
    assert own_moves(pilot) >= 2 * 5
    assert gift in [type(step.move).__name__ for step in pilot.table.live.match.steps if step.seat == 0]
