"""What a crash was about: which game, at which moment, and the calls that led there."""

from __future__ import annotations

import linecache
import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.shell.screens.table.table import TableScreen

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.shell.app.app import App

DEEPEST = 6
"""How many of the innermost calls are shown."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """`stage` is page, game or opening; `saved` says whether a match waits to be continued."""

    stage: str
    found: Found | None = None
    saved: bool = False


def mishap(app: App, error: BaseException) -> Mishap:
    table, top = app.tables.current, app.loop.screen
    saved = table is not None and table.saver is not None and table.live.touched
    if table is not None and isinstance(top, TableScreen):
        return Mishap("game", table.found, saved) if top.scenes else Mishap("opening", table.found)
    blamed = _author(app, error) or _stranger(app)
    return Mishap("page" if blamed is None else "game", blamed, saved)


def steps(error: BaseException) -> list[str]:
    """The innermost calls, `module:line function: code`; the import system's own say nothing."""
    shown = [
        f"{_module(frame.f_globals)}:{line} {frame.f_code.co_name}: {_code(frame.f_code.co_filename, line)}"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if not frame.f_code.co_filename.startswith("<frozen ") and _package(_module(frame.f_globals)) != "importlib"
    ]
    return [step.rstrip(": ") for step in shown[-DEEPEST:]]


def _author(app: App, error: BaseException) -> Found | None:
    """The game whose code was called last."""
    packages = [_package(_module(frame.f_globals)) for frame, _ in traceback.walk_tb(error.__traceback__)]
    games = {_package(found.plugin.package): found for found in app.shelf.playable}
    return next((games[package] for package in reversed(packages) if package in games), None)


def _stranger(app: App) -> Found | None:
    """The game from elsewhere that is open: nonsense that it answered fails in our code, not in its own."""
    return app.shelf.find(app.guard.stranger) if app.guard.stranger is not None else None


def _module(names: dict[str, object]) -> str:
    return str(names.get("__name__", ""))


def _package(module: str) -> str:
    return module.partition(".")[0]


def _code(file: str, line: int) -> str:
    return linecache.getline(file, line).strip()
