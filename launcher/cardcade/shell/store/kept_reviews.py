"""What the coach has said about matches, kept beside them."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from cardcade.shell.store.columns import UNREADABLE

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS reviews (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL, version TEXT NOT NULL,
    form TEXT NOT NULL, accuracy REAL, PRIMARY KEY (match, seat)) WITHOUT ROWID;
"""
LATER: Final = {"accuracy": "REAL"}
"""Columns that a file may lack."""


class KeptReviews:
    """One for every seat of a match; that of another coach's version gives way."""

    def __init__(self, sql: sqlite3.Connection) -> None:
        self._sql = sql

    def keep(self, match: str, seat: int, version: str, form: list[Any], accuracy: float | None) -> None:
        """Of a match that is still there."""
        there = self._sql.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone()
        if there is not None:
            row = (match, seat, version, json.dumps(form), accuracy)
            columns = "match, seat, version, form, accuracy"
            self._sql.execute(f"INSERT OR REPLACE INTO reviews ({columns}) VALUES (?, ?, ?, ?, ?)", row)

    def accuracies(self) -> dict[str, dict[int, float]]:
        """By match and seat, of all that have been judged."""
        found: dict[str, dict[int, float]] = {}
        for match, seat, accuracy in self._sql.execute("SELECT match, seat, accuracy FROM reviews"):
            if isinstance(accuracy, int | float) and isinstance(seat, int) and 0 <= accuracy <= 100:
                found.setdefault(str(match), {})[seat] = float(accuracy)
        return found

    def kept(self, match: str, seat: int, version: str) -> list[Any] | None:
        """None when there is none of this version, or it cannot be read."""
        query = "SELECT form FROM reviews WHERE match = ? AND seat = ? AND version = ?"
        row = self._sql.execute(query, (match, seat, version)).fetchone()
        try:
            form = json.loads(row[0]) if row is not None else None
        except UNREADABLE:
            return None
        return form if isinstance(form, list) else None
