"""How long frames take: the busiest table, cards in flight, 4K, after a resize, and while a bot thinks."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from cardcade.shell.app.app import App
from cardcade.shell.window.presenter import Presenter
from cardcade.workshop.bench.crowd import CrowdedTable
from cardcade.workshop.bench.stand import open_app, peak_rss_mb, spread
from cardcade.workshop.sitting_down import sit_down

FULL_HD, ULTRA_HD, SMALLER = (1920, 1080), (3840, 2160), (1600, 900)
FRAMES = 400
THINKING_SECONDS = 8.0
RESIZES = 5


def measure_table() -> dict[str, Any]:
    """At 1080p: the crowd at rest, in flight, and crisp again after a resize."""
    app, table = _crowded(FULL_HD)
    crowd = _timed(app, table, lambda: None)
    table.take_off()
    flight = _timed(app, table, table.fly_on)
    crisp = sorted(_crisp_again(app, SMALLER if number % 2 == 0 else FULL_HD) for number in range(RESIZES * 2))
    app.close()
    return {
        "frame_ms": {"table_1080": spread(crowd, 50, 99), "flight_1080": spread(flight, 50, 99)},
        "crisp_after_resize_ms": round(crisp[len(crisp) // 2], 1),
        "peak_rss_mb": peak_rss_mb(),
    }


def measure_large() -> dict[str, Any]:
    app, table = _crowded(ULTRA_HD)
    crowd = _timed(app, table, lambda: None)
    app.close()
    return {"frame_ms": {"table_2160": spread(crowd, 50, 99)}}


def measure_thinking() -> dict[str, Any]:
    """The time from frame to frame while the strongest bots think all the time in a process of their own."""
    app = open_app(FULL_HD, bots_apart=True)
    found = app.shelf.find("guandan")
    assert found is not None
    sit_down(app, found.id, [list(found.plugin.bots)[-1]] * 4)
    app.look.speed = 4.0
    _run(app, 2.0)
    shown = _run(app, THINKING_SECONDS)
    intervals = [(after - before) * 1000 for before, after in pairwise(shown)]
    app.close()
    return {"interval_ms_bot_thinking": spread(intervals, 50, 99), "peak_rss_mb": peak_rss_mb()}


def _crowded(size: tuple[int, int]) -> tuple[App, CrowdedTable]:
    app = open_app(size)
    sit_down(app, "guandan", [None, "easy", "easy", "easy"])
    assert app.tables.current is not None
    app.look.speed = 0.0
    table = CrowdedTable(app.ui, app.tables.host, app.tables.current.live)
    app.loop.replace(table)
    _run(app, 1.0)
    table.gather()
    return app, table


def _run(app: App, seconds: float) -> list[float]:
    """Draws every frame, whether anything moved or not; returns when each was shown."""
    until, shown = time.perf_counter() + seconds, [time.perf_counter()]
    while shown[-1] < until:
        app.loop.redraw()
        app.loop.tick()
        shown.append(time.perf_counter())
    return shown


def _timed(app: App, table: CrowdedTable, move: Callable[[], object]) -> list[float]:
    """Milliseconds of full redraws, the flip included, without the pause between two."""
    presenter, times = Presenter(app.window, app.ui), []
    for _ in range(FRAMES + 20):
        began = time.perf_counter()
        move()
        presenter.draw(table)
        app.window.flip()
        times.append((time.perf_counter() - began) * 1000)
    return times[20:]


def _crisp_again(app: App, size: tuple[int, int]) -> float:
    """Milliseconds until a frame is drawn for the new size rather than stretched to it."""
    began = time.perf_counter()
    app.window.resize(size)
    while app.ui.canvas.size != size and time.perf_counter() - began < 5:
        app.loop.tick()
    return (time.perf_counter() - began) * 1000
