"""Which letters a font file can draw: its character map, read without opening the font."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

LONGEST = 8 * 1024 * 1024
"""Bytes of the longest character map that is read."""
OUTLINES = {b"glyf", b"CFF ", b"CFF2"}
"""A font of pictures alone has none, and cannot be drawn at any size."""


def letters_in(file: Path) -> frozenset[int]:
    """Their code points; none where the file is no font that can be used."""
    try:
        with file.open("rb") as opened:
            start = _start(opened.read(16))
            opened.seek(start)
            tables = _tables(opened.read(12 + 16 * 256))
            if not OUTLINES & tables.keys():
                return frozenset()
            place, length = tables[b"cmap"]
            opened.seek(place)
            return frozenset(_mapped(opened.read(min(length, LONGEST))))
    except (OSError, struct.error, LookupError, ValueError, MemoryError):
        return frozenset()


def _start(head: bytes) -> int:
    """Of a collection the first font counts, as it does where it is opened."""
    return int(struct.unpack_from(">I", head, 12)[0]) if head[:4] == b"ttcf" else 0


def _tables(directory: bytes) -> dict[bytes, tuple[int, int]]:
    count = min(struct.unpack_from(">H", directory, 4)[0], 256)
    entries = (struct.unpack_from(">4sIII", directory, 12 + 16 * number) for number in range(count))
    return {tag: (place, length) for tag, _, place, length in entries}


def _mapped(cmap: bytes) -> Iterator[int]:
    count = struct.unpack_from(">H", cmap, 2)[0]
    records = (struct.unpack_from(">HHI", cmap, 4 + 8 * number) for number in range(min(count, 64)))
    for place in {place for platform, _, place in records if platform in (0, 3)}:
        match struct.unpack_from(">H", cmap, place)[0]:
            case 4:
                yield from _segments(cmap, place)
            case 12:
                yield from _groups(cmap, place)


def _segments(cmap: bytes, place: int) -> Iterator[int]:
    """Format 4: ranges of the first 65,536 code points, some with holes in them."""
    count = struct.unpack_from(">H", cmap, place + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", cmap, place + 14)
    starts = struct.unpack_from(f">{count}H", cmap, place + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", cmap, place + 16 + 4 * count)
    offsets_at = place + 16 + 6 * count
    offsets = struct.unpack_from(f">{count}H", cmap, offsets_at)
    for number, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for letter in range(start, min(end, 0xFFFE) + 1):
            if not offset:
                drawn = (letter + delta) & 0xFFFF
            else:
                drawn = struct.unpack_from(">H", cmap, offsets_at + 2 * number + offset + 2 * (letter - start))[0]
            if drawn:
                yield letter


def _groups(cmap: bytes, place: int) -> Iterator[int]:
    """Format 12: ranges of all code points."""
    count = min(struct.unpack_from(">I", cmap, place + 12)[0], 100_000)
    for number in range(count):
        start, end, _ = struct.unpack_from(">III", cmap, place + 16 + 12 * number)
        yield from range(start, min(end, 0x10FFFF) + 1)
