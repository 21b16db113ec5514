"""Asks a bots' process of its own whether it knows a game."""

from __future__ import annotations

import json
import subprocess
from typing import Any


def worker_says(command: list[str], package: str) -> Any:
    """Its input stays open until it has answered: a worker ends with it."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps({"id": 1, "package": package, "rules": {}, "seats": 2}) + "\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())
