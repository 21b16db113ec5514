"""`cardcade replay`: plays a recorded match again and compares it, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cardcade.commands.picking import choose_game
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=terminal.text("command.replay.file"))
    parser.add_argument("--verify", action="store_true", help=terminal.text("command.replay.verify"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.engine.replay import BadReplay, verify
    from cardcade.recording import game_of, read_file

    try:
        taken = read_file(args.file)
        found = choose_game(terminal, taken.game)
        if not found.plugin.seats[0] <= taken.seats <= found.plugin.seats[1]:
            raise BadReplay(say("replay.bad_part", part="seats"))
        game = game_of(found.plugin, taken)
        if not args.verify:
            _describe(taken, args.json, terminal)
            return FINE
        if not taken.verifiable or taken.rules_version != found.plugin.rules_version:
            terminal.notice("command.replay.old_rules")
        verdict = verify(taken, game)
    except BadReplay as bad:
        raise Refused(bad.reason, FAILED) from None
    report = {"ok": verdict.ok, "steps": verdict.steps, "first_difference": verdict.first_difference}
    if args.json:
        terminal.json(report)
    else:
        terminal.print(terminal.text(f"command.replay.{'same' if verdict.ok else 'different'}", **report))
    return FINE if verdict.ok else FAILED


def _describe(taken: Any, as_json: bool, terminal: Terminal) -> None:
    result = taken.result and {"scores": taken.result.scores, "winners": taken.result.winners}
    report = {
        "game": taken.game,
        "preset": taken.preset,
        "seats": taken.seats,
        "seed": taken.seed,
        "players": taken.players,
        "steps": len(taken.steps),
        "result": result,
    }
    if as_json:
        terminal.json(report)
    else:
        scores = ", ".join(f"{score:g}" for score in taken.result.scores) if taken.result else "–"
        told = {**report, "players": ", ".join(taken.players), "scores": scores}
        terminal.print(terminal.text("command.replay.summary", **told))
