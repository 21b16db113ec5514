"""`cardcade doctor`: what a bug report needs, and never more than that."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import cardcade
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
        shown = ", ".join(value) if isinstance(value, list) else value
        terminal.print(f"{terminal.text(f'command.doctor.{key}')}: {shown}")
    return FINE


def _program() -> dict[str, str]:
    return {
        "cardcade": cardcade.__version__,
        "python": f"{platform.python_version()} ({platform.python_implementation()})",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "frozen": str(bool(getattr(sys, "frozen", False))).lower(),
        "libraries": ", ".join(f"{name} {_version(name)}" for name in LIBRARIES),
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "–"


def _screen(terminal: Terminal) -> dict[str, str]:
    """Without opening a window: the variables that decide which one would open."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    return {
        "language": terminal.language.code,
        "screen": " ".join(f"{name}={os.environ[name]}" for name in names if name in os.environ) or "–",
        "safe_mode": os.environ.get("CARDCADE_SAFE_MODE", "0"),
    }


def _games(terminal: Terminal) -> list[str]:
    from cardcade import discovery

    return [
        f"{game.id} {game.version}" + (f" ({terminal.text(game.reason)})" if isinstance(game, discovery.Broken) else "")
        for game in discovery.everything()
    ]
