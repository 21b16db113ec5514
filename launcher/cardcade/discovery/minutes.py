"""How many minutes a match takes, from what a game's author has measured and laid beside the presets."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from cardcade import foreign
from cardcade.foreign import Unfit

FILE = "minutes.json"
LONGEST = 64 * 1024
MOST = 24 * 60.0


def minutes_of(package: str, preset: str, usual: str, seats: int, length: str) -> float | None:
    """Of the preset itself or else the usual one, with as many seats or else the nearest; None where nobody knows."""
    told = _measured(package)
    by_seats = told.get(preset) or told.get(usual) or {}
    known = {int(number): part for number, part in by_seats.items() if str(number).isdigit() and length in part}
    if not known:
        return None
    found = known[min(known, key=lambda number: abs(number - seats))][length]
    return float(found) if isinstance(found, int | float) and 0 < found <= MOST else None


@cache
def _measured(package: str) -> dict[str, dict[str, dict[str, Any]]]:
    """By preset, seats and length; nothing where the file says something else."""
    try:
        form = json.loads(foreign.read_bytes(resources.files(package) / FILE, LONGEST))
        assert all(isinstance(part, dict) for by_seats in form.values() for part in by_seats.values())
    except (Unfit, OSError, ValueError, AttributeError, AssertionError, RecursionError, ImportError):
        return {}
    measured: dict[str, dict[str, dict[str, Any]]] = form
    return measured
