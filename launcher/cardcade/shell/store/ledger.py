"""The SQLite file in which matches are kept. Every method is one transaction on the calling thread."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

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
    waiting_of,
)
from cardcade.shell.store.connection import connect, transaction, write_ahead
from cardcade.shell.store.kept_reviews import KeptReviews
from cardcade.shell.store.leases import Leases, TakenOver
from cardcade.shell.store.moves import Moves
from cardcade.shell.store.presence import Presence
from cardcade.shell.store.salvage import Salvage
from cardcade.shell.store.saved import FinishedMatch, MadeStep, SavedMatch, WaitingMatch
from cardcade.shell.store.schema import examine, prepare

T = TypeVar("T")

Last: TypeAlias = tuple[int, str]
"""How many steps a match has, and the link of the last one."""

log = logging.getLogger(__name__)


class Ledger:
    """An open file, or a place in memory that is gone afterwards."""

    def __init__(self, path: Path | None, presence: Presence, patience: float = 1.0) -> None:
        """May raise sqlite3.Error: the file cannot be opened, is no database, or belongs to a newer program."""
        self.unreadable: set[str] = set()
        """Matches that another version or another program wrote in its own way."""
        self._sql = connect(path, patience)
        self.leases, self.archive, self.reviews = (
            Leases(self._sql, presence),
            Archive(self._sql),
            KeptReviews(self._sql),
        )
        self._moves = Moves(self._sql)
        self.salvage = Salvage(self._sql, self._moves, self.match)
        try:
            write_ahead(self._sql, patience)
            prepare(self._sql)
        except sqlite3.Error:
            self._sql.close()
            raise

    def examine(self) -> None:
        """Raises DamagedLedger if the file is not sound: nothing may be written into it."""
        examine(self._sql)

    def copy_to(self, path: Path) -> None:
        """All of it, into a file that is not there yet."""
        with closing(sqlite3.connect(path)) as anew:
            self._sql.backup(anew)

    def close(self) -> None:
        self._sql.close()

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing, and on disk when it is left."""
        return transaction(self._sql)

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
        rows = zip(steps, chain[1:], strict=True)
        self._moves.insert(saved.id, [(json.dumps(step), link) for step, link in rows])
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
        self._moves.pack(match, self._moves.of(match))
        self.archive.drop_old_moves()

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
        self._moves.insert(match, moves)
        self._moves.pack(match, moves)
        self.archive.drop_old_moves()
        return True

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
        steps = self._moves.of(match)
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

    # -- remembered choices

    def remember(self, game: str, form: Form) -> None:
        self._sql.execute("INSERT OR REPLACE INTO choices VALUES (?, ?)", (game, json.dumps(form)))

    def remembered(self, game: str) -> Form | None:
        row = self._sql.execute("SELECT form FROM choices WHERE game = ?", (game,)).fetchone()
        form = json.loads(row[0]) if row else None
        return form if isinstance(form, dict) else None
