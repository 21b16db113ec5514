"""Where the ledger lies: on disk if it can be had, else in memory until it can."""

from __future__ import annotations

import errno
import itertools
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from cardcade.engine.message import Message, say
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.presence import Presence
from cardcade.shell.store.schema import DamagedLedger, NewerLedger

log = logging.getLogger(__name__)

FileIdentity: TypeAlias = tuple[int, int]
"""Which file it is, whatever it is called."""

NEXT_TRY: Final = 2.0
LEAST_ROOM: Final = 256 * 1024
"""Bytes that a ledger and what SQLite keeps beside it need."""


class LedgerFile:
    """Opens the ledger; `tell` hears what the player should know."""

    def __init__(self, path: Path, patience: float, tell: Callable[[Message], object]) -> None:
        self._path, self._patience, self._tell = path, patience, tell
        self.in_memory = False
        """What is written now is not on disk."""
        self._tries_again: float | None = 0.0
        self._presence = Presence(path)
        self._files = [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]
        self._open: list[FileIdentity | None] = []
        """Which of them are ours."""

    def open(self) -> Ledger:
        return self._found(self._open_file) or Ledger(None, self._presence)

    def open_at_last(self, now: bool = False) -> Ledger | None:
        """After it was opened in memory: the one on disk, if it can be had. `now` does not wait between tries."""
        if self._tries_again is None or (time.monotonic() < self._tries_again and not now):
            return None
        return self._found(self._open_file)

    def open_anew(self) -> Ledger:
        """Instead of a damaged one, which is set aside."""
        return self._found(self._open_instead) or Ledger(None, self._presence)

    @property
    def gone(self) -> bool:
        """Whether somebody has deleted or replaced it while it was open: what is written then, nobody will find."""
        return not self.in_memory and _identity(self._path) != self._open[0]

    def bring_back(self, ledger: Ledger) -> Ledger | None:
        """What is gone, as long as it is open, beside whatever lies there now; None where it cannot be written now."""
        return self._if_possible(lambda: self._written_anew(ledger))

    def close(self) -> None:
        """From now on this copy plays nothing."""
        self._presence.close()

    def _found(self, on_disk: Callable[[], Ledger]) -> Ledger | None:
        found = self._if_possible(on_disk)
        self.in_memory = found is None
        return found

    def _if_possible(self, on_disk: Callable[[], Ledger]) -> Ledger | None:
        self._tries_again = time.monotonic() + NEXT_TRY
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._presence.announce()
            opened = on_disk()
            self._open = [_identity(file) for file in self._files]
            return opened
        except NewerLedger:
            self._tries_again = None
            self._tell(say("store.newer"))
        except sqlite3.Error as error:
            self.tell_of(error)
        except OSError as error:
            log.warning("no place for the ledger: %s", error)
            full = error.errno == errno.ENOSPC
            self._tell(say("store.full") if full else say("store.no_place", folder=str(self._path.parent)))
        return None

    def _open_file(self) -> Ledger:
        try:
            return self._sound()
        except sqlite3.Error as error:
            if not damaged(error):
                raise
            log.error("the ledger is damaged: %s", error)
            return self._open_instead()

    def _sound(self) -> Ledger:
        """Looked through before anything is written into it."""
        ledger = Ledger(self._path, self._presence, self._patience)
        try:
            ledger.examine()
        except sqlite3.Error:
            ledger.close()
            raise
        return ledger

    def _written_anew(self, ledger: Ledger) -> Ledger:
        for file, ours in zip(self._files[1:], self._open[1:], strict=True):
            if _identity(file) == ours:  # SQLite would take it for a part of the file that lies there now
                file.unlink(missing_ok=True)
        if self._path.exists():
            return self._joined(ledger)
        ledger.copy_to(self._path)
        return self._sound()

    def _joined(self, ledger: Ledger) -> Ledger:
        """The file that lies there now, with all that the other knows; of a match that both know, the longer one."""
        with TemporaryDirectory(prefix="replaced-", dir=self._path.parent) as folder:
            copy = Path(folder) / self._path.name
            ledger.copy_to(copy)
            found = self._open_file()
            found.salvage.carry_over(copy)
        with found.transaction():
            for match in ledger.leases.held():
                found.leases.take(match)
        return found

    def _open_instead(self) -> Ledger:
        aside = self._set_aside()
        ledger = Ledger(self._path, self._presence, self._patience)
        ledger.salvage.carry_over(aside)
        return ledger

    def _set_aside(self) -> Path:
        """Renamed, never deleted: somebody may be able to mend it."""
        stamp = f"{self._path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
        names = (f"{stamp}-{number}" if number else stamp for number in itertools.count())
        aside = next(file for name in names if not (file := self._path.with_name(name)).exists())
        for file in self._files:
            if file.exists():
                file.replace(file.with_name(file.name.replace(self._path.name, aside.name, 1)))
        self._tell(say("store.damaged", file=aside.name))
        return aside

    def tell_of(self, error: sqlite3.Error) -> None:
        match _code(error):
            case sqlite3.SQLITE_FULL:
                self._tell(say("store.full"))
            case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if self._no_room():
                self._tell(say("store.full"))
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                self._tell(say("store.locked"))
            case _:
                self._tell(say("store.unwritable", folder=str(self._path.parent)))

    def _no_room(self) -> bool:
        """Where there is too little even for an empty ledger, SQLite speaks of an error of the disk."""
        try:
            return shutil.disk_usage(self._path.parent).free < LEAST_ROOM
        except OSError:
            return False


def _identity(file: Path) -> FileIdentity | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 when the error is Python's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def damaged(error: sqlite3.Error) -> bool:
    return isinstance(error, DamagedLedger) or _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
