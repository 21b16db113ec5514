"""Pictures drawn ahead, beside everything else, to be ready when they are asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Condition, Thread

from pygame import Surface

Wanted = tuple[Path | str, tuple[int, int]]
"""A file or SVG text, and how many pixels of it."""


class Errand:
    """Draws one picture after the other in a thread: the rasteriser lets others work meanwhile."""

    def __init__(self, wanted: Iterable[Wanted], draw: Callable[[Wanted], Surface | None]) -> None:
        self._left, self._draw = deque(wanted), draw
        self._drawn: dict[Wanted, Surface | None] = {}
        self._begun: Wanted | None = None
        self._change = Condition()
        Thread(target=self._run, name="art", daemon=True).start()

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

    def _run(self) -> None:
        while (one := self._next()) is not None:
            picture = None
            try:
                picture = self._draw(one)
            finally:  # whatever happens, nobody waits for ever
                with self._change:
                    self._drawn[one], self._begun = picture, None
                    self._change.notify_all()

    def _next(self) -> Wanted | None:
        with self._change:
            self._begun = self._left.popleft() if self._left else None
            return self._begun
