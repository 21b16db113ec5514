"""The process between us and a program: it hands our words on, and ends the program with us, however we end.

Run as a script of its own, without our packages: it must start at once.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading

CHUNK = 1 << 16
GRACE = 1.0
"""Seconds in which a program may end by itself when it hears no more."""


def keep(command: list[str]) -> int:
    """Runs the program until it ends or our input does; what it says goes straight to our reader."""
    try:
        child = subprocess.Popen(command, stdin=subprocess.PIPE)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr, flush=True)
        return 127
    heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
    threading.Thread(target=_hand_on, args=(heard, child), daemon=True).start()
    threading.Thread(target=_listen, args=(heard, child), daemon=True).start()
    return child.wait()


def _listen(heard: queue.SimpleQueue[bytes | None], child: subprocess.Popen[bytes]) -> None:
    """Never waits for the program, so that our end is noticed though it reads nothing."""
    with contextlib.suppress(OSError):
        while chunk := os.read(0, CHUNK):
            heard.put(chunk)
    heard.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(GRACE)
    _end(child)
    os._exit(0)


def _hand_on(heard: queue.SimpleQueue[bytes | None], child: subprocess.Popen[bytes]) -> None:
    assert child.stdin is not None
    with contextlib.suppress(OSError, ValueError), child.stdin:
        while (words := heard.get()) is not None:
            child.stdin.write(words)
            child.stdin.flush()


def _end(child: subprocess.Popen[bytes]) -> None:
    """The program and what it has started."""
    if sys.platform == "win32":
        with contextlib.suppress(OSError):
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(child.pid)], capture_output=True, check=False)
    elif os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    child.kill()


if __name__ == "__main__":
    sys.exit(keep(sys.argv[1:]))
