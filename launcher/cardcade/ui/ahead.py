"""Pictures drawn ahead, beside everything else, to be ready when they are asked for."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Condition, Thread

from pygame import Surface

Wanted = tuple[Path | str, tuple[int, int]]
"""A file or SVG text, and how many pixels of it."""
log = logging.getLogger(__name__)


class Errand:
    """Pictures to be drawn one after the other in another thread: the rasteriser lets others work meanwhile."""

    def __init__(self, wanted: Iterable[Wanted], draw: Callable[[Wanted], Surface | None]) -> None:
        self._left, self._draw = deque(wanted), draw
        self._drawn: dict[Wanted, Surface | None] = {}
        self._begun: Wanted | None = None
        self._change = Condition()
        _draughtsman.send(self)

    def fetch(self, one: Wanted) -> Surface | None:
        """Waits for it if it is being drawn; None when that failed or has not begun: whoever asks draws it then."""
        with self._change:
            if one in self._left:
                self._left.remove(one)
            self._change.wait_for(lambda: self._begun != one)
            return self._drawn.pop(one, None)

    def give_up(self) -> None:
        """Nobody will come for what is left."""
        with self._change:
            self._left.clear()

    def go_on(self) -> bool:
        """Draws the next one; whether there was any."""
        one = self._next()
        if one is not None:
            picture = self._tried(one)
            with self._change:
                self._drawn[one], self._begun = picture, None
                self._change.notify_all()
        return one is not None

    def _next(self) -> Wanted | None:
        with self._change:
            self._begun = self._left.popleft() if self._left else None
            return self._begun

    def _tried(self, one: Wanted) -> Surface | None:
        try:
            return self._draw(one)
        except Exception:  # the worker's boundary: whatever happens, nobody waits for ever
            log.exception("%s cannot be drawn ahead", one[0])
            return None


class Draughtsman:
    """One thread for all errands, what was sent for last first: to start one takes longer than many a picture."""

    def __init__(self) -> None:
        self._errands: list[Errand] = []
        self._sent = Condition()
        self._thread = Thread()

    def send(self, errand: Errand) -> None:
        with self._sent:
            self._errands.append(errand)
            self._sent.notify()
            if not self._thread.is_alive():
                self._thread = Thread(target=self._run, name="art", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            self._serve(self._last())

    def _serve(self, errand: Errand) -> None:
        """And keeps no picture of it."""
        if not errand.go_on():
            with self._sent:
                self._errands.remove(errand)

    def _last(self) -> Errand:
        with self._sent:
            self._sent.wait_for(lambda: self._errands)
            return self._errands[-1]


_draughtsman = Draughtsman()
