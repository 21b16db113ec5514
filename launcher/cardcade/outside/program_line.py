"""A line to a program that runs on this machine: JSON lines into its input, JSON lines from its output."""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Any, Final

from cardcade.inherited import needed
from cardcade.outside import keeper
from cardcade.outside.lines import LONGEST, THINKING, UNREAD, Unanswered, ended_by

log = logging.getLogger(__name__)

KEEP: Final = "--keep-program"
"""How a frozen program is told to be the keeper."""
GRACE: Final = 3.0
"""Seconds the keeper has to end the program by itself."""
LAST_WORDS: Final = 20
_FLAGS: Final[int] = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class ProgramLine:
    """Started at once, never through a shell; it ends with `close`, and at the latest with us."""

    thinking = THINKING

    def __init__(self, command: Sequence[str]) -> None:
        self._child = subprocess.Popen(
            keeper_command(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=needed(),
            creationflags=_FLAGS,
            start_new_session=True,  # Ctrl-C is meant for us; and whatever the program starts ends with it
        )
        self.name = " ".join(command)
        self._said: Queue[bytes] = Queue(UNREAD)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=LAST_WORDS)
        self._closed = False
        self.answers = self.mistakes = 0
        self._threads = [
            threading.Thread(target=run, name="program", daemon=True) for run in (self._talk, self._hear, self._note)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def open(self) -> bool:
        return not self._closed

    def send(self, message: Mapping[str, Any]) -> None:
        self._to_say.put(json.dumps(message).encode() + b"\n")

    def receive(self, seconds: float) -> bytes:
        with ended_by(self, {Empty: "slow"}):
            line = self._said.get(timeout=max(0.0, seconds))
        if not line:
            self._mourn()
            raise Unanswered("quit")
        if len(line) > LONGEST:
            self.close()
            raise Unanswered("flooded")
        return line

    def forget(self) -> None:
        with contextlib.suppress(Empty):
            for _ in range(UNREAD):  # whoever says more than that is still talking
                if not self._said.get_nowait():
                    self._said.put_nowait(b"")  # that it has ended is not forgotten
                    return

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._to_say.put(None)
        ending = threading.Thread(target=self._end, name="program", daemon=True)
        ending.start()
        self._threads.append(ending)

    def wait(self) -> None:
        """Until nothing of a closed line runs any more."""
        for thread in self._threads:
            thread.join(GRACE)

    def _end(self) -> None:
        """The keeper ends the program when it hears no more of us; it is not asked twice."""
        try:
            self._child.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def _mourn(self) -> None:
        self.close()
        self.wait()
        words = "".join(self._complaints)[-2000:]
        log.warning("%s has ended (%s)%s", self.name, self._child.poll(), f": {words}" if words else "")

    def _talk(self) -> None:
        assert self._child.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (message := self._to_say.get()) is not None:
                self._child.stdin.write(message)
                self._child.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            self._child.stdin.close()

    def _hear(self) -> None:
        assert self._child.stdout is not None
        with self._child.stdout as output:
            while (line := output.readline(LONGEST + 1)) and self._keep(line):
                pass
        self._keep(b"")

    def _keep(self, line: bytes) -> bool:
        while not self._closed:
            with contextlib.suppress(Full):
                self._said.put(line, timeout=0.2)
                return True
        return False

    def _note(self) -> None:
        """The last of its complaints, for the log."""
        assert self._child.stderr is not None
        with self._child.stderr as complaints:
            for line in _bounded(complaints):
                self._complaints.append(line.decode("utf-8", "replace"))


def _bounded(lines: IO[bytes]) -> Any:
    return iter(lambda: lines.readline(1000), b"")


def keeper_command(command: Sequence[str]) -> list[str]:
    """Runs the program under a keeper of its own."""
    if getattr(sys, "frozen", False):
        return [sys.executable, KEEP, *command]
    return [sys.executable, "-I", "-S", str(Path(keeper.__file__)), *command]


def become_keeper_if_asked() -> None:
    """For the first lines of a frozen program's main: never returns in a keeper."""
    if sys.argv[1:2] == [KEEP]:
        sys.exit(keeper.keep(sys.argv[2:]))
