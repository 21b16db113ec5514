"""A match between easy bots, watched to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot

Figures = Callable[[Pilot], Callable[[], object]]
"""What the picture of a game says, to be asked again and again."""


def watched(plugin: GamePlugin, rules: Any, seats: int, speed: float, figures: Figures, seed: int = 3) -> Pilot:
    """Every view that is shown must change nothing of these figures."""
    pilot = Pilot.at_table(plugin, rules, seats=seats, seed=seed, levels=["easy"] * seats, look=Look(speed=speed))
    assert pilot.watch_out(figures(pilot)) > 5
    return pilot
