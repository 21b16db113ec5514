"""Spoils what is sound: a seed, a sample, and something that looks almost like it comes out."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

WORDS = (
    *("\0", "\n", "\r", "\ufeff", "\u202e", "\U0001f600", "\\u0000", "é", "％s", "{", "}", "[", "]", "[[", "]]", '"'),
    *("'''", '"""', "=", ",", ".", "..", "/", "\\", "../../etc/passwd", "C:\\", "~", "-", "--", "#", "<!--", "{0}"),
    *("{a.__class__}", "%n", "true", "null", "NaN", "-Infinity", "1e999", "-0.0", "0x1p-3", "9" * 25, "a" * 300),
    *("1979-05-27T07:32:00Z", "一" * 200),
)
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, float("nan"), float("inf")),
    *("", "\0", "x" * 5000, "\ud800", "human", "__class__"),
    *([], [[]], {}, {"": {}}, [None] * 50, [[[[[[[[[[]]]]]]]]]], {"kind": "Play"}),
)


def spoilt(raw: bytes, chance: random.Random, others: Sequence[bytes] = ()) -> bytes:
    """One to six small mishaps, one after the other."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        raw = chance.choice(_MISHAPS)(raw, chance, others)
    return raw[: 2**20]


def spoilt_json(form: Any, chance: random.Random) -> Any:
    """One place of it holds something else, or is gone, or is there twice."""
    if not isinstance(form, dict | list) or not form or chance.random() < 0.15:
        return chance.choice(NASTY)
    copy = dict(form) if isinstance(form, dict) else list(form)
    place = chance.choice(list(copy) if isinstance(copy, dict) else range(len(copy)))  # type: ignore[arg-type]
    fate = chance.random()
    if fate < 0.15:
        del copy[place]
    elif fate < 0.25 and isinstance(copy, dict):
        copy[str(place) + chance.choice(("", "s", " ", "\0"))] = copy.pop(place)
    elif fate < 0.25:
        copy += copy[:3] * chance.choice((1, 40))  # type: ignore[operator]
    else:
        copy[place] = spoilt_json(copy[place], chance)
    return copy


def as_bytes(form: Any) -> bytes:
    return json.dumps(form).encode("utf-8", "surrogatepass")


def _flip(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(raw) + 1)
    return raw[:at] + bytes([chance.randrange(256)]) + raw[at + 1 :]


def _cut(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    return raw[: chance.randrange(len(raw) + 1)]


def _drop(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(raw) + 1)
    return raw[:at] + raw[at + chance.choice((1, 2, 9, 60)) :]


def _add(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(raw) + 1)
    return raw[:at] + chance.choice(WORDS).encode("utf-8", "surrogatepass") + raw[at:]


def _repeat(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(raw) + 1)
    part = raw[at : at + chance.choice((1, 8, 80))]
    return raw[:at] + part * chance.choice((2, 3, 50)) + raw[at:]


def _swap_lines(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    lines = raw.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join(lines)


def _splice(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    other = chance.choice([*others, raw])
    return raw[: chance.randrange(len(raw) + 1)] + other[chance.randrange(len(other) + 1) :]


def _renumber(raw: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    """A digit becomes another."""
    places = [at for at, byte in enumerate(raw[:20_000]) if 48 <= byte <= 57]
    if not places:
        return raw
    at = chance.choice(places)
    return raw[:at] + chance.choice((b"0", b"9", b"-1", b"1e9", b"99999999999", b"0.5", b"x")) + raw[at + 1 :]


_MISHAPS: tuple[Callable[[bytes, random.Random, Sequence[bytes]], bytes], ...] = (
    _flip, _flip, _cut, _drop, _add, _add, _repeat, _swap_lines, _splice, _renumber, _renumber,
)  # fmt: skip
