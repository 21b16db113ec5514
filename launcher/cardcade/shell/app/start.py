"""Starting the program: the launcher itself, or straight to a table."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any, TextIO

import cardcade_assets
from cardcade.shell.app.app import App
from cardcade.shell.app.guard import PATIENCE
from cardcade.shell.app.house import House
from cardcade.shell.app.language import Language, system_language
from cardcade.shell.app.settings import Settings, load_settings
from cardcade.shell.sound.sound import Silence, Sound
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless, NoDisplay, RealWindow

if TYPE_CHECKING:
    from cardcade.shell.app.play_request import PlayRequest
    from cardcade.shell.app.requested_table import RequestedTable
    from cardcade.shell.theatre.feature import Feature

log = logging.getLogger(__name__)

FINE, FAILED = 0, 1
SMALL_SCREEN = (1280, 720)


def open_launcher() -> int:
    """What the command `cardcade` does: runs until the player leaves; the exit code."""
    settings = load_settings()
    app = _app(settings, patience=PATIENCE)
    if app is None:
        return FAILED
    app.pages.open_home()
    app.run()
    return FINE


def run_table(request: PlayRequest) -> int:
    """What the command `cardcade play` does: plays the table that was asked for; the exit code."""
    settings, out = load_settings(), sys.stdout
    table = _seen(settings, request)
    return FAILED if table is None else play(table, out)


def watch(feature: Feature, step: int) -> int:
    """What `cardcade replay --watch` does: the theatre and nothing else; the exit code."""
    from cardcade.shell.screens.theatre.theatre import Theatre

    settings = load_settings()
    app = _app(settings, has_home=False)
    if app is None:
        return FAILED
    app.shelf.take([feature.found])
    app.loop.push(Theatre(app, feature, step))
    app.run()
    return FINE


def _app(settings: Settings, **house: Any) -> App | None:
    """In a window; None without a display, and the player is told."""
    try:
        window = _window(settings.fullscreen)
    except NoDisplay as refused:
        _tell_why(refused, settings)
        return None
    return App(window, House(settings, Sound(settings.volumes), logs=True, **house))


def _seen(settings: Settings, request: PlayRequest) -> RequestedTable | None:
    """In a window; without a display, what plays itself is played unseen."""
    from cardcade.shell.app.requested_table import RequestedTable

    try:
        window = _window(settings.fullscreen and not request.windowed)
    except NoDisplay as refused:
        if request.autoplay:
            return _unseen(settings, request)
        _tell_why(refused, settings)
        return None
    house = House(settings, Sound(settings.volumes), keeps=not request.autoplay, patience=PATIENCE)
    return RequestedTable(window, house, request)


def _unseen(settings: Settings, request: PlayRequest) -> RequestedTable:
    """Without a display nothing is to be seen, so nothing needs time."""
    from cardcade.shell.app.requested_table import RequestedTable

    house = House(settings, Silence(), keeps=False, bots_apart=False, clock=HandClock())
    table = RequestedTable(Headless(SMALL_SCREEN), house, request)
    table.app.look.speed = 0.0
    table.last_look = 0.0
    return table


def play(table: RequestedTable, out: TextIO | None = None) -> int:
    """From the deal until it is over or left; the exit code."""
    from cardcade.shell.app.logs import start_log

    start_log()
    try:
        table.open()
        table.app.run()
        table.record()
    except BaseException as error:  # nobody is there to see a crash screen, or it could not even be opened
        if table.app.loop.lets_pass(error):
            raise
        log.exception("the table failed")
        table.fail(error)
    if table.failure is None:
        _tell(table, out)
        return FINE
    print(table.app.language.text(table.failure), file=sys.stderr)
    return FAILED


def _tell(table: RequestedTable, out: TextIO | None) -> None:
    """How a match that played itself has ended; a player has seen it."""
    if table.ending is not None and out is not None:  # while a plugin is loaded beside, sys.stdout is another
        print(table.app.language.text(table.ending), file=out)


def _window(fullscreen: bool) -> RealWindow:
    """Its title becomes the player's language's as soon as that has been read."""
    return RealWindow("Cardcade", cardcade_assets.path("logo", "icon.svg"), fullscreen=fullscreen)


def _tell_why(refused: NoDisplay, settings: Settings) -> None:
    """Why there is no window."""
    language = Language(settings.language or system_language())
    print(language.text(refused.words), file=sys.stderr)
