"""Opening the window: the launcher itself, or straight to a table."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade_assets
from cardcade.engine.message import Message, say
from cardcade.shell.app.app import App, House
from cardcade.shell.app.language import Language, system_language
from cardcade.shell.app.settings import Settings, load_settings
from cardcade.shell.sound.sound import Silence, Sound
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless, NoDisplay, RealWindow

if TYPE_CHECKING:
    from cardcade.shell.app.play_request import PlayRequest
    from cardcade.shell.match.live import LiveMatch
    from cardcade.shell.match.opening import Table
    from cardcade.shell.window.screen import Screen

log = logging.getLogger(__name__)

FINE, FAILED = 0, 1
SMALL_SCREEN = (1280, 720)
LAST_LOOK = 3.0
"""Seconds for which the result of a match that played itself can be seen."""


def open_launcher() -> int:
    """Runs until the player leaves; the exit code."""
    settings = load_settings()
    try:
        window = _window(settings.fullscreen)
    except NoDisplay:
        return _no_display(settings)
    app = App(window, House(settings, Sound(settings.volumes), logs=True))
    app.open_home()
    app.run()
    return FINE


def run_table(request: PlayRequest) -> int:
    """Plays the table that was asked for; the exit code."""
    settings = load_settings()
    app = _seen(settings, request) or (_unseen(settings, request) if request.autoplay else None)
    return _no_display(settings) if app is None else _play(app)


def _seen(settings: Settings, request: PlayRequest) -> RequestedTable | None:
    try:
        window = _window(settings.fullscreen and not request.windowed)
    except NoDisplay:
        return None
    return RequestedTable(window, House(settings, Sound(settings.volumes), keeps=not request.autoplay), request)


def _unseen(settings: Settings, request: PlayRequest) -> RequestedTable:
    """Without a display nothing is to be seen, so nothing needs time."""
    house = House(settings, Silence(), keeps=False, bots_apart=False, clock=HandClock())
    app = RequestedTable(Headless(SMALL_SCREEN), house, request)
    app.look.speed = 0.0
    app.last_look = 0.0
    return app


def _play(app: RequestedTable) -> int:
    from cardcade.shell.app.logs import start_log

    start_log()
    try:
        app.open()
        app.run()
        app.record()
    except Exception as error:  # nobody is there to see a crash screen, or it could not even be opened
        log.exception("the table failed")
        app.failure = _failed(error)
    if app.failure is None:
        return FINE
    print(app.language.text(app.failure), file=sys.stderr)
    return FAILED


class RequestedTable(App):
    """The launcher with nothing but one table."""

    has_home = False

    def __init__(self, window: RealWindow | Headless, house: House, request: PlayRequest) -> None:
        super().__init__(window, house)
        self.request = request
        self.last_look = LAST_LOOK
        self.failure: Message | None = None
        self.shelf.take([request.found])
        if request.speed is not None:
            self.look.speed = 0.0 if request.speed == float("inf") else request.speed

    def open(self) -> None:
        from cardcade.shell.match.request import MatchRequest, fresh_seed

        asked = self.request
        levels = tuple(asked.bots) if asked.autoplay else (None, *asked.bots[1:])
        seed = fresh_seed() if asked.seed is None else asked.seed
        self.open_table(asked.found, asked.preset, MatchRequest(asked.found.id, asked.preset.name, levels, seed))
        assert self.table is not None
        self.table.live.rounds_limit = asked.rounds

    def finished(self, live: LiveMatch) -> None:
        super().finished(live)
        self.record()
        if self.request.autoplay:
            self._end_after(self.last_look)

    def leave_table(self) -> None:
        self.record()
        super().leave_table()

    def leave_crash(self) -> None:
        self.quit()

    def _crashed(self, error: Exception) -> Screen | None:
        """A match that plays itself ends there; a player sees the crash screen."""
        self.failure = _failed(error)
        return None if self.request.autoplay else super()._crashed(error)

    def record(self) -> None:
        """What has been played so far."""
        file = self.request.record
        if file is None or self.table is None:
            return
        try:
            write_record(self.table, file)
        except OSError as error:
            log.warning("no record: %s", error)
            self.failure = say("crash.unwritten", file=str(file), error=error.strerror or type(error).__name__)

    def _end_after(self, seconds: float) -> None:
        until, before = self.loop.clock.now() + seconds, self.loop.on_tick

        def ticked(dt: float) -> float:
            if self.loop.clock.now() >= until:
                self.quit()
            return min(0.1, before(dt))

        self.loop.on_tick = ticked


def _failed(error: Exception) -> Message:
    from cardcade.discovery import describe

    return say("crash.at_table", error=describe(error))


def write_record(table: Table, file: Path) -> None:
    from cardcade.discovery.replays import write_replay
    from cardcade.engine.record import Record

    write_replay(Record.of(table.live.match, table.beginning), file)


def _window(fullscreen: bool) -> RealWindow:
    """Its title becomes the player's language's as soon as that has been read."""
    return RealWindow("Cardcade", cardcade_assets.path("logo", "icon.svg"), fullscreen=fullscreen)


def _no_display(settings: Settings) -> int:
    language = Language(settings.language or system_language())
    print(language.text("window.no_display"), file=sys.stderr)
    return FAILED
