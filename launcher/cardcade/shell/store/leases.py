"""Which copy of the program plays which match, so that no two play the same."""

from __future__ import annotations

import sqlite3
from typing import Final

from cardcade.shell.store.presence import Presence

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS leases (
    match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE, copy TEXT NOT NULL) WITHOUT ROWID;
"""


class TakenOver(Exception):
    """The match is not as it was left: somebody else goes on with it, or it is gone."""


class Leases:
    """A lease lasts until it is given back or its copy has ended."""

    def __init__(self, sql: sqlite3.Connection, presence: Presence) -> None:
        self._sql, self._presence = sql, presence

    def mine(self, match: str) -> bool:
        return self._copy(match) == self._presence.copy

    def free(self, match: str) -> bool:
        """No other copy that runs plays it."""
        copy = self._copy(match)
        return copy is None or copy == self._presence.copy or not self._presence.runs(copy)

    def take(self, match: str) -> None:
        """From now on this copy plays it; or TakenOver."""
        if not self.free(match):
            raise TakenOver(match)
        self._sql.execute("INSERT OR REPLACE INTO leases VALUES (?, ?)", (match, self._presence.copy))

    def require(self, match: str) -> None:
        """This copy plays it, or TakenOver."""
        if not self.mine(match):
            raise TakenOver(match)

    def release(self, match: str) -> None:
        self._sql.execute("DELETE FROM leases WHERE match = ? AND copy = ?", (match, self._presence.copy))

    def release_all(self) -> None:
        self._sql.execute("DELETE FROM leases WHERE copy = ?", (self._presence.copy,))

    def held(self) -> list[str]:
        """The matches that this copy plays."""
        found = self._sql.execute("SELECT match FROM leases WHERE copy = ?", (self._presence.copy,))
        return [match for (match,) in found]

    def _copy(self, match: str) -> str | None:
        row = self._sql.execute("SELECT copy FROM leases WHERE match = ?", (match,)).fetchone()
        return row[0] if row else None
