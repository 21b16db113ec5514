"""`cardcade screenshots`: a picture of every screen and of each game's typical moments, without a display."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from cardcade.engine.message import say
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.terminal import FAILED, FINE, Refused, Terminal
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.workshop.own_home import own_home
from cardcade.workshop.screenshots.album import Album
from cardcade.workshop.screenshots.long_plays import long_plays
from cardcade.workshop.screenshots.season import play_season
from cardcade.workshop.screenshots.table_visit import TableVisit, curtain
from cardcade.workshop.tour import Stop, tour

PATIENCE = 60.0


def take(out: Path, size: tuple[int, int], lang: str) -> int:
    """Writes the pictures and `manifest.json` into the folder; the exit code."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    terminal = Terminal()
    try:
        out.mkdir(parents=True, exist_ok=True)
        with own_home():
            album = Album(out, size, lang, terminal)
            fill(album)
            album.close()
    except OSError as error:
        reason = say("command.bad_folder", folder=str(out), error=error.strerror or "")
        raise Refused(reason, FAILED) from None
    terminal.notice("command.screenshots.done", n=len(album.pictures), folder=str(out))
    return FINE


def fill(album: Album) -> None:
    """Everything there is to see."""
    clock = HandClock()
    settings = Settings(language=album.lang, hints=True)
    app = App(Headless(album.size), silent_house(settings, clock=clock, keeps=True))
    pilot = Pilot.driving(app.loop, clock)
    app.pages.open_home()
    pilot.picture()
    _wait_for_games(app, pilot)
    for stop in sights(app, pilot):
        album.add(stop, pilot)
    app.close()


def _wait_for_games(app: App, pilot: Pilot) -> None:
    """They are looked for after the first frame, in a thread that knows nothing of the pilot's clock."""
    until = time.monotonic() + PATIENCE
    while not app.shelf.complete and time.monotonic() < until:
        time.sleep(0.01)
        pilot.wait(FRAME)
    pilot.wait(1.0)


def sights(app: App, pilot: Pilot) -> Iterator[Stop]:
    yield Stop("home_first", "home")
    play_season(app)
    for found in app.shelf.playable:
        visit = TableVisit(app, pilot, found)
        yield from visit.moments()
        yield from visit.rare()
        yield from long_plays(app, pilot, found)
    yield from curtain(app, pilot)
    yield from tour(app, pilot)
