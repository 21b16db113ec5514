"""The match that a command is about: in a file or kept in the history, and the game that it was played with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.commands.picking import choose_game
from cardcade.engine.message import say
from cardcade.terminal import FAILED, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.engine.record import Record


def record_of(named: str, terminal: Terminal) -> Record:
    """That of a file, else that of a match in the history; or BadReplay, or Refused."""
    from cardcade.discovery.replays import read_replay

    return read_replay(Path(named)) if Path(named).exists() else _kept(named, terminal)


def _kept(named: str, terminal: Terminal) -> Record:
    """The id may be shortened as long as it fits only one; Refused where there is no such match, or not its moves."""
    from cardcade.shell.store.store import EVERY, Store

    store = Store()
    try:
        fitting = [match for match in store.history(EVERY) if match.id.startswith(named)] if named else []
        if len(fitting) > 1:
            raise Refused(say("command.many_matches", match=named, n=len(fitting)), FAILED)
        record = store.replay(fitting[0]) if fitting else None
        if record is None:
            raise Refused(say("command.no_moves" if fitting else "command.no_match", match=named), FAILED)
        return record
    finally:
        store.close()
        for notice in store.notices():  # of what happened to the file nobody else will tell
            terminal.notice(notice)


def game_of(record: Record, terminal: Terminal) -> Found:
    """Or BadReplay when so many cannot play it, or Refused when it is not there."""
    from cardcade.engine.replay_file import BadReplay

    found = choose_game(terminal, record.beginning.game)
    if not found.plugin.seats[0] <= record.beginning.seats <= found.plugin.seats[1]:
        raise BadReplay(say("replay.bad_part", part="seats"))
    return found
