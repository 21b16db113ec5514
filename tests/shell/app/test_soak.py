"""Ten minutes at the table: memory neither grows large nor keeps growing."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cardcade.workshop.bench.stand import open_app, sit_down

MEGABYTES, GROWTH = 250, 15
SECONDS = float(os.environ.get("CARDCADE_SOAK_SECONDS", "600"))


def resident() -> float:
    """Megabytes of memory this process has just now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def play_on() -> dict[str, Any]:
    """One match after the other, all games in turn, at four times the usual speed; memory at regular times."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    app = open_app((1920, 1080), bots_apart=True)
    app.pages.open_home()
    games, played = [found.id for found in app.shelf.playable], 0
    readings: list[float] = []
    began = time.monotonic()
    while (passed := time.monotonic() - began) < SECONDS:
        if app.tables.current is None or app.tables.current.live.over:
            app.look.speed = 4.0
            sit_down(app, games[played % len(games)], ["easy"] * 4, seed=played)
            played += 1
        app.loop.redraw()
        app.loop.tick()
        if passed >= len(readings) * SECONDS / 20:
            readings.append(resident())
    app.close()
    return {"readings": readings, "played": played}


@pytest.mark.soak
@pytest.mark.timeout(SECONDS + 300)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_memory_stays_small_and_does_not_grow() -> None:
    done = subprocess.run([sys.executable, __file__], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    readings, third = told["readings"], len(told["readings"]) // 3
    print(f"{told['played']} matches, megabytes at regular times: {[round(one) for one in readings]}")
    assert max(readings) <= MEGABYTES
    assert max(readings[-third:]) - max(readings[third : 2 * third]) <= GROWTH, "each game has its own pictures"
    assert told["played"] > 3, "every game was played, and one of them again"


if __name__ == "__main__":
    print(json.dumps(play_on()))
