"""Which games there are: a broken plugin is a value with a reason, never a crash."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, EntryPoint, PackageNotFoundError, distribution, distributions
from typing import TYPE_CHECKING

import cardcade
from cardcade.discovery.checks import check
from cardcade.discovery.loading import BadPlugin, describe, load
from cardcade.engine.message import Message, say
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning
from cardcade.plugins import GROUP, GamePlugin

if TYPE_CHECKING:
    from cardcade.engine.presets import Preset

# Presets are checked by pydantic, which when imported looks for plugins of its own in every installed distribution,
# and one damaged distribution would stop it. Whoever reads presets comes through here first.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

BUNDLE = "cardcade"
"""The distribution whose games are the house's own; nobody else may take their ids."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game that can be played."""

    plugin: GamePlugin
    distribution: str
    version: str
    bundled: bool
    entry: str = ""
    """The name of its entry point."""

    @property
    def id(self) -> str:
        return self.plugin.id

    def beginning(self, preset: Preset, seed: int, players: Iterable[Player], whole_match: bool = True) -> Beginning:
        """What a match of it, as it is installed now, follows from."""
        return Beginning(
            game=self.id,
            plugin_version=self.version,
            rules_version=self.plugin.rules_version,
            preset=preset.name,
            values=preset.values,
            seed=seed,
            players=tuple(players),
            whole_match=whole_match,
        )


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that cannot, and why; its id is its entry point's name when it could not tell its own."""

    id: str
    distribution: str
    version: str
    reason: Message


def bundled() -> list[Found | Broken]:
    """The house's own games, quickly: nothing but them is imported and no preset is read."""
    try:
        entries = distribution(BUNDLE).entry_points.select(group=GROUP)
    except PackageNotFoundError:
        return []
    return [_open(entry, BUNDLE, cardcade.__version__, bundled=True) for entry in entries]


def third_party(house: Iterable[Found | Broken]) -> list[Found | Broken]:
    """All other installed games; new or changed ones are first tried in a child process."""
    taken = {game.id: game.distribution for game in house}
    found: list[Found | Broken] = []
    for other in _others():
        found += (_refuse_taken(game, taken) for game in _open_all(other))
    return found


def everything() -> list[Found | Broken]:
    """All games, the house's own checked to the last file."""
    house = [checked(game) for game in bundled()]
    return house if safe_mode() else house + third_party(house)


def find(game: str) -> Found | Broken | None:
    """The game of that id, looking no further than needed."""
    house = bundled()
    for known in house:
        if known.id == game:
            return known
    if safe_mode():
        return None
    named = [known for other in _others() if _names(other, game) for known in _open_all(other)]
    return _best(named, game) or _best(third_party(house), game)


def _best(games: Iterable[Found | Broken], id: str) -> Found | Broken | None:
    same = [known for known in games if known.id == id]
    return next((known for known in same if isinstance(known, Found)), next(iter(same), None))


def _names(other: Distribution, game: str) -> bool:
    """Whether an entry point is called like the game, as is usual."""
    try:
        return bool(other.entry_points.select(group=GROUP, name=game))
    except Exception:  # metadata that nothing can be made of
        return False


def checked(game: Found | Broken) -> Found | Broken:
    """The game itself, or as broken when its texts or its default preset are."""
    from cardcade.discovery.files import check_files

    if isinstance(game, Broken):
        return game
    try:
        check_files(game.plugin)
    except BadPlugin as bad:
        return Broken(game.id, game.distribution, game.version, bad.reason)
    return game


def safe_mode() -> bool:
    """Whether only the house's own games are wanted."""
    return os.environ.get("CARDCADE_SAFE_MODE", "") not in ("", "0")


def _open(entry: EntryPoint, name: str, version: str, bundled: bool = False) -> Found | Broken:
    try:
        plugin = load(entry)
        check(plugin)
    except BadPlugin as bad:
        return Broken(entry.name, name, version, bad.reason)
    return Found(plugin, name, version, bundled, entry.name)


def _open_all(other: Distribution) -> list[Found | Broken]:
    try:
        return list(_opened(other))
    except Exception as error:  # metadata that nothing can be made of
        return [Broken(other.name, other.name, other.version, say("discovery.bad_metadata", error=describe(error)))]


def _opened(other: Distribution) -> Iterator[Found | Broken]:
    from cardcade.discovery.left_out import left_out

    out = {one.entry: one for one in left_out() if one.distribution == other.name}
    entries = sorted(other.entry_points.select(group=GROUP), key=lambda entry: entry.name)
    wanted = [entry for entry in entries if entry.name not in out]
    for one in (out[entry.name] for entry in entries if entry.name in out):
        yield Broken(one.game, other.name, other.version, one.reason)
    refused = _verdicts(other, wanted) if wanted else {}
    for entry in wanted:
        reason = refused.get(entry.name)
        if reason is not None:
            yield Broken(entry.name, other.name, other.version, reason)
        else:
            yield _open(entry, other.name, other.version)


def _verdicts(other: Distribution, entries: Sequence[EntryPoint]) -> dict[str, Message | None]:
    from cardcade.discovery.probe import verdicts

    return verdicts(other, entries)


def _refuse_taken(game: Found | Broken, taken: dict[str, str]) -> Found | Broken:
    if isinstance(game, Broken):
        return game
    if game.id in taken:
        reason = say("discovery.taken", id=game.id, distribution=taken[game.id])
        return Broken(game.id, game.distribution, game.version, reason)
    taken[game.id] = game.distribution
    return game


def _others() -> list[Distribution]:
    """Every other distribution with a game, by name; of two copies the one that Python would import."""
    found: dict[str, Distribution] = {}
    for other in distributions():
        if f"[{GROUP}]" in (other.read_text("entry_points.txt") or ""):
            found.setdefault(_plain(other.name), other)
    found.pop(BUNDLE, None)
    return [found[name] for name in sorted(found)]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", str(name)).lower()


__all__ = ["Broken", "Found", "bundled", "checked", "describe", "everything", "find", "safe_mode", "third_party"]
