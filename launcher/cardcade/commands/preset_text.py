"""A preset written out as a file: every key with its help, so that it explains itself."""

from __future__ import annotations

import tomlkit
from tomlkit.items import Table

from cardcade.discovery import Found
from cardcade.engine.message import LANGUAGES
from cardcade.engine.preset_schema import allowed
from cardcade.engine.presets import Preset
from cardcade.engine.rules import Key, keys, tables
from cardcade.terminal import Terminal


def preset_text(found: Found, preset: Preset, terminal: Terminal, name: str | None = None) -> str:
    """The file of this preset; with a new name it becomes another one that starts from the same values."""
    document = tomlkit.document()
    document.add("game", tomlkit.item(found.id))
    document.add(tomlkit.nl())
    document.add("name", _words(dict.fromkeys(LANGUAGES, name) if name else preset.names))
    document.add("about", _words(preset.about))
    for table, _ in tables(found.plugin.rules):
        document.add(table, _table(table, found, preset, terminal))
    return tomlkit.dumps(document)


def _words(texts: object) -> Table:
    table = tomlkit.table()
    for language, text in dict(texts).items():  # type: ignore[call-overload]
        if text:
            table.add(language, text)
    return table


def _table(name: str, found: Found, preset: Preset, terminal: Terminal) -> Table:
    table = tomlkit.table()
    table.comment(terminal.text(f"{found.id}.rules.{name}.title"))
    for key in keys(found.plugin.rules):
        if key.table == name:
            for line in _help(key, found.id, terminal):
                table.add(tomlkit.comment(line))
            table.add(key.name, preset.values[name][key.name])
    return table


def _help(key: Key, game: str, terminal: Terminal) -> list[str]:
    label, told = (terminal.text(f"{game}.rules.{key.path}.{part}") for part in ("label", "help"))
    return [f"{label}: {told}", terminal.text("command.presets.allowed", allowed=allowed(key))]
