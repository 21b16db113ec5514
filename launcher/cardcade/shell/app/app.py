"""The launcher: one window, its screens, and everything they share."""

from __future__ import annotations

import gc
import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardcade.engine.message import Message
from cardcade.shell.app.chronicle import Chronicle
from cardcade.shell.app.first_rounds import FirstRounds
from cardcade.shell.app.guard import Guard
from cardcade.shell.app.house import House
from cardcade.shell.app.language import Language, system_language
from cardcade.shell.app.lookout import GameLookout, MatchLookout
from cardcade.shell.app.pages import Pages
from cardcade.shell.app.service import Service
from cardcade.shell.app.shelf import Shelf
from cardcade.shell.app.suspects import Suspects, told
from cardcade.shell.app.tables import Tables
from cardcade.shell.app.waiting import WaitingMatches
from cardcade.shell.sound.sound import SoundBoard
from cardcade.shell.window.loop import LONGEST_REST, Loop
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Window
from cardcade.table.link import Look
from cardcade.ui import Tone, Ui

if TYPE_CHECKING:
    from cardcade.discovery.left_out import LeftOut
    from cardcade.shell.app.preset_folder import PresetFolder
    from cardcade.shell.app.profiles import Profiles
    from cardcade.shell.app.reviewer import Reviewer
    from cardcade.shell.match.match_review import MatchReview
    from cardcade.shell.store.store import Store
    from cardcade.workers.bot_process import BotProcess

SMOOTH = 1 / 30


class App:
    """Owns what screens share; they reach it, and each other, through here."""

    def __init__(self, window: Window, house: House) -> None:
        self.window, self.house = window, house
        self.settings = house.settings
        self.language = Language(self.settings.language or system_language())
        self.sound: SoundBoard = house.sound
        self.look = Look()
        self.ui = Ui(window.surface.get_size(), self.settings.ui_scale)
        self.ui.reader.pointer_scale = window.pointer_scale
        self.loop = Loop(window, self.ui, house.clock)
        self.store = Service(self._open_store) if house.keeps else None
        self.bots = Service(self._start_bots) if house.bots_apart else None
        self.shelf = Shelf(self.language, house.games, self.ui.art)
        self.waiting = WaitingMatches(self.shelf, self.store)
        self.chronicle = Chronicle(self.shelf, self.store, self.loop.post)
        self.guard = Guard(self.loop, house.patience, self._close_services, self._farewell)
        self.suspects = Suspects()
        self._reviewing: Reviewer | None = None
        """Once somebody has asked for it."""
        self.pages = Pages(self)
        self.tables = Tables(self)
        self.first_rounds = FirstRounds(self)
        self.games = GameLookout(self.shelf, self.suspects, self.pages, self.loop.post, house.games)
        self.matches = MatchLookout(self.waiting, self.store, self.pages, self.loop.post)
        self._connect()
        self.apply()

    def _open_store(self) -> Store:
        from cardcade.shell.store.store import Store

        return Store(wake=self.wake)

    @cached_property
    def reviewer(self) -> Reviewer | None:
        """Who looks at matches when they are over; nobody where bots do not think apart or nothing is kept."""
        if self.store is None or self.bots is None:
            return None
        from cardcade.shell.app.reviewable import processes
        from cardcade.shell.app.reviewer import Reviewer

        made = Reviewer(self.store, processes(self), lambda: not self.tables.busy)
        made.on_done = self._reviewed
        self._reviewing = made
        return made

    def _reviewed(self, review: MatchReview) -> None:
        """Said where the match's end is still looked at."""
        if self.tables.current is not None and review.remarks:
            self.toast("review.ready", n=len(review.marked), accuracy=round(review.accuracy))

    @cached_property
    def profiles(self) -> Profiles:
        """The people who play here, read when somebody first asks for them."""
        from cardcade.folders import data_folder
        from cardcade.shell.app.profiles import FILE, Profiles

        return Profiles(data_folder() / FILE if self.house.keeps else None, self.notify)

    @cached_property
    def preset_folder(self) -> PresetFolder:
        """Watched from the first page that shows presets."""
        from cardcade.shell.app.preset_folder import PresetFolder

        return PresetFolder(self.shelf, self.loop.post)

    def _start_bots(self) -> BotProcess:
        from cardcade.workers.bot_process import BotProcess

        return BotProcess(self.wake)

    def _connect(self) -> None:
        self.loop.on_crash = self._crashed
        self.loop.on_fullscreen = self._fullscreen_changed
        self.loop.on_tick = self._ticked
        self.loop.on_drop = self._dropped
        self.loop.after_first_frame.append(self._after_first_frame)
        if file := os.environ.get("CARDCADE_STATUS"):
            from cardcade.shell.app.status import Status

            self.loop.on_frame = Status(Path(file), self).write
        self.settings.listeners.append(lambda _: self.apply())

    # -- running

    def run(self) -> None:
        try:
            self.loop.run()
        finally:
            self.close()

    def close(self) -> None:
        for screen in self.loop.screens[-1:]:
            screen.leave()  # whatever works for it beside the picture ends
        for screen in self.loop.screens:
            screen.when_gone()
        self.tables.close()
        if self._reviewing is not None:
            self._reviewing.close()
        self.chronicle.close()
        self._close_services()
        self.guard.close()
        self.sound.close()
        self.window.close()

    def _close_services(self) -> None:
        for service in (self.bots, self.store):
            if service is not None:
                service.close()

    def quit(self) -> None:
        self.loop.stop()

    def _ticked(self, dt: float) -> float:
        self.sound.update(dt)
        if self._reviewing is not None:
            self._reviewing.poll()
        told = self.store().notices() if self.store is not None and self.store.started else []
        for notice in [*told, *self.settings.notices]:
            self.notify(notice)
        self.settings.notices.clear()
        return SMOOTH if self.sound.moving else LONGEST_REST

    def wake(self) -> None:
        """From another thread: something has come that the next tick should see."""
        self.loop.post(lambda: None)

    def _after_first_frame(self) -> None:
        gc.enable()
        self.window.settle()
        self.ui.sound = self.sound.play  # before, a resting pointer would be heard and the device opened
        if self.house.logs:
            from cardcade.shell.app.logs import start_log

            start_log()
        if self.store is not None:
            self.store()  # started here, so that no other thread starts it at the same time
        from cardcade.ui.stand_ins import StandIns

        if self.ui.text.rely_on(StandIns(lambda: self.loop.post(self._found_fonts))):
            self._found_fonts()
        self.games.start(self.matches.read)

    def _found_fonts(self) -> None:
        """What was measured and drawn without them is so anew."""
        self.loop.set_ui_scale(self.ui.canvas.ui_scale)

    # -- what is remembered

    def remembered(self, game: str) -> dict[str, Any]:
        """What was chosen at the last setup of this game."""
        if self.store is None or self.store().stuck:
            return {}
        return self.store().remembered(game) or {}

    def remember(self, game: str, choices: dict[str, Any]) -> None:
        if self.store is not None:
            self.store().remember(game, choices)

    # -- settings, live

    def apply(self) -> None:
        """Lets every setting take effect now."""
        chosen = self.settings
        self.language.use(chosen.language or system_language())
        self.tables.name_players()
        self.window.set_title(self.language.text("app.name"))
        self.sound.volumes = chosen.volumes
        self.ui.motion.reduced = chosen.reduced_motion
        chosen.apply_to(self.look)
        if chosen.ui_scale != self.ui.canvas.ui_scale:
            self.loop.set_ui_scale(chosen.ui_scale)
        self.loop.redraw()

    def _fullscreen_changed(self, on: bool) -> None:
        self.settings.change(fullscreen=on)

    # -- news

    def notify(self, message: Message) -> None:
        self.ui.toasts.say(self.language.text(message))

    def toast(self, key: str, tone: Tone = Tone.NEWS, **args: object) -> None:
        self.ui.toasts.say(self.language.text(key, **args), tone)

    # -- files

    def _dropped(self, name: str) -> None:
        """An open question comes first."""
        from cardcade.shell.app.dropping import take

        if self.loop.screens and not self.loop.screen.stage.dialogs:
            take(self, name)

    # -- crashes

    def _crashed(self, error: BaseException) -> Screen | None:
        from cardcade.shell.screens.crash.crash import CrashPage

        return CrashPage(self, error)

    def _farewell(self, game: LeftOut) -> str:
        """The last word when the guard ends the program."""
        return self.language.text(told(game, self.shelf.name(game.game)))

    def leave_crash(self) -> None:
        """From the crash screen back home, to a new one if home itself crashed; without a home, out."""
        if self.house.has_home and self.pages.home is None:
            self.pages.renew_home()
        self.tables.leave()
