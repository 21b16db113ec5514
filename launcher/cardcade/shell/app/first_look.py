"""What the first frame shows of the house's own games: their names and covers, before any of them is imported."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import cardcade

FRONT = ("uno", "guandan", "gandengyan")
"""The best known games stand first on the shelf; any others follow as they come."""


def shelf_place(game: str) -> int:
    return FRONT.index(game) if game in FRONT else len(FRONT)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A game that is installed; whether it can be played shows when it is imported."""

    id: str
    folder: Path


def house_games() -> list[Glimpse]:
    """Read from our own distribution's entry points by hand, since the standard reader takes longer than the frame."""
    for place in sys.path:
        listed = Path(place or ".") / f"cardcade-{cardcade.__version__}.dist-info" / "entry_points.txt"
        if listed.is_file():
            return sorted(_glimpses(listed.read_text("utf-8")), key=lambda glimpse: shelf_place(glimpse.id))
    return []


def _glimpses(text: str) -> Iterator[Glimpse]:
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            section = line
        elif section == "[cardcade]" and "=" in line:
            name, _, module = (part.strip() for part in line.partition("="))
            spec = find_spec(module)
            if spec is not None and spec.submodule_search_locations:
                yield Glimpse(name, Path(spec.submodule_search_locations[0]))
