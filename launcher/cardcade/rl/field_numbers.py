"""The fields of a position as numbers, as far as they have a fixed size: flags, counts, seats, choices among words."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

WIDTH: Final = 2
"""Bytes of a number."""
LOW: Final = 0 if sys.byteorder == "little" else 1
"""Where in a number the byte stands that small ones are written into."""
NOBODY: Final = -1
"""Where there is no number: an empty place, a seat that is none."""
MOST: Final = 32767
SKIPPED: Final = frozenset({"piles", "cards", "log"})


class FieldNumbers:
    """First all numbers, flags and lists of them, then choices among words, each in the order of their fields.

    Text, and what may be of any length, is left out.
    """

    def __init__(self, kind: type[Any], seats: int, add: Callable[[str, int], int]) -> None:
        hints = get_type_hints(kind)
        told = [item.name for item in fields(kind) if item.name not in SKIPPED.union(kind.secrets)]
        parts = [part for name in told for part in _parts(name, hints[name], f"state.{name}", seats)]
        numbers = [part for part in parts if isinstance(part, _Numbers)]
        for part in numbers:
            add(part.name, part.size)
        self.count = sum(part.size for part in numbers)
        self.lines = [f" [{', '.join(part.names)}] = {part.quick}" for part in numbers if part.quick]
        """The Python that reads all lists of a position; a ValueError says that it should be read carefully."""
        self.sources = [source for part in numbers for source in part.names or (part.source,)]
        """The Python of every single number after that."""
        self.careful = [part.source for part in numbers]
        choices = [part for part in parts if isinstance(part, WordChoice)]
        self.choices = [(part, WIDTH * add(part.name, len(part.options)) + LOW) for part in choices]
        """Where the first word of each stands."""


class _Numbers(NamedTuple):
    """How to read a field in one go with others, and how many numbers it is."""

    name: str
    source: str
    size: int
    names: tuple[str, ...] = ()
    """What the numbers of a list are called once they have been read."""
    quick: str = ""
    """Reads a list that is neither longer nor shorter than the table, as most are, in half the time."""


class WordChoice(NamedTuple):
    """One of some words, or none."""

    name: str
    source: str
    options: tuple[Any, ...]


def _parts(name: str, kind: Any, source: str, seats: int, may_lack: bool = False) -> Iterator[_Numbers | WordChoice]:
    """What a field is made of; `source` is the Python that reads it."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType) and len(args) == 2 and type(None) in args:
        yield from _parts(name, next(arg for arg in args if arg is not type(None)), source, seats, may_lack=True)
    elif kind in (int, bool):
        yield _Numbers(name, f"({NOBODY} if {source} is None else {source})" if may_lack else source, 1)
    elif kind is float:
        yield _Numbers(name, f"cut({source})", 1)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield WordChoice(name, source, tuple(kind))
    elif origin is Literal:
        yield WordChoice(name, source, args)
    elif isinstance(kind, type) and is_dataclass(kind) and not may_lack:
        hints = get_type_hints(kind)
        for item in fields(kind):
            yield from _parts(f"{name}.{item.name}", hints[item.name], f"{source}.{item.name}", seats)
    elif origin in (list, tuple, frozenset, set) and set(args) <= {int, bool, ...} and not may_lack:
        count = len(args) if origin is tuple and ... not in args else seats
        nobody = ", ".join([str(NOBODY)] * count)
        filled = f"(*{source if origin in (list, tuple) else f'sorted({source})'}, {nobody})[:{count}]"
        names = tuple(f"{name.replace('.', '_')}_{place}_" for place in range(count))
        quick = source if origin is list else f"{filled} if {source} else ({nobody},)"
        yield _Numbers(name, f"*{filled}", count, names, quick)


def cut(number: float | None) -> int:
    """The nearest whole number that fits."""
    return NOBODY if number is None else int(max(-MOST, min(MOST, number)))
