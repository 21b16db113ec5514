"""`cardcade play`: straight to a table."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from cardcade.commands.picking import (
    choose_bots,
    choose_file,
    choose_game,
    choose_preset,
    choose_seats,
    deal,
    named_bots,
    whole_number,
)
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.message import say
from cardcade.engine.shared_rules import BadText
from cardcade.shell.app.play_request import PlayRequest
from cardcade.shell.app.suspects import Suspects
from cardcade.shell.match.shared_table import SharedTable, table_of
from cardcade.terminal import Refused, Terminal

SPEEDS = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": float("inf")}


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.play.{name}")

    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument("--preset", metavar="P", help=told("preset"))
    parser.add_argument("--seats", metavar="N", type=whole_number(terminal, 1, 12), help=told("seats"))
    parser.add_argument("--bots", metavar="A,B,…", help=told("bots"))
    parser.add_argument("--seed", metavar="CODE", type=deal(terminal), help=told("seed"))
    parser.add_argument("--windowed", action="store_true", help=told("windowed"))
    parser.add_argument("--speed", choices=SPEEDS, help=told("speed"))
    parser.add_argument("--rounds", metavar="N", type=whole_number(terminal, 1, 10_000), help=told("rounds"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=told("record"))
    parser.add_argument("--autoplay", action="store_true", help=told("autoplay"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    Suspects().look()  # what brought the last start down is left out until the player decides
    request = request_of(args, terminal)
    return int(importlib.import_module("cardcade.shell.app.start").run_table(request))


def request_of(args: argparse.Namespace, terminal: Terminal) -> PlayRequest:
    """The table that the arguments describe, or Refused."""
    found = choose_game(terminal, args.game)
    table = shared_table(found, args)
    preset = choose_preset(found, args.preset) if table.rules is None else table.rules.chosen
    named = named_bots(args.bots)
    seats = choose_seats(found.plugin, preset, args.seats or table.seats, named + 1 if named else 0)
    plugin, asked = found.plugin, found.plugin.usual_level if args.bots is None else args.bots
    others = choose_bots(plugin, plugin.bots, asked, seats - 1)
    return PlayRequest(
        found=found,
        preset=preset,
        seats=seats,
        bots=((others or (plugin.usual_level,))[0], *others),
        seed=int(table.code) if table.code else None,
        windowed=args.windowed,
        speed=SPEEDS[args.speed] if args.speed else None,
        rounds=args.rounds,
        record=choose_file(args.record),
        autoplay=args.autoplay,
    )


def shared_table(found: Found, args: argparse.Namespace) -> SharedTable:
    """The deal asked for, with the rules and seats behind its code; or Refused."""
    if args.seed is None:
        return SharedTable("")
    try:
        table = table_of(args.seed, Library(found.plugin))
    except BadText as bad:
        raise Refused(bad.reason) from None
    if table.rules is not None and args.preset is not None:
        raise Refused(say("command.play.two_rules"))
    return table
