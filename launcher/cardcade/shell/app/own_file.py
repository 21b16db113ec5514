"""A small file of the player's own: read with care, written all or nothing, set aside where it is broken."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path


def read_start(path: Path, most: int) -> bytes:
    """No more of it than shows that it is too long; OSError where it is no plain file."""
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would wait for somebody to write to it
        raise OSError("no plain file")
    with path.open("rb") as file:
        return file.read(most + 1)


def write_whole(path: Path, text: str) -> None:
    """On disk when it returns; a kill in the middle leaves the old file. May raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def aside(path: Path) -> Path:
    """Where it goes when it is broken: beside its place, with the time in its name."""
    return path.with_name(f"{path.name}.broken-{time.strftime('%Y%m%d-%H%M%S')}")
