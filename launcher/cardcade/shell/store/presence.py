"""Whether a copy of the program still runs: it keeps a file locked, and the system frees that however the copy ends."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import uuid
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0


class Presence:
    """This copy, and what it can tell of others that write to the same ledger.

    Locked by SQLite, whose locks work the same on every system: neither a clock nor a process's number is trusted.
    """

    def __init__(self, ledger: Path) -> None:
        self.copy = uuid.uuid4().hex
        self._ledger = ledger
        self._lock: sqlite3.Connection | None = None

    def announce(self) -> None:
        """From now on others know that this copy runs; what copies that have ended left behind goes."""
        if self._lock is not None:
            if self._file(self.copy).exists():
                return
            self._lock.close()  # somebody has deleted it: what nobody finds is no news
        try:
            self._lock = self._locked()
        except sqlite3.Error as error:
            log.warning("other copies will not know of this one: %s", error)
        else:
            self._sweep()

    def runs(self, copy: str) -> bool:
        return copy == self.copy or _is_locked(self._file(copy))

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
            with contextlib.suppress(OSError):
                self._file(self.copy).unlink()

    def _file(self, copy: str) -> Path:
        return self._ledger.with_name(f"{self._ledger.name}-copy-{copy}")

    def _locked(self) -> sqlite3.Connection:
        lock = _open(self._file(self.copy), PATIENCE)
        lock.execute("PRAGMA journal_mode=MEMORY")  # or another file would lie beside it
        lock.execute("BEGIN EXCLUSIVE")
        if self._file(self.copy).exists():
            return lock
        lock.close()  # swept away by another copy before it was locked
        return self._locked()

    def _sweep(self) -> None:
        for file in self._ledger.parent.glob(f"{self._ledger.name}-copy-*"):
            if not _is_locked(file):
                with contextlib.suppress(OSError):
                    file.unlink()


def _is_locked(file: Path) -> bool:
    if not file.exists():
        return False
    probe = _open(file, 0.0)
    try:
        probe.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.Error as error:
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    finally:
        probe.close()
    return False


def _open(file: Path, patience: float) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=patience, isolation_level=None)
