"""The program run as a player runs it, watched from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 30.0

HEADLESS = """
import sys
from cardcade.shell.app import start
from cardcade.shell.window import window
start.RealWindow = lambda *_, **__: window.Headless((1920, 1080))
from cardcade.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""The same program with a picture in memory for its window, where there is no display."""


class Program:
    """A running launcher or table and what it says it shows."""

    def __init__(self, child: subprocess.Popen[bytes], status: Path, began: float) -> None:
        self.child, self.status, self.began = child, status, began

    def wait_for(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first state that meets it, or TimeoutError."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.child.poll() is None:
            for told in self.states():
                if met(told):
                    return told
            time.sleep(0.005)
        raise TimeoutError("the program did not get there")

    def states(self) -> list[dict[str, Any]]:
        with suppress(OSError, ValueError):
            return [json.loads(line) for line in self.status.read_text("utf-8").splitlines()]
        return []


@contextmanager
def running(*arguments: str, seen: bool = True, env: dict[str, str] | None = None) -> Iterator[Program]:
    """Started with these arguments, ended afterwards."""
    with tempfile.TemporaryDirectory(prefix="cardcade-", ignore_cleanup_errors=True) as folder:
        status = Path(folder) / "status"
        own = {**(env or os.environ), "CARDCADE_HOME": folder, "CARDCADE_STATUS": str(status)}
        began = time.time()
        child = subprocess.Popen([*_command(seen), *arguments], env=own, stderr=subprocess.DEVNULL)
        try:
            yield Program(child, status, began)
        finally:
            child.kill()
            child.wait()


def _command(seen: bool) -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "cardcade"] if seen else [sys.executable, "-c", HEADLESS]
