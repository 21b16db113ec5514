"""The stand on which things are measured: a player's launcher, a window of a given size, a home of its own."""

from __future__ import annotations

import multiprocessing
import statistics
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.window.window import Headless, NoDisplay, RealWindow

Size = tuple[int, int]

RUNS = 3


def apart(measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """In a fresh process, so that neither memory nor caches of another part count."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure).result()


def medians_apart(measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Of several such runs every figure's median: a busy moment of the machine spoils one run, not the figure."""
    return _medians([apart(measure) for _ in range(RUNS)])


def _medians(reports: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {name: _median([report[name] for report in reports]) for name in reports[0]}


def _median(values: Sequence[Any]) -> Any:
    if isinstance(values[0], dict):
        return _medians(values)
    return None if None in values else statistics.median(values)


def open_app(size: Size, **house: Any) -> App:
    """A launcher in a real window if there is a display, else in memory."""
    settings = Settings(fullscreen=False, speed=1.0)
    return App(_window(size), silent_house(settings, **house))


def has_display() -> bool:
    return video_driver() != "dummy"


def video_driver() -> str:
    """What SDL draws with here; `dummy` when there is no display."""
    return str(apart(_driver)["driver"])


def _driver() -> dict[str, Any]:
    import pygame

    try:
        window = RealWindow("Cardcade", size=(960, 600))
    except NoDisplay:
        return {"driver": "dummy"}
    window.close()
    return {"driver": pygame.display.get_driver()}


def _window(size: Size) -> RealWindow | Headless:
    try:
        return RealWindow("Cardcade", size=size)
    except NoDisplay:
        return Headless(size)


def peak_rss_mb() -> float | None:
    """The most memory this process ever had; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)


def spread(times: Sequence[float], *percents: float) -> dict[str, float]:
    """`{"p50": …, "p99": …}` of some milliseconds."""
    ordered = sorted(times)
    return {f"p{part:g}": round(ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))], 3) for part in percents}
