"""`cardcade bench`: what the launcher promises about time and memory, measured on this machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardcade.terminal import FINE, Terminal
from cardcade.workshop.bench.at_rest import measure_rest
from cardcade.workshop.bench.first_frame import measure_opening
from cardcade.workshop.bench.frames import measure_large, measure_table, measure_thinking
from cardcade.workshop.bench.games import measure_games
from cardcade.workshop.bench.report_words import tell
from cardcade.workshop.bench.stand import medians_apart, video_driver
from cardcade.workshop.own_home import own_home

BenchReport = dict[str, Any]

PARTS: tuple[tuple[str, Callable[[], BenchReport]], ...] = (
    ("opening", measure_opening),
    ("at_rest", measure_rest),
    ("frames", lambda: medians_apart(measure_table)),
    ("large_frames", lambda: medians_apart(measure_large)),
    ("thinking", lambda: medians_apart(measure_thinking)),
    ("games", measure_games),
)


def run(json: bool) -> int:
    """Measures everything, one thing after the other so that none disturbs another; the exit code."""
    terminal = Terminal()
    report: BenchReport = {"video_driver": video_driver()}
    with own_home():
        for name, measure in PARTS:
            terminal.notice(f"command.bench.measuring.{name}")
            _merge(report, measure())
    if json:
        terminal.json(report)
    else:
        tell(report, terminal)
    return FINE


def _merge(report: BenchReport, part: BenchReport) -> None:
    """Tables of the same name are put together; of two peaks the higher counts."""
    for name, value in part.items():
        if isinstance(value, dict):
            _merge(report.setdefault(name, {}), value)
        elif name == "peak_rss_mb" and report.get(name) is not None:
            report[name] = max(report[name], value or 0)
        else:
            report[name] = value
