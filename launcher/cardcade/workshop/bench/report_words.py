"""The report in words: each figure beside what is promised of it."""

from __future__ import annotations

from typing import Any

from cardcade.terminal import Terminal

PROMISES: dict[str, float] = {
    "first_frame_ratio": 2.6,
    "idle_cpu_percent": 3,
    "frame_ms.table_1080.p50": 4,
    "frame_ms.table_1080.p99": 7,
    "frame_ms.flight_1080.p99": 10,
    "frame_ms.table_2160.p50": 12,
    "interval_ms_bot_thinking.p99": 18,
    "crisp_after_resize_ms": 300,
    "peak_rss_mb": 250,
}


def tell(report: dict[str, Any], terminal: Terminal) -> None:
    for name, value in figures(report):
        promised = PROMISES.get(name)
        if promised is None:
            terminal.print(f"{name:36}{_shown(value):>12}")
        else:
            kept = value is not None and value <= promised
            verdict = terminal.text(f"command.bench.{'kept' if kept else 'missed'}", promised=f"{promised:g}")
            terminal.print(f"{name:36}{_shown(value):>12}  {verdict}")


def figures(report: dict[str, Any], above: str = "") -> list[tuple[str, Any]]:
    """Every figure with its dotted name."""
    found: list[tuple[str, Any]] = []
    for name, value in report.items():
        dotted = f"{above}{name}"
        found += figures(value, f"{dotted}.") if isinstance(value, dict) else [(dotted, value)]
    return found


def _shown(value: Any) -> str:
    return "–" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
