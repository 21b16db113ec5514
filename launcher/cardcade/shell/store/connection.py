"""The connection to the ledger's file: opened so that nothing written is lost, written to all or nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardcade.shell.store.columns import text_of


def connect(path: Path | None, patience: float) -> sqlite3.Connection:
    """To a place in memory where there is no path."""
    sql = sqlite3.connect(path or ":memory:", timeout=patience, isolation_level=None)
    sql.text_factory = text_of
    return sql


def write_ahead(sql: sqlite3.Connection, patience: float) -> None:
    """Here alone SQLite does not wait for another copy that is opening the same file."""
    until = time.monotonic() + patience
    while True:
        try:
            sql.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
    sql.execute("PRAGMA synchronous=FULL")
    sql.execute("PRAGMA foreign_keys=ON")


@contextmanager
def transaction(sql: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, and on disk when it is left."""
    sql.execute("BEGIN IMMEDIATE")
    try:
        yield
        sql.execute("COMMIT")
    except BaseException:
        if sql.in_transaction:
            sql.execute("ROLLBACK")
        raise
