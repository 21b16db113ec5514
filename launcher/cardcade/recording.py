"""Between matches at a table and replay files: which game a replay needs, and what a match records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardcade.discovery import Found
from cardcade.engine import replay
from cardcade.engine.game import Game
from cardcade.engine.match import Match
from cardcade.engine.message import say
from cardcade.engine.presets import BadPreset, Draft, Preset, resolve
from cardcade.engine.replay import BadReplay, Replay, game_for
from cardcade.plugins import GamePlugin


def record(
    found: Found, preset: Preset, match: Match[Any, Any], players: tuple[str, ...], whole: bool = True
) -> Replay:
    """What the match has been so far, as a replay."""
    return Replay(
        game=found.id,
        plugin_version=found.version,
        rules_version=found.plugin.rules_version,
        preset=preset.name,
        values=preset.values,
        seats=match.seats,
        seed=match.seed,
        players=players,
        whole_match=whole,
        steps=tuple(match.write_step(step) for step in match.steps),
        chain=tuple(match.chain),
        result=match.result,
    )


def game_of(plugin: GamePlugin, taken: Replay) -> Game[Any, Any]:
    """The game that a replay was played with, or BadReplay when its rule values are not this game's."""
    draft = Draft(taken.preset, "replay", {"game": taken.game, **taken.values}, {})
    try:
        preset = resolve(draft, plugin.id, plugin.rules, _NoBases())
    except BadPreset as bad:
        raise BadReplay(say("replay.bad_values", key=bad.problems[0].key, wrong=bad.problems[0].wrong)) from None
    return game_for(plugin.game(preset.rules), taken.seed, taken.whole_match)


class _NoBases:
    """A replay's values are complete: they extend nothing."""

    names = ()

    def find(self, name: str) -> None:
        return None


def read_file(file: Path) -> Replay:
    """The replay in a file, or BadReplay."""
    try:
        with file.open("rb") as opened:
            return replay.read(opened.read(replay.LONGEST + 1))
    except OSError as error:
        raise BadReplay(say("replay.unreadable", file=str(file), error=error.strerror or str(error))) from None
