"""`cardcade doctor`: what a bug report needs, and never more than that."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import cardcade
from cardcade import discovery
from cardcade.folders import discreet
from cardcade.terminal import FINE, Terminal

LIBRARIES = ("pygame-ce", "pluggy", "tomli", "pydantic", "tomlkit", "platformdirs")


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    facts = {**_program(), **_screen(terminal), "games": _games(terminal)}
    if args.json:
        terminal.json(facts)
        return FINE
    for key, value in facts.items():
        terminal.print(f"{terminal.text(f'command.doctor.{key}')}: {_shown(value, terminal)}")
    return FINE


def _shown(value: object, terminal: Terminal) -> object:
    if isinstance(value, bool):
        return terminal.text("command.doctor.yes" if value else "command.doctor.no")
    return ", ".join(value) if isinstance(value, list) else value


def _program() -> dict[str, object]:
    return {
        "cardcade": cardcade.__version__,
        "python": f"{platform.python_version()} ({platform.python_implementation()})",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "frozen": bool(getattr(sys, "frozen", False)),
        "libraries": ", ".join(f"{name} {_version(name)}" for name in LIBRARIES),
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "–"


def _screen(terminal: Terminal) -> dict[str, object]:
    """Without opening a window: the variables that decide which one would open."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    return {
        "language": terminal.language.code,
        "screen": " ".join(f"{name}={os.environ[name]}" for name in names if name in os.environ) or "–",
        "safe_mode": discovery.safe_mode(),
    }


def _games(terminal: Terminal) -> list[str]:
    return [f"{game.id} {game.version}{_why_not(game, terminal)}" for game in discovery.everything()]


def _why_not(game: discovery.Found | discovery.Broken, terminal: Terminal) -> str:
    return f" ({discreet(terminal.text(game.reason))})" if isinstance(game, discovery.Broken) else ""
