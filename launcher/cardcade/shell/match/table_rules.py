"""The rules of a table to be: a preset, and what was switched by hand at the setup."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from cardcade.discovery.minutes import minutes_of
from cardcade.engine.message import Message
from cardcade.engine.preset_layer import Layer
from cardcade.engine.presets import BadPreset, Preset, changed_name, resolve
from cardcade.engine.rules import Key, keys, rules_with

if TYPE_CHECKING:
    from cardcade.discovery.library import Library
    from cardcade.engine.lengths import Length

MOST_SWITCHES = 9
FEW = 6
"""So many of the rules that are yes or no stand for a game that names none."""


class TableRules:
    """`changes` are values by `table.key`, all of them other than the preset's."""

    def __init__(self, library: Library, preset: Preset, changes: Mapping[str, Any] | None = None) -> None:
        self.library, self.plugin = library, library.plugin
        self.preset = preset
        self.changes: dict[str, Any] = {}
        if changes and self._allowed(changes):
            self.set(changes)

    @property
    def rules(self) -> Any:
        """With everything that was switched."""
        return self._with(self.changes)

    @property
    def chosen(self) -> Preset:
        """What the match is played by; under a name that says so when more was switched than how long it is."""
        if not self.changes:
            return self.preset
        timed = {path for length in self.lengths for path in length.values}
        name = changed_name(self.preset.name) if self.changes.keys() - timed else self.preset.name
        return replace(self.preset, name=name, rules=self.rules)

    def set(self, values: Mapping[str, Any]) -> Message | None:
        """Switches these, or says why they do not go together and changes nothing."""
        wanted = {**self.changes, **values}
        usual = {key.path: key.of(self.preset.rules) for key in keys(self.plugin.rules)}
        changes = {path: value for path, value in wanted.items() if value != usual[path]}
        rules = self._with(changes)
        for _, wrong in rules.problems() if hasattr(rules, "problems") else ():
            reason: Message = wrong
            return reason
        self.changes = changes
        return None

    def layer(self, names: Mapping[str, str]) -> Layer:
        """As a preset of one's own."""
        return Layer(self.plugin.id, self.preset.name, names, written=self.changes)

    # -- what there is to switch

    @property
    def switches(self) -> list[Key]:
        """The rules people argue about: those the game names, or the first few that are yes or no."""
        found = {key.path: key for key in keys(self.plugin.rules)}
        if self.plugin.switches is None:
            return [key for key in found.values() if key.kind is bool][:FEW]
        named = (found[path] for path in self.plugin.switches if path in found)
        return [key for key in named if options(key)][:MOST_SWITCHES]

    @cached_property
    def lengths(self) -> list[Length]:
        """Those that this game's rules can have."""
        return [length for length in self.plugin.lengths if self._allowed(length.values)]

    @property
    def length(self) -> Length | None:
        """None where the preset has one of its own."""
        return next((length for length in self.lengths if length.holds(self.rules)), None)

    def minutes(self, seats: int) -> float | None:
        """Measured, of the preset that was changed; None where nobody knows."""
        length, usual = self.length, self.plugin.default_preset
        if length is None:
            return None
        return minutes_of(self.plugin.package, self.preset.name, usual, seats, length.name)

    # -- how

    def _with(self, changes: Mapping[str, Any]) -> Any:
        return rules_with(self.plugin.rules, self.preset.values, changes)

    def _allowed(self, changes: Mapping[str, Any]) -> bool:
        """Whether a file could say so: what was remembered may be of another version."""
        draft = Layer(self.plugin.id, self.preset.name, written=changes).draft("table")
        try:
            resolve(draft, self.plugin.id, self.plugin.rules, self.library)
        except BadPreset:
            return False
        return True


def options(key: Key) -> tuple[Any, ...]:
    """What a switch of this rule goes through; nothing where it is a number."""
    if key.kind is bool:
        return (False, True)
    return tuple(get_args(key.kind)) if get_origin(key.kind) is Literal else ()


def following(key: Key, value: Any) -> Any:
    """What a switch turns to next."""
    known = options(key)
    return known[(known.index(value) + 1) % len(known)] if value in known else known[0]
