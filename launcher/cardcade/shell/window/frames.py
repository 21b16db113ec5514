"""How long frames take: the work in each, and the time from one to the next."""

from __future__ import annotations

from collections import deque

KEPT = 600
REST = 0.1


class Frames:
    def __init__(self) -> None:
        self.count = 0
        self._work: deque[float] = deque(maxlen=KEPT)
        self._intervals: deque[float] = deque(maxlen=KEPT)

    def record(self, work: float, interval: float | None) -> None:
        """In seconds; the interval before the first frame after a rest tells nothing."""
        self.count += 1
        self._work.append(work * 1000)
        if interval is not None and interval < REST:
            self._intervals.append(interval * 1000)

    def work_ms(self, percent: float) -> float:
        return _percentile(self._work, percent)

    def interval_ms(self, percent: float) -> float:
        return _percentile(self._intervals, percent)

    def clear(self) -> None:
        self._work.clear()
        self._intervals.clear()


def _percentile(values: deque[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0
