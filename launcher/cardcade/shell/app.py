"""The launcher: one window, its screens, and everything they share."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardcade.engine.message import Message
from cardcade.shell.clock import Clock
from cardcade.shell.language import Language, system_language
from cardcade.shell.loop import LONGEST_REST, Loop
from cardcade.shell.pages import Pages
from cardcade.shell.screen import Screen
from cardcade.shell.screens.home import Home
from cardcade.shell.settings import Settings
from cardcade.shell.shelf import Shelf
from cardcade.shell.sound import Silence, SoundBoard
from cardcade.shell.window import Window
from cardcade.table.link import Look
from cardcade.ui import Tone, Ui

if TYPE_CHECKING:
    from cardcade.commands.play import PlayRequest
    from cardcade.discovery import Broken, Found
    from cardcade.engine.presets import Preset
    from cardcade.shell.bot_process import BotProcess
    from cardcade.shell.saved import SavedMatch
    from cardcade.shell.screens.table import TableScreen
    from cardcade.shell.seating import Seating
    from cardcade.shell.sitting import Sitting
    from cardcade.shell.store import Store
    from cardcade.shell.tables import Table, Tables, Unfinished

log = logging.getLogger(__name__)

SMOOTH = 1 / 30


@dataclass(slots=True)
class House:
    """What an app runs on: the player's own things, or a test's."""

    settings: Settings
    sound: SoundBoard
    keeps: bool = True
    """Whether matches are written down."""
    bots_apart: bool = True
    """Whether bots think in a process of their own."""
    logs: bool = False
    """Whether a log file is written."""
    clock: Clock | None = None
    games: list[Found | Broken] | None = None
    """Instead of those that are installed."""


class App(Pages):
    """Implements `TableHost`; screens reach each other only through here."""

    def __init__(self, window: Window, house: House) -> None:
        self.window, self.house = window, house
        self.settings = house.settings
        self.language = Language(self.settings.language or system_language())
        self.sound: SoundBoard = house.sound
        self.look = Look()
        self.ui = Ui(window.surface.get_size(), self.settings.ui_scale)
        self.ui.reader.pointer_scale = window.pointer_scale
        self.ui.sound = self.sound.play
        self.loop = Loop(window, self.ui, house.clock)
        self.shelf = Shelf(self.language, house.games)
        self.unfinished: Unfinished | None = None
        self.looked_back = False
        """Whether it is known if a match waits to be continued."""
        self.table: Table | None = None
        self._connect()
        self.apply()

    def _connect(self) -> None:
        self.loop.on_crash = self._crashed
        self.loop.on_fullscreen = self._fullscreen_changed
        self.loop.on_tick = self._ticked
        self.loop.after_first_frame.append(self._after_first_frame)
        if file := os.environ.get("CARDCADE_STATUS"):
            from cardcade.shell.status import Status

            self.loop.on_frame = Status(Path(file), self.loop).write
        self.settings.listeners.append(lambda _: self.apply())

    # -- running

    def run(self) -> None:
        try:
            self.loop.run()
        finally:
            self.close()

    def close(self) -> None:
        if self.table is not None:
            self.tables.close(self.table)
        if "bots" in self.__dict__:
            self.bots.close()
        if "store" in self.__dict__:
            self.store.close()
        self.sound.close()
        self.window.close()

    def quit(self) -> None:
        self.loop.stop()

    def _ticked(self, dt: float) -> float:
        self.sound.update(dt)
        told = self.store.notices() if "store" in self.__dict__ else []
        for notice in [*told, *self.settings.notices]:
            self.notify(notice)
        self.settings.notices.clear()
        return SMOOTH if self.sound.moving else LONGEST_REST

    def _wake(self) -> None:
        """From another thread: something has come that the next tick should see."""
        self.loop.post(lambda: None)

    def _after_first_frame(self) -> None:
        if self.house.logs:
            from cardcade.shell.logs import start_log

            start_log()
        threading.Thread(target=self._look_around, name="games", daemon=True).start()

    def _look_around(self) -> None:
        """Beside the picture: the games' code, the store, the presets, and other people's games."""
        from cardcade import discovery

        house = discovery.bundled() if self.house.games is None else self.house.games
        self.loop.post(lambda: self._found_games(house, False))
        saved = self.store.unfinished() if self.house.keeps else None
        self.loop.post(lambda: self._found_unfinished(saved))
        if self.house.games is None:
            checked = [discovery.checked(game) for game in house]
            others = [] if discovery.safe_mode() else discovery.third_party(checked)
            self.loop.post(lambda: self._found_games([*checked, *others], True))

    def _found_unfinished(self, saved: SavedMatch | None) -> None:
        if self.table is None:
            self.unfinished = self.tables.offer(saved)
        self.looked_back = True
        self._refresh_home()

    def _found_games(self, games: Sequence[Found | Broken], complete: bool) -> None:
        self.shelf.take(games)
        self.shelf.complete = complete
        self._refresh_home()

    def _refresh_home(self) -> None:
        if self.loop.screens and isinstance(self.loop.screen, Home):
            self.loop.screen.rebuild()

    # -- what is opened only when needed

    @cached_property
    def store(self) -> Store:
        from cardcade.shell.store import Store

        return Store(wake=self._wake)

    @cached_property
    def bots(self) -> BotProcess:
        from cardcade.shell.bot_process import BotProcess

        return BotProcess(self._wake)

    @cached_property
    def tables(self) -> Tables:
        from cardcade.shell.tables import Tables

        store = (lambda: self.store) if self.house.keeps else None
        bots = (lambda: self.bots) if self.house.bots_apart else None
        return Tables(self.shelf, self.language, store, bots)

    def remembered(self, game: str) -> dict[str, Any]:
        """What was chosen at the last setup of this game."""
        return (self.store.remembered(game) or {}) if self.house.keeps else {}

    def remember(self, game: str, choices: dict[str, Any]) -> None:
        if self.house.keeps:
            self.store.remember(game, choices)

    # -- settings, live

    def apply(self) -> None:
        """Lets every setting take effect now."""
        chosen = self.settings
        self.language.use(chosen.language or system_language())
        self.window.set_title(self.language.text("app.name"))
        self.sound.volumes = chosen.volumes
        self.ui.motion.reduced = chosen.reduced_motion
        chosen.apply_to(self.look)
        if chosen.ui_scale != self.ui.canvas.ui_scale:
            self.loop.set_ui_scale(chosen.ui_scale)
        self.loop.redraw()

    def _fullscreen_changed(self, on: bool) -> None:
        self.settings.change(fullscreen=on)

    # -- tables

    def open_table(self, found: Found, preset: Preset, seating: Seating) -> None:
        self._sit_down(lambda: self.tables.open(found, preset, seating))

    def resume(self) -> None:
        """Goes on with the match that was left."""
        from cardcade.shell.saved import Unresumable

        assert self.unfinished is not None
        saved = self.unfinished.saved
        try:
            self._sit_down(lambda: self.tables.resume(saved))
        except Unresumable:
            log.exception("the saved match cannot be continued")
            self.store.resume_match(saved).discard()
            self.unfinished = None
            self.toast("home.unresumable", Tone.WARNING)
            self._refresh_home()

    def restart_table(self) -> None:
        """The same game, rules and players from a fresh deal."""
        from dataclasses import replace

        from cardcade.shell.seating import fresh_seed

        assert self.table is not None
        before = self.table
        preset = self.shelf.library(before.found).find(before.preset) or self.shelf.library(before.found).default
        self.open_table(before.found, preset, replace(before.seating, seed=fresh_seed()))

    def _sit_down(self, make: Callable[[], Table]) -> None:
        from cardcade.shell.screens.table import TableScreen

        if self.table is not None:
            self.tables.close(self.table)
        self.table = make()
        screen = TableScreen(self.ui, self, self.table.sitting)
        self.loop.lead([*self._below_table(), screen])

    def _below_table(self) -> list[Screen]:
        """What leaving the table leads back to."""
        return self.loop.screens[:1] if self.loop.screens and isinstance(self.loop.screens[0], Home) else []

    def leave_table(self) -> None:
        """Back home; a match in progress waits there."""
        if self.table is not None:
            self.tables.close(self.table)
            self.table = None
        if not self._below_table():
            self.quit()
            return
        self.unfinished = self.tables.offer(self.store.unfinished() if self.house.keeps else None)
        self.loop.home()

    def finished(self, sitting: Sitting) -> None:
        if self.table is not None and self.table.sitting is sitting:
            self.tables.finish(self.table)

    def table_screen(self) -> TableScreen | None:
        from cardcade.shell.screens.table import TableScreen

        return next((screen for screen in self.loop.screens if isinstance(screen, TableScreen)), None)

    # -- news

    def notify(self, message: Message) -> None:
        self.ui.toasts.say(self.language.text(message))

    def toast(self, key: str, tone: Tone = Tone.NEWS, **args: object) -> None:
        self.ui.toasts.say(self.language.text(key, **args), tone)

    def leave_crash(self) -> None:
        """From the crash screen back home, or out where there is no home."""
        if self._below_table():
            self.leave_table()
        else:
            self.quit()

    def _crashed(self, error: Exception) -> Screen | None:
        from cardcade.shell.screens.crash import CrashPage

        return CrashPage(self, error)


def silent_house(settings: Settings, **changes: Any) -> House:
    """For tests and pictures: nothing is heard, written down or started."""
    return House(settings, Silence(), **{"keeps": False, "bots_apart": False, **changes})


def open_launcher(options: object = None) -> int:
    """What the command `cardcade` does; the exit code."""
    from cardcade.shell import opening

    return opening.open_launcher()


def run_table(request: PlayRequest) -> int:
    """What the command `cardcade play` does; the exit code."""
    from cardcade.shell import opening

    return opening.run_table(request)
