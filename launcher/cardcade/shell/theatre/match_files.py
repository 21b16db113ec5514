"""Matches as files: taken in where one is dropped or found, given away into a folder of their own."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.discovery.replays import read_replay, write_replay
from cardcade.engine.deal_code import code_of
from cardcade.engine.message import Message, say
from cardcade.engine.record import Record
from cardcade.engine.replay_file import BadReplay
from cardcade.folders import data_folder
from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

FOLDER = "shared"


def shared_folder() -> Path:
    """Where matches and pictures go that are given away, and where others' are looked for."""
    return data_folder() / FOLDER


def file_name(record: Record, ending: str) -> str:
    """Tells the game, the day and the deal."""
    plain = re.sub(r"[^a-z0-9_-]+", "-", record.beginning.game.lower())[:40]
    return f"{plain}-{time.strftime('%Y%m%d-%H%M%S')}-{code_of(record.beginning.seed)}.{ending}"


def give_away(record: Record) -> Path:
    """The file that it was written to; may raise OSError."""
    file = shared_folder() / file_name(record, "json")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_replay(record, file)
    return file


class MatchFiles:
    """Takes matches in for the launcher and says what has come of it."""

    def __init__(self, app: App) -> None:
        self._app = app

    def dropped(self, name: str) -> None:
        """A file was dropped onto the window: it is kept if it is a finished match, and shown."""
        try:
            record = read_replay(Path(name))
        except BadReplay as bad:
            self._say(bad.reason, Tone.WARNING)
            return
        self.keep(record)
        self._app.pages.open_theatre(record)

    def keep(self, record: Record) -> None:
        """In the history, if it is finished and new there."""
        if self._is_new(record):
            self._say(say("theatre.taken_in"), Tone.GOOD)

    def look_around(self) -> int:
        """Takes in what lies in the shared folder, and says why a file is left out; how many matches were new."""
        new = sum(self._is_taken(file) for file in sorted(shared_folder().glob("*.json")))
        if new:
            self._say(say("theatre.all_taken_in", n=new), Tone.GOOD)
        return new

    def _is_taken(self, file: Path) -> bool:
        try:
            record = read_replay(file)
            if record.result is None:
                raise BadReplay(say("theatre.unfinished"))
        except BadReplay as bad:
            self._say(say("theatre.left_out", file=file.name, why=bad.reason), Tone.WARNING)
            return False
        return self._is_new(record)

    def _is_new(self, record: Record) -> bool:
        """Whether the history lacked it, and has it now."""
        store = self._app.store
        return record.result is not None and store is not None and bool(store().take_in(record))

    def _say(self, words: Message, tone: Tone) -> None:
        self._app.ui.toasts.say(self._app.language.text(words), tone)
