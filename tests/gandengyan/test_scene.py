"""Gandengyan's table in play: whatever the preset and the number of players, the picture follows the game."""

from __future__ import annotations

from typing import Any

import pytest

import cardcade_gandengyan
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_gandengyan.rules import GandengyanRules
from cardcade_gandengyan.scene import GandengyanScene

from .notation import PRESETS, rules

PLUGIN = cardcade_gandengyan.cardcade_game()


def figures(scene: GandengyanScene) -> object:
    return [*scene.trail.entries], {*scene.trail.passed}, scene.factor, scene.round


def watch(pilot: Pilot) -> list[object]:
    """Every view that is shown from now on must change nothing."""
    scene, shown, seen = pilot.scene, pilot.scene.show, []
    assert isinstance(scene, GandengyanScene)

    def checking(view: Any, settle: bool = False) -> None:
        assert scene.mirror.agrees(view)
        before = figures(scene)
        shown(view, settle)
        assert figures(scene) == before
        seen.append(view)

    scene.show = checking  # type: ignore[method-assign]
    return seen


def played_out(chosen: GandengyanRules, seats: int, speed: float, seed: int = 3) -> Pilot:
    pilot = Pilot.at_table(PLUGIN, chosen, seats=seats, seed=seed, levels=["easy"] * seats, look=Look(speed=speed))
    seen = watch(pilot)
    pilot.wait_until(lambda: pilot.table.sitting.over and not pilot.scene.busy, 3000)
    assert len(seen) > 5
    pilot.wait(3)
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
