"""The coach after a match: what people played is judged beside the picture, as long as no other match is on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardcade.engine.cards import Seat
from cardcade.shell.match.match_review import MatchReview, ReviewTask

if TYPE_CHECKING:
    from cardcade.shell.store.store import Store
    from cardcade.workers.bot_process import BotProcess

log = logging.getLogger(__name__)

MOST = 20
"""Seats that may wait; of older ones a review is made when it is asked for."""


class Reviewer:
    """One seat after the other, in a process of its own. A match that begins comes first: then it starts anew later."""

    def __init__(
        self, store: Callable[[], Store], start: Callable[[], BotProcess] | None, idle: Callable[[], bool]
    ) -> None:
        self._store, self._start, self._idle = store, start, idle
        self._waiting: list[ReviewTask] = []
        self.now: MatchReview | None = None
        """The one at work."""
        self.on_done: Callable[[MatchReview], object] = lambda _: None

    def add(self, *seats: ReviewTask) -> None:
        self._waiting = [*self._waiting, *seats][-MOST:]

    def poll(self) -> None:
        """Never waits."""
        if self.now is not None and not self._idle():
            self._waiting.insert(0, self.now.what)
            self.close()
        if self.now is None and self._waiting and self._idle():
            self.now = self._begun(self._waiting.pop(0))
        if self.now is not None:
            self.now.poll()
            if self.now.done:
                done, self.now = self.now, None
                self.on_done(done)

    def hand_over(self, match: str, seat: Seat) -> MatchReview | None:
        """The review of this seat as far as it has come; whoever takes it goes on polling, and closes it."""
        self._waiting = [what for what in self._waiting if (what.match, what.seat) != (match, seat)]
        if self.now is None or (self.now.what.match, self.now.what.seat) != (match, seat):
            return None
        taken, self.now = self.now, None
        return taken

    def close(self) -> None:
        if self.now is not None:
            self.now.close()
            self.now = None

    def _begun(self, what: ReviewTask) -> MatchReview | None:
        try:
            return MatchReview(what, self._store(), self._start)
        except Exception:  # the plugin's boundary: its coach may fail to be made
            log.exception("no review of %s", what.match)
            return None
