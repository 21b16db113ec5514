"""Every way a game can be set up: each of its presets with each number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardcade.discovery.library import Library
from cardcade.engine.rules import rules_of
from cardcade.plugins import GamePlugin


@dataclass(frozen=True, slots=True)
class PresetAndSeats:
    """A preset and a number of players."""

    preset: str
    rules: Any
    seats: int


def setups(plugin: GamePlugin) -> Iterator[PresetAndSeats]:
    """The game's own presets with every number of players they allow, the default preset first."""
    for preset in Library(plugin).presets.values():
        for seats in range(plugin.seats[0], plugin.seats[1] + 1) if preset.bundled else ():
            rules = _made_for(plugin, preset.values, seats)
            if not (hasattr(rules, "problems") and rules.problems()):
                yield PresetAndSeats(preset.name, rules, seats)


def _made_for(plugin: GamePlugin, values: Mapping[str, Mapping[str, Any]], seats: int) -> Any:
    if plugin.seats_key:
        table, key = plugin.seats_key.split(".")
        values = {**values, table: {**values[table], key: seats}}
    return rules_of(plugin.rules, values)
