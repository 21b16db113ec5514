"""A season: finished matches of every game, so that the history has something to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardcade.discovery import Found
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.player import Player
from cardcade.engine.record import Record
from cardcade.engine.turns import play_on
from cardcade.shell.app.app import App
from cardcade.shell.store.saved import SavedMatch, game_of
from cardcade.shell.store.store import Store

MATCHES = 12
WATCHED = 5
"""Every so many-th match is one that a bot played."""
MINUTES = (4, 9, 6, 12, 7)


def play_season(app: App, matches: int = MATCHES) -> None:
    """Single rounds against all levels in turn, written down as the player's own."""
    assert app.store is not None
    store = app.store()
    for found in app.shelf.playable:
        for number in range(matches):
            _keep(store, number, played(found, app, number))


def played(found: Found, app: App, number: int) -> Record:
    """A round from the deal of that number; on every seat a bot of the easy level decides."""
    preset, levels = app.shelf.library(found).default, list(found.plugin.bots)
    seats = found.plugin.usual_seats(preset.rules)
    level = levels[number % len(levels)]
    players = tuple(Player("", level if seat else None, seat + 1) for seat in range(seats))
    beginning = replace(found.beginning(preset, number + 1, players), whole_match=False)
    game = game_of(beginning, found.plugin)
    match: Match[Any, Any] = Match(game, seats, beginning.seed)
    bot = found.plugin.bot("easy", game)

    def decide(seat: int, options: Sequence[Any]) -> Any:
        stream = decision_stream(beginning.seed, found.id, seat, len(match.steps))
        return bot.choose(match.view(seat), options, stream)

    for _ in play_on(game, match.state, decide, match.play):
        pass
    return Record.of(match, beginning)


def _keep(store: Store, number: int, record: Record) -> None:
    own = 0 if number % WATCHED == WATCHED - 1 else len(record.steps)
    name = f"{record.beginning.game}-{number}"
    seconds = 60.0 * MINUTES[number % len(MINUTES)]
    saver = store.resume_match(SavedMatch(id=name, record=record, state={}, seconds=seconds, own=own))
    if record.result is not None:
        saver.finish(record.result)
