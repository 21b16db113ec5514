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


def record_of(named: str) -> Record:
    """That of a file, else that of a match in the history; or BadReplay, or Refused."""
    from cardcade.discovery.replays import read_replay

    if Path(named).exists():
        return read_replay(Path(named))
    if (record := _kept(named)) is None:
        raise Refused(say("command.no_match", match=named), FAILED)
    return record


def _kept(named: str) -> Record | None:
    """The id may be shortened as long as it fits only one; None where there is no such match, or not its moves."""
    from cardcade.shell.store.store import Store

    store = Store()
    try:
        fitting = [match for match in store.history(100_000) if match.id.startswith(named)] if named else []
        return store.replay(fitting[0]) if len(fitting) == 1 else None
    finally:
        store.close()


def game_of(record: Record, terminal: Terminal) -> Found:
    """Or BadReplay when so many cannot play it, or Refused when it is not there."""
    from cardcade.engine.replay_file import BadReplay

    found = choose_game(terminal, record.beginning.game)
    if not found.plugin.seats[0] <= record.beginning.seats <= found.plugin.seats[1]:
        raise BadReplay(say("replay.bad_part", part="seats"))
    return found
