"""The bots' process as the table sees it: started ahead, fed from a thread of its own, replaced when it fails."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final

from cardcade.inherited import needed
from cardcade.workers.bot_worker import command

log = logging.getLogger(__name__)

LOST: Final = "lost"
"""What a reply says when the process ended instead of answering."""
CODE: Final = "code"
"""And with which exit code, where it ended by itself."""
GRACE: Final = 1.0
"""Seconds that a process which has closed its pipe may take to be gone."""


class BotProcess:
    """Sends requests and collects replies without ever making the caller wait."""

    def __init__(self, wake: Callable[[], object] = lambda: None) -> None:
        self.wake = wake
        """Called from another thread when a reply has come."""
        self._replies: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._errand: _Errand | None = None

    def start(self) -> None:
        """Begins to start the process, unless one runs."""
        if self._errand is None or self._errand.ended:
            self._errand = _Errand(self._arrived)

    def send(self, request: dict[str, Any]) -> None:
        """One reply will come for it: an answer, an error, or that the process was lost."""
        while self._errand is None or not self._errand.offer(request):
            self._errand = _Errand(self._arrived)

    def take(self) -> list[dict[str, Any]]:
        """The replies that have come, oldest first."""
        taken = []
        while not self._replies.empty():
            taken.append(self._replies.get())
        return taken

    def kill(self) -> None:
        """Ends the process at once, whatever it thinks about; the next request starts another."""
        if self._errand is not None:
            self._errand.kill()
            self._errand = None

    def close(self) -> None:
        """Ends the process and waits until it is gone."""
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.kill()
            errand.thread.join(5)

    @property
    def pid(self) -> int | None:
        """The process's number, once it runs."""
        child = self._errand.child if self._errand else None
        return child.pid if child and child.poll() is None else None

    def _arrived(self, errand: _Errand, reply: dict[str, Any]) -> None:
        if errand is self._errand:
            self._replies.put(reply)
            self.wake()


class _Errand:
    """One process and the thread that talks to it: a line out, a line back."""

    def __init__(self, arrived: Callable[[_Errand, dict[str, Any]], None]) -> None:
        self.child: subprocess.Popen[bytes] | None = None
        self.ended = False
        self._killed = False
        self._requests: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._asked: dict[str, Any] | None = None
        self._lock = threading.Lock()
        self._arrived = arrived
        self.thread = threading.Thread(target=self._run, name="bots", daemon=True)
        self.thread.start()

    def offer(self, request: dict[str, Any]) -> bool:
        """Takes the request, unless the process has ended."""
        with self._lock:
            if not self.ended:
                self._requests.put(request)
            return not self.ended

    def kill(self) -> None:
        with self._lock:
            self.ended = self._killed = True
            if self.child is not None:
                end_with_children(self.child)
        self._requests.put(None)

    def _run(self) -> None:
        try:
            self._launch()
            while (request := self._requests.get()) is not None and not self.ended:
                self._asked = request
                reply = self._exchange(request)
                self._asked = None
                self._arrived(self, reply)
        except (OSError, EOFError, ValueError) as error:
            if not self._killed:
                log.warning("the bots' process failed: %s", error)
        finally:
            self._bury()

    def _launch(self) -> None:
        with self._lock:
            if not self.ended:
                self.child = subprocess.Popen(
                    command(),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    creationflags=_FLAGS,
                    env=needed(),
                    start_new_session=True,  # whatever a bot starts belongs to it, and ends with it
                )

    def _exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply; OSError, EOFError or ValueError when the process is gone."""
        assert self.child is not None
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(json.dumps(request).encode() + b"\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise EOFError("it ended without an answer")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def _bury(self) -> None:
        """Leaves no zombie, no open pipe and no request without a reply."""
        with self._lock:
            self.ended = True
        code = self._code()
        if self.child is not None:
            end_with_children(self.child)
            self.child.wait()
            for pipe in filter(None, (self.child.stdin, self.child.stdout)):
                with contextlib.suppress(OSError, ValueError):
                    pipe.close()
        unanswered = [self._asked] if self._asked else []
        while not self._requests.empty():
            unanswered += [request] if (request := self._requests.get()) else []
        for request in unanswered:
            self._arrived(self, {"id": request["id"], LOST: True, CODE: code})

    def _code(self) -> int | None:
        """How the process ended, if it did so by itself: its exit code, or a signal's number below zero."""
        try:
            return self.child.wait(GRACE) if self.child is not None and not self._killed else None
        except subprocess.TimeoutExpired:
            return None


def end_with_children(child: subprocess.Popen[bytes]) -> None:
    """The process, and on systems that know process groups whatever it has started."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()


_FLAGS: Final[int] = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows only: a quiet child; elsewhere it lowers its own priority."""
