"""`cardcade check`: does a game keep its promises? Installed, or straight from its folder."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from cardcade.commands.picking import choose_game, whole_number
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

SEEDS = 2
INDENT = "    "


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.check.{name}")

    parser.add_argument("game", metavar="NAME_OR_DIR", help=told("game"))
    parser.add_argument("--seeds", metavar="N", type=whole_number(terminal, 1, 1000), default=SEEDS, help=told("seeds"))
    parser.add_argument("--quick", action="store_true", help=told("quick"))
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # in the child: the folder is imported


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    folder = Path(args.game)
    if not _is_folder(args.game):
        return _tell(choose_game(terminal, args.game).plugin, args, terminal)
    if args.here:
        return _tell(_plugin_in(folder, terminal), args, terminal)
    return _in_a_child(args, terminal)


def _is_folder(name: str) -> bool:
    """A path, or the name of a folder with a package in it; any other name is an installed game's."""
    folder = Path(name)
    if len(folder.parts) == 1 and folder.name == name:
        return any((folder / file).is_file() for file in ("pyproject.toml", "__init__.py"))
    return True


def _in_a_child(args: argparse.Namespace, terminal: Terminal) -> int:
    """A stranger's package is imported where nothing else is, and may end its process as it likes."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "cardcade"]
    command = [*program, "check", args.game, "--here", "--seeds", str(args.seeds), *(["--quick"] if args.quick else [])]
    environment = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        for line in child.stdout:
            terminal.print(line.decode("utf-8", "replace").rstrip())
        complaint = child.stderr.read().decode("utf-8", "replace").strip()
    if complaint:
        terminal.warn(complaint)
    if child.returncode not in (0, 1, 2):
        raise Refused(say("command.check.died", code=child.returncode), FAILED)
    return child.returncode


def _plugin_in(folder: Path, terminal: Terminal) -> Any:
    """The game of a project's or package's folder, or Refused."""
    from cardcade.discovery.checks import check
    from cardcade.discovery.game_folder import read_folder
    from cardcade.discovery.loading import BadPlugin, load
    from cardcade.foreign import real
    from cardcade.plugins import GROUP

    try:
        found, place = read_folder(real(folder))
    except BadPlugin as bad:
        raise Refused(say("command.check.no_game", folder=str(folder), reason=bad.reason)) from None
    sys.path.insert(0, str(place))
    try:
        plugin = load(next(iter(found.entry_points.select(group=GROUP))))
        check(plugin)
    except BadPlugin as bad:
        raise Refused(say("command.broken_game", game=folder.name, reason=_with_place(bad)), FAILED) from None
    terminal.add_game(plugin.package, plugin.id)
    return plugin


def _with_place(bad: Any) -> Any:
    from cardcade.discovery.culprit import authors_line

    place = authors_line(bad.__cause__) if bad.__cause__ is not None else ""
    return say("command.check.at", reason=bad.reason, place=place) if place else bad.reason


def _tell(plugin: Any, args: argparse.Namespace, terminal: Terminal) -> int:
    import logging

    from cardcade.testing.checkup import Checkup

    logging.getLogger().addHandler(logging.NullHandler())  # what would be logged is in the report
    checkup = Checkup(plugin, args.seeds, args.quick)
    for step in checkup.steps():
        terminal.print(terminal.text(step))
    for fault in checkup.causes:
        _tell_fault(fault, terminal)
    if checkup.consequences:
        terminal.print("\n" + terminal.text("command.check.follows", names=", ".join(checkup.consequences)))
    last = say("command.check.broken", n=len(checkup.causes)) if checkup.faults else say("command.check.kept")
    terminal.print(terminal.text(last))
    return FAILED if checkup.faults else FINE


def _tell_fault(fault: Any, terminal: Terminal) -> None:
    problem = fault.problem
    terminal.print(f"\n✗ {', '.join(fault.promises)}")
    terminal.print(f"{INDENT}{problem.what}" + (f"  [{problem.where}]" if problem.where else ""))
    if problem.place and problem.place not in problem.what:
        terminal.print(f"{INDENT}{problem.place}")
    terminal.print(f"{INDENT}→ {terminal.text(problem.remedy)}")
