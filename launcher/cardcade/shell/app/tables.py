"""The launcher's tables: live down, getting up, and the match that waits for its players."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, cast

from cardcade.shell.app.language import Language
from cardcade.shell.app.shelf import Shelf
from cardcade.shell.screens.home import Home
from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen
from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.engine.presets import Preset
    from cardcade.shell.app.app import App, House
    from cardcade.shell.match.live import LiveMatch
    from cardcade.shell.match.opening import Table, Tables, Unfinished
    from cardcade.shell.match.request import MatchRequest
    from cardcade.shell.store.saved import SavedMatch
    from cardcade.shell.store.store import Store
    from cardcade.workers.bot_process import BotProcess

log = logging.getLogger(__name__)


class Seats:
    """The part of the app that opens tables; store and bots start when first needed."""

    house: House
    loop: Loop
    shelf: Shelf
    language: Language
    table: Table | None = None
    waiting: Sequence[Unfinished] = ()
    """The matches that can be continued, at most one of each game, the one begun last first."""
    looked_back = False
    """Whether it is known if a match waits to be continued."""
    _saved: Sequence[SavedMatch] = ()

    @property
    def _host(self) -> App:
        return cast("App", self)

    @cached_property
    def store(self) -> Store:
        from cardcade.shell.store.store import Store

        return Store(wake=self._host.wake)

    @cached_property
    def bots(self) -> BotProcess:
        from cardcade.workers.bot_process import BotProcess

        return BotProcess(self._host.wake)

    @cached_property
    def tables(self) -> Tables:
        from cardcade.shell.match.opening import Tables

        store = (lambda: self.store) if self.house.keeps else None
        bots = (lambda: self.bots) if self.house.bots_apart else None
        return Tables(self.shelf, self.language, store, bots)

    # -- the match that waits

    def _found_unfinished(self, saved: Sequence[SavedMatch]) -> None:
        self._saved, self.looked_back = saved, True
        self._offer_saved()

    def _offer_saved(self) -> None:
        """Home shows the match that waits, once its game is on the shelf."""
        if self.table is None and self.looked_back:
            offers = (self.tables.offer(saved) for saved in self._saved)
            self.waiting = [offer for offer in offers if offer is not None]
        self._refresh_home()

    @property
    def unfinished(self) -> Unfinished | None:
        """The match left last."""
        return self.waiting[0] if self.waiting else None

    def unfinished_of(self, game: str) -> Unfinished | None:
        return next((offer for offer in self.waiting if offer.game == game), None)

    def _refresh_home(self) -> None:
        if self.loop.screens and isinstance(self.loop.screen, Home):
            self.loop.screen.rebuild()

    # -- tables

    def open_table(self, found: Found, preset: Preset, request: MatchRequest) -> None:
        self._sit_down(lambda: self.tables.open(found, preset, request))

    def resume(self, offer: Unfinished | None = None) -> None:
        """Goes on with a match that was left, by default the last; one that cannot be gone on with now is kept."""
        from cardcade.shell.store.saved import PlayedElsewhere, Unresumable

        chosen = offer or self.unfinished
        assert chosen is not None
        try:
            self._sit_down(lambda: self.tables.resume(chosen.saved))
        except Unresumable as error:
            log.exception("the saved match cannot be continued")
            self._found_unfinished(self.store.waiting(without=chosen.saved))
            why = "played_elsewhere" if isinstance(error, PlayedElsewhere) else "unresumable"
            self._host.toast(f"home.{why}", Tone.WARNING)

    def restart_table(self) -> None:
        """The same game, rules and players from a fresh deal; a match in progress is given up."""
        from cardcade.shell.match.request import fresh_seed

        assert self.table is not None
        before = self.table
        self.tables.give_up(before)
        preset = (
            self.shelf.library(before.found).find(before.request.preset) or self.shelf.library(before.found).default
        )
        self.open_table(before.found, preset, replace(before.request, seed=fresh_seed()))

    def name_players(self) -> None:
        """In the language of now, also when it changes during a match."""
        if self.table is not None:
            from cardcade.shell.match.request import players_at

            self.table.live.players = players_at(self.table.request.levels, self.language)

    def _sit_down(self, make: Callable[[], Table]) -> None:
        from cardcade.shell.app.garbage import collect_before_play
        from cardcade.shell.screens.table import TableScreen

        if self.table is not None:
            self.tables.close(self.table)
            self.table = None  # what cannot be opened now shall not be taken for the one that was left
        self.table = make()
        screen = TableScreen(self._host.ui, self._host, self.table.live)
        self.loop.lead([*self._below_table(), screen])
        collect_before_play()

    def _below_table(self) -> list[Screen]:
        """What leaving the table leads back to."""
        return self.loop.screens[:1] if self.loop.screens and isinstance(self.loop.screens[0], Home) else []

    def leave_table(self) -> None:
        """Back home; a match in progress waits there."""
        if self.table is not None:
            self.tables.close(self.table)
            self.table = None
        if not self._below_table():
            self._host.quit()
            return
        self._saved = self.store.waiting() if self.house.keeps else []
        self._offer_saved()
        self.loop.home()

    def finished(self, live: LiveMatch) -> None:
        if self.table is not None and self.table.live is live:
            self.tables.finish(self.table)
