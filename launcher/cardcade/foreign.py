"""Files that strangers made: taken in whole or not at all, and never more of them than is wanted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.engine.message import Trouble, say

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

KB, MB = 2**10, 2**20
LONGEST_CATALOGUE, LONGEST_PAGE = 512 * KB, 128 * KB
"""Of a game's texts and of its rules page, in one language."""


class Unfit(Trouble):
    """Why a file cannot be used, in words that go on after its name."""


def real(path: Path) -> Path:
    """Where it leads; a link that leads to itself leads nowhere, and nothing is raised."""
    return Path(os.path.realpath(path))


def read_bytes(file: Traversable, most: int) -> bytes:
    """All of a plain file, or Unfit; of one that is too large no more than shows it."""
    try:
        if not file.is_file():
            raise Unfit(say("flaw.why.folder" if file.is_dir() else "flaw.why.no_file"))
        with file.open("rb") as opened:
            raw = opened.read(most + 1)
    except OSError as error:
        raise Unfit(say("flaw.why.unreadable", error=error.strerror or type(error).__name__)) from error
    if len(raw) > most:
        raise Unfit(say("flaw.why.too_large", limit=_size(most)))
    return raw


def read_text(file: Traversable, most: int) -> str:
    """The same as UTF-8 text."""
    try:
        return read_bytes(file, most).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unfit(say("flaw.why.not_utf8")) from error


def _size(limit: int) -> str:
    return f"{limit // MB} MB" if limit >= MB else f"{limit // KB} KB"
