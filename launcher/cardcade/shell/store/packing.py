"""The moves of a finished match in one small piece: nobody looks for a single one of them any more."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Sequence
from typing import Final, TypeAlias

Move: TypeAlias = tuple[str, str]
"""A step as JSON and its link."""

LINK: Final = 32
"""Bytes of a link, which is a hash and cannot be made smaller than that."""
LONGEST: Final = 32 * 2**20
"""Bytes of all steps, as of a replay's file."""
_HEAD: Final = struct.Struct("<II")
"""How many moves there are, and how long the steps are."""


def packed(moves: Sequence[Move]) -> bytes:
    """Or ValueError when a link is no hash."""
    steps = zlib.compress(json.dumps([step for step, _ in moves]).encode(), 9)
    links = b"".join(bytes.fromhex(link) for _, link in moves)
    if len(links) != LINK * len(moves):
        raise ValueError("a link is no hash")
    return _HEAD.pack(len(moves), len(steps)) + steps + links


def unpacked(raw: bytes) -> list[Move]:
    """Or ValueError."""
    try:
        count, length = _HEAD.unpack_from(raw)
        steps = json.loads(_inflated(raw[_HEAD.size : _HEAD.size + length]))
    except (struct.error, zlib.error, TypeError) as error:
        raise ValueError("the moves are damaged") from error
    links = raw[_HEAD.size + length :]
    if not isinstance(steps, list) or len(steps) != count or len(links) != count * LINK:
        raise ValueError("moves are missing")
    return [(str(step), links[at * LINK : (at + 1) * LINK].hex()) for at, step in enumerate(steps)]


def _inflated(raw: bytes) -> bytes:
    inflating = zlib.decompressobj()
    steps = inflating.decompress(raw, LONGEST)
    if inflating.unconsumed_tail:
        raise ValueError("longer than a match can be")
    if not inflating.eof:
        raise ValueError("the moves are cut short")
    return steps
