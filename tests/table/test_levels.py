"""Bots of a level that only their author's game has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from cardcade import GamePlugin, Stream, View
from cardcade.testing.pilot import Pilot


@pytest.fixture
def asked() -> list[int]:
    """The seats that the expert has been asked to play."""
    return []


@pytest.fixture
def eights_with_experts(crazy_eights: GamePlugin, asked: list[int]) -> GamePlugin:
    from crazy_eights import Easy

    class Expert(Easy):
        def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
            asked.append(view.seat)
            return super().choose(view, moves, stream)

    return replace(crazy_eights, bots={**crazy_eights.bots, "expert": Expert})


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_plate_calls_the_level_by_its_name(eights_with_experts: GamePlugin, language: str) -> None:
    pilot = Pilot.at_table(eights_with_experts, seats=2, seed=4, levels=[None, "expert"], language=language)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    assert pilot.parts.plates[1].status == "Expert"


@pytest.mark.parametrize("way", ["button", "key"])
def test_autoplay_takes_the_strongest_level_the_game_has(
    eights_with_experts: GamePlugin, asked: list[int], way: str
) -> None:
    pilot = Pilot.at_table(eights_with_experts, seats=2, seed=4, levels=[None, "easy"])
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    if way == "key":
        pilot.key(pygame.K_a)
    else:
        pilot.click("table.autoplay")
    pilot.wait_until(lambda: any(step.seat == 0 for step in pilot.table.live.match.steps))
    assert set(asked) == {0}
