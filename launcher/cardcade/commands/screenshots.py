"""`cardcade screenshots`: a picture of every screen and of typical moments, without a display."""

from __future__ import annotations

import argparse
import importlib
import re
from pathlib import Path

from cardcade.engine.message import LANGUAGES
from cardcade.terminal import Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def size(text: str) -> tuple[int, int]:
        match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
        if not match:
            raise argparse.ArgumentTypeError(terminal.text("command.screenshots.bad_size", size=text[:40]))
        return int(match[1]), int(match[2])

    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=terminal.text("command.screenshots.out"))
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=(1920, 1080), help=terminal.text("command.screenshots.size")
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="zh", help=terminal.text("command.screenshots.lang"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    return int(importlib.import_module("cardcade.workshop.screenshots").take(args.out, args.size, args.lang))
