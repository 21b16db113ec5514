"""The guard around strangers' code in this process: a mark on disk while it is open, and an end when it hangs."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import IO, TYPE_CHECKING, Any

from cardcade.folders import data_folder

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.discovery.left_out import LeftOut
    from cardcade.shell.app.marks import Marks
    from cardcade.shell.window.loop import Loop
    from cardcade.shell.window.watchdog import Watchdog

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds for which the picture may stand in a stranger's code."""
STOPPED = 1
"""The exit code when it stood for longer."""


class Guard:
    """Games of the house need none: for them nothing is written and nothing runs."""

    def __init__(
        self, loop: Loop, patience: float | None, save: Callable[[], object], tell: Callable[[LeftOut], str]
    ) -> None:
        """Without patience there is no guard. `save` and `tell` are called at the end, from another thread."""
        self._loop, self._patience, self._save, self._tell = loop, patience, save, tell
        self._open: LeftOut | None = None
        self._typed = False
        self._trace: IO[bytes] | None = None
        self._tells_faults = False
        self._before: Any = None
        self._marks: Marks | None = None
        self._dog: Watchdog | None = None
        loop.lets_pass = self._lets_pass

    @property
    def stranger(self) -> str | None:
        """The game whose page or table is open, if it is not one of the house."""
        return self._open.game if self._open is not None else None

    def open(self, found: Found) -> None:
        """Before any of its code is called for a page or a table."""
        if found.bundled or self._patience is None:
            return
        game = _described(found)
        if self._open != game:
            self.close()
            self._open = game
            self._set_mark(game)
            self._watch(found, self._patience)
            self._hear_ctrl_c()

    def close(self) -> None:
        """None of it is open any more."""
        if self._open is None:
            return
        import faulthandler
        import signal

        assert self._dog is not None
        assert self._marks is not None
        self._dog.rest()
        if self._tells_faults:
            faulthandler.disable()
            self._tells_faults = False
        if self._trace is not None:
            self._trace.close()
            self._trace = None
        self._marks.close()
        self._open = None
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None

    def _lets_pass(self, error: BaseException) -> bool:
        """Ctrl+C ends the program; a plugin that raises the same does not."""
        return isinstance(error, KeyboardInterrupt) and (self._open is None or self._typed)

    def _set_mark(self, game: LeftOut) -> None:
        import faulthandler

        from cardcade.shell.app.marks import Marks

        self._marks = Marks(data_folder())
        self._marks.set(game)
        with suppress(OSError):
            self._trace = self._marks.trace.open("wb")
            if not faulthandler.is_enabled():
                faulthandler.enable(self._trace)
                self._tells_faults = True

    def _watch(self, found: Found, patience: float) -> None:
        from cardcade.shell.window.watchdog import Watchdog

        self._dog = Watchdog(lambda: self._loop.beats, patience, self._end)
        self._dog.watch(_packages(found), self._trace)

    def _hear_ctrl_c(self) -> None:
        import signal

        with suppress(ValueError):  # not the main thread: then nobody types here
            self._before = signal.signal(signal.SIGINT, self._heard)

    def _heard(self, *_: object) -> None:
        self._typed = True
        self._loop.stop()
        raise KeyboardInterrupt

    def _end(self, place: str, calls: str) -> None:
        """What was played is on disk, and the next start knows who it was."""
        from cardcade.discovery.left_out import HUNG

        assert self._open is not None
        assert self._marks is not None
        game = replace(self._open, why=HUNG, place=place)
        log.error("%s has stood still for %s seconds at %s\n%s", game.game, self._patience, place, calls)
        self._marks.set(game)
        with suppress(Exception):
            self._save()
        if sys.stderr is not None:
            print(self._tell(game), file=sys.stderr, flush=True)
        logging.shutdown()
        os._exit(STOPPED)


def _described(found: Found) -> LeftOut:
    from importlib.resources import files

    from cardcade.discovery.left_out import LeftOut

    return LeftOut(found.distribution, found.entry, found.id, str(files(found.plugin.package)))


def _packages(found: Found) -> set[str]:
    """Where its code may lie."""
    plugin = found.plugin
    modules = (plugin.package, plugin.scene or "", getattr(plugin.game, "__module__", ""))
    return {module.partition(":")[0].partition(".")[0] for module in modules} - {""}
