"""What can still be read of a ledger, carried over into another: of a damaged one, or of one that was replaced."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cardcade.shell.store.columns import UNREADABLE, text_of
from cardcade.shell.store.connection import transaction
from cardcade.shell.store.moves import Moves
from cardcade.shell.store.packing import unpacked

log = logging.getLogger(__name__)


class Salvage:
    """Works on the connection of the ledger that receives it."""

    def __init__(self, sql: sqlite3.Connection, moves: Moves, read: Callable[[str], object]) -> None:
        """`read` raises where a match makes no sense."""
        self._sql, self._moves, self._read = sql, moves, read

    def carry_over(self, damaged: Path) -> None:
        """Every match as far as its moves can be read, and the choices; the damaged file stays as it is."""
        try:
            with closing(sqlite3.connect(f"{damaged.resolve().as_uri()}?mode=ro", uri=True)) as old:
                old.text_factory, old.row_factory = text_of, sqlite3.Row
                with transaction(self._sql):
                    matches = sum(self._carry(dict(row), _moves(old, row)) for row in _matches(old))
                    for row in _rows(old, "SELECT game, form FROM choices"):
                        self._sql.execute("INSERT OR REPLACE INTO choices VALUES (?, ?)", tuple(row))
            log.warning("%d matches of %s can still be read", matches, damaged.name)
        except sqlite3.Error as error:
            log.warning("nothing of %s can be read: %s", damaged.name, error)

    def _carry(self, match: dict[str, Any], moves: list[tuple[Any, Any]]) -> bool:
        """With the moves known of it; whether it makes sense. One that has ended has all its moves or none."""
        ended = match.get("ended") is not None
        kept = [] if ended and len(moves) != match.get("length") else moves
        row = match if ended else {**match, "length": len(moves)}
        if self._knows_more(row):
            return True
        self._sql.execute("SAVEPOINT carried")
        try:
            self._sql.execute("DELETE FROM matches WHERE id = ?", (row["id"],))
            self._insert(row, kept)
            if ended and kept:
                self._moves.pack(row["id"], kept)
        except (*UNREADABLE, sqlite3.Error) as error:
            log.warning("the match %s cannot be carried over: %r", match.get("id"), error)
            self._sql.execute("ROLLBACK TO carried")
            return False
        self._sql.execute("RELEASE carried")
        return True

    def _knows_more(self, row: dict[str, Any]) -> bool:
        """Whether as much of the match is here already."""
        query = "SELECT ended IS NOT NULL, length FROM matches WHERE id = ?"
        known = self._sql.execute(query, (row["id"],)).fetchone()
        return known is not None and tuple(known) >= (row.get("ended") is not None, row["length"])

    def _insert(self, row: dict[str, Any], moves: list[tuple[Any, Any]]) -> None:
        places = ", ".join("?" * len(row))
        self._sql.execute(f"INSERT INTO matches ({', '.join(row)}) VALUES ({places})", tuple(row.values()))
        self._moves.insert(row["id"], moves)
        self._read(row["id"])


def _matches(old: sqlite3.Connection) -> Iterator[sqlite3.Row]:
    """From both ends: a page that cannot be read hides no more than what lies on it."""
    seen = set()
    for order in ("ASC", "DESC"):
        for row in _rows(old, f"SELECT * FROM matches ORDER BY rowid {order}"):
            if "id" in row.keys() and row["id"] not in seen:  # noqa: SIM118  # a Row is no mapping
                seen.add(row["id"])
                yield row


def _moves(old: sqlite3.Connection, match: sqlite3.Row) -> list[tuple[Any, Any]]:
    """Up to the first that is missing."""
    query = "SELECT number, step, link FROM steps WHERE match = ? ORDER BY number"
    moves: list[tuple[Any, Any]] = []
    for number, step, link in _rows(old, query, match["id"]):
        if number != len(moves) + 1:
            break
        moves.append((step, link))
    return moves or _packed_moves(old, match)


def _packed_moves(old: sqlite3.Connection, match: sqlite3.Row) -> list[tuple[Any, Any]]:
    """All of them or none."""
    for row in _rows(old, "SELECT moves FROM packed WHERE match = ?", match["id"]):
        try:
            return list(unpacked(row[0]))
        except ValueError as error:
            log.warning("the moves of %s cannot be read: %s", match["id"], error)
    return []


def _rows(old: sqlite3.Connection, query: str, *given: Any) -> Iterator[sqlite3.Row]:
    """Those before the first that cannot be read."""
    try:
        yield from old.execute(query, given)
    except sqlite3.Error as error:
        log.warning("a part of the damaged ledger cannot be read: %s", error)
