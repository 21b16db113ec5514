"""From an entry point to a plugin; whatever goes wrong on the way becomes a reason."""

from __future__ import annotations

import io
import os
import sys
import threading
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any, Final, TypeVar

import pluggy

import cardcade.plugins
from cardcade.engine.message import Trouble, say
from cardcade.plugins import API_VERSION, GROUP, GamePlugin

T = TypeVar("T")


class BadPlugin(Trouble):
    """Why a plugin cannot be used."""


def load(entry: EntryPoint) -> GamePlugin:
    """Imports the package and asks it for its game, or raises BadPlugin."""
    return plugin_in(guarded(entry.load, "discovery.import_failed"))


def plugin_in(module: Any) -> GamePlugin:
    """The game that a module or another object has a hook for, or BadPlugin."""
    hooks = _hooks(module)
    told = guarded(hooks.cardcade_game, "discovery.hook_failed")
    if len(told) != 1 or not isinstance(told[0], GamePlugin):
        raise BadPlugin(say("discovery.no_game"))
    plugin: GamePlugin = told[0]
    if plugin.api_version != API_VERSION:
        raise BadPlugin(say("discovery.api_version", theirs=str(plugin.api_version), ours=API_VERSION))
    return plugin


def guarded(action: Callable[[], T], reason: str) -> T:
    """Runs a plugin's code: even `sys.exit` in it only breaks itself; it prints to stderr, and its questions find no
    answer."""
    try:
        with _APART:
            return action()
    except (KeyboardInterrupt, BadPlugin):
        raise
    except BaseException as error:
        raise BadPlugin(say(reason, error=describe(error))) from error


class _Apart:
    """Keeps plugins' code away from the program's output and input.

    These are the whole process's, and games load in several threads: the first one turns them away, the last one back.
    """

    def __init__(self) -> None:
        self._lock, self._inside = threading.Lock(), 0
        self._own: tuple[Any, Any] = (None, None)
        self._input: int | None = None

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._own = sys.stdout, sys.stdin
                sys.stdout, sys.stdin = sys.stderr, io.StringIO()
                self._input = _emptied_input()
            self._inside += 1

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                sys.stdout, sys.stdin = self._own
                if self._input is not None:
                    os.dup2(self._input, 0)
                    os.close(self._input)


def _emptied_input() -> int | None:
    """Nothing is there for whoever reads past Python, as `os.read(0, 1)` does; where the real one is kept."""
    try:
        kept = os.dup(0)
    except OSError:  # a program without a terminal has none
        return None
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return kept


_APART: Final = _Apart()


def describe(error: BaseException) -> str:
    """`ImportError: No module named 'nope'`, on one line and not too long."""
    text = " ".join(f"{type(error).__name__}: {_words(error)}".split()).removesuffix(":")
    return text if len(text) <= 300 else text[:299] + "…"


def _words(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # the plugin's boundary: an exception of its own may not even say what it is
        return ""


def _hooks(module: Any) -> Any:
    """The hooks of this module alone, checked against the specification."""
    manager = pluggy.PluginManager(GROUP)
    manager.add_hookspecs(cardcade.plugins)
    try:
        manager.register(module)
        manager.check_pending()
    except pluggy.PluginValidationError as error:
        raise BadPlugin(say("discovery.wrong_hook", error=describe(error))) from error
    if not manager.get_hookcallers(module):
        raise BadPlugin(say("discovery.no_hook"))
    return manager.hook
