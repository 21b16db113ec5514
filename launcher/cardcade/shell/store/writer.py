"""The thread that writes to disk, and what becomes of the work when the disk is full, locked, damaged or not there."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from cardcade.engine.message import Message, say
from cardcade.shell.store.leases import TakenOver
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.ledger_file import LedgerFile, damaged

log = logging.getLogger(__name__)

LATE: Final = 0.1
STUCK: Final = 1.0
"""Seconds at one piece of work after which the disk does not seem to answer."""

Work = Callable[[Ledger], Any]


class TicketKind(Enum):
    """What a piece of work does to the ledger."""

    READ = "read"
    WRITE = "write"
    BEGIN = "begin"
    """The first words about a match: nothing before them is needed to write it anew."""


class Ticket:
    """A piece of work handed to the writer."""

    def __init__(self, work: Work, kind: TicketKind = TicketKind.WRITE) -> None:
        self.work, self.kind = work, kind
        self.saved = False
        self.outcome: Any = None
        self._event = threading.Event()
        self._since = time.monotonic()

    @property
    def done(self) -> bool:
        """It is on disk; or it is known that it cannot be now, then `saved` is False and a notice was given."""
        return self._event.is_set()

    @property
    def late(self) -> bool:
        """The player should be told that it is not yet saved."""
        return not self.done and time.monotonic() - self._since > LATE

    def wait(self, seconds: float) -> bool:
        return self._event.wait(seconds)

    def settle(self, saved: bool) -> None:
        self.saved = saved
        self._event.set()


class Writer:
    """Takes tickets from any thread; what could not be written is tried again with the next ticket."""

    def __init__(self, path: Path, wake: Callable[[], object], patience: float) -> None:
        self._file, self._wake = LedgerFile(path, patience, self._tell), wake
        self._tickets: SimpleQueue[Ticket | None] = SimpleQueue()
        self._notices: SimpleQueue[Message] = SimpleQueue()
        self._told: set[str] = set()
        self._backlog: list[Ticket] = []
        self._at_work_since: float | None = None
        self._match: list[Work] = []
        """All that was written of the match in progress, in case the file must be begun anew."""
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @property
    def stuck(self) -> bool:
        """Whether whoever asks something now would wait for long."""
        since = self._at_work_since
        return since is not None and time.monotonic() - since > STUCK

    @property
    def running(self) -> bool:
        return self._thread.is_alive()

    def hand_in(self, ticket: Ticket) -> Ticket:
        self._tickets.put(ticket)
        return ticket

    def take_notices(self) -> list[Message]:
        taken = []
        while not self._notices.empty():
            taken.append(self._notices.get())
        return taken

    def close(self, seconds: float) -> None:
        self._tickets.put(None)
        self._thread.join(seconds)

    # -- the thread

    def _run(self) -> None:
        self._ledger = self._file.open()
        closing = False
        while not closing:
            tickets = [self._tickets.get()]
            while not self._tickets.empty():
                tickets.append(self._tickets.get())
            closing = None in tickets
            self._at_work_since = time.monotonic()
            self._write([*self._backlog, *(one for one in tickets if one and one.kind is not TicketKind.READ)], closing)
            for ticket in tickets:
                if ticket and ticket.kind is TicketKind.READ:
                    self._read(ticket)
            self._at_work_since = None
            self._wake()
        self._depart()

    def _depart(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # a copy that has ended holds no lease anyway
            self._ledger.leases.release_all()
        self._ledger.close()
        self._file.close()

    def _write(self, tickets: list[Ticket], closing: bool) -> None:
        if not tickets:
            return
        if self._file.in_memory and not self._reaches_disk(closing):
            self._keep_in_memory(tickets)
            return
        if self._file.gone and not self._brought_back():
            self._keep_back(tickets)
            return
        try:
            self._commit([ticket.work for ticket in tickets])
        except sqlite3.Error as error:
            self._rescue(tickets, error)
        except Exception:  # the worker's boundary: a ticket that cannot be written must not end the writing
            self._sort_out(tickets)
        else:
            self._saved(tickets)

    def _reaches_disk(self, closing: bool) -> bool:
        """Whether the ledger is on disk at last."""
        found = self._file.open_at_last(now=closing)
        if found is not None:
            self._ledger.close()
            self._ledger = found
        return found is not None

    def _brought_back(self) -> bool:
        """Whether what somebody has deleted or replaced under our hands is on disk again."""
        log.warning("the ledger was deleted or replaced while it was open")
        found = self._file.bring_back(self._ledger)
        if found is not None:
            self._ledger.close()
            self._ledger = found
        return found is not None

    def _keep_in_memory(self, tickets: list[Ticket]) -> None:
        """Written there for now, and kept to be written again when the disk can be had."""
        for ticket in tickets[len(self._backlog) :]:
            try:
                self._commit([ticket.work])
            except Exception as error:  # the worker's boundary
                self._drop(ticket, error)
            else:
                self._backlog.append(ticket)
                ticket.settle(saved=False)

    def _commit(self, works: list[Work]) -> None:
        with self._ledger.transaction():
            for work in works:
                work(self._ledger)

    def _saved(self, tickets: list[Ticket]) -> None:
        self._backlog = []
        if self._told & _PASSING:
            self._told -= _PASSING
            self._tell(say("store.recovered"))
            self._told.discard("store.recovered")
        for ticket in tickets:
            self._match = [] if ticket.kind is TicketKind.BEGIN else self._match
            self._match.append(ticket.work)
            ticket.settle(saved=True)

    def _rescue(self, tickets: list[Ticket], error: sqlite3.Error) -> None:
        if damaged(error):
            self._begin_anew(tickets, error)
        elif isinstance(error, sqlite3.IntegrityError):
            self._sort_out(tickets)
        else:
            self._put_off(tickets, error)

    def _put_off(self, tickets: list[Ticket], error: sqlite3.Error) -> None:
        """The game goes on; the work waits for better times."""
        log.warning("not saved: %s", error)
        self._file.tell_of(error)
        self._keep_back(tickets)

    def _keep_back(self, tickets: list[Ticket]) -> None:
        self._backlog = tickets
        for ticket in tickets:
            ticket.settle(saved=False)

    def _sort_out(self, tickets: list[Ticket]) -> None:
        """Something in them cannot be written: what can is, each alone."""
        self._backlog = []
        for ticket in tickets:
            try:
                self._commit([ticket.work])
            except Exception as error:  # the worker's boundary
                self._drop(ticket, error)
            else:
                self._saved([ticket])

    def _drop(self, ticket: Ticket, error: Exception) -> None:
        log.error("cannot be saved", exc_info=error)
        self._tell(say("store.taken_over" if isinstance(error, TakenOver) else "store.failed"))
        ticket.settle(saved=False)

    def _begin_anew(self, tickets: list[Ticket], error: sqlite3.Error) -> None:
        """The damaged file is set aside; what is known of the match in progress goes into a new one."""
        log.error("the ledger is damaged: %s", error)
        self._ledger.close()
        self._ledger = self._file.open_anew()
        known, self._match = [*map(Ticket, self._match), *tickets], []
        if self._file.in_memory:
            self._backlog = []
            self._keep_in_memory(known)
            return
        try:
            self._commit([ticket.work for ticket in known])
        except Exception as second:  # the worker's boundary
            self._put_off(known, second if isinstance(second, sqlite3.Error) else error)
        else:
            self._saved(known)

    def _read(self, ticket: Ticket, again: bool = True) -> None:
        """Of a file that turns out to be damaged, what could be carried over."""
        try:
            ticket.outcome = ticket.work(self._ledger)
            if self._ledger.unreadable:
                self._tell(say("store.unreadable", n=len(self._ledger.unreadable)))
            ticket.settle(saved=True)
        except sqlite3.Error as error:
            if damaged(error) and again:
                self._begin_anew([], error)
                self._read(ticket, again=False)
            else:
                self._file.tell_of(error)
                ticket.settle(saved=False)
        except Exception:  # the worker's boundary: what was written by another version may not be readable
            log.exception("cannot be read")
            ticket.settle(saved=False)

    def _tell(self, notice: Message) -> None:
        if notice.key not in self._told:
            self._told.add(notice.key)
            self._notices.put(notice)


_PASSING: Final = {"store.full", "store.locked", "store.unwritable", "store.no_place"}
"""Troubles that may end."""
