"""What becomes of matches that were played to the end: kept for good, deleted, reckoned up."""

from __future__ import annotations

import json
import sqlite3
from typing import Final

from cardcade.engine.reckoning import Reckoning
from cardcade.shell.store.saved import Names

KEPT_REPLAYS: Final = 200
"""Older matches stay in the history, but their moves are dropped, unless they are starred."""


class Archive:
    """Works on the ledger's connection, within its transactions."""

    def __init__(self, sql: sqlite3.Connection) -> None:
        self._sql = sql

    def star(self, match: str, on: bool) -> None:
        self._sql.execute("UPDATE matches SET starred = ? WHERE id = ? AND ended IS NOT NULL", (on, match))

    def delete(self, match: str) -> None:
        self._sql.execute("DELETE FROM matches WHERE id = ? AND ended IS NOT NULL", (match,))

    def name(self, match: str, names: Names) -> None:
        """So that it can be told of when its game is gone."""
        form = json.dumps({part: dict(words) for part, words in names.items()}, ensure_ascii=False)
        self._sql.execute("UPDATE matches SET names = ? WHERE id = ?", (form, match))

    def reckon(self, match: str, reckoning: Reckoning) -> None:
        form = {name: getattr(reckoning, name) for name in Reckoning.__slots__}
        self._sql.execute("UPDATE matches SET reckoning = ? WHERE id = ?", (json.dumps(form), match))

    def drop_old_moves(self) -> None:
        old = """SELECT id FROM matches WHERE ended IS NOT NULL AND starred IS NOT 1
            ORDER BY ended DESC LIMIT -1 OFFSET ?"""
        for table in ("steps", "packed"):
            self._sql.execute(f"DELETE FROM {table} WHERE match IN ({old})", (KEPT_REPLAYS,))
