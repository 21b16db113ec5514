"""Simulation in several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from cardcade.arena.simulation import Arena, Failed, Plan, Tally, portions
from cardcade.engine.message import say

_arena: Arena | None = None


def simulate_in_workers(plan: Plan, jobs: int) -> Iterator[Tally]:
    """As `simulate` in one process, portion by portion in the same order."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_open, initargs=(plan,)) as pool:
        try:
            yield from _in_order(pool, plan, ahead=4 * jobs)
        except BrokenProcessPool as died:
            raise Failed(say("simulate.worker_died")) from died
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def _in_order(pool: ProcessPoolExecutor, plan: Plan, ahead: int) -> Iterator[Tally]:
    """A few portions are handed out ahead, never all: there may be millions."""
    waiting: deque[Future[Tally]] = deque()
    for portion in portions(plan.games):
        waiting.append(pool.submit(_play, portion))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _open(plan: Plan) -> None:
    global _arena
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who presses Ctrl-C means the command, which then ends the workers
    _arena = Arena(plan)


def _play(portion: tuple[int, int]) -> Tally:
    assert _arena is not None
    return _arena.play(*portion)
