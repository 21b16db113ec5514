"""Marks on disk: whose code is open in which copy of the program. One whose copy has ended tells who was open then."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from cardcade.discovery.left_out import CRASHED, HUNG, LeftOut, read
from cardcade.foreign import KB, Unfit, read_text
from cardcade.shell.store.presence import Presence
from cardcade.shell.window.watchdog import short
from cardcade.whole_files import write_form

log = logging.getLogger(__name__)

NAME: Final = "open"
LONGEST_MARK, LONGEST_TRACE = 16 * KB, 256 * KB
CALL: Final = re.compile(r'^\s*File "(?P<file>.+)", line (?P<line>\d+)', re.MULTILINE)


class Marks:
    """This copy has one mark at a time; a folder that cannot be written to only costs the news."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._presence = Presence(folder / NAME)

    @property
    def trace(self) -> Path:
        """What Python itself writes when it is brought down."""
        return self._folder / f"{NAME}-{self._presence.copy}.txt"

    def set(self, game: LeftOut) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._presence.announce()
            write_form(self._mark(self._presence.copy), asdict(game))
        except OSError as error:
            log.warning("no mark of %s: %s", game.game, error)

    def clear(self) -> None:
        for file in (self._mark(self._presence.copy), self.trace):
            _remove(file)

    def close(self) -> None:
        self.clear()
        self._presence.close()

    def take_dead(self) -> Iterator[LeftOut]:
        """Who was open in copies that have ended without closing them; each is told once."""
        with suppress(OSError):
            for file in sorted(self._folder.glob(f"{NAME}-*.json")):
                copy = file.stem.removeprefix(f"{NAME}-")
                if not self._presence.runs(copy):
                    trace = file.with_suffix(".txt")
                    found = _read(file, trace)
                    _remove(file)
                    _remove(trace)
                    yield from found

    def _mark(self, copy: str) -> Path:
        return self._folder / f"{NAME}-{copy}.json"


def _read(mark: Path, trace: Path) -> list[LeftOut]:
    try:
        game = read(json.loads(read_text(mark, LONGEST_MARK)))
    except (Unfit, ValueError, RecursionError):
        return []
    return [] if game is None else [_with_trace(game, trace)]


def _with_trace(game: LeftOut, trace: Path) -> LeftOut:
    """A hang that let nobody else run, or a crash of Python itself, has left its calls."""
    try:
        told = read_text(trace, LONGEST_TRACE)
    except Unfit:
        return game
    if not told.strip():
        return game
    return replace(game, why=HUNG if told.startswith("Timeout") else CRASHED, place=_place(told, Path(game.folder)))


def _place(told: str, folder: Path) -> str:
    """The innermost call of the game's own files."""
    for call in CALL.finditer(told):
        if Path(call["file"]).is_relative_to(folder):
            return f"{short(call['file'], {folder.name})}:{call['line']}"
    return ""


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
