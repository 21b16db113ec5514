"""`cardcade plugins`: list, add, remove and switch the games that others made."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardcade import discovery
from cardcade.commands.progress import Scan
from cardcade.discovery import Broken, Found
from cardcade.discovery.left_out import OFF, UNDECIDED
from cardcade.discovery.loading import BadPlugin
from cardcade.discovery.needs import plain
from cardcade.discovery.pip import pip_line
from cardcade.engine.message import say
from cardcade.folders import games_folder
from cardcade.foreign import real
from cardcade.terminal import FAILED, FINE, Refused, Terminal

Known = Found | Broken


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    named = {"add": "file", "remove": "name", "enable": "name", "disable": "name"}
    for action in ("list", *named):
        told = terminal.text(f"command.plugins.{action}", folder=str(games_folder()))
        one = actions.add_parser(action, help=told, description=told)
        if kind := named.get(action):
            one.add_argument(kind, metavar=kind.upper(), help=terminal.text(f"command.plugins.{kind}"))
        one.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    actions = {"list": list_plugins, "add": add_game, "remove": remove_game, "enable": enable, "disable": disable}
    return actions[args.action](args, terminal)


def list_plugins(args: argparse.Namespace, terminal: Terminal) -> int:
    rows = [_row(game, terminal) for game in _games(terminal)]
    _tell(rows, args, terminal)
    return FINE


def add_game(args: argparse.Namespace, terminal: Terminal) -> int:
    """Looks at it, says what adding means, adds it, and says whether it works."""
    from cardcade.discovery.adding import add as add_offer
    from cardcade.discovery.adding import offer

    path = Path(os.path.expanduser(args.file))
    if not path.exists():
        raise Refused(say("command.plugins.no_file", file=args.file))
    try:
        offered = offer(real(path))
    except BadPlugin as bad:
        raise Refused(say("command.plugins.refused", file=path.name, reason=bad.reason), FAILED) from None
    except OSError as error:
        why = say("flaw.why.unreadable", error=error.strerror or str(error))
        raise Refused(say("command.plugins.refused", file=path.name, reason=why), FAILED) from None
    terminal.notice("command.plugins.warning")
    added = _written(lambda: add_offer(offered))
    game = next((one for one in _games(terminal) if one.dropped == added), None)
    if game is None:  # as when only the house's own games are wanted
        terminal.notice("command.plugins.unseen", file=str(added))
        return FINE
    _tell([_row(game, terminal)], args, terminal)
    return FINE if isinstance(game, Found) else FAILED


def remove_game(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.adding import remove
    from cardcade.discovery.switching import switch_on

    game = _named(args.name, terminal)
    if game.dropped is None:
        key = "house" if game.distribution == discovery.BUNDLE else "by_pip"
        raise Refused(say(f"command.plugins.{key}", game=game.id, pip=pip_line("uninstall", game.distribution)), FAILED)
    row, path = {**_row(game, terminal), "status": "removed"}, game.dropped
    _written(lambda: remove(path))
    _written(lambda: switch_on(game))
    _tell([row], args, terminal)
    return FINE


def enable(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.switching import switch_on

    game = _switched(args.name, terminal)
    _written(lambda: switch_on(game))
    again = _named(args.name, terminal)
    _tell([_row(again, terminal)], args, terminal)
    return FINE if isinstance(again, Found) else FAILED


def disable(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.switching import switch_off

    game = _switched(args.name, terminal)
    _written(lambda: switch_off(game))
    _tell([{**_row(game, terminal), "status": "off", "reason": terminal.text(OFF)}], args, terminal)
    return FINE


def _games(terminal: Terminal) -> list[Known]:
    return discovery.everything(Scan(terminal))


def _named(name: str, terminal: Terminal) -> Known:
    """By its id, its distribution or its file, or Refused."""
    games = _games(terminal)
    for game in games:
        file = game.dropped.name if game.dropped is not None else game.id
        if name in (game.id, file) or plain(name) == plain(game.distribution) != discovery.BUNDLE:
            return game
    options = ", ".join(game.id for game in games)
    raise Refused(say("command.unknown_game", name=name[:60] or '""', hint=say("command.there_are", options=options)))


def _switched(name: str, terminal: Terminal) -> Known:
    game = _named(name, terminal)
    if game.distribution == discovery.BUNDLE:
        raise Refused(say("command.plugins.house", game=game.id), FAILED)
    return game


def _written(write: Callable[[], Any]) -> Any:
    try:
        return write()
    except OSError as error:
        words = error.strerror or str(error)
        raise Refused(say("command.bad_folder", folder=str(games_folder()), error=words), FAILED) from None


def _row(game: Known, terminal: Terminal) -> dict[str, Any]:
    from cardcade.discovery.facts import facts

    told = facts(game)
    return {
        "id": game.id,
        "version": game.version,
        "distribution": game.distribution,
        "author": told.about.author,
        "licence": told.about.licence,
        "source": told.source,
        "file": os.fspath(game.dropped) if game.dropped is not None else None,
        "size": told.size,
        "status": status(game),
        "reason": terminal.text(game.reason) if isinstance(game, Broken) else None,
    }


def status(game: Known) -> str:
    """`ok`, `off` or `broken`."""
    if isinstance(game, Found):
        return "ok"
    return "off" if game.reason.key in (OFF, UNDECIDED) else "broken"


def _tell(rows: list[dict[str, Any]], args: argparse.Namespace, terminal: Terminal) -> None:
    if args.json:
        terminal.json(rows if args.action == "list" else rows[0])
        return
    for row in rows:
        terminal.print(terminal.text(f"command.plugins.is_{row['status']}", **{**row, **_words(row, terminal)}))


def _words(row: dict[str, Any], terminal: Terminal) -> dict[str, str]:
    from cardcade.discovery.facts import in_words

    details = [
        terminal.text(f"command.plugins.source.{row['source']}"),
        terminal.text("command.plugins.by", author=row["author"]) if row["author"] else "",
        row["licence"],
        in_words(row["size"]) if row["size"] else "",
    ]
    name = " ".join(filter(None, [row["id"], row["version"]]))
    return {"name": name, "details": terminal.text("command.plugins.comma").join(filter(None, details))}
