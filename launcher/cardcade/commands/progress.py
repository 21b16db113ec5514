"""A progress bar with the time left, on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cardcade.terminal import FAILED, Refused, Terminal

WIDTH = 30


class Progress:
    """A bar that redraws itself on a terminal; elsewhere a line every ten seconds."""

    def __init__(self, terminal: Terminal, whole: int, before: int = 0) -> None:
        """`before` so much was done already, in no time of ours."""
        self._terminal = terminal
        self._whole, self._before = whole, before
        self._began = self._shown = time.monotonic()
        self._live = sys.stderr is not None and sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = time.monotonic()
        if now - self._shown < (0.1 if self._live else 10) and done < self._whole:
            return
        self._shown = now
        line = self._line(done, now - self._began)
        if self._live:
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - self._began >= 10:
            self._terminal.warn(line)

    def expect(self, whole: int) -> None:
        """It turns out to be so much in all."""
        self._whole = whole

    def end(self) -> None:
        if self._live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _line(self, done: int, spent: float) -> str:
        full = WIDTH * done // self._whole
        left = spent * (self._whole - done) / max(done - self._before, 1)
        bar = "█" * full + "░" * (WIDTH - full)
        minutes, seconds = divmod(round(left), 60)
        clock = f"{minutes}:{seconds:02}"
        return self._terminal.text("command.progress", bar=bar, done=done, whole=self._whole, left=clock)


@contextmanager
def playing(terminal: Terminal, whole: int, before: int = 0) -> Iterator[Progress]:
    """The bar for as long as bots play; Gone goes on, and a game that cannot be played to its end is Refused."""
    from cardcade.arena.crew import Gone
    from cardcade.arena.referee import Failed

    progress = Progress(terminal, whole, before)
    try:
        yield progress
    except Gone:
        raise
    except Failed as failed:
        raise Refused(failed.reason, FAILED) from failed
    finally:
        progress.end()


class Scan:
    """The bar while new games are tried; called with how many of how many have been."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._bar: Progress | None = None

    def __call__(self, done: int, whole: int) -> None:
        self._bar = self._bar or Progress(self._terminal, whole)
        self._bar.show(done)
        if done == whole:
            self._bar.end()
