"""Simulation in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from cardcade.engine.message import say
from cardcade.simulation import Arena, Failed, Plan, Tally, portions

_arena: Arena | None = None


def simulate_in_workers(plan: Plan, jobs: int) -> Iterator[Tally]:
    """As `simulate` in one process, portion by portion in the same order."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_open, initargs=(plan,)) as pool:
        try:
            yield from pool.map(_play, portions(plan.games))
        except BrokenProcessPool as died:
            raise Failed(say("simulate.worker_died")) from died
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _open(plan: Plan) -> None:
    global _arena
    _arena = Arena(plan)


def _play(portion: tuple[int, int]) -> Tally:
    assert _arena is not None
    return _arena.play(*portion)
