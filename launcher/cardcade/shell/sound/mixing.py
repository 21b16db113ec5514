"""The thread that owns the mixer: what hangs in the system's sound library hangs nothing else."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread

log = logging.getLogger(__name__)

Work = Callable[[], object]

MOST_WAITING = 32
STUCK_SECONDS = 3.0
FAREWELL_SECONDS = 0.5


class Mixing:
    """Does what it is asked, one thing after the other, and chores while nothing is asked."""

    def __init__(self) -> None:
        self._asked: Queue[Work | None] = Queue(MOST_WAITING)
        self._chores: Iterator[Work] = iter(())
        self._since: float | None = None
        self._thread: Thread | None = None

    def ask(self, work: Work) -> bool:
        """Never waits: False when it is so far behind that this was dropped."""
        try:
            self._asked.put_nowait(work)
        except Full:
            return False
        if self._thread is None:
            # No daemon, so that the command leaves without pygame's farewell, which would wait for a stuck device.
            self._thread = Thread(target=self._run, name="sound")
            self._thread.start()
        return True

    def take_chores(self, chores: Iterator[Work]) -> None:
        """In its own thread: what may be done between two things that are asked."""
        self._chores = chores

    @property
    def stuck(self) -> bool:
        """Whether one thing has lasted longer than any device needs that still answers."""
        since = self._since
        return since is not None and time.monotonic() - since > STUCK_SECONDS

    def close(self, last: Work) -> None:
        """Forgets what waits and ends with `last`; a thread that is stuck is left behind after half a second."""
        if self._thread is None:
            return
        with suppress(Empty):
            while True:
                self._asked.get_nowait()
        self._asked.put_nowait(last)
        self._asked.put_nowait(None)
        self._thread.join(FAREWELL_SECONDS)

    def _run(self) -> None:
        while (work := self._next()) is not None:
            self._since = time.monotonic()
            try:
                work()
            except Exception:  # whatever a device does, the next sound gets its chance
                log.exception("a sound failed")
            self._since = None

    def _next(self) -> Work | None:
        try:
            return self._asked.get_nowait()
        except Empty:
            return next(self._chores, None) or self._asked.get()
