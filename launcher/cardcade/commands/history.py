"""`cardcade history`: the matches that were played to the end, and what they say of the player."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardcade.commands.picking import choose_game
from cardcade.engine.message import say
from cardcade.terminal import FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.store.reckoner import Reckoner
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.shell.store.statistics import Statistics
    from cardcade.shell.store.store import Store


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("--game", metavar="G", help=terminal.text("command.history.game"))
    parser.add_argument("--player", metavar="NAME", help=terminal.text("command.history.player"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.shell.store.store import Store

    store = Store()
    try:
        report = _report(store, args.game, args.player, terminal)
    finally:
        store.close()
    for notice in store.notices():  # a disk in trouble is no reason to say nothing
        terminal.notice(notice)
    if args.json:
        terminal.json(report)
    else:
        _tell(report, terminal)
    return FINE


def _report(store: Store, game: str | None, player: str | None, terminal: Terminal) -> dict[str, Any]:
    from cardcade.shell.app.shelf import LONGEST_NAME
    from cardcade.shell.store.naming import Registry, known_game
    from cardcade.shell.store.reckoner import Reckoner
    from cardcade.shell.store.store import EVERY

    found = store.history(EVERY, game)
    if game is not None and not found:
        choose_game(terminal, game)  # or a sentence that says which games there are
    plugins = _plugins({match.beginning.game for match in found})
    reckoner, registry = Reckoner(store, plugins), Registry(store, plugins)
    played = [reckoner.reckoned(match) if reckoner.lacks(match) else match for match in map(registry.named, found)]
    judged = store.accuracies()
    played = [replace(match, accuracies=judged.get(match.id, {})) for match in played]
    matches = played if player is None else _of_person(played, player, terminal)
    code = terminal.language.code
    names = {
        one: known_game(played, one, code)[:LONGEST_NAME] or one for one in {match.beginning.game for match in played}
    }
    told = [_match(one, names[one.beginning.game]) for one in matches]
    return {"matches": told, "statistics": _groups(matches, reckoner, names)}


def _of_person(matches: Sequence[FinishedMatch], name: str, terminal: Terminal) -> list[FinishedMatch]:
    """Those in which somebody of that name sat, told of them; or a sentence that says who did."""
    from cardcade.shell.store.wanted import Wanted

    people = _people(matches)
    named = (id_ for id_, called in people.items() if name.casefold() in (id_.casefold(), called.casefold()))
    if (wanted := next(named, None)) is None:
        key = "command.history.nobody" if people else "command.history.no_people"
        raise Refused(say(key, name=name[:60], names=list(people.values())))
    return Wanted(person=wanted).among(matches, time.time())


def _people(matches: Sequence[FinishedMatch]) -> dict[str, str]:
    """Everybody who sat in one of them, as they are called now, or were when they last did."""
    from cardcade.folders import data_folder
    from cardcade.shell.app.profiles import FILE, Profiles

    profiles, found = Profiles(data_folder() / FILE), dict[str, str]()
    for player in (player for match in matches for player in match.beginning.players):
        if (profile := profiles.of(player)) is not None:
            found.setdefault(profile.id, profile.name)
    return found


def _plugins(games: set[str]) -> Mapping[str, GamePlugin]:
    """Of those that are still there."""
    from cardcade import discovery
    from cardcade.discovery import Found

    found = {game: discovery.find(game) for game in games}
    return {game: one.plugin for game, one in found.items() if isinstance(one, Found)}


def _match(match: FinishedMatch, name: str) -> dict[str, Any]:
    from cardcade.engine.replay_file import levels

    beginning, own = match.beginning, bool(match.people)
    return {
        "id": match.id,
        "game": beginning.game,
        "name": name,
        "preset": beginning.preset,
        "ended": time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(match.ended)),
        "seconds": round(match.seconds, 1),
        "steps": match.steps,
        "players": levels(beginning),
        "people": [
            {"seat": seat, "profile": player.profile, "name": player.name}
            for seat, player in enumerate(beginning.players)
            if player.level is None
        ],
        "scores": match.result.scores,
        "winners": match.result.winners,
        "kind": match.kind,
        "won": match.won if own else None,
        "place": match.place if own else None,
        "starred": match.starred,
        "accuracy": match.accuracy if own else None,
        "figures": dict(match.own_figures) if own else None,
    }


def _groups(matches: Sequence[FinishedMatch], reckoner: Reckoner, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """By game, preset and level of the opponents."""
    from cardcade.shell.store.statistics import by_level, statistics

    kinds = dict.fromkeys((match.beginning.game, match.beginning.preset) for match in matches)
    return [
        {
            "game": game,
            "name": names[game],
            "preset": preset,
            "level": level,
            **_figures(statistics(played, reckoner.figures(game))),
        }
        for game, preset in kinds
        for level, played in by_level(
            match for match in matches if (match.beginning.game, match.beginning.preset) == (game, preset)
        ).items()
    ]


def _figures(told: Statistics) -> dict[str, Any]:
    return {
        "played": told.played,
        "won": told.won,
        "share": round(told.share, 4),
        "interval": [round(end, 4) for end in told.interval],
        "streak": told.streak.now,
        "longest_streak": told.streak.longest,
        "places": {str(place): count for place, count in told.places.items()},
        "points": told.points,
        "seconds": round(told.seconds, 1),
        "figures": dict(told.figures),
        "reckoned": told.reckoned,
        "accuracy": None if told.accuracy is None else round(told.accuracy, 1),
    }


def _tell(report: Mapping[str, Any], terminal: Terminal) -> None:
    if not report["matches"]:
        terminal.print(terminal.text("command.history.nothing"))
    for match in report["matches"]:
        how = match["kind"] if match["won"] is None else "won" if match["won"] else "lost"
        points = ", ".join(f"{score:g}" for score in match["scores"])
        told = {**match, "how": terminal.text(f"command.history.{how}"), "points": points}
        terminal.print(terminal.text("command.history.line", **told, day=match["ended"].replace("T", " ")))
    for group in report["statistics"]:
        low, high = (f"{100 * end:.0f}" for end in group["interval"])
        told = {**group, "percent": f"{100 * group['share']:.0f}", "low": low, "high": high}
        terminal.print(terminal.text("command.history.group", **told, n=group["played"]))
