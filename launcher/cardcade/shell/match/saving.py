"""What has happened is on disk before it is shown: how long the picture waits for that, and what is said meanwhile."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from cardcade.engine.match import Entry
from cardcade.engine.message import Message, say

SAID_AFTER: Final = 2.0
"""Seconds before the table says that it is saving; again after so many, as long as it lasts."""
LONGEST: Final = 10.0
"""Seconds after which saving counts as failed, and the game goes on without."""

log = logging.getLogger(__name__)


class Receipt(Protocol):
    """Says when a step is on disk, and those before it."""

    @property
    def done(self) -> bool:
        """It is; or it is known that it cannot be now, and the player has been told."""

    @property
    def saved(self) -> bool: ...


class Saver(Protocol):
    """Whoever writes steps down before they are shown."""

    def append(self, entry: Entry, own: bool) -> Receipt:
        """`own`: a person decided, not a bot or the table."""


class Saving:
    """Hands every step to the saver and waits for it; once that has taken too long, no more until all is saved."""

    def __init__(self, saver: Saver | None) -> None:
        self.saver = saver
        self._receipt: Receipt | None = None
        self._waited = 0.0
        self._says_next = SAID_AFTER
        self._given_up = False

    def append(self, entry: Entry, own: bool) -> None:
        if self.saver is not None:
            self._receipt = self.saver.append(entry, own)

    @property
    def awaited(self) -> bool:
        """Whether something has happened that may not be shown yet."""
        return self._receipt is not None and not self._receipt.done and not self._given_up

    def wait(self, dt: float) -> Message | None:
        """So many seconds have passed; what the player should hear."""
        if self._receipt is None or self._receipt.done:
            return self._arrived()
        self._waited += dt
        if self._given_up or self._waited < self._says_next:
            return None
        self._says_next += SAID_AFTER
        if self._waited < LONGEST:
            return say("table.saving")
        self._given_up = True
        log.warning("a step is not on disk after %s seconds", LONGEST)
        return say("store.slow")

    def _arrived(self) -> Message | None:
        news = self._given_up and self._receipt is not None and self._receipt.saved
        self._receipt, self._waited, self._says_next, self._given_up = None, 0.0, SAID_AFTER, False
        return say("store.recovered") if news else None
