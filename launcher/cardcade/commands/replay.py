"""`cardcade replay`: plays a recorded match again and compares it, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.commands.picking import choose_game
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.engine.record import Record


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=terminal.text("command.replay.file"))
    parser.add_argument("--verify", action="store_true", help=terminal.text("command.replay.verify"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.replays import checked_game, read_replay
    from cardcade.engine.record import verify
    from cardcade.engine.replay_file import BadReplay

    try:
        taken = read_replay(args.file)
        found = choose_game(terminal, taken.beginning.game)
        if not found.plugin.seats[0] <= taken.beginning.seats <= found.plugin.seats[1]:
            raise BadReplay(say("replay.bad_part", part="seats"))
        game = checked_game(taken.beginning, found.plugin)
        if not args.verify:
            _describe(taken, args.json, terminal)
            return FINE
        if not taken.verifiable or taken.beginning.rules_version != found.plugin.rules_version:
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


def _describe(taken: Record, as_json: bool, terminal: Terminal) -> None:
    from cardcade.engine.replay_file import levels

    beginning, players = taken.beginning, levels(taken.beginning)
    result = taken.result and {"scores": taken.result.scores, "winners": taken.result.winners}
    report = {
        "game": beginning.game,
        "preset": beginning.preset,
        "seats": beginning.seats,
        "seed": beginning.seed,
        "players": players,
        "steps": len(taken.steps),
        "result": result,
    }
    if as_json:
        terminal.json(report)
    else:
        scores = ", ".join(f"{score:g}" for score in taken.result.scores) if taken.result else "–"
        told = {**report, "players": ", ".join(players), "scores": scores}
        terminal.print(terminal.text("command.replay.summary", **told))
