"""What can still be read of a damaged ledger, carried over into a new one."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cardcade.shell.store.columns import text_of
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.packing import unpacked

log = logging.getLogger(__name__)


def carry_over(damaged: Path, ledger: Ledger) -> None:
    """Every match as far as its moves can be read, and the choices; the damaged file stays as it is."""
    try:
        with closing(sqlite3.connect(f"{damaged.resolve().as_uri()}?mode=ro", uri=True)) as old:
            old.text_factory, old.row_factory = text_of, sqlite3.Row
            with ledger.transaction():
                matches = sum(ledger.carry(dict(row), _moves(old, row)) for row in _matches(old))
                for row in _rows(old, "SELECT game, form FROM choices"):
                    ledger.carry_choice(*row)
        log.warning("%d matches of %s can still be read", matches, damaged.name)
    except sqlite3.Error as error:
        log.warning("nothing of %s can be read: %s", damaged.name, error)


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
