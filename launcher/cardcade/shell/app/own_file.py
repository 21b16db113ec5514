"""A small file of the player's own: read with care, set aside where it is broken."""

from __future__ import annotations

import stat
import time
from pathlib import Path


def read_start(path: Path, most: int) -> bytes:
    """No more of it than shows that it is too long; OSError where it is no plain file."""
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would wait for somebody to write to it
        raise OSError("no plain file")
    with path.open("rb") as file:
        return file.read(most + 1)


def aside(path: Path) -> Path:
    """Where it goes when it is broken: beside its place, with the time in its name."""
    return path.with_name(f"{path.name}.broken-{time.strftime('%Y%m%d-%H%M%S')}")
