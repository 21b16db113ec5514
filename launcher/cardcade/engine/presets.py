"""Presets: named rule values, read from TOML text with every problem told at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import tomli

from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.engine.rules import keys, rules_of, values_of
from cardcade.engine.toml_places import KeyPath, Located, TextPlace, locate

CHANGED = "*"
"""After the name of a preset some of whose rules were switched at the table; no file can be called so."""
LONGEST = 64 * 1024
"""Bytes of the longest preset file that is read."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules with a name. `source` says where they were read, for people."""

    name: str
    game: str
    rules: Any
    names: Mapping[str, str]
    about: Mapping[str, str]
    source: str
    bundled: bool = True

    @property
    def values(self) -> dict[str, dict[str, Any]]:
        """The resolved values, table by table."""
        return values_of(self.rules)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a preset file: where, which key, what, and what would be right."""

    place: TextPlace
    key: str
    wrong: Message
    right: Message


class BadPreset(Exception):
    """Everything that is wrong with one preset file, in the order of its lines."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source)
        self.source = source
        self.problems = sorted(problems, key=lambda problem: problem.place)


@dataclass(frozen=True, slots=True)
class Draft:
    """A preset file as it is written, not yet checked against its game's rules."""

    name: str
    source: str
    tree: Mapping[str, Any]
    places: Mapping[KeyPath, Located] = field(repr=False)
    bundled: bool = True

    @property
    def game(self) -> str | None:
        game = self.tree.get("game")
        return game if isinstance(game, str) else None

    @property
    def extends(self) -> str | None:
        base = self.tree.get("extends")
        return base if isinstance(base, str) else None

    def at_key(self, *path: str | int) -> TextPlace:
        return self.places[path].key if path in self.places else TextPlace()

    def at_value(self, *path: str | int) -> TextPlace:
        return self.places[path].value if path in self.places else TextPlace()

    def problem(self, path: str, wrong: Message, right: Message) -> Problem:
        """A problem with the value of that key, or with the whole file when the key is not in it."""
        return Problem(self.at_value(*path.split(".")), path, wrong, right)


def read_draft(raw: bytes, name: str, source: str, bundled: bool = True) -> Draft:
    """The parsed file, or BadPreset when it is too long or not TOML."""
    if len(raw) > LONGEST:
        raise _unreadable(source, TextPlace(), say("preset.too_long", limit=LONGEST // 1024))
    try:
        text = raw.decode("utf-8-sig")
        return Draft(name, source, tomli.loads(text), locate(text), bundled)
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        raise _unreadable(source, _end_of(before), say("preset.not_utf8")) from None
    except tomli.TOMLDecodeError as error:
        raise _unreadable(source, TextPlace(error.lineno, error.colno), syntax_message(error.msg)) from None
    except ValueError:
        raise _unreadable(source, _found(_LONG_NUMBER, text), say("preset.syntax.long_number")) from None
    except RecursionError:
        raise _unreadable(source, _found(_DEEP_NEST, text), say("preset.syntax.too_deep")) from None


def _unreadable(source: str, place: TextPlace, wrong: Message) -> BadPreset:
    return BadPreset(source, [Problem(place, "toml", wrong, say("preset.fix_first"))])


# Python reads no number of more than 4300 digits, and tomli goes as deep as Python's own calls may.
_LONG_NUMBER = re.compile(r"[0-9][0-9_]{4299,}")
_DEEP_NEST = re.compile(r"(?:[\[{]\s*(?:[\w.-]+\s*=\s*)?){50,}")


def _found(wrong: re.Pattern[str], text: str) -> TextPlace:
    found = wrong.search(text)
    return _end_of(text[: found.start()]) if found else TextPlace()


def _end_of(text: str) -> TextPlace:
    return TextPlace(text.count("\n") + 1, len(text) - text.rfind("\n"))


def syntax_message(told: str) -> Message:
    """tomli's complaint in the player's language."""
    for beginning, key in _COMPLAINTS.items():
        if told.startswith(beginning):
            return say(f"preset.syntax.{key}")
    return say("preset.syntax.other")


_COMPLAINTS = {
    "Expected newline": "end_of_line",
    "Expected '='": "equals_sign",
    "Expected ']": "bracket",
    "Unterminated string": "string_end",
    "Illegal character": "string_end",
    "Expected '\"": "string_end",
    "Cannot overwrite": "twice",
    "Cannot declare": "twice",
    "Cannot mutate": "twice",
    "Cannot redefine": "twice",
    "Duplicate": "twice",
    "Unclosed": "unclosed",
    "Unescaped": "backslash",
    "Escaped": "backslash",
    "Invalid hex": "backslash",
    "Invalid value": "value",
    "Invalid date": "value",
    "Invalid statement": "statement",
    "Invalid initial": "statement",
}


class Bases(Protocol):
    """The presets that a file may extend."""

    @property
    def names(self) -> Iterable[str]:
        """All there are, broken ones too."""

    def find(self, name: str) -> Preset | None:
        """The preset of that name; None when there is none or it is broken."""


def resolve(draft: Draft, game: str, rules: type[Any], bases: Bases) -> Preset:
    """The preset that a draft describes, or BadPreset with everything that is wrong."""
    from cardcade.engine.preset_schema import check

    problems = list(check(draft, game, rules))
    base = None
    if draft.extends is not None:
        base = bases.find(draft.extends)
        if base is None and not any(problem.key == "extends" for problem in problems):
            problems.append(_no_base(draft, list(bases.names)))
    if problems:
        raise BadPreset(draft.source, problems)
    made = rules_of(rules, _merged(base.values if base else {}, draft.tree, rules))
    if conflicts := list(_conflicts(draft, made)):
        raise BadPreset(draft.source, conflicts)
    return Preset(draft.name, game, made, _words(draft, "name"), _words(draft, "about"), draft.source, draft.bundled)


def _no_base(draft: Draft, names: list[str]) -> Problem:
    base = draft.extends or ""
    if base in names:
        return draft.problem("extends", say("preset.broken_base", base=base), say("preset.mend_base"))
    near = difflib.get_close_matches(base, names, 1)
    right = say("preset.did_you_mean", near=near[0]) if near else say("preset.there_are", names=", ".join(names))
    return draft.problem("extends", say("preset.no_base", base=base), right)


def _merged(base: Mapping[str, Any], tree: Mapping[str, Any], rules: type[Any]) -> dict[str, dict[str, Any]]:
    names = dict.fromkeys(key.table for key in keys(rules))
    return {table: {**base.get(table, {}), **tree.get(table, {})} for table in names}


def _conflicts(draft: Draft, rules: Any) -> Iterator[Problem]:
    """Keys that are fine alone but not together, as the game's own `problems` tells."""
    for path, wrong in rules.problems() if hasattr(rules, "problems") else ():
        yield draft.problem(path, wrong, say("preset.change_one"))


def _words(draft: Draft, table: str) -> dict[str, str]:
    """Both languages; one that is missing borrows the other's words, a nameless preset its file's name."""
    written = draft.tree.get(table, {})
    spare = next(iter(written.values()), draft.name if table == "name" else "")
    return {language: written.get(language, spare) for language in LANGUAGES}


def changed_name(name: str) -> str:
    """What a match is filed under whose rules are those of a preset but for some."""
    return base_name(name) + CHANGED


def base_name(name: str) -> str:
    """The preset itself."""
    return name.removesuffix(CHANGED)
