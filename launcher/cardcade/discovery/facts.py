"""What a player may want to know of a game before trusting it: who made it, where it came from, how large it is."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.discovery.about import About, about
from cardcade.discovery.strangers import BUNDLE, all_strangers
from cardcade.foreign import KB, MB

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found

HOUSE, PIP, FOLDER = "bundled", "installed", "dropped"
MOST_COUNTED = 5000


@dataclass(frozen=True, slots=True)
class Facts:
    """As far as they are told; nothing here was asked of the game's own code."""

    source: str
    """HOUSE, PIP or FOLDER."""
    about: About
    size: int | None = None
    """In bytes."""


def facts(game: Found | Broken) -> Facts:
    """Of any game, broken ones too."""
    source = FOLDER if game.dropped is not None else HOUSE if game.distribution == BUNDLE else PIP
    found = _distribution(game.distribution)
    told = About()
    with contextlib.suppress(Exception):  # metadata that nothing can be made of
        told = about(found.metadata) if found is not None else told
    return Facts(source, told, None if source == HOUSE else _size(game.dropped, found))


def in_words(size: int) -> str:
    """`312 KB`, never 0."""
    return f"{size / MB:.1f} MB" if size >= MB else f"{max(1, round(size / KB))} KB"


def _distribution(name: str) -> Distribution | None:
    with contextlib.suppress(Exception):
        if name == BUNDLE:
            return distribution(name)
    return next((one.distribution for one in all_strangers()[0] if one.name == name), None)


def _size(dropped: Path | None, found: Distribution | None) -> int | None:
    with contextlib.suppress(Exception):  # files that are gone, or may not be looked at
        sizes = [file.stat().st_size for file in _files(dropped, found) if file.is_file()]
        return sum(sizes) if sizes else None
    return None


def _files(dropped: Path | None, found: Distribution | None) -> Iterator[Path]:
    if dropped is not None:
        yield from [dropped] if dropped.is_file() else sorted(dropped.rglob("*"))[:MOST_COUNTED]
    elif found is not None:
        yield from (Path(str(found.locate_file(file))) for file in (found.files or ())[:MOST_COUNTED])
