"""`cardcade --smoke-test`: opens every page and plays a round of every game, so that a build shows it is whole."""

from __future__ import annotations

import os
import time

from cardcade.discovery import Found
from cardcade.engine.message import LANGUAGES
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.terminal import FAILED, FINE, Terminal
from cardcade.testing.pilot import Pilot
from cardcade.workshop.own_home import own_home
from cardcade.workshop.screenshots.table_visit import SEED
from cardcade.workshop.sitting_down import sit_down
from cardcade.workshop.tour import tour

SIZE = (1280, 720)
LONGEST_ROUND = 180.0


def run() -> int:
    """The exit code: 0 when everything could be opened and played."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    terminal = Terminal()
    with own_home():
        broken = [*_look_around(terminal), *_play_rounds(terminal)]
    for what in broken:
        terminal.notice("command.smoke.broken", what=what)
    terminal.notice("command.smoke.failed" if broken else "command.smoke.passed")
    return FAILED if broken else FINE


def _look_around(terminal: Terminal) -> list[str]:
    """Every page drawn once, in both languages; what could not be."""
    broken = []
    for language in LANGUAGES:
        clock = HandClock()
        app = App(Headless(SIZE), silent_house(Settings(language=language), clock=clock))
        pilot = Pilot.driving(app.loop, clock)
        app.pages.open_home()
        for stop in tour(app, pilot):
            pilot.picture()
            if stop.screen != "crash" and _crashed(app):
                broken.append(f"{stop.name}.{language}")
        terminal.notice("command.smoke.seen", language=language)
        app.close()
    return broken


def _play_rounds(terminal: Terminal) -> list[str]:
    """A round of each game with bots in a process of their own; the ones that did not end."""
    app = App(Headless(SIZE), silent_house(Settings(speed=0.0), bots_apart=True, keeps=True))
    app.pages.open_home()
    broken = [game.id for game in app.shelf.games if not isinstance(game, Found)]
    for found in app.shelf.playable:
        terminal.notice("command.smoke.playing", game=found.id)
        if not _plays_a_round(app, found):
            broken.append(found.id)
    app.close()
    return broken


def _plays_a_round(app: App, found: Found) -> bool:
    seats = found.plugin.usual_seats(app.shelf.library(found).default.rules)
    sit_down(app, found.id, ["easy"] * seats, SEED)
    assert app.tables.current is not None
    live = app.tables.current.live
    live.rounds_limit = 1
    until = time.monotonic() + LONGEST_ROUND
    while not live.over and not _crashed(app) and time.monotonic() < until:
        app.loop.redraw()
        app.loop.tick()
    fine = live.over and isinstance(app.loop.screen, TableScreen)
    app.tables.leave()
    return fine


def _crashed(app: App) -> bool:
    return type(app.loop.screen).__name__ == "CrashPage"
