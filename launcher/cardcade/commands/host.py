"""`cardcade host`: programs come over websockets and play."""

from __future__ import annotations

import argparse
import secrets
from functools import partial
from typing import Any

from cardcade.commands.picking import choose_bots, choose_game, choose_preset, choose_seats, seed, whole_number
from cardcade.commands.program_words import say_what_programs_get_wrong
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

PORT = 23456
"""Where the clients of the Guandan competitions look for their server."""


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.host.{name}")

    count = partial(whole_number, terminal)
    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument("--matches", metavar="N", type=count(1, 10**6), default=1, help=told("matches"))
    parser.add_argument("--clients", metavar="N", type=count(1, 12), help=told("clients"))
    parser.add_argument("--bots", metavar="BOT", help=told("bots"))
    parser.add_argument("--dialect", metavar="D", help=told("dialect"))
    parser.add_argument("--preset", metavar="P", help=told("preset"))
    parser.add_argument("--seed", metavar="N", type=seed(terminal), help=told("seed"))
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=told("host"))
    parser.add_argument("--port", metavar="N", type=count(0, 65535), default=PORT, help=told("port"))
    parser.add_argument("--seconds", metavar="N", type=count(1, 3600), default=30, help=told("seconds"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from cardcade.arena.hosting import Hosting, Lobby
    except ImportError:
        raise Refused(say("command.extra", extra="competition"), FAILED) from None
    plan, invitation = _plan(args, terminal)
    hosting = Hosting(plan, invitation)
    try:
        lobby = Lobby(invitation)
    except OSError as error:
        place = f"{args.host}:{args.port}"
        raise Refused(say("command.host.taken", place=place, error=error.strerror or ""), FAILED) from None
    try:
        return _play(hosting, lobby, args, terminal)
    finally:
        lobby.close()


def _play(hosting: Any, lobby: Any, args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.arena.simulation import Totals

    say_what_programs_get_wrong()
    clients = len(hosting.seats)
    terminal.notice("command.host.ready", address=f"ws://{args.host}:{lobby.port}/game/", n=clients)
    lines = lobby.gather(
        lambda name, there: terminal.notice("command.host.came", name=name, number=there, of=clients),
        lambda name, there: terminal.notice("command.host.left", name=name, number=there, of=clients),
    )
    total = Totals()
    for part in hosting.play(lines):
        total.add(part)
        terminal.notice("command.host.played", done=total.games, whole=hosting.plan.games)
    report = _report(hosting, lines, total)
    if args.json:
        terminal.json(report)
    else:
        for seat in report["seats"]:
            terminal.print(terminal.text("command.host.line", **seat))
    return FINE


def _report(hosting: Any, lines: list[Any], total: Any) -> dict[str, Any]:
    names = dict(zip(hosting.seats, (line.name for line in lines), strict=True))
    bots = hosting.plan.bots
    return {
        "game": hosting.plan.game,
        "preset": hosting.plan.preset,
        "seed": hosting.plan.seed,
        "matches": total.games,
        "seats": [
            {
                "name": names.get(seat, bots[seat]),
                "wins": total.by_seat[seat].wins,
                "matches": total.games,
                "stand_ins": total.lapses[bots[seat]].total() if bots[seat] in total.lapses and seat in names else 0,
            }
            for seat in hosting.order
        ],
    }


def _plan(args: argparse.Namespace, terminal: Terminal) -> tuple[Any, Any]:
    from cardcade.arena.hosting import Invitation
    from cardcade.arena.simulation import Plan

    found = choose_game(terminal, args.game)
    plugin = found.plugin
    wanted = args.preset or ("official" if "official" in _presets(found) else None)
    preset = choose_preset(found, wanted)
    seats = choose_seats(plugin, preset, None)
    clients = seats if args.clients is None else args.clients
    if clients > seats:
        raise Refused(say("command.bad_seats", n=clients, seats=say("command.seats_exactly", n=seats)))
    dialect = next(iter(plugin.dialects), "") if args.dialect is None else args.dialect
    if dialect and dialect not in plugin.dialects:
        raise Refused(say("command.unknown_dialect", name=dialect[:60], hint=", ".join(plugin.dialects)))
    plan = Plan(
        game=found.id,
        preset=preset.name,
        values=preset.values,
        seats=seats,
        bots=choose_bots(plugin, plugin.bots, args.bots or plugin.usual_level, seats),
        seed=args.seed if args.seed is not None else secrets.randbelow(1 << 31),
        games=args.matches,
        whole_match=True,
    )
    where = Invitation(host=args.host, port=args.port, clients=clients, dialect=dialect, thinking=float(args.seconds))
    return plan, where


def _presets(found: Any) -> Any:
    from cardcade.discovery.library import Library

    return Library(found.plugin).presets
