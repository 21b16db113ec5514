"""What was found out about the plugins of strangers, so that a game is tried once and not at every start."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

from cardcade.engine.message import Message, read_message, write_message
from cardcade.folders import data_folder
from cardcade.foreign import MB, Unfit, read_text
from cardcade.whole_files import write_form

HUNG: Final = "discovery.hung"

STARTS = 3
"""At so many starts a plugin that hangs is tried again: it may have been the machine that had no time."""

LONGEST: Final = 4 * MB

Verdicts = dict[str, Message | None]
"""For each entry point why it cannot be used; None when it can."""


def hung(told: Verdicts) -> bool:
    return any(verdict is not None and verdict.key == HUNG for verdict in told.values())


class Memory:
    """Verdicts by distribution, and at how many starts; a file that cannot be read or written only costs time."""

    def __init__(self) -> None:
        self._file = data_folder() / "plugins.json"

    def recall(self, name: str, print_: str) -> Verdicts | None:
        """None as well while another try is due."""
        entry = self._entry(name, print_)
        with suppress(ValueError):
            told = read_verdicts(entry.get("verdicts"))
            return None if hung(told) and _starts(entry) < STARTS else told
        return None

    def remember(self, name: str, print_: str, told: Verdicts) -> None:
        starts = 1 + _starts(self._entry(name, print_))
        entry = {"fingerprint": print_, "starts": starts, "verdicts": write_verdicts(told)}
        with suppress(OSError):
            write_form(self._file, {**self._read(), name: entry})

    def forget(self, name: str) -> None:
        """The player wants it to be tried again; may raise OSError."""
        if name in (known := self._read()):
            write_form(self._file, {other: entry for other, entry in known.items() if other != name})

    def _entry(self, name: str, print_: str) -> dict[str, Any]:
        """Empty where nothing is known of this very state of it."""
        entry = self._read().get(name)
        return entry if isinstance(entry, dict) and entry.get("fingerprint") == print_ else {}

    def _read(self) -> dict[str, Any]:
        try:
            known = json.loads(read_text(self._file, LONGEST))
        except (Unfit, ValueError, RecursionError):
            return {}
        return known if isinstance(known, dict) else {}


def _starts(entry: dict[str, Any]) -> int:
    starts = entry.get("starts", 0)
    return starts if isinstance(starts, int) else 0


def write_verdicts(told: Verdicts) -> dict[str, Any]:
    return {entry: None if reason is None else write_message(reason) for entry, reason in told.items()}


def read_verdicts(form: Any) -> Verdicts:
    if not isinstance(form, dict):
        raise ValueError("verdicts are an object")
    return {entry: None if part is None else read_message(part) for entry, part in form.items()}
