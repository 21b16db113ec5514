"""The beat: frames are shown evenly, sixty times a second, however long each takes to draw."""

from __future__ import annotations

from cardcade.shell.window.clock import LoopClock

FRAME = 1 / 60
HEAD_START = 0.013
"""How long before it is due a frame is begun; one that takes no longer comes in time."""


class Beat:
    def __init__(self, clock: LoopClock) -> None:
        self._clock = clock
        self._last = 0.0

    @property
    def due(self) -> float:
        """When the next frame is to be seen, if it follows the last."""
        return self._last + FRAME

    def wait_to_begin(self) -> None:
        self._clock.sleep(self.due - HEAD_START - self._clock.now())

    def wait_to_show(self) -> None:
        """A frame that misses its time by much, as the first after a rest does, begins a new beat."""
        due = self.due
        self._clock.sleep(due - self._clock.now())
        now = self._clock.now()
        self._last = due if now < due + FRAME / 2 else now
