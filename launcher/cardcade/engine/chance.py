"""Random streams that give the same numbers on every machine and Python version."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from functools import cache
from math import floor
from typing import TypeVar

T = TypeVar("T")

SEEDS = range(-(1 << 63), 1 << 63)
"""The numbers that commands and deal codes take as seeds."""

_MASK = 0xFFFFFFFFFFFFFFFF


class Stream:
    """Numbers that follow from a key alone; costs nothing until first drawn from."""

    __slots__ = ("_key", "_origin", "_shuffler", "_state")

    def __init__(self, key: int, origin: int | tuple[object, ...] | None = None) -> None:
        """Of a number, the n-th child of the stream of that key; of a name, as `named` says."""
        self._key, self._origin = key, origin
        self._state: int | None = None
        self._shuffler: random.Random | None = None

    @classmethod
    def named(cls, *parts: object) -> Stream:
        """The stream of a name such as (seed, "uno", "deal"), which cannot be found out from its numbers."""
        return cls(0, parts)

    @property
    def key(self) -> int:
        """What `Stream(key)` needs to give the same numbers from the beginning."""
        origin, key = self._origin, self._key & _MASK
        if origin is not None:
            key = self._key = _mix(key ^ _mix(origin & _MASK)) if isinstance(origin, int) else _hashed(origin)
            self._origin = None
        return key

    def child(self, number: int) -> Stream:
        """The stream of the n-th step or decision, whatever was drawn from this one."""
        return Stream(self._key if self._origin is None else self.key, number)

    def random(self) -> float:
        before = self.key if self._state is None else self._state
        self._state = (before + 0x9E3779B97F4A7C15) & _MASK
        return (_mix(self._state) >> 11) * (1.0 / (1 << 53))

    def below(self, limit: int) -> int:
        return int(self.random() * limit)

    def choice(self, items: Sequence[T]) -> T:
        return items[int(self.random() * len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher–Yates over `random()`, whose sequence Python keeps across versions."""
        if self._shuffler is None:
            self._shuffler = random.Random(self.key)
        draw = self._shuffler.random
        for last, places in _falling(len(items)):
            other = floor(draw() * places)  # quicker than int
            items[last], items[other] = items[other], items[last]


@cache
def _falling(count: int) -> tuple[tuple[int, float], ...]:
    """From the last place down to the second: its index, and how many places there are up to it."""
    return tuple((last, last + 1.0) for last in range(count - 1, 0, -1))


class StepStreams:
    """The children of a stream, one at a time: one that nobody drew from becomes the next, as nearly all do."""

    __slots__ = ("_key", "_last")

    def __init__(self, parent: Stream) -> None:
        self._key = parent.key
        self._last = Stream(self._key, 0)

    def child(self, number: int) -> Stream:
        """The stream of the n-th step, until that of another is asked for."""
        last = self._last
        if last._origin is None:
            last = self._last = Stream(self._key, number)
        else:
            last._origin = number
        return last


def _hashed(parts: Iterable[object]) -> int:
    name = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "big")


def _mix(number: int) -> int:
    """splitmix64's finaliser."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)
