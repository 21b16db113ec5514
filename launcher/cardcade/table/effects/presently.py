"""What has to be made for something not yet seen, one thing in each frame, so that none has to make everything."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

APIECE = 1 / 60
"""So many seconds each thing waits for the one before."""


class Presently:
    """In the order in which it was asked for, the first in the next frame."""

    def __init__(self) -> None:
        self._acts: deque[Callable[[], object]] = deque()
        self._passed = 0.0

    def do(self, *acts: Callable[[], object]) -> None:
        self._acts.extend(acts)

    def update(self, dt: float) -> bool:
        """Whether anything was still to be done."""
        if not self._acts:
            return False
        self._passed += dt
        while self._acts and self._passed > APIECE + 1e-6:  # two steps of the clock may be one frame
            self._passed -= APIECE
            self._acts.popleft()()
        if not self._acts:
            self._passed = 0.0
        return True
