"""The jolt of a bomb: a hit-stop, then a short shake; a great one also flashes."""

from __future__ import annotations

import math

from cardcade.ui.motion import Glide

SECONDS = 0.18
HIT_STOP = 0.06
LARGEST = 8.0
FLASH_SECONDS = 0.35


class Shake:
    def __init__(self) -> None:
        self._left = 0.0
        self._strength = 0.0
        self._flash = Glide(0.0, FLASH_SECONDS)

    def hit(self, strength: float, flash: float = 0.0) -> None:
        """Both from 0 to 1; nothing for players who want calm, which the caller knows."""
        self._left, self._strength = SECONDS + HIT_STOP, min(1.0, strength) * LARGEST
        self._flash.jump(flash)
        self._flash.to(0.0)

    @property
    def flash(self) -> float:
        """How bright the whole table still is."""
        return self._flash.value

    @property
    def offset(self) -> tuple[float, float]:
        if self._left <= 0 or self._left > SECONDS:
            return 0.0, 0.0
        size = self._strength * self._left / SECONDS
        return size * math.sin(self._left * 190), size * math.cos(self._left * 230)

    def update(self, dt: float) -> bool:
        self._left = max(0.0, self._left - dt)
        return self._flash.update(dt) or self._left > 0
