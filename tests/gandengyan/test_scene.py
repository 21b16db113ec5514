"""Gandengyan's table in play: whatever the preset and the number of players, the picture follows the game."""

from __future__ import annotations

import pytest

import cardcade_gandengyan
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_gandengyan.rules import GandengyanRules
from cardcade_gandengyan.scene import GandengyanScene

from .notation import PRESETS, rules

PLUGIN = cardcade_gandengyan.cardcade_game()


def played_out(chosen: GandengyanRules, seats: int, speed: float, seed: int = 3) -> Pilot:
    pilot = Pilot.at_table(PLUGIN, chosen, seats=seats, seed=seed, levels=["easy"] * seats, look=Look(speed=speed))
    scene = pilot.scene
    assert isinstance(scene, GandengyanScene)
    seen = pilot.watch(lambda: ([*scene.trail.entries], {*scene.trail.passed}, scene.factor, scene.round))
    pilot.play_out()
    assert len(seen) > 5
    return pilot


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(name: str, seats: int) -> None:
    pilot = played_out(rules(name), seats, speed=0)
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_nor_does_it_when_everything_is_seen_on_its_way(name: str, seats: int) -> None:
    pilot = played_out(rules(name, match_rounds=2), seats, speed=4)
    assert pilot.sees("board.rematch")
