"""A long evening at the table, all games in turn, every frame drawn: nothing grows, slows down or is left."""

import gc
import json
import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from cardcade.shell.window.clock import RealClock
from cardcade.workshop.bench.stand import open_app
from cardcade.workshop.sitting_down import sit_down

QUICK, WARM_UP = 8.0, 3.0
SECONDS = float(os.environ.get("CARDCADE_SOAK_SECONDS", "3600"))
MEGABYTES, GROWTH, FRAME = 300, 1.05, 0.016
TOLD = 20
"""Parts of an evening whose memory is told."""


class OwnTime(RealClock):
    """As real time, but while the machine has none for us none passes: who catches up has more to do in a frame."""

    def __init__(self) -> None:
        self._time, self._seen = 0.0, super().now()

    def now(self) -> float:
        real = super().now()
        self._time += min(real - self._seen, FRAME)
        self._seen = real
        return self._time


def resident() -> float:
    """Megabytes of memory this process has just now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def surroundings() -> dict[str, int]:
    """What of the system is in use: threads, child processes, open files; of what is no longer needed nothing is."""
    gc.unfreeze()
    gc.collect()
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {"threads": threading.active_count(), "children": len(children), "files": len(os.listdir("/proc/self/fd"))}


def settled(before: dict[str, int]) -> dict[str, int]:
    """What is in use at last: threads and processes take a moment to end."""
    until = time.monotonic() + 20
    while any((now := surroundings())[name] > before[name] for name in before) and time.monotonic() < until:
        time.sleep(0.1)
    return now


def whole_evening(seconds: float) -> dict[str, Any]:
    """A short one first: what a process opens once stays open."""
    play_on(WARM_UP)
    before = surroundings()
    told = play_on(seconds)
    return {**told, "before": before, "after": settled(before)}


def play_on(seconds: float) -> dict[str, Any]:
    """One match after the other, at four times the usual speed, each game at least once; memory in every second, since
    it rises and falls with each match, and the work of each frame."""
    app = open_app((1920, 1080), bots_apart=True, clock=OwnTime())
    app.pages.open_home()
    games, played = [found.id for found in app.shelf.playable], 0
    readings: list[float] = []
    frames = array("d")  # a list of so many numbers would itself be growth
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds or played < len(games):
        if app.tables.current is None or app.tables.current.live.over or passed > (played + 1) * min(60, seconds / 4):
            app.look.speed = 4.0
            sit_down(app, games[played % len(games)], ["easy"] * 4, seed=played)
            played += 1
        app.loop.redraw()
        work = time.thread_time()
        app.loop.tick()
        frames.append(time.thread_time() - work)
        if passed >= len(readings):
            readings.append(resident())
    app.close()
    return {"readings": readings, "played": played, **slow(frames)}


def left_over(told: dict[str, Any]) -> dict[str, int]:
    """What is in use after the evening and was not before."""
    return {name: more for name, count in told["after"].items() if (more := count - told["before"][name]) > 0}


def slow(frames: Sequence[float]) -> dict[str, float]:
    ranked = sorted(frames)
    return {"frames": len(ranked), "median": ranked[len(ranked) // 2], "p99": ranked[len(ranked) * 99 // 100]}


def evening(seconds: float) -> dict[str, Any]:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, __file__, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    readings = told["readings"]
    print({name: value for name, value in told.items() if name != "readings"})
    print("MB, mean and most:", [(round(fmean(part)), round(max(part))) for part in parts(readings, TOLD)])
    return told


def parts(readings: Sequence[float], count: int) -> list[Sequence[float]]:
    """As many as there are, of about the same length."""
    size = max(1, -(-len(readings) // count))
    return [readings[at : at + size] for at in range(0, len(readings), size)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_after_a_few_matches_no_process_thread_or_file_is_left_over() -> None:
    told = evening(QUICK)
    assert told["played"] >= 3, "every game was played"
    assert left_over(told) == {}
    assert max(told["readings"]) <= MEGABYTES


@pytest.mark.soak
@pytest.mark.timeout(SECONDS + 300)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_in_an_hour_memory_does_not_grow_and_frames_stay_quick() -> None:
    told = evening(SECONDS)
    _, middle, last = parts(told["readings"], 3)
    assert told["played"] > 3, "every game was played, and one of them again"
    assert max(told["readings"]) <= MEGABYTES
    assert fmean(last) <= GROWTH * fmean(middle), "at first each game has its pictures to draw"
    assert told["p99"] < FRAME
    assert left_over(told) == {}


if __name__ == "__main__":
    print(json.dumps(whole_evening(float(sys.argv[1]))))
