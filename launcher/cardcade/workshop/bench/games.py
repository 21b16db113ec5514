"""The engine's speed and the bots': moves per second of random play, and the time of a decision by level."""

from __future__ import annotations

import time
from typing import Any

from cardcade import discovery
from cardcade.arena.simulation import Plan, Totals, simulate
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.bots import RANDOM
from cardcade.engine.presets import Preset
from cardcade.workshop.bench.stand import spread

SECONDS = 3.0
GAMES = 200
MANY = 1_000_000


def measure_games() -> dict[str, Any]:
    moves: dict[str, int] = {}
    decisions: dict[str, dict[str, dict[str, float]]] = {}
    for game in discovery.bundled():
        if isinstance(game, Found):
            preset = Library(game.plugin).default
            moves[game.id] = _moves_per_second(game, preset)
            decisions[game.id] = {level: _decision_ms(game, preset, level) for level in game.plugin.bots}
    return {"moves_per_second": moves, "decision_ms": decisions}


def _moves_per_second(game: Found, preset: Preset) -> int:
    total = _played(game, preset, RANDOM, MANY)
    return round(total.moves / total.cpu_seconds)


def _decision_ms(game: Found, preset: Preset, level: str) -> dict[str, float]:
    times = [seconds * 1000 for seconds in _played(game, preset, level, GAMES).times[level]]
    return {**spread(times, 50, 95), "n": len(times)}


def _played(game: Found, preset: Preset, bot: str, games: int) -> Totals:
    """As many whole games as begin within a few seconds."""
    seats = game.plugin.usual_seats(preset.rules)
    plan = Plan(
        game=game.id,
        preset=preset.name,
        values=preset.values,
        seats=seats,
        bots=(bot,) * seats,
        seed=1,
        games=games,
    )
    total, until = Totals(), time.monotonic() + SECONDS
    for part in simulate(plan):
        total.add(part)
        if time.monotonic() > until:
            break
    return total
