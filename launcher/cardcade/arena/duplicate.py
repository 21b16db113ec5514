"""The duplicate: bots play one seat of a match with the same cards, in a process of their own."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor

from cardcade.arena.bout import Bout
from cardcade.arena.referee import WHOLE_MATCH, Referee, Terms
from cardcade.engine.bots import trusted
from cardcade.engine.cards import Seat
from cardcade.engine.game import Result
from cardcade.engine.record import Beginning

log = logging.getLogger(__name__)

Arrived = Callable[[str, Result | None], object]
"""Hears from another thread how a level did; None when it could not be played."""


class Duplicate:
    """The same deal for every level, at the seat of one player; the others stay who they are."""

    def __init__(self, beginning: Beginning, seat: Seat, levels: tuple[str, ...], usual: str) -> None:
        self.levels = levels
        self._beginning, self._seat, self._usual = beginning, seat, usual
        self._pool: ProcessPoolExecutor | None = None

    def start(self, arrived: Arrived) -> None:
        """The weakest first; nobody waits for it."""
        self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        for level in self.levels:
            played = self._pool.submit(play_seat, self._bout(level))
            played.add_done_callback(lambda done, level=level: arrived(level, self._outcome(done)))  # type: ignore[misc]

    def close(self) -> None:
        """Whatever is still being played is given up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def _bout(self, level: str) -> Bout:
        beginning = self._beginning
        bots = [trusted(player.level, self._usual) for player in beginning.players]
        bots[self._seat] = level
        values = {name: dict(table) for name, table in beginning.values.items()}
        rounds = WHOLE_MATCH if beginning.whole_match else 1
        terms = Terms(game=beginning.game, preset=beginning.preset, values=values, rounds=rounds)
        return Bout(terms, beginning.seed, tuple(bots))

    def _outcome(self, done: Future[Result]) -> Result | None:
        """None for what was given up, and for what failed, which the log is told."""
        if done.cancelled():
            return None
        if (error := done.exception()) is not None:
            if self._pool is not None:
                log.warning("the duplicate could not be played: %r", error)
            return None
        return done.result()


def play_seat(bout: Bout) -> Result:
    """In the process: the match of that very seed."""
    return Referee(bout.terms).play(bout.seed, bout.bots).result
