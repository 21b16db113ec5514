"""What the program costs while nobody does anything."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from cardcade.workshop.bench.program import Program, running
from cardcade.workshop.bench.stand import has_display

QUIET, WATCHED = 10.0, 5.0
PROCESSES = Path("/proc")


def measure_rest() -> dict[str, Any]:
    """The highest of a launcher at Home and tables that wait for their player, one of them against the clock; None
    where it cannot be told."""
    if not PROCESSES.is_dir():
        return {"idle_cpu_percent": None}
    seen = has_display()
    with running(seen=seen) as launcher:
        launcher.wait_for(lambda told: told["screen"] == "Home")
        home = _percent(launcher)
    idle = {"launcher": home, "table": _waiting("gandengyan", seen), "clock": _waiting("guandan", seen)}
    return {"idle_cpu_percent": max(idle.values()), "idle": idle}


def _waiting(game: str, seen: bool) -> float:
    """A table of this game on which it is the player's turn; Guandan gives them half a minute."""
    with running("play", game, "--windowed", "--seed", "4", seen=seen) as table:
        table.wait_for(lambda told: bool(told.get("my_turn")) and not told["busy"])
        return _percent(table)


def _percent(program: Program) -> float:
    """Of one core, all processes of the program together."""
    time.sleep(QUIET)
    before, began = _seconds(program.child.pid), time.monotonic()
    time.sleep(WATCHED)
    return round(100 * (_seconds(program.child.pid) - before) / (time.monotonic() - began), 2)


def _seconds(pid: int) -> float:
    """Processor time of a process and its descendants so far."""
    family, ticks = {pid}, 0
    stats = sorted(_stats(), key=lambda stat: stat[0])
    for one, parent, spent in stats:
        if one in family or parent in family:
            family.add(one)
            ticks += spent
    return ticks / _ticks_a_second()


def _ticks_a_second() -> int:
    if sys.platform == "win32":
        raise AssertionError("there are no such processes")
    return os.sysconf("SC_CLK_TCK")


def _stats() -> list[tuple[int, int, int]]:
    """Every process: its number, its parent's, its ticks."""
    found = []
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        found.append((int(folder.name), int(fields[1]), int(fields[11]) + int(fields[12])))
    return found
