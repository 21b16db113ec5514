"""Adding a game to the games folder and taking it away again; both are the player's own word."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from itertools import islice
from pathlib import Path

from cardcade.discovery.about import About, about
from cardcade.discovery.checks import require
from cardcade.discovery.game_folder import read_folder
from cardcade.discovery.games_folder import dropped_games, forget, somebody_elses, sweep
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.needs import plain
from cardcade.discovery.strangers import BUNDLE, all_strangers, house_entries
from cardcade.discovery.wheel import one_game, proper_name, read_wheel
from cardcade.discovery.zip_file import LARGEST_UNPACKED, MOST_FILES
from cardcade.engine.message import say
from cardcade.folders import games_folder
from cardcade.foreign import MB

_LEFT_BEHIND = ("__pycache__", "build", "dist", "node_modules", "venv")
"""Folders beside a game that are none of it, as is everything hidden."""


@dataclass(frozen=True, slots=True)
class AddableGame:
    """A game that could be added, and what there is to know before one says yes."""

    path: Path
    name: str
    version: str
    about: About
    size: int
    """In bytes."""


def offer(path: Path) -> AddableGame:
    """What a file or folder holds, without running any of it; BadPlugin when it is no game or cannot be added."""
    found = _folder_offer(path) if path.is_dir() else _wheel_offer(path)
    installed = {plain(one.name) for one in all_strangers()[0] if one.dropped is None} | {"cardcade"}
    require(plain(found.name) not in installed, say("wheel.installed", name=found.name))
    return found


def _wheel_offer(path: Path) -> AddableGame:
    wheel = read_wheel(path)
    _require_free(wheel.entry, wheel.name)
    return AddableGame(path, wheel.name, wheel.version, wheel.about, path.stat().st_size)


def _folder_offer(path: Path) -> AddableGame:
    found, _ = read_folder(path)
    _require_free(one_game(found.entry_points), str(found.name))
    files = list(islice(_files(path), MOST_FILES + 1))
    require(len(files) <= MOST_FILES, say("wheel.too_many_files", limit=MOST_FILES))
    size = sum(file.stat().st_size for file in files)
    require(size <= LARGEST_UNPACKED, say("wheel.too_large", limit=f"{LARGEST_UNPACKED // MB} MB"))
    return AddableGame(path, str(found.name), str(found.version), about(found.metadata), size)


def _require_free(entry: EntryPoint, distribution: str) -> None:
    """Neither what is imported nor the game's id, by which the entry point is called, belongs to somebody else."""
    top = entry.module.partition(".")[0]
    require(not somebody_elses(top), say("wheel.module_taken", module=top))
    if owner := _owner(entry.name, distribution):
        raise BadPlugin(say("discovery.taken", id=entry.name, distribution=owner))


def _owner(game: str, but: str) -> str | None:
    """Whose game is called that already; an earlier version of the same is no other."""
    if any(entry.name == game for entry in house_entries()):
        return BUNDLE
    others = (one for one in all_strangers()[0] if plain(one.name) != plain(but))
    return next((one.name for one in others if one.brings(game)), None)


def add(wanted: AddableGame) -> Path:
    """Copies it into the games folder, whole or not at all; earlier versions give way. May raise OSError."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    target, draft = folder / proper_name(wanted.path), folder / f".{os.getpid()}.new"
    before = [game for game in dropped_games()[0] if plain(game.distribution.name) == plain(wanted.name)]
    try:
        _copy(wanted.path, draft)
        for game in before:
            _take_away(game.path)
            forget(game)
        _take_away(target)
        draft.rename(target)
    finally:
        _take_away(draft)
    sweep()
    return target


def remove(path: Path) -> None:
    """Takes away what lies in the games folder, nothing else; may raise OSError."""
    if path.parent != games_folder():
        raise OSError(f"{path} does not lie in {games_folder()}")
    gone = [game for game in dropped_games()[0] if game.path == path]
    _take_away(path)
    for game in gone:
        forget(game)
    sweep()


def _copy(path: Path, draft: Path) -> None:
    if not path.is_dir():
        shutil.copyfile(path, draft)
        return
    for file in _files(path):
        copy = draft / file.relative_to(path)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def _files(folder: Path) -> Iterator[Path]:
    """Without links, which could lead anywhere."""
    for root, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in _LEFT_BEHIND and not name.startswith(".")]
        here = (Path(root) / name for name in sorted(files) if not name.startswith("."))
        yield from (file for file in here if file.is_file() and not file.is_symlink())


def _take_away(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
