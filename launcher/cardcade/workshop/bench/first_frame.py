"""From the command to the first frame, beside a bare pygame window's."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from cardcade.workshop.bench.program import running
from cardcade.workshop.bench.stand import has_display

RUNS = 11
BARE = """
import time, pygame
pygame.display.init()
window = pygame.Window("bare", (1920, 1080))
window.get_surface().fill((20, 30, 40))
window.flip()
print(time.time())
"""


def measure_opening() -> dict[str, Any]:
    """Medians of runs that take turns, so that a busy moment of the machine hits both."""
    seen, frozen = has_display(), bool(getattr(sys, "frozen", False))
    if frozen and not seen:
        return {"first_frame_ms": None, "first_frame_ratio": None}
    with tempfile.TemporaryDirectory(prefix="cardcade-", ignore_cleanup_errors=True) as folder:
        env = _as_installed(folder)
        runs = [(_first_frame(seen, env), 1.0 if frozen else _bare_window(seen, env)) for _ in range(RUNS + 1)]
    ours, bare = (statistics.median(times) for times in zip(*runs[1:], strict=True))
    return {"first_frame_ms": round(ours, 1), "first_frame_ratio": None if frozen else round(ours / bare, 3)}


def _as_installed(folder: str) -> dict[str, str]:
    """pip compiles what it installs; a checkout in an environment that keeps no bytecode would do so at every start."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**env, "PYTHONPYCACHEPREFIX": folder}


def _first_frame(seen: bool, env: dict[str, str]) -> float:
    """Milliseconds until Home with every bundled tile has been flipped."""
    with running(seen=seen, env=env) as program:
        shown = program.wait_for(lambda told: any(place.startswith("home.game.") for place in told["places"]))
        return float(shown["time"] - program.began) * 1000


def _bare_window(seen: bool, env: dict[str, str]) -> float:
    env = {**env, "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if not seen:
        env["SDL_VIDEODRIVER"] = "dummy"
    began = time.time()
    done = subprocess.run([sys.executable, "-c", BARE], env=env, capture_output=True, text=True, check=True)
    return (float(done.stdout.split()[-1]) - began) * 1000
