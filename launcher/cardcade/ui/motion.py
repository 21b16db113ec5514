"""Motion: values that glide to where they should be, and whether the player wants things to move at all."""

from __future__ import annotations

from dataclasses import dataclass

STILL = float("inf")
"""What `advance` answers when nothing moves: for ever."""


@dataclass(slots=True)
class Motion:
    """The player's wish: reduced motion leaves fades, and nothing slides, bounces or shakes."""

    reduced: bool = False


def ease_out(t: float) -> float:
    """Cubic: quick to answer, soft to land."""
    return 1 - (1 - t) ** 3


class Glide:
    """A value that takes `seconds` to reach its target, slowing down as it lands."""

    __slots__ = ("_from", "_passed", "seconds", "target")

    def __init__(self, value: float = 0.0, seconds: float = 0.09) -> None:
        self.seconds = seconds
        self.target = self._from = value
        self._passed = seconds

    @property
    def value(self) -> float:
        if self._passed >= self.seconds:
            return self.target
        return self._from + (self.target - self._from) * ease_out(self._passed / self.seconds)

    @property
    def moving(self) -> bool:
        return self._passed < self.seconds

    def to(self, target: float) -> None:
        if target != self.target:
            self._from, self.target, self._passed = self.value, target, 0.0

    def jump(self, target: float) -> None:
        self.target, self._passed = target, self.seconds

    def update(self, dt: float) -> bool:
        """Whether it still moves."""
        if self._passed >= self.seconds:
            return False
        self._passed = min(self.seconds, self._passed + dt)
        return self.moving
