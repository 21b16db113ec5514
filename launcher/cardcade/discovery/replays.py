"""Replay files on disk, and the game that each needs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardcade.engine.game import Game
from cardcade.engine.message import say
from cardcade.engine.presets import BadPreset, Draft, resolve
from cardcade.engine.record import Beginning, Record, game_for
from cardcade.engine.replay_file import LONGEST, BadReplay, read, write
from cardcade.plugins import GamePlugin


def read_replay(file: Path) -> Record:
    """The record in a file, or BadReplay."""
    if file.exists() and not file.is_file():  # a pipe would wait for somebody to write to it
        raise BadReplay(say("replay.no_file", file=str(file)))
    try:
        with file.open("rb") as opened:
            return read(opened.read(LONGEST + 1))
    except OSError as error:
        raise BadReplay(say("replay.unreadable", file=str(file), error=error.strerror or str(error))) from None


def write_replay(record: Record, file: Path) -> None:
    """May raise OSError."""
    file.write_text(write(record), "utf-8")


def checked_game(beginning: Beginning, plugin: GamePlugin) -> Game[Any, Any]:
    """The game that a replay was played with, or BadReplay when its rule values are not this game's."""
    try:
        rules = checked_rules(beginning.preset, beginning.values, plugin)
    except BadPreset as bad:
        raise BadReplay(say("replay.bad_values", key=bad.problems[0].key, wrong=bad.problems[0].wrong)) from None
    return game_for(plugin.game(rules), beginning.seed, beginning.whole_match)


def checked_rules(preset: str, values: Mapping[str, Any], plugin: GamePlugin) -> Any:
    """The rules that a file holds, which are complete, or BadPreset when they are not this game's."""
    draft = Draft(preset, "replay", {"game": plugin.id, **values}, {})
    return resolve(draft, plugin.id, plugin.rules, _NoBases()).rules


class _NoBases:
    """A replay's values are complete: they extend nothing."""

    names = ()

    def find(self, name: str) -> None:
        return None
