"""`cardcade analyse`: positions in, every legal play out, a line of JSON for each."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from cardcade.commands.picking import choose_game, choose_preset
from cardcade.engine.game import Game
from cardcade.terminal import FINE, Terminal

LONGEST_LINE = 64 * 1024


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("game", metavar="GAME", help=terminal.text("command.analyse.game"))
    parser.add_argument("--preset", metavar="P", help=terminal.text("command.analyse.preset"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    found = choose_game(terminal, args.game)
    game = found.plugin.game(choose_preset(found, args.preset).rules)
    for line in sys.stdin.buffer:
        if line.strip():
            terminal.json_line(answer(game, line, terminal))
    return FINE


def answer(game: Game[Any, Any], line: bytes, terminal: Terminal) -> dict[str, Any]:
    """The plays of one position, or what is wrong with the line."""
    if len(line) > LONGEST_LINE:
        return {"error": terminal.text("command.analyse.too_long", limit=LONGEST_LINE // 1024)}
    try:
        position = json.loads(line)
    except (ValueError, RecursionError):
        return {"error": terminal.text("command.analyse.not_json")}
    if not isinstance(position, dict):
        return {"error": terminal.text("command.analyse.not_an_object")}
    try:
        return game.analyse(position)
    except ValueError as error:
        return {"error": str(error)}
    except Exception as error:  # a plugin's own code, given what anyone may have written
        return {"error": terminal.text("command.analyse.failed", error=f"{type(error).__name__}: {error}")}
