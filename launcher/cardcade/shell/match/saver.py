"""What a live match asks of whoever keeps it."""

from __future__ import annotations

from typing import Protocol

from cardcade.engine.match import Entry


class Receipt(Protocol):
    """Says when a step is on disk."""

    @property
    def done(self) -> bool: ...


class Saver(Protocol):
    """Whoever writes steps down before they are shown."""

    def append(self, entry: Entry, own: bool) -> Receipt:
        """`own`: a person decided, not a bot or the table."""
