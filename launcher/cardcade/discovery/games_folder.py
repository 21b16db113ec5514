"""The games folder: what was dropped there is imported like what pip installed, from a copy that was checked."""

from __future__ import annotations

import contextlib
import errno
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
from functools import lru_cache
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path
from typing import NamedTuple

from cardcade.discovery.game_folder import read_folder
from cardcade.discovery.loading import BadPlugin, describe
from cardcade.discovery.needs import plain
from cardcade.discovery.wheel import Wheel, read_wheel
from cardcade.engine.message import Message, say
from cardcade.folders import data_folder, games_folder
from cardcade.plugins import GROUP

_LIKELY = (".whl", ".zip", ".gz", ".egg", ".py")
"""Files that somebody meant to be a game; others are no business of ours."""


class Dropped(NamedTuple):
    """A game that lies in the games folder."""

    path: Path
    """What the player put there."""
    distribution: Distribution
    place: Path
    """Where Python imports it from."""


class Refusal(NamedTuple):
    """What lies there and cannot be a game, and why."""

    path: Path
    reason: Message


def dropped_games() -> tuple[list[Dropped], list[Refusal]]:
    """All that lies there; what can be imported now can, after everything that was there before."""
    games: list[Dropped] = []
    refusals: list[Refusal] = []
    used = {"cardcade": Path("Cardcade")}
    for path in _lying_there():
        try:
            game = _opened(path)
            _refuse_copy(game, used)
            _join_path(game)
        except BadPlugin as bad:
            refusals.append(Refusal(path, bad.reason))
        except Exception as error:  # what is wrong with one of them harms no other
            refusals.append(Refusal(path, say("discovery.check_failed", error=describe(error))))
        else:
            games.append(game)
    return games, refusals


def unpacked_folder() -> Path:
    """Where Python imports dropped wheels from."""
    return data_folder().absolute() / "unpacked"


def forget(game: Dropped) -> None:
    """Its code is no longer imported by anyone here: it is gone, or gives way to another version."""
    place = str(game.place)
    alone = game.place != games_folder()  # a bare package shares its place with its neighbours
    own = place if alone else str(game.path)
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(own + os.sep):
            del sys.modules[name]
    if alone and place in sys.path:
        sys.path.remove(place)
    importlib.invalidate_caches()


def sweep() -> None:
    """Leaves nothing unpacked of wheels that are gone; what is in use elsewhere stays."""
    kept = {game.place.name for game in dropped_games()[0]}
    with contextlib.suppress(OSError):
        for folder in unpacked_folder().iterdir():
            if folder.name not in kept and not folder.name.startswith("."):  # which somebody is making just now
                shutil.rmtree(folder, ignore_errors=True)


def _lying_there() -> list[Path]:
    """By name, later versions first."""
    try:
        found = [path for path in games_folder().iterdir() if not path.name.startswith((".", "_"))]
    except OSError:
        return []
    likely = [path for path in found if path.is_dir() or path.suffix.lower() in _LIKELY]
    return sorted(likely, key=lambda path: (path.name.partition("-")[0], _later_first(path)))


def _later_first(path: Path) -> list[int]:
    version = path.name.split("-")[1] if path.name.count("-") else ""
    return [-int(part) if part.isdigit() else 0 for part in version[:60].split(".")] + [1]


def _opened(path: Path) -> Dropped:
    """May raise BadPlugin."""
    if path.is_dir():
        return Dropped(path, *read_folder(path))
    seen = path.stat()
    place = _opened_wheel(path, seen.st_size, seen.st_mtime_ns, unpacked_folder())
    if not place.is_dir():  # it was swept away since
        _opened_wheel.cache_clear()
        place = _opened_wheel(path, seen.st_size, seen.st_mtime_ns, unpacked_folder())
    (info,) = place.glob("*.dist-info")
    return Dropped(path, PathDistribution(info), place)


@lru_cache(maxsize=256)
def _opened_wheel(path: Path, size: int, changed: int, folder: Path) -> Path:
    """Where it was unpacked to; looked at once, as long as the file stays the same."""
    wheel = read_wheel(path)
    try:
        return _unpacked(wheel, folder)
    except OSError as error:
        raise BadPlugin(say("wheel.unwritten", error=error.strerror or type(error).__name__)) from error


def _unpacked(wheel: Wheel, folder: Path) -> Path:
    """Exactly what was checked; made whole or not at all, whoever else makes it too, and anew if it was changed."""
    place = folder / wheel.digest[:32]
    if _is_whole(place, wheel):
        return place
    shutil.rmtree(place, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix=".new-", dir=folder))
    try:
        for path, content in wheel.contents.items():
            (draft / path).parent.mkdir(parents=True, exist_ok=True)
            (draft / path).write_bytes(content)
        with contextlib.suppress(OSError):
            draft.rename(place)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    if not _is_whole(place, wheel):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    return place


def _is_whole(place: Path, wheel: Wheel) -> bool:
    try:
        return all((place / path).read_bytes() == content for path, content in wheel.contents.items())
    except OSError:
        return False


def _refuse_copy(game: Dropped, used: dict[str, Path]) -> None:
    first = used.setdefault(plain(game.distribution.name), game.path)
    if first != game.path:
        raise BadPlugin(say("wheel.another_copy", file=first.name))


def _join_path(game: Dropped) -> None:
    """Last of all, so that it stands before nothing that was there; a name that is taken is refused."""
    for entry in game.distribution.entry_points.select(group=GROUP):
        module = entry.module.partition(".")[0]
        if not all(place.startswith(str(game.place) + os.sep) for place in _places(module)):
            raise BadPlugin(say("wheel.module_taken", module=module))
    if str(game.place) not in sys.path:
        sys.path.append(str(game.place))
        importlib.invalidate_caches()


def somebody_elses(module: str) -> bool:
    """Whether a package of that name is there that was not dropped into the games folder."""
    ours = tuple(f"{folder}{os.sep}" for folder in (games_folder(), unpacked_folder()))
    return not all(place.startswith(ours) for place in _places(module))


def _places(module: str) -> list[str]:
    """Where Python would import it from; none where nobody has it."""
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return [module]
    return [*(spec.submodule_search_locations or [spec.origin or module])] if spec is not None else []
