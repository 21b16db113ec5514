"""What `cardcade bench` reports; the figures themselves depend on the machine."""

import json
import os
from pathlib import Path

import pytest

from cardcade.cli import main
from cardcade.terminal import Terminal
from cardcade.workshop.bench import at_rest, first_frame, frames, games
from cardcade.workshop.bench.crowd import CARDS, IN_FLIGHT, CrowdedTable
from cardcade.workshop.bench.report_words import PROMISES, figures, tell
from cardcade.workshop.bench.stand import medians_apart, open_app, spread
from cardcade.workshop.sitting_down import sit_down

REPORT = {
    "video_driver": "x11",
    "first_frame_ms": 300.5,
    "first_frame_ratio": 2.5,
    "idle_cpu_percent": 1.25,
    "frame_ms": {
        "table_1080": {"p50": 3.0, "p99": 8.0},
        "flight_1080": {"p50": 4.0, "p99": 6.0},
        "table_2160": {"p50": 9.0, "p99": 12.0},
    },
    "interval_ms_bot_thinking": {"p50": 16.7, "p99": 17.2},
    "crisp_after_resize_ms": 220.0,
    "moves_per_second": {"uno": 90000},
    "decision_ms": {"uno": {"easy": {"p50": 0.1, "p95": 0.2, "n": 900}}},
    "peak_rss_mb": 120.0,
}


def test_every_promise_is_a_figure_of_the_report() -> None:
    assert PROMISES.keys() <= dict(figures(REPORT)).keys()


def test_a_broken_promise_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    tell(REPORT, Terminal())
    said = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "not kept" in said["frame_ms.table_1080.p99"]
    assert "not kept" not in said["frame_ms.table_1080.p50"]


def test_the_spread_names_its_percentiles() -> None:
    assert spread(range(1000), 50, 99) == {"p50": 500, "p99": 990}


def test_a_busy_moment_spoils_one_run_and_not_the_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = iter([3.0, 90.0, 3.2])
    monkeypatch.setattr("cardcade.workshop.bench.stand.apart", lambda _: {"frame_ms": {"p50": next(runs)}, "rss": None})
    assert medians_apart(dict) == {"frame_ms": {"p50": 3.2}, "rss": None}


def test_the_crowd_is_108_cards_and_20_of_them_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    app = open_app((960, 600))
    sit_down(app, "guandan", [None, "easy", "easy", "easy"])
    assert app.tables.current is not None
    table = CrowdedTable(app.ui, app.tables.host, app.tables.current.live)
    app.look.speed = 0.0
    app.loop.replace(table)
    table.update(0.1)
    table.gather()
    assert table._shown_by_the_game()[0] + len(table.crowd) >= CARDS
    table.take_off()
    table.fly_on()
    assert sum(sprite.flying for sprite in table.flying) == IN_FLIGHT
    app.close()


@pytest.mark.timeout(600)
def test_without_a_display_it_measures_on_a_dummy_screen(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(first_frame, "RUNS", 1)
    monkeypatch.setattr(at_rest, "QUIET", 0.5)
    monkeypatch.setattr(at_rest, "WATCHED", 0.5)
    monkeypatch.setattr(games, "SECONDS", 0.05)
    monkeypatch.setattr(games, "GAMES", 1)
    monkeypatch.setattr(games, "MANY", 1)
    monkeypatch.setattr("cardcade.workshop.bench.stand.apart", lambda measure: measure())
    monkeypatch.setattr("cardcade.workshop.bench.stand.RUNS", 1)
    monkeypatch.setattr(frames, "FRAMES", 5)
    monkeypatch.setattr(frames, "THINKING_SECONDS", 0.5)
    monkeypatch.setattr(frames, "RESIZES", 1)
    assert main(["bench", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["video_driver"] == "dummy"
    assert report.keys() >= REPORT.keys()
    assert report["frame_ms"].keys() == {"table_1080", "flight_1080", "table_2160"}
    assert report["idle"].keys() == {"launcher", "table", "clock"}
    assert report["moves_per_second"].keys() == {"uno", "guandan", "gandengyan"}
    assert report["first_frame_ms"] > 0
    assert os.listdir(own_home) == []
