"""What one preset file says by itself, and that file rewritten so that it says something else."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from typing import Any

import tomli

from cardcade.engine.presets import Draft

BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class Layer:
    """Whom a preset extends, what it is called in both languages, and the keys it sets itself."""

    game: str
    extends: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    written: Mapping[str, Any] = field(default_factory=dict)
    """Values by `table.key`."""

    def setting(self, path: str, value: Any) -> Layer:
        return replace(self, written={**self.written, path: value})

    def without(self, path: str) -> Layer:
        return replace(self, written={key: value for key, value in self.written.items() if key != path})

    @property
    def tree(self) -> dict[str, Any]:
        """As its file would be parsed; an empty text is not written."""
        head = {"game": self.game, **({"extends": self.extends} if self.extends else {})}
        words = {"name": _filled(self.names), "about": _filled(self.about)}
        tables: dict[str, dict[str, Any]] = {}
        for path, value in self.written.items():
            table, _, key = path.partition(".")
            tables.setdefault(table, {})[key] = value
        return {**head, **{name: texts for name, texts in words.items() if texts}, **tables}

    def draft(self, name: str, source: str = "") -> Draft:
        """To be checked like any file."""
        return Draft(name, source, self.tree, {}, bundled=False)


def layer_of(draft: Draft) -> Layer:
    """The layer of a file that was found to be right."""
    words = {name: dict(draft.tree.get(name, {})) for name in ("name", "about")}
    tables = {name: part for name, part in draft.tree.items() if isinstance(part, dict) and name not in words}
    written = {f"{table}.{key}": value for table, part in tables.items() for key, value in part.items()}
    return Layer(draft.game or "", draft.extends, words["name"], words["about"], written)


class Unchangeable(Exception):
    """A file written in a way that cannot be changed without losing something of it."""


def rewritten(text: str, wanted: Mapping[str, Any]) -> str:
    """The file with these values: what is the same stays as it is, byte for byte, comments and order too."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    plain = text.removeprefix(mark)
    windows = "\r\n" in plain and plain.count("\r\n") == plain.count("\n")
    try:
        document = tomlkit.parse(plain.replace("\r\n", "\n") if windows else plain)
        _change(document, wanted)
        made = tomlkit.dumps(document)
    except (TOMLKitError, KeyError, ValueError) as error:
        raise Unchangeable from error
    if not _says(made, wanted):
        raise Unchangeable
    return mark + (made.replace("\n", "\r\n") if windows else made)


def fresh(wanted: Mapping[str, Any], first_line: str = "") -> str:
    """A new file with these values."""
    return rewritten(f"{first_line}\n" if first_line else "", wanted)


def _change(part: MutableMapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for key in list(part):
        if isinstance(part[key], Mapping):
            had = bool(part[key])
            _change(part[key], wanted.get(key, {}))
            if had and not part[key] and not _speaks(part[key]):
                del part[key]
        elif key not in wanted:
            del part[key]
    for key, value in wanted.items():
        if isinstance(value, Mapping):
            _add_table(part, key, value)
        elif key not in part or not _same(part[key], value):
            part[key] = value


def _add_table(part: MutableMapping[str, Any], name: str, wanted: Mapping[str, Any]) -> None:
    import tomlkit

    if name not in part:
        table = tomlkit.table()
        for key, value in wanted.items():
            table.add(key, value)
        part[name] = table


def _speaks(table: Any) -> bool:
    """Whether somebody wrote a comment into it."""
    import tomlkit

    return "#" in tomlkit.dumps({"table": table})


def _same(one: Any, other: Any) -> bool:
    """`true` is not `1` here."""
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


def _says(text: str, wanted: Mapping[str, Any]) -> bool:
    try:
        found = tomli.loads(text)
    except tomli.TOMLDecodeError:
        return False
    return {key: value for key, value in found.items() if value != {}} == wanted


def _filled(texts: Mapping[str, str]) -> dict[str, str]:
    return {language: text for language, text in texts.items() if text}
