"""The SQLite file in which matches are kept. Every method is one transaction on the calling thread."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from cardcade.engine.game import Result
from cardcade.engine.match import Entry, Form
from cardcade.engine.record import Beginning, Record
from cardcade.shell.store.archive import Archive
from cardcade.shell.store.columns import (
    UNREADABLE,
    beginning_form,
    beginning_of,
    count_of,
    finished_of,
    object_of,
    seconds_of,
    text_of,
    waiting_of,
)
from cardcade.shell.store.leases import SCHEMA as LEASES
from cardcade.shell.store.leases import Leases, TakenOver
from cardcade.shell.store.packing import Move, packed, unpacked
from cardcade.shell.store.presence import Presence
from cardcade.shell.store.reviews import LATER as LATER_OF_REVIEWS
from cardcade.shell.store.reviews import SCHEMA as REVIEWS
from cardcade.shell.store.reviews import Reviews
from cardcade.shell.store.saved import FinishedMatch, MadeStep, SavedMatch, WaitingMatch

T = TypeVar("T")

Last: TypeAlias = tuple[int, str]
"""How many steps a match has, and the link of the last one."""

log = logging.getLogger(__name__)

VERSION: Final = 1
_SCHEMA: Final = """
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


class Ledger:
    """An open file, or a place in memory that is gone afterwards."""

    def __init__(self, path: Path | None, presence: Presence, patience: float = 1.0) -> None:
        """May raise sqlite3.Error: the file cannot be opened, is no database, or belongs to a newer program."""
        self.unreadable: set[str] = set()
        """Matches that another version or another program wrote in its own way."""
        self._sql = sqlite3.connect(path or ":memory:", timeout=patience, isolation_level=None)
        self._sql.text_factory = text_of
        self.leases, self.archive, self._patience = Leases(self._sql, presence), Archive(self._sql), patience
        self.reviews = Reviews(self._sql)
        try:
            self._prepare()
        except sqlite3.Error:
            self._sql.close()
            raise

    def _prepare(self) -> None:
        self._write_ahead()
        self._sql.execute("PRAGMA synchronous=FULL")
        self._sql.execute("PRAGMA foreign_keys=ON")
        (version,) = self._sql.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise NewerLedger
        self._sql.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {LEASES} {REVIEWS} PRAGMA user_version={VERSION}; COMMIT;")
        if self._lacking():
            with self.transaction():
                for table, column, kind in self._lacking():  # asked again: another copy may have been faster
                    self._sql.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")

    def examine(self) -> None:
        """Raises DamagedLedger if the file is not sound: nothing may be written into it."""
        for check in ("quick_check(1)", "integrity_check(matches)"):
            (told,) = self._sql.execute(f"PRAGMA {check}").fetchone()
            if told != "ok":
                raise DamagedLedger(told)
        try:
            for columns in _COLUMNS:
                self._sql.execute(f"SELECT {columns} LIMIT 0")
        except sqlite3.OperationalError as error:
            raise DamagedLedger(str(error)) from error

    def _lacking(self) -> list[tuple[str, str, str]]:
        """Tables, columns and their kinds."""
        found = []
        for table, later in (("matches", _LATER), ("reviews", LATER_OF_REVIEWS)):
            there = {row[1] for row in self._sql.execute(f"PRAGMA table_info({table})")}
            found += [(table, column, kind) for column, kind in later.items() if column not in there]
        return found

    def _write_ahead(self) -> None:
        """Here alone SQLite does not wait for another copy that is opening the same file."""
        until = time.monotonic() + self._patience
        while True:
            try:
                self._sql.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)

    def close(self) -> None:
        self._sql.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing, and on disk when it is left."""
        self._sql.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._sql.execute("COMMIT")
        except BaseException:
            if self._sql.in_transaction:
                self._sql.execute("ROLLBACK")
            raise

    # -- the match in progress

    def begin(self, match: str, beginning: Beginning, deal: Entry, now: float, chosen_deal: bool = False) -> None:
        """Beside whatever was left unfinished; what an earlier try wrote of the same match gives way."""
        self._forget(match)
        self._sql.execute(
            """INSERT INTO matches (id, begun, beginning, game, deal, state, chosen, own)
                VALUES (?, ?, ?, ?, ?, ?, ?, 0)""",
            (match, now, json.dumps(beginning_form(beginning)), beginning.game, deal.link, deal.state, chosen_deal),
        )
        self.leases.take(match)

    def claim(self, match: str) -> SavedMatch | None:
        """The match as it is now, for this copy alone; None when another plays it or has brought it to its end.

        LookupError, TypeError or ValueError when it cannot be read."""
        row = self._sql.execute("SELECT ended FROM matches WHERE id = ?", (match,)).fetchone()
        if row is not None and (row[0] is not None or not self.leases.free(match)):
            return None
        saved = self.match(match)
        self.leases.take(match)
        return saved

    def restore(self, saved: SavedMatch, now: float) -> None:
        """A match that was left, written as this copy knows it; or TakenOver if it has gone on without it."""
        steps, chain = saved.record.steps, saved.record.chain
        if not self.leases.mine(saved.id) and self._is_written(saved.id):
            self.leases.take(saved.id)
            self._require(saved.id, (len(steps), chain[-1]))
        deal = Entry("", json.dumps(saved.state), chain[0])
        self.begin(saved.id, saved.beginning, deal, now, saved.chosen_deal)
        rows = zip(range(1, len(chain)), steps, chain[1:], strict=True)
        self._sql.executemany(
            "INSERT INTO steps VALUES (?, ?, ?, ?)", [(saved.id, at, json.dumps(step), made) for at, step, made in rows]
        )
        self._sql.execute(
            "UPDATE matches SET length = ?, seconds = ?, verifiable = ?, own = ? WHERE id = ?",
            (len(steps), saved.seconds, saved.record.verifiable, saved.own, saved.id),
        )

    def _is_written(self, match: str) -> bool:
        return self._sql.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None

    def append(self, match: str, made: MadeStep) -> None:
        self._require(match, (made.number - 1, made.before))
        self._sql.execute("INSERT INTO steps VALUES (?, ?, ?, ?)", (match, made.number, made.step, made.link))
        self._sql.execute(
            "UPDATE matches SET length = ?, seconds = ?, played = ?, own = own + ? WHERE id = ?",
            (made.number, made.seconds, made.at, made.own, match),
        )
        if made.state is not None:
            self._sql.execute("UPDATE matches SET state = ? WHERE id = ?", (made.state, match))

    def _require(self, match: str, last: Last) -> None:
        """This copy plays the match, and it is as its writer left it; or TakenOver."""
        self.leases.require(match)
        query = """SELECT length, coalesce((SELECT link FROM steps WHERE match = id AND number = length), deal)
            FROM matches WHERE id = ? AND ended IS NULL"""
        if self._sql.execute(query, (match,)).fetchone() != last:
            raise TakenOver(match)

    def doubt(self, match: str) -> None:
        """From now on its replay cannot be verified."""
        self.leases.require(match)
        self._sql.execute("UPDATE matches SET verifiable = 0 WHERE id = ?", (match,))

    def finish(self, match: str, last: Last, result: Result, now: float) -> None:
        self._require(match, last)
        form = json.dumps([result.scores, result.winners, result.first])
        self._sql.execute("UPDATE matches SET ended = ?, result = ? WHERE id = ?", (now, form, match))
        self._pack(match, self._moves(match))
        self.archive.drop_old_moves()

    def _pack(self, match: str, moves: list[Move]) -> None:
        """In one piece, which takes a third of the room; as they were where that cannot be."""
        try:
            piece = packed(moves)
        except (TypeError, ValueError) as error:
            log.warning("the moves of %s stay unpacked: %r", match, error)
            return
        self._sql.execute("INSERT OR REPLACE INTO packed VALUES (?, ?)", (match, piece))
        self._sql.execute("DELETE FROM steps WHERE match = ?", (match,))

    def _moves(self, match: str) -> list[Move]:
        """From one piece, or one by one as long as it is played."""
        row = self._sql.execute("SELECT moves FROM packed WHERE match = ?", (match,)).fetchone()
        if row is not None:
            return unpacked(row[0])
        return self._sql.execute("SELECT step, link FROM steps WHERE match = ? ORDER BY number", (match,)).fetchall()

    def take_in(self, match: str, record: Record, now: float) -> bool:
        """A finished match from elsewhere; False when it is there already."""
        beginning, result, chain = record.beginning, record.result, record.chain
        assert result is not None
        there = "SELECT 1 FROM matches WHERE deal = ? AND length = ? AND ended IS NOT NULL"
        if self._sql.execute(there, (chain[0], len(record.steps))).fetchone() is not None:
            return False
        self._sql.execute(
            """INSERT INTO matches
                (id, begun, beginning, game, deal, state, verifiable, ended, result, length, imported)
                VALUES (?, ?, ?, ?, ?, '{}', ?, ?, ?, ?, 1)""",
            (
                *(match, now, json.dumps(beginning_form(beginning)), beginning.game, chain[0], record.verifiable),
                *(now, json.dumps([result.scores, result.winners, result.first]), len(record.steps)),
            ),
        )
        moves = [(json.dumps(step), link) for step, link in zip(record.steps, chain[1:], strict=True)]
        self._insert_moves(match, moves)
        self._pack(match, moves)
        self.archive.drop_old_moves()
        return True

    def _insert_moves(self, match: str, moves: list[Move]) -> None:
        numbered = [(match, number, *move) for number, move in enumerate(moves, 1)]
        self._sql.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", numbered)

    def discard(self, match: str) -> None:
        """The player has given it up."""
        self.leases.require(match)
        self._forget(match)

    def give_up(self, match: str) -> None:
        """The same for one that waits; or TakenOver."""
        if not self.leases.free(match):
            raise TakenOver(match)
        self._forget(match)

    def _forget(self, match: str) -> None:
        self._sql.execute("DELETE FROM matches WHERE id = ?", (match,))

    # -- looking back

    def unfinished(self, without: str | None = None) -> list[WaitingMatch]:
        """Those that no other copy plays, the one played last first; however long they are, this is as quick."""
        query = """SELECT id, beginning, length, coalesce(played, begun) FROM matches
            WHERE ended IS NULL AND id IS NOT ? ORDER BY coalesce(played, begun) DESC, rowid DESC"""
        found = [row for row in self._sql.execute(query, (without,)).fetchall() if self.leases.free(row[0])]
        return self._readable(waiting_of, [(row[0], row) for row in found])

    def position(self, match: str) -> Form | None:
        """After its last move, without reading the moves."""
        row = self._sql.execute("SELECT state FROM matches WHERE id = ?", (match,)).fetchone()
        return json.loads(row[0]) if row else None

    def match(self, match: str) -> SavedMatch:
        """A match with all its moves, finished or not; LookupError when there is none."""
        query = """SELECT beginning, deal, state, seconds, verifiable, coalesce(played, begun), own, chosen
            FROM matches WHERE id = ?"""
        row = self._sql.execute(query, (match,)).fetchone()
        if row is None:
            raise LookupError(match)
        steps = self._moves(match)
        record = Record(
            beginning=beginning_of(object_of(row[0])),
            steps=tuple(object_of(step) for step, _ in steps),
            chain=(str(row[1]), *(str(link) for _, link in steps)),
            verifiable=bool(row[4]),
        )
        state, seconds, _, played, own, chosen = row[2:]
        return SavedMatch(
            id=match,
            record=record,
            state=object_of(state),
            seconds=seconds_of(seconds),
            played=seconds_of(played),
            own=count_of(own),
            chosen_deal=bool(chosen),
        )

    def history(self, limit: int, game: str | None = None) -> list[FinishedMatch]:
        """The newest first."""
        query = """SELECT id, beginning, result, ended, seconds, length,
            length = 0 OR EXISTS (SELECT 1 FROM steps WHERE match = id)
            OR EXISTS (SELECT 1 FROM packed WHERE match = id), own, imported, starred, names, reckoning FROM matches
            WHERE ended IS NOT NULL AND (?1 IS NULL OR game = ?1) ORDER BY ended DESC LIMIT ?2"""
        return self._readable(
            finished_of, [(row[0], row) for row in self._sql.execute(query, (game, limit)).fetchall()]
        )

    def _readable(self, read: Callable[[Any], T], found: list[tuple[str, Any]]) -> list[T]:
        """One that cannot be read stays where it is and takes no other with it."""
        matches = []
        for match, row in found:
            try:
                matches.append(read(row))
            except UNREADABLE as error:
                log.warning("the match %s cannot be read: %r", match, error)
                self.unreadable.add(match)
        return matches

    # -- out of a damaged file

    def carry(self, match: dict[str, Any], moves: list[tuple[Any, Any]]) -> bool:
        """A match of another ledger with the moves known of it; whether it makes sense. One that has ended has all its
        moves or none."""
        ended = match.get("ended") is not None
        kept = [] if ended and len(moves) != match.get("length") else moves
        row = match if ended else {**match, "length": len(moves)}
        self._sql.execute("SAVEPOINT carried")
        try:
            places = ", ".join("?" * len(row))
            self._sql.execute(f"INSERT INTO matches ({', '.join(row)}) VALUES ({places})", tuple(row.values()))
            self._insert_moves(row["id"], kept)
            self.match(row["id"])
            if ended and kept:
                self._pack(row["id"], kept)
        except (*UNREADABLE, sqlite3.Error) as error:
            log.warning("the match %s cannot be carried over: %r", match.get("id"), error)
            self._sql.execute("ROLLBACK TO carried")
            return False
        self._sql.execute("RELEASE carried")
        return True

    def carry_choice(self, game: Any, form: Any) -> None:
        self._sql.execute("INSERT OR REPLACE INTO choices VALUES (?, ?)", (game, form))

    # -- remembered choices

    def remember(self, game: str, form: Form) -> None:
        self._sql.execute("INSERT OR REPLACE INTO choices VALUES (?, ?)", (game, json.dumps(form)))

    def remembered(self, game: str) -> Form | None:
        row = self._sql.execute("SELECT form FROM choices WHERE game = ?", (game,)).fetchone()
        form = json.loads(row[0]) if row else None
        return form if isinstance(form, dict) else None


class NewerLedger(sqlite3.DatabaseError):
    """A later version of the program wrote it."""


class DamagedLedger(sqlite3.DatabaseError):
    """The file does not hold together."""
