"""A crew: as many processes as wanted, which work through a list and answer in its order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, Self, TypeVar

from cardcade.arena.referee import Failed
from cardcade.engine.message import say
from cardcade.inherited import forget_the_rest
from cardcade.outside.programs import end_programs

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Pieces of work handed out for each process, never all: there may be millions."""


class Gone(Failed):
    """Whoever did the work has gone away: what was done until then still stands."""


class Workforce(Protocol):
    """Whoever does work elsewhere: processes here, or a cluster."""

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """What comes of each piece, in their order. May raise Failed."""

    def close(self) -> None:
        """Gives up whatever is under way, at once."""


class Crew:
    """One process works right here; more are spawned when there is something to do. Close it, or leave its `with`."""

    def __init__(self, jobs: int, *, apart: bool = False) -> None:
        """`apart` spawns even a single one, so that nothing runs where the picture is drawn."""
        self._jobs, self._apart = jobs, apart or jobs > 1
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._lock = threading.Lock()
        """Whoever closes it may be another than who waits for its work."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        if not self._apart:
            yield from map(work, pieces)
            return
        try:
            yield from self._in_order(work, pieces)
        except (BrokenProcessPool, CancelledError) as died:
            raise Failed(say("simulate.worker_died")) from died

    def close(self) -> None:
        if not self._apart:
            end_programs()
        with self._lock:
            self._closed, pool, self._pool = True, self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _in_order(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        waiting: deque[Future[R]] = deque()
        for piece in pieces:
            waiting.append(self._submit(work, piece))
            if len(waiting) == AHEAD * self._jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def _submit(self, work: Callable[[T], R], piece: T) -> Future[R]:
        with self._lock:
            if self._closed:
                raise BrokenProcessPool
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._jobs, mp_context=spawn, initializer=_join)
            return self._pool.submit(work, piece)


def _join() -> None:
    """In a new process: who presses Ctrl-C means the command, which then ends it; and it never outlives that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    forget_the_rest()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
