"""The player's own preset files: written whole or not at all, and never over what somebody else wrote meanwhile."""

from __future__ import annotations

import contextlib
import os
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

from cardcade.discovery.library import read_bytes
from cardcade.engine.message import Message, say
from cardcade.foreign import real

TRASH, DAY = "trash", 86400.0
KEPT = 30 * DAY
"""Seconds that something thrown away can still be brought back."""
UNFINISHED = ".cardcade-unfinished"
FORGOTTEN = 60.0
"""Seconds after which an unfinished file is nobody's: its program was killed."""


class KeptFile(NamedTuple):
    """A file as it was when it was read or written last."""

    path: Path
    raw: bytes

    @property
    def name(self) -> str:
        """What its preset is called in commands; some systems spell accents in their own way."""
        return unicodedata.normalize("NFC", self.path.stem)

    @property
    def text(self) -> str:
        return self.raw.decode("utf-8")


class Conflict(NamedTuple):
    """The file is not as it was: somebody changed it, or took it away (None). It has been left alone."""

    path: Path
    theirs: bytes | None


@dataclass(frozen=True, slots=True)
class Unwritten:
    """Nothing was changed, and why."""

    path: Path
    why: Message


Outcome: TypeAlias = KeptFile | Conflict | Unwritten


def read(path: Path) -> KeptFile:
    """OSError when it may not be read."""
    return KeptFile(path, read_bytes(path))


def create(path: Path, text: str) -> Outcome:
    """A new file; one that is there already is a conflict."""
    return _guarded(path, lambda: _create(path, text.encode()))


def save(kept: KeptFile, text: str) -> Outcome:
    """The file with another text, if it is still as it was."""
    return _guarded(kept.path, lambda: _save(kept, text.encode()))


def move(kept: KeptFile, path: Path) -> Outcome:
    """The same file under another name; the old one goes only when the new one is there."""

    def moving() -> Outcome:
        made = _create(path, kept.raw)
        if isinstance(made, KeptFile):
            kept.path.unlink(missing_ok=True)
        return made

    return _guarded(path, moving)


def discard(kept: KeptFile) -> Outcome:
    """Into the folder's trash, from which `move` brings it back."""

    def discarding() -> Outcome:
        trash = kept.path.parent / TRASH
        trash.mkdir(exist_ok=True)
        target = trash / f"{kept.path.stem}.{time.time_ns():x}.toml"
        os.replace(kept.path, target)
        return read(target)

    return _guarded(kept.path, discarding)


def empty_trash(folder: Path, now: float) -> None:
    """What was thrown away long ago goes for good; what others laid there stays."""
    with contextlib.suppress(OSError):
        for file in (folder / TRASH).glob("*.toml"):
            if now - _thrown_away(file) > KEPT:
                file.unlink(missing_ok=True)


def _thrown_away(file: Path) -> float:
    """When, by its name; of a file that is not ours, never."""
    try:
        return int(file.stem.rpartition(".")[2], 16) / 1e9
    except ValueError:
        return float("inf")


def _guarded(path: Path, act: Callable[[], Outcome]) -> Outcome:
    try:
        return act()
    except OSError as error:
        return Unwritten(path, say("preset.unwritable", file=path.name, error=error.strerror or str(error)))


def _save(kept: KeptFile, raw: bytes) -> Outcome:
    path = real(kept.path)  # a link goes on leading to its file
    if conflict := _conflict(path, kept):
        return conflict
    if not os.access(path, os.W_OK):
        return Unwritten(kept.path, say("preset.write_protected", file=kept.path.name))
    unfinished = _unfinished(path, raw)
    try:
        if conflict := _conflict(path, kept):  # writing took its time
            return conflict
        os.chmod(unfinished, path.stat().st_mode & 0o777)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    _settle(path.parent)
    return KeptFile(kept.path, raw)


def _conflict(path: Path, kept: KeptFile) -> Conflict | None:
    try:
        theirs = read_bytes(path)
    except FileNotFoundError:
        return Conflict(kept.path, None)
    return None if theirs == kept.raw else Conflict(kept.path, theirs)


def _create(path: Path, raw: bytes) -> Outcome:
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path.parent)
    unfinished = _unfinished(path, raw)
    try:
        _put(unfinished, path)
    except FileExistsError:
        return Conflict(path, read_bytes(path))
    finally:
        unfinished.unlink(missing_ok=True)
    _settle(path.parent)
    return KeptFile(path, raw)


def _put(unfinished: Path, path: Path) -> None:
    """Takes its place at once, or FileExistsError: only a link can do both here, on Windows renaming does."""
    if os.name == "nt":
        os.rename(unfinished, path)
        return
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(str(path)) from None
        os.replace(unfinished, path)


def _unfinished(path: Path, raw: bytes) -> Path:
    """All of it on disk, under a name that no list of presets shows."""
    unfinished = path.with_name(f".{path.stem}.{os.getpid()}{UNFINISHED}")
    try:
        with unfinished.open("wb") as opened:
            opened.write(raw)
            opened.flush()
            os.fsync(opened.fileno())
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    return unfinished


def _sweep(folder: Path) -> None:
    """What killed programs left behind."""
    with contextlib.suppress(OSError):
        for file in folder.glob(f".*{UNFINISHED}"):
            if time.time() - file.stat().st_mtime > FORGOTTEN:
                file.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """The folder's own entry reaches the disk too, where systems can do that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
