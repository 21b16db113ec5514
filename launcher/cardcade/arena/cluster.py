"""A crew that works on other machines: an existing Dask cluster (the extra `cardcade[cluster]`)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from typing import Any, Final, Generic, Self, TypeVar

from distributed import Client, Future
from distributed import TimeoutError as DaskTimeout
from distributed.comm.addressing import get_address_host_port, parse_address
from distributed.comm.core import CommClosedError
from distributed.core import rpc
from distributed.scheduler import KilledWorker
from distributed.security import Security

import cardcade
from cardcade import discovery
from cardcade.arena.crew import AHEAD, Gone
from cardcade.arena.referee import Failed
from cardcade.engine.message import Message, say

T = TypeVar("T")
R = TypeVar("R")
Versions = dict[str, str]

REACH: Final = 5.0
"""Seconds in which a scheduler must answer, and its first worker be there."""
LOOK: Final = 0.5
"""Seconds between looks at whether it is still there."""
GONE: Final = 15.0
"""Seconds after which a scheduler that went away is not waited for any longer."""
TRIES: Final = 3
"""So often a piece may take workers down with it, beyond what Dask itself allows."""


class Cluster:
    """Does the work of one game wherever the same versions are; close it, or leave its `with`."""

    def __init__(self, address: str, game: str) -> None:
        """May raise Failed: nobody there, or no worker with the same versions."""
        _hush()
        self._address, self._versions = address, versions_of(game)
        try:
            asyncio.run(asyncio.wait_for(_greet(address), REACH))  # a client that cannot use it would not end by itself
            self._client: Any = Client(address, timeout=REACH, set_as_default=False)  # type: ignore[no-untyped-call]
        except (OSError, ValueError, DaskTimeout) as error:
            told = str(error)[:200] or type(error).__name__
            raise Failed(say("cluster.unreachable", address=address, error=told)) from error
        except Exception as error:  # whatever listens there may answer anything
            raise Failed(say("cluster.stranger", address=address)) from error
        try:
            self.workers, self.unfit = self._fit_workers(game)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """What comes of each piece, in their order. May raise Failed, or Gone."""
        waiting: deque[_Piece[T]] = deque()
        for piece in pieces:
            waiting.append(_Piece(piece, self._submit(work, piece)))
            if len(waiting) >= AHEAD * max(1, len(self.workers)):
                yield self._result(work, waiting.popleft())
        while waiting:
            yield self._result(work, waiting.popleft())

    def close(self) -> None:
        with contextlib.suppress(OSError, DaskTimeout, CancelledError):
            self._client.close(timeout=2)

    def _fit_workers(self, game: str) -> tuple[list[str], list[Message]]:
        """Who has the same versions as we, and what is wrong with the others; who has gone meanwhile is neither."""
        with contextlib.suppress(DaskTimeout):
            self._client.wait_for_workers(1, timeout=REACH)
        answers = self._client.run(versions_of, game, on_error="return")
        told = {worker: answer for worker, answer in answers.items() if not isinstance(answer, CommClosedError)}
        fit = [worker for worker, versions in told.items() if versions == self._versions]
        unfit = [_difference(worker, self._versions, told[worker]) for worker in told if worker not in fit]
        if not fit:
            raise Failed(unfit[0] if unfit else say("cluster.no_workers", address=self._address))
        return fit, unfit

    def _submit(self, work: Callable[[T], R], piece: T) -> Future[R]:
        """To any fit worker."""
        try:
            where = {"workers": self.workers} if self.unfit else {}  # else whoever joins may help
            made: Future[R] = self._client.submit(_alone, work, piece, self._versions, pure=False, **where)
            return made
        except (OSError, RuntimeError, ValueError) as error:
            raise self._gone() from error

    def _result(self, work: Callable[[T], R], piece: _Piece[T]) -> R:
        """Waits, and has it done again where a worker took it into its grave or had other versions."""
        while True:
            try:
                done: R = self._wait(piece.future)
                return done
            except (KilledWorker, OtherVersions, CancelledError, OSError) as lost:
                if self._client.status != "running":
                    raise self._gone() from lost
                if isinstance(lost, OtherVersions):
                    self.workers = self._others(lost.worker)
                piece.lost[type(lost)] += 1
                if piece.lost.total() > TRIES:
                    raise Failed(say("cluster.lost", tries=TRIES)) from lost
                piece.future = self._submit(work, piece.piece)

    def _others(self, unfit: str) -> list[str]:
        """All that are there now but this one, which is not asked again."""
        self.unfit.append(say("cluster.other", worker=unfit, what="cardcade", ours=cardcade.__version__, theirs="?"))
        return [worker for worker in self._client.scheduler_info(n_workers=-1)["workers"] if worker != unfit]

    def _wait(self, future: Future[R]) -> R:
        away: float | None = None
        while True:
            try:
                done: R = future.result(timeout=LOOK)
                return done
            except DaskTimeout:
                here = self._client.status == "running"
                away = None if here else away or time.monotonic()
                if away is not None and time.monotonic() - away > GONE:
                    raise self._gone() from None

    def _gone(self) -> Gone:
        return Gone(say("cluster.gone", address=self._address))


class _Piece(Generic[T]):
    """Work that is under way, and how often it was lost."""

    def __init__(self, piece: T, future: Future[Any]) -> None:
        self.piece, self.future = piece, future
        self.lost: Counter[type[BaseException]] = Counter()


class OtherVersions(Exception):
    """A worker that joined later has other versions."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


async def _greet(address: str) -> None:
    """Asks who is there; an error of any kind where that is no scheduler."""
    get_address_host_port(address)
    scheme, _ = parse_address(address)
    ours: Any = Security()  # type: ignore[no-untyped-call]
    how = ours.get_connection_args("client")
    if scheme in ("tls", "wss") and not how["ssl_context"]:
        raise ValueError("its certificates must be named in Dask's configuration, under distributed.comm.tls")
    async with rpc(address, timeout=REACH, connection_args=how) as there:  # type: ignore[no-untyped-call]
        told = await there.identity()
    if told["type"] != "Scheduler":
        raise TypeError(told["type"])


def _hush() -> None:
    """Dask tells of every lost line, in words for nobody; what matters we say ourselves."""
    ours = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] in ("distributed", "tornado")]
    for name in ("distributed", "asyncio", "tornado", *ours):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def versions_of(game: str) -> Versions:
    """What must be the same wherever a game is played, for it to come out the same."""
    found = discovery.find(game)
    if not isinstance(found, discovery.Found):
        return {"cardcade": cardcade.__version__, game: "–"}
    return {"cardcade": cardcade.__version__, game: f"{found.version} ({found.plugin.rules_version})"}


_one_at_a_time = threading.Lock()
_checked: set[str] = set()


def _alone(work: Callable[[T], R], piece: T, versions: Versions) -> R:
    """On a worker, which may have several threads; games are played in one of them at a time."""
    with _one_at_a_time:
        for game in versions.keys() - {"cardcade"} - _checked:
            if versions_of(game) != versions:
                raise OtherVersions(_own_address())
            _checked.add(game)
        return work(piece)


def _own_address() -> str:
    from distributed import get_worker

    return str(get_worker().address)


def _difference(worker: str, ours: Versions, theirs: Any) -> Message:
    if not isinstance(theirs, dict):
        return say("cluster.broken", worker=worker, error=str(theirs)[:200])
    what = next(name for name, version in ours.items() if theirs.get(name) != version)
    return say("cluster.other", worker=worker, what=what, ours=ours[what], theirs=theirs.get(what, "–"))
