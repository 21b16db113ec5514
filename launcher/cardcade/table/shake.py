"""The jolt of a bomb: a hit-stop, then a short shake."""

from __future__ import annotations

import math

SECONDS = 0.18
HIT_STOP = 0.06
LARGEST = 8.0


class Shake:
    def __init__(self) -> None:
        self._left = 0.0
        self._strength = 0.0

    def hit(self, strength: float) -> None:
        """From 0 to 1; nothing for players who want calm, which the caller knows."""
        self._left, self._strength = SECONDS + HIT_STOP, min(1.0, strength) * LARGEST

    @property
    def offset(self) -> tuple[float, float]:
        if self._left <= 0 or self._left > SECONDS:
            return 0.0, 0.0
        size = self._strength * self._left / SECONDS
        return size * math.sin(self._left * 190), size * math.cos(self._left * 230)

    def update(self, dt: float) -> bool:
        self._left = max(0.0, self._left - dt)
        return self._left > 0
