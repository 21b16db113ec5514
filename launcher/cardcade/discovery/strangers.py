"""Every distribution of a stranger's game, from pip or from the games folder; a damaged one harms no other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import NamedTuple

from cardcade.discovery.games_folder import Dropped, Refusal, dropped_games, unpacked_folder
from cardcade.discovery.needs import plain
from cardcade.folders import games_folder
from cardcade.plugins import GROUP

BUNDLE = "cardcade"
"""The distribution whose games are the house's own; nobody else may take their ids."""


class Stranger(NamedTuple):
    """A distribution that brings a game."""

    distribution: Distribution
    name: str
    version: str
    dropped: Path | None = None
    """What of the games folder it is; pip installed the others."""

    def entries(self) -> list[EntryPoint]:
        """May raise anything, where they are damaged."""
        return sorted(self.distribution.entry_points.select(group=GROUP), key=lambda entry: (entry.name, entry.module))

    def brings(self, game: str) -> bool:
        """Whether an entry point is called like the game, as is usual."""
        try:
            return any(entry.name == game for entry in self.entries())
        except Exception:  # metadata that nothing can be made of
            return False


def all_strangers() -> tuple[list[Stranger], list[Refusal]]:
    """By name; of two copies the one that Python would import."""
    dropped, refusals = dropped_games()
    found: dict[str, Stranger] = {}
    for one in [*_installed(), *(_dropped(game) for game in dropped)]:
        found.setdefault(plain(one.name), one)
    found.pop(BUNDLE, None)
    return [found[name] for name in sorted(found)], refusals


def entries_inside(package: str) -> Iterator[EntryPoint]:
    """The entry points that lead into a package, whoever brings it; for the house's own nobody looks around."""
    yield from (entry for entry in house_entries() if _inside(entry, package))
    for one in all_strangers()[0]:
        with contextlib.suppress(Exception):  # metadata that nothing can be made of
            yield from [entry for entry in one.entries() if _inside(entry, package)]


def house_entries() -> list[EntryPoint]:
    """Those of the house's own games."""
    try:
        return list(distribution(BUNDLE).entry_points.select(group=GROUP))
    except PackageNotFoundError:
        return []


def _inside(entry: EntryPoint, package: str) -> bool:
    return f"{entry.module}.".startswith(f"{package}.")


def _dropped(game: Dropped) -> Stranger:
    return Stranger(game.distribution, str(game.distribution.name), str(game.distribution.version), game.path)


def _installed() -> Iterator[Stranger]:
    """What Python finds by itself; what was dropped is told apart from it."""
    apart = tuple(str(folder) for folder in (unpacked_folder(), games_folder()))
    for other in distributions():
        with contextlib.suppress(Exception):  # a distribution that cannot even say its name
            games = f"[{GROUP}]" in (other.read_text("entry_points.txt") or "")
            if games and not str(other.locate_file("")).startswith(apart):
                yield Stranger(other, str(other.name), str(other.version))
