"""Where the keys and values of a TOML text stand, which its parsers do not tell."""

from __future__ import annotations

import contextlib
import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import tomli

KeyPath: TypeAlias = tuple[str | int, ...]


class TextPlace(NamedTuple):
    """A line and a column, both counted from 1."""

    line: int = 1
    column: int = 1


class Located(NamedTuple):
    """Where a key stands, and where its value begins."""

    key: TextPlace
    value: TextPlace


def locate(text: str) -> dict[KeyPath, Located]:
    """Every key of a text that parses, by its path; items of arrays have numbers in theirs."""
    scanner = _Scanner(text)
    with contextlib.suppress(RecursionError):  # nested deeper than any file of ours: what was found so far still serves
        scanner.document()
    return scanner.found


_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}#\n]*")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:[^"\\]|\\.)*"'
    r"|'[^']*'",
    re.DOTALL,
)


class _Scanner:
    """Walks over a text that is known to parse."""

    def __init__(self, text: str) -> None:
        self.found: dict[KeyPath, Located] = {}
        self._text = text
        self._at = 0
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self._last_item: dict[KeyPath, int] = {}

    def document(self) -> None:
        table: KeyPath = ()
        while self._skip(_BLANK) < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> KeyPath:
        start = self._at
        double = self._text.startswith("[[", start)
        self._at += 2 if double else 1
        path: KeyPath = ()
        for name, place in self._dotted_key():
            path += (name,)
            self._note(path, place, start)
            if path in self._last_item:
                path += (self._last_item[path],)
        self._at += 2 if double else 1
        return self._next_item(path, start) if double else path

    def _next_item(self, path: KeyPath, start: int) -> KeyPath:
        """Opens one more table of an array; `path` may end with the number of the one before."""
        array = path[:-1] if path[:-1] in self._last_item else path
        self._last_item[array] = self._last_item.get(array, -1) + 1
        item = (*array, self._last_item[array])
        self._note(item, start, start)
        return item

    def _pair(self, table: KeyPath) -> None:
        parts = list(self._dotted_key())
        self._at += 1
        value = self._skip(_SPACE)
        path = table
        for name, place in parts:
            path += (name,)
            self._note(path, place, value)
        self._value(path)

    def _dotted_key(self) -> Iterator[tuple[str, int]]:
        while True:
            place = self._skip(_SPACE)
            quoted = self._text[place] in "\"'"
            raw = self._take(_STRING if quoted else _BARE_KEY)
            yield (tomli.loads(f"key = {raw}")["key"] if quoted else raw), place
            self._skip(_SPACE)
            if not self._text.startswith(".", self._at):
                return
            self._at += 1

    def _value(self, path: KeyPath) -> None:
        match self._text[self._at]:
            case '"' | "'":
                self._take(_STRING)
            case "[":
                self._array(path)
            case "{":
                self._inline_table(path)
            case _:
                self._take(_BARE_VALUE)

    def _array(self, path: KeyPath) -> None:
        for number, place in enumerate(self._members("]")):
            self._note((*path, number), place, place)
            self._value((*path, number))

    def _inline_table(self, path: KeyPath) -> None:
        for _ in self._members("}"):
            self._pair(path)

    def _members(self, closing: str) -> Iterator[int]:
        """The place of each member, which the caller then walks over."""
        self._at += 1
        while self._text[self._skip(_BLANK)] != closing:
            if self._text[self._at] == ",":
                self._at += 1
            else:
                yield self._at
        self._at += 1

    def _note(self, path: KeyPath, key: int, value: int) -> None:
        self.found.setdefault(path, Located(self._place(key), self._place(value)))

    def _place(self, offset: int) -> TextPlace:
        line = bisect_right(self._lines, offset)
        return TextPlace(line, offset - self._lines[line - 1] + 1)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        self._take(pattern)
        return self._at

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        assert match, "the text was parsed before"
        self._at = match.end()
        return match.group()
