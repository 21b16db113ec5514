"""The watchdog: a thread that notices when the picture has stood for long inside somebody's code."""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable, Collection
from pathlib import Path
from types import FrameType
from typing import IO, Final

LOOKS: Final = 20
"""So often it looks within its patience. Looks are counted, not seconds: a computer that slept has looked away."""


class Watchdog:
    """`stuck` hears where the picture stands, and the calls that led there; `beats` grows while it moves.

    Code that does not even let other threads run is ended without a word after twice the time; `trace` then tells.
    """

    def __init__(self, beats: Callable[[], int], patience: float, stuck: Callable[[str, str], object]) -> None:
        self._beats, self._patience, self._stuck = beats, patience, stuck
        self._enough = threading.Event()
        self._thread: threading.Thread | None = None

    def watch(self, packages: Collection[str], trace: IO[bytes] | None) -> None:
        """The thread that asks for it, as long as it runs code of these packages."""
        self.rest()
        watched, self._enough = threading.get_ident(), threading.Event()
        rounds = (watched, frozenset(packages), trace, self._enough)
        self._thread = threading.Thread(target=self._run, args=rounds, name="watchdog", daemon=True)
        self._thread.start()

    def rest(self) -> None:
        self._enough.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self, watched: int, packages: frozenset[str], trace: IO[bytes] | None, enough: threading.Event) -> None:
        before, still = -1, 0
        while not enough.wait(self._patience / LOOKS):
            if trace is not None:
                faulthandler.dump_traceback_later(2 * self._patience, exit=True, file=trace)
            now = self._beats()
            before, still = now, still + 1 if now == before else 0
            frame = sys._current_frames().get(watched) if still >= LOOKS else None
            if (place := _place(frame, packages)) is not None:
                self._stuck(place, "".join(traceback.format_stack(frame)))
        faulthandler.cancel_dump_traceback_later()


def _place(frame: FrameType | None, packages: Collection[str]) -> str | None:
    """The innermost of their lines, `package/file.py:12`."""
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] in packages:
            return f"{short(frame.f_code.co_filename, packages)}:{frame.f_lineno}"
        frame = frame.f_back
    return None


def short(file: str, packages: Collection[str]) -> str:
    """The file's name from its package on: where that is installed is nobody's business."""
    parts = Path(file).parts
    begins = [number for number, part in enumerate(parts) if part in packages]
    return "/".join(parts[begins[-1] :] if begins else parts[-1:])
