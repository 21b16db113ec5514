"""The fields of a position as numbers, as far as they have a fixed size: flags, counts, seats, choices among words."""

from __future__ import annotations

import types
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

NOBODY: Final = -1
"""Where there is no number: an empty place, a seat that is none."""
MOST: Final = 32767
SKIPPED: Final = frozenset({"piles", "cards", "log"})

Get = Callable[[Any], Any]
Put = Callable[[Any, "array[int]"], None]
"""Writes a field of the position into the array."""


class FieldNumbers:
    """First the numbers, flags and lists of numbers that are read in one go, then the other fields in their order.

    Text, and what may be of any length, is left out.
    """

    def __init__(self, kind: type[Any], seats: int, add: Callable[[str, int], int]) -> None:
        self._seats, self._add = seats, add
        hints = get_type_hints(kind)
        told = [item.name for item in fields(kind) if item.name not in SKIPPED.union(kind.secrets)]
        plain = {name: one for name in told if (one := _plainly(name, hints[name], seats)) is not None}
        self._start = min((add(name, one.size) for name, one in plain.items()), default=0)
        self._count = sum(one.size for one in plain.values())
        self._read = _reader([one.source for one in plain.values()])
        self._padded = [(attrgetter(name), one.size) for name, one in plain.items()]
        others = [name for name in told if name not in plain]
        self._puts = [put for name in others for put in self._field(name, hints[name], attrgetter(name))]

    def write(self, state: Any, out: array[int]) -> None:
        numbers = self._read(state)
        if len(numbers) != self._count:  # before the deal, lists are not filled yet
            numbers = tuple(_padding(state, self._padded))
        out[self._start : self._start + self._count] = array("h", numbers)
        for put in self._puts:
            put(state, out)

    def _field(self, name: str, kind: Any, get: Get) -> Iterator[Put]:
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType) and len(args) == 2 and type(None) in args:
            yield from self._field(name, next(arg for arg in args if arg is not type(None)), get)
        elif kind in (int, bool, float):
            yield _number(self._add(name, 1), get)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            yield _choice(self._add(name, len(kind)), get, tuple(kind))
        elif origin is Literal:
            yield _choice(self._add(name, len(args)), get, args)
        elif isinstance(kind, type) and is_dataclass(kind):
            hints = get_type_hints(kind)
            for item in fields(kind):
                yield from self._field(f"{name}.{item.name}", hints[item.name], _within(get, item.name))
        elif origin in (list, tuple, frozenset, set) and set(args) <= {int, bool, ...}:
            count = len(args) if origin is tuple and ... not in args else self._seats
            yield _several(self._add(name, count), get, count)


class _Plain(NamedTuple):
    """How to read a field in one go with others, and how many numbers it is."""

    source: str
    size: int


def _plainly(name: str, kind: Any, seats: int) -> _Plain | None:
    if kind in (int, bool):
        return _Plain(f"state.{name}", 1)
    if kind == int | None:
        return _Plain(f"({NOBODY} if state.{name} is None else state.{name})", 1)
    if kind in (list[int], list[bool]):
        return _Plain(f"*state.{name}", seats)
    return None


def _reader(sources: Sequence[str]) -> Callable[[Any], tuple[int, ...]]:
    """One function for all of them, as dataclasses make theirs: a fifth of the time that one for each would take."""
    made: Callable[[Any], tuple[int, ...]] = eval(f"lambda state: ({''.join(f'{one}, ' for one in sources)})")
    return made


def _padding(state: Any, parts: Sequence[tuple[Get, int]]) -> Iterator[int]:
    for get, count in parts:
        value = get(state)
        several = list(value) if isinstance(value, list) else [NOBODY if value is None else value]
        yield from [*several, *[NOBODY] * count][:count]


def _within(get: Get, name: str) -> Get:
    def inner(state: Any) -> Any:
        whole = get(state)
        return None if whole is None else getattr(whole, name)

    return inner


def _number(at: int, get: Get) -> Put:
    def put(state: Any, out: array[int]) -> None:
        value = get(state)
        out[at] = NOBODY if value is None else int(max(-MOST, min(MOST, value)))

    return put


def _choice(at: int, get: Get, options: Sequence[Any]) -> Put:
    places = {option: at + number for number, option in enumerate(options)}

    def put(state: Any, out: array[int]) -> None:
        if (value := get(state)) is not None:
            out[places[value]] = 1

    return put


def _several(at: int, get: Get, count: int) -> Put:
    """At most so many; empty places are told from zeros."""
    nothing = [NOBODY] * count

    def put(state: Any, out: array[int]) -> None:
        values = get(state) or ()
        if len(values) != count:
            values = [*values, *nothing][:count]
        out[at : at + count] = array("h", values)

    return put
