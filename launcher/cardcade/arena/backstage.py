"""Backstage: a series is played beside whatever else goes on, and whoever waits for it may look in."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Final

from cardcade import discovery
from cardcade.arena.bout import Outcome
from cardcade.arena.crew import Crew
from cardcade.arena.referee import Failed
from cardcade.arena.series import Series, played
from cardcade.engine.message import Message, say

log = logging.getLogger(__name__)

MOST_JOBS: Final = 8
FEWEST: Final = 3
"""Outcomes from which a pace can be told."""


def jobs_to_spare() -> int:
    """All processors but the one that draws the picture."""
    return max(1, min(MOST_JOBS, (os.cpu_count() or 2) - 1))


class Backstage:
    """Starts at once, in processes of its own; `take` tells what has come, and `close` gives the rest up."""

    def __init__(self, series: Series, deals: int, *, apart: bool = True) -> None:
        """Not `apart`, one bout is played right here whenever somebody looks: for tests and pictures."""
        self.whole, self.done = series.bouts(deals), 0
        self.failed: Message | None = None
        self.closed = False
        self._first_came = 0.0
        self._crew = Crew(jobs_to_spare(), apart=True) if apart else Crew(1)
        self._work = played(series, self._crew, deals, {})
        self._came: SimpleQueue[Outcome] = SimpleQueue()
        self._apart = apart
        if apart:
            threading.Thread(target=self._play, name="backstage", daemon=True).start()

    @property
    def over(self) -> bool:
        return self.closed or self.done == self.whole or self.failed is not None

    @property
    def seconds_left(self) -> float | None:
        """At the pace since the first came, which had to wait for its process; None while there is none."""
        left = self.whole - self.done
        if not left or self.done < FEWEST:
            return None if left else 0.0
        return (time.monotonic() - self._first_came) * left / (self.done - 1)

    def take(self) -> Iterator[Outcome]:
        """The outcomes that have come since last asked, in order."""
        if not self._apart and not self.over:
            self._step()
        while not self._came.empty() and not self.closed:
            self.done += 1
            if self.done == 1:
                self._first_came = time.monotonic()
            yield self._came.get()

    def close(self) -> None:
        """What is under way is given up; nothing more will come."""
        if not self.closed:
            self.closed = True
            threading.Thread(target=self._crew.close, name="backstage", daemon=True).start()

    def _play(self) -> None:
        while not self.closed and self._step():
            pass
        self._crew.close()

    def _step(self) -> bool:
        """Whether there was another."""
        try:
            _, outcome = next(self._work)
        except StopIteration:
            return False
        except Failed as failed:
            self.failed = None if self.closed else failed.reason
            return False
        except Exception as error:  # a game's own code, while it was made
            log.exception("a series could not be played")
            self.failed = say("simulate.broken", error=discovery.describe(error))
            return False
        self._came.put(outcome)
        return True
