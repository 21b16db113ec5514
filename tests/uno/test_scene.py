"""UNO's table in play: whatever the preset and the number of players, the picture follows the game."""

from __future__ import annotations

from typing import Any

import pytest

from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_uno.scene import UnoScene

from .seated import PLUGIN
from .table import preset, rules
from .test_presets import PRESETS


def watch(pilot: Pilot) -> list[object]:
    """Every view that is shown from now on must change nothing."""
    scene, shown, seen = pilot.scene, pilot.scene.show, []
    assert isinstance(scene, UnoScene)

    def checking(view: Any, settle: bool = False) -> None:
        assert scene.mirror.agrees(view)
        before = scene.middle.figures
        shown(view, settle)
        assert scene.middle.figures == before
        seen.append(view)

    scene.show = checking  # type: ignore[method-assign]
    return seen


def played_out(chosen: Any, seats: int, speed: float, seed: int = 3) -> Pilot:
    pilot = Pilot.at_table(PLUGIN, chosen, seats=seats, seed=seed, levels=["easy"] * seats, look=Look(speed=speed))
    seen = watch(pilot)
    pilot.wait_until(lambda: pilot.table.sitting.over and not pilot.scene.busy, 3000)
    assert len(seen) > 5
    pilot.wait(3)
    return pilot


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(name: str, seats: int) -> None:
    pilot = played_out(preset(name), seats, speed=0)
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize(("name", "seats"), [("standard", 4), ("house_mix", 3), ("party", 5)])
def test_nor_does_it_when_everything_is_seen_on_its_way(name: str, seats: int) -> None:
    pilot = played_out(rules(name, match__target_score=0), seats, speed=4)
    assert pilot.sees("board.rematch")
