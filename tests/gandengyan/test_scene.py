"""Gandengyan's table in play: whatever the preset and the number of players, the picture follows the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

import cardcade_gandengyan
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_gandengyan.scene import GandengyanParts

from ..watched import watched
from .notation import PRESETS, rules

PLUGIN = cardcade_gandengyan.cardcade_game()


def figures(pilot: Pilot) -> Callable[[], object]:
    """Every view that is shown from now on must change nothing."""
    parts = pilot.parts
    assert isinstance(parts, GandengyanParts)
    trail, score, doubling = parts.trail, parts.score, parts.doubling
    return lambda: ([*trail.entries], trail.past, {*trail.passed}, doubling.factor, score.round, [*score.costs])


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(name: str, seats: int) -> None:
    pilot = watched(PLUGIN, rules(name), seats, 0, figures)
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_nor_does_it_when_everything_is_seen_on_its_way(name: str, seats: int) -> None:
    pilot = watched(PLUGIN, rules(name, match_rounds=2), seats, 4, figures)
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize(("name", "seats"), [("house", 2), ("classic", 3), ("party", 6)])
def test_a_person_plays_a_whole_match_by_taking_every_hint(name: str, seats: int) -> None:
    pilot = Pilot.at_table(PLUGIN, rules(name, match_rounds=2), seats=seats, seed=11, look=Look(speed=4))
    pilot.watch(figures(pilot))
    pilot.wait_until(lambda: answered(pilot), 900)
    assert {step.seat for step in pilot.table.live.match.steps} >= set(range(seats))
    assert pilot.parts.moments.tell()


def answered(pilot: Pilot) -> bool:
    """Does what is to be done now; whether the match is over."""
    parts = pilot.parts
    if pilot.sees("choose.0"):
        pilot.click("choose.0")
    elif pilot.sees("board.next"):
        pilot.click("board.next")
    elif parts.position.my_turn and not parts.queue.busy:
        pilot.key(pygame.K_h)
        pilot.wait(0.2)
        pilot.click("move.play" if parts.hand.selection.cards else "move.pass")
    return pilot.sees("board.rematch")
