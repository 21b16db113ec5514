"""Which games there are: a broken plugin is a value with a reason, never a crash."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade
from cardcade.discovery.checks import check
from cardcade.discovery.described import Described
from cardcade.discovery.loading import BadPlugin, describe, load
from cardcade.discovery.strangers import BUNDLE, Stranger, all_strangers, house_entries
from cardcade.engine.message import Message, say
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning
from cardcade.plugins import GamePlugin

if TYPE_CHECKING:
    from cardcade.discovery.games_folder import Refusal
    from cardcade.discovery.visits import Tell, Visit
    from cardcade.engine.presets import Preset

# Presets are checked by pydantic, which when imported looks for plugins of its own in every installed distribution,
# and one damaged distribution would stop it. Whoever reads presets comes through here first.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")


@dataclass(frozen=True, slots=True)
class Found:
    """A game that can be played."""

    plugin: GamePlugin
    distribution: str
    version: str
    bundled: bool
    entry: str = ""
    """The name of its entry point."""
    dropped: Path | None = None
    """What of the games folder it came from."""

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
    dropped: Path | None = None


def bundled() -> list[Found | Broken]:
    """The house's own games, quickly: nothing but them is imported and no preset is read."""
    house = Stranger(Described({}), BUNDLE, cardcade.__version__)
    return [_open(entry, house, bundled=True) for entry in house_entries()]


def third_party(house: Iterable[Found | Broken], tell: Tell = lambda done, whole: None) -> list[Found | Broken]:
    """All other games, from pip and the games folder; new or changed ones are first tried in processes of their own."""
    from cardcade.discovery.visits import visits

    taken = {game.id: game.distribution for game in house}
    others, refusals = all_strangers()
    found = [_refuse_taken(game, taken) for visit in visits(others, tell) for game in _opened(visit)]
    return [*found, *map(_refused, refusals)]


def everything(tell: Tell = lambda done, whole: None) -> list[Found | Broken]:
    """All games, the house's own checked to the last file."""
    house = [checked(game) for game in bundled()]
    return house if safe_mode() else house + third_party(house, tell)


def find(game: str) -> Found | Broken | None:
    """The game of that id, looking no further than needed."""
    house = bundled()
    for known in house:
        if known.id == game:
            return known
    if safe_mode():
        return None
    return _best(_named(game), game) or _best(third_party(house), game)


def _named(game: str) -> list[Found | Broken]:
    """Those of distributions with an entry point that is called like the game, as is usual."""
    from cardcade.discovery.visits import visits

    named = [one for one in all_strangers()[0] if one.brings(game)]
    return [known for visit in visits(named) for known in _opened(visit)]


def _best(games: Iterable[Found | Broken], id: str) -> Found | Broken | None:
    same = [known for known in games if known.id == id]
    return next((known for known in same if isinstance(known, Found)), next(iter(same), None))


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


def _open(entry: EntryPoint, of: Stranger, bundled: bool = False) -> Found | Broken:
    try:
        plugin = load(entry)
        check(plugin)
    except BadPlugin as bad:
        return Broken(entry.name, of.name, of.version, bad.reason, of.dropped)
    return Found(plugin, of.name, of.version, bundled, entry.name, of.dropped)


def _opened(visit: Visit) -> Iterator[Found | Broken]:
    one = visit.stranger
    if visit.damage is not None:
        yield Broken(one.name, one.name, one.version, visit.damage, one.dropped)
    for out in visit.out:
        yield Broken(out.game, one.name, one.version, out.reason, one.dropped)
    for entry in visit.wanted:
        reason = visit.verdicts.get(entry.name)
        if reason is not None:
            yield Broken(entry.name, one.name, one.version, reason, one.dropped)
        else:
            yield _open(entry, one)


def _refused(refusal: Refusal) -> Broken:
    name = refusal.path.name
    return Broken(name, name, "", refusal.reason, refusal.path)


def _refuse_taken(game: Found | Broken, taken: dict[str, str]) -> Found | Broken:
    if isinstance(game, Broken):
        return game
    if game.id in taken:
        reason = say("discovery.taken", id=game.id, distribution=taken[game.id])
        return Broken(game.id, game.distribution, game.version, reason, game.dropped)
    taken[game.id] = game.distribution
    return game


__all__ = [
    "BUNDLE",
    "Broken",
    "Found",
    "bundled",
    "checked",
    "describe",
    "everything",
    "find",
    "safe_mode",
    "third_party",
]
