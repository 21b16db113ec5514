"""Carries weights between the learning program's files and the one hard plays by.

    python benchmarks/uno_experience/weights.py pack learned.net experience.json
    python benchmarks/uno_experience/weights.py unpack plugins/uno/cardcade_uno/bots/experience.json shipped.net
    python benchmarks/uno_experience/weights.py mean both.net one.net other.net

A file of the learning program is plain floats, layer by layer: what each number that comes in adds to the units, then
what each unit begins with. Packed, they are whole multiples of one 512th.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean

UNITS = (162, 64, 16, 1)
"""The numbers that come in, two layers, and what they come to."""

UNIT = 1 / 512

Layer = tuple[list[float], list[list[float]]]
"""What each unit begins with, and what each number that comes in adds to them."""


def read(path: Path) -> list[float]:
    weights = array("f")
    weights.frombytes(path.read_bytes())
    if sys.byteorder == "big":
        weights.byteswap()
    return list(weights)


def write(path: Path, weights: Iterable[float]) -> None:
    row = array("f", weights)
    if sys.byteorder == "big":
        row.byteswap()
    path.write_bytes(row.tobytes())


def layers(weights: Sequence[float]) -> list[Layer]:
    """The row cut into layers."""
    found, at = [], 0
    for coming, units in pairwise(UNITS):
        rows = [list(weights[at + units * row : at + units * (row + 1)]) for row in range(coming)]
        at += coming * units
        found.append((list(weights[at : at + units]), rows))
        at += units
    assert at == len(weights), f"{len(weights)} weights instead of {at}"
    return found


def pack(weights: Sequence[float]) -> str:
    """As hard reads them: a line for each number that comes in."""
    packed = ",\n ".join(map(_packed, layers(weights)))
    return f'{{"unit": {UNIT:g},\n "layers": [{packed}]}}\n'


def _packed(layer: Layer) -> str:
    start, rows = layer
    return "[{},\n  [{}]]".format(_line(start), ",\n   ".join(map(_line, rows)))


def _line(weights: Sequence[float]) -> str:
    return json.dumps([round(weight / UNIT) for weight in weights], separators=(",", ":"))


def unpack(text: str) -> list[float]:
    """The row, as they were rounded."""
    kept = json.loads(text)
    parts = ((*(weight for row in rows for weight in row), *start) for start, rows in kept["layers"])
    return [kept["unit"] * weight for part in parts for weight in part]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(dest="what", required=True)
    for name, arguments in (("pack", ("net", "json")), ("unpack", ("json", "net")), ("mean", ("to",))):
        one = what.add_parser(name)
        for argument in arguments:
            one.add_argument(argument, type=Path)
    what.choices["mean"].add_argument("nets", type=Path, nargs="+")
    args = parser.parse_args()
    match args.what:
        case "pack":
            args.json.write_text(pack(read(args.net)), encoding="utf-8")
        case "unpack":
            write(args.net, unpack(args.json.read_text(encoding="utf-8")))
        case "mean":
            write(args.to, map(fmean, zip(*map(read, args.nets), strict=True)))


if __name__ == "__main__":
    main()
