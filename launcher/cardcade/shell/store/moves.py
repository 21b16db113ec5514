"""The moves of matches: one by one while a match is played, in one piece when it has ended."""

from __future__ import annotations

import logging
import sqlite3

from cardcade.shell.store.packing import Move, packed, unpacked

log = logging.getLogger(__name__)


class Moves:
    """Works on the ledger's connection, within its transactions."""

    def __init__(self, sql: sqlite3.Connection) -> None:
        self._sql = sql

    def of(self, match: str) -> list[Move]:
        row = self._sql.execute("SELECT moves FROM packed WHERE match = ?", (match,)).fetchone()
        if row is not None:
            return unpacked(row[0])
        return self._sql.execute("SELECT step, link FROM steps WHERE match = ? ORDER BY number", (match,)).fetchall()

    def insert(self, match: str, moves: list[Move]) -> None:
        """All those of a match that has none."""
        numbered = [(match, number, *move) for number, move in enumerate(moves, 1)]
        self._sql.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", numbered)

    def pack(self, match: str, moves: list[Move]) -> None:
        """In one piece, which takes a third of the room; as they were where that cannot be."""
        try:
            piece = packed(moves)
        except (TypeError, ValueError) as error:
            log.warning("the moves of %s stay unpacked: %r", match, error)
            return
        self._sql.execute("INSERT OR REPLACE INTO packed VALUES (?, ?)", (match, piece))
        self._sql.execute("DELETE FROM steps WHERE match = ?", (match,))
