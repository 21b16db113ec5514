"""`cardcade bench`: start-up, frame times, moves per second and the bots' decision times."""

from __future__ import annotations

import argparse
import importlib

from cardcade.terminal import Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    return int(importlib.import_module("cardcade.workshop.bench").run(json=args.json))
