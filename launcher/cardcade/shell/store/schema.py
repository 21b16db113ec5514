"""The tables of the ledger's file: made, brought up to date, and looked through."""

from __future__ import annotations

import sqlite3
from typing import Final

from cardcade.shell.store.connection import transaction
from cardcade.shell.store.kept_reviews import LATER as LATER_OF_REVIEWS
from cardcade.shell.store.kept_reviews import SCHEMA as REVIEWS
from cardcade.shell.store.leases import SCHEMA as LEASES

VERSION: Final = 1
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, begun REAL NOT NULL, beginning TEXT NOT NULL, game TEXT NOT NULL, deal TEXT NOT NULL,
    seconds REAL NOT NULL DEFAULT 0, state TEXT NOT NULL, verifiable INTEGER NOT NULL DEFAULT 1,
    ended REAL, result TEXT, length INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS matches_by_end ON matches (ended);
CREATE TABLE IF NOT EXISTS steps (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    step TEXT NOT NULL, link TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS packed (
    match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE, moves BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS choices (game TEXT PRIMARY KEY, form TEXT NOT NULL);
"""
_COLUMNS: Final = (
    "id, begun, beginning, game, deal, seconds, state, verifiable, ended, result, length FROM matches",
    "played, own, chosen, imported, starred, names, reckoning FROM matches",
    "match, number, step, link FROM steps",
    "match, moves FROM packed",
    "game, form FROM choices",
    "match, copy FROM leases",
)
_LATER: Final = {
    "played": "REAL",
    "own": "INTEGER",
    "chosen": "INTEGER",
    "imported": "INTEGER",
    "starred": "INTEGER",
    "names": "TEXT",
    "reckoning": "TEXT",
}
"""Columns of matches that a file may lack: when the last move was made, how many people have decided, whether the
player asked for this very deal, whether it came as a file from elsewhere, whether it is kept for good, what its game
and rules were called, and what its moves tell."""


def prepare(sql: sqlite3.Connection) -> None:
    """Every table and column is there afterwards; or NewerLedger."""
    (version,) = sql.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise NewerLedger
    sql.executescript(f"BEGIN IMMEDIATE; {_TABLES} {LEASES} {REVIEWS} PRAGMA user_version={VERSION}; COMMIT;")
    if _lacking(sql):
        with transaction(sql):
            for table, column, kind in _lacking(sql):  # asked again: another copy may have been faster
                sql.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")


def examine(sql: sqlite3.Connection) -> None:
    """Raises DamagedLedger if the file is not sound: nothing may be written into it."""
    for check in ("quick_check(1)", "integrity_check(matches)"):
        (told,) = sql.execute(f"PRAGMA {check}").fetchone()
        if told != "ok":
            raise DamagedLedger(told)
    try:
        for columns in _COLUMNS:
            sql.execute(f"SELECT {columns} LIMIT 0")
    except sqlite3.OperationalError as error:
        raise DamagedLedger(str(error)) from error


def _lacking(sql: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Tables, columns and their kinds."""
    found = []
    for table, later in (("matches", _LATER), ("reviews", LATER_OF_REVIEWS)):
        there = {row[1] for row in sql.execute(f"PRAGMA table_info({table})")}
        found += [(table, column, kind) for column, kind in later.items() if column not in there]
    return found


class NewerLedger(sqlite3.DatabaseError):
    """A later version of the program wrote it."""


class DamagedLedger(sqlite3.DatabaseError):
    """The file does not hold together."""
