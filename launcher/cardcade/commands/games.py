"""`cardcade games`: what can be played, and what cannot and why."""

from __future__ import annotations

import argparse
from typing import Any

from cardcade.commands.picking import seats_in_words
from cardcade.commands.plugins import status
from cardcade.commands.progress import Scan
from cardcade.engine.message import LANGUAGES
from cardcade.terminal import FINE, Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade import discovery

    rows = [_row(game, terminal) for game in discovery.everything(Scan(terminal))]
    if args.json:
        terminal.json(rows)
        return FINE
    for row in rows:
        terminal.print(terminal.text(f"command.games.{row['status']}", **_words(row, terminal)))
    return FINE


def _row(game: Any, terminal: Terminal) -> dict[str, Any]:
    from cardcade.discovery import Broken

    if isinstance(game, Broken):
        names, seats, presets, reason = {"zh": game.id, "en": game.id}, None, [], terminal.text(game.reason)
    else:
        names, seats, presets, reason = _names(game.plugin), list(game.plugin.seats), _presets(game.plugin), None
    return {
        "id": game.id,
        "names": names,
        "version": game.version,
        "distribution": game.distribution,
        "seats": seats,
        "presets": presets,
        "status": status(game),
        "reason": reason,
    }


def _names(plugin: Any) -> dict[str, str]:
    from cardcade.discovery.files import texts_of

    return {language: str(texts_of(plugin.package, language)["name"]) for language in LANGUAGES}


def _presets(plugin: Any) -> list[str]:
    from cardcade.discovery.library import Library

    return list(Library(plugin).presets)


def _words(row: dict[str, Any], terminal: Terminal) -> dict[str, Any]:
    seats = seats_in_words(*row["seats"]) if row["seats"] else ""
    name = row["names"][terminal.language.code]
    package = " ".join(filter(None, (row["distribution"], row["version"])))
    return {**row, "name": name, "seats": seats, "presets": ", ".join(row["presets"]), "package": package}
