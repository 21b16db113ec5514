"""`cardcade simulate`: bots against bots without a window."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from cardcade.arena.stand_ins import say_stand_ins
from cardcade.commands.picking import (
    choose_bots,
    choose_game,
    choose_preset,
    choose_seats,
    named_bots,
    seed,
    whole_number,
)
from cardcade.commands.progress import playing
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.simulate.{name}")

    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument(
        "--games", metavar="N", type=whole_number(terminal, 1, 10**9), required=True, help=told("games")
    )
    parser.add_argument("--seats", metavar="N", type=whole_number(terminal, 1, 12), help=told("seats"))
    parser.add_argument("--bots", metavar="A,B,…", help=told("bots"))
    parser.add_argument("--preset", metavar="P", help=told("preset"))
    parser.add_argument("--seed", metavar="N", type=seed(terminal), help=told("seed"))
    parser.add_argument("--jobs", metavar="N", type=whole_number(terminal, 1, 60), default=1, help=told("jobs"))
    parser.add_argument("--rotate", action="store_true", help=told("rotate"))
    parser.add_argument("--match", action="store_true", help=told("match"))
    parser.add_argument("--record", metavar="DIR", type=Path, help=told("record"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.arena.simulation import Totals, simulate

    plan, total = _plan(args, terminal), Totals()
    try:
        with playing(terminal, plan.games) as progress:
            for part in simulate(plan, args.jobs):
                total.add(part)
                progress.show(total.games)
    except OSError as error:
        raise Refused(say("command.bad_folder", folder=str(args.record), error=error.strerror or ""), FAILED) from None
    report = _report(plan, args.jobs, total)
    if args.json:
        terminal.json(report)
    else:
        _tell(report, terminal)
    return FINE


def _plan(args: argparse.Namespace, terminal: Terminal) -> Any:
    from cardcade.arena.simulation import Plan
    from cardcade.engine.bots import RANDOM, SEARCH

    found = choose_game(terminal, args.game)
    preset = choose_preset(found, args.preset)
    seats = choose_seats(found.plugin, preset, args.seats, named_bots(args.bots))
    return Plan(
        game=found.id,
        preset=preset.name,
        values=preset.values,
        seats=seats,
        bots=choose_bots(
            found.plugin,
            [*found.plugin.bots, RANDOM, SEARCH],
            found.plugin.usual_level if args.bots is None else args.bots,
            seats,
        ),
        seed=args.seed if args.seed is not None else secrets.randbelow(1 << 31),
        games=args.games,
        rotate=args.rotate,
        whole_match=args.match,
        folder=_folder(args.record),
    )


def _folder(asked: Path | None) -> Path | None:
    if asked is not None:
        try:
            asked.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(say("command.bad_folder", folder=str(asked), error=error.strerror or ""), FAILED) from None
    return asked


def _report(plan: Any, jobs: int, total: Any) -> dict[str, Any]:
    return {
        "game": plan.game,
        "preset": plan.preset,
        "seed": plan.seed,
        "seats": plan.seats,
        "jobs": jobs,
        "games": total.games,
        "moves": total.moves,
        "seconds": round(total.ended - total.began, 3),
        "cpu_seconds": round(total.cpu_seconds, 3),
        "wins": [share.wins for share in total.by_seat],
        "first": [share.first for share in total.by_seat],
        "scores": [share.score for share in total.by_seat],
        "by_bot": {
            bot: {"seats": share.seats, "wins": share.wins, "first": share.first, "score": share.score}
            for bot, share in total.by_bot.items()
        },
        "decision_ms": {
            bot: {**_spread(times), "n": total.decisions[bot]} for bot, times in total.times.items() if times
        },
        **({"stand_ins": {bot: dict(lapses) for bot, lapses in total.lapses.items()}} if total.lapses else {}),
    }


def _spread(times: list[float]) -> dict[str, float]:
    """Of many decisions a sample is timed; all of them are counted."""
    ordered = sorted(times)

    def share(part: float) -> float:
        return round(ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000, 4)

    return {"p50": share(0.5), "p95": share(0.95)}


def _tell(report: dict[str, Any], terminal: Terminal) -> None:
    terminal.print(terminal.text("command.simulate.summary", **report))
    for bot, share in report["by_bot"].items():
        part = f"{100 * share['wins'] / share['seats']:.1f}"
        spread = report["decision_ms"].get(bot, {"p50": "–", "p95": "–"})
        terminal.print(terminal.text("command.simulate.line", bot=bot, percent=part, **share, **spread))
    for bot, lapses in report.get("stand_ins", {}).items():
        terminal.print(terminal.text(say_stand_ins(bot, lapses)))
