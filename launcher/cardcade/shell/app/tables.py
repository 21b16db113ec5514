"""The launcher's tables: sitting down, getting up, going on with a match that waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.engine.cards import Seat
    from cardcade.engine.first_round import FirstRound
    from cardcade.engine.message import Message
    from cardcade.engine.presets import Preset
    from cardcade.plugins import GamePlugin
    from cardcade.shell.app.app import App
    from cardcade.shell.app.waiting import Unfinished
    from cardcade.shell.match.live import LiveMatch
    from cardcade.shell.match.opening import OpenTable, Practice, TableOpener
    from cardcade.shell.match.request import MatchRequest
    from cardcade.shell.screens.table.table import TableScreen
    from cardcade.shell.window.screen import Screen

log = logging.getLogger(__name__)


class Visit(NamedTuple):
    """A table one sits at, and the screens from which one came."""

    table: OpenTable
    screen: TableScreen
    below: list[Screen]


class Tables:
    """The table in use, if any, and every way to and from one."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.host = LauncherHost(app)
        self._visits: list[Visit] = []
        """The table in use is the last; below the screen of one that is played from a film may be others."""
        self.on_finished: Callable[[], object] = lambda: None
        """Called when a match has ended and its end has been seen."""
        self.after_guiding: Callable[[Found], object] = self._set_up
        """Who knows the game now plays it."""

    @property
    def current(self) -> OpenTable | None:
        """The table in use."""
        return self._visits[-1].table if self._visits else None

    @cached_property
    def _opener(self) -> TableOpener:
        from cardcade.shell.match.opening import TableOpener

        return TableOpener(self._app.shelf, lambda: self._app.profiles, self._app.store, self._app.bots)

    def open(self, found: Found, preset: Preset, request: MatchRequest) -> None:
        """Bots sit down in character, if the player likes that."""
        asked = replace(request, temperaments=())
        if self._app.settings.characters:
            asked = asked.in_character(self._app.language)
        self._sit_down(found, lambda: self._opener.open(found, preset, asked))

    def resume(self, offer: Unfinished | None = None) -> None:
        """Goes on with a match that was left, by default the last; one that cannot be gone on with now is kept."""
        from cardcade.shell.store.saved import PlayedElsewhere, Unresumable

        waiting = self._app.waiting
        chosen = offer or waiting.last
        assert chosen is not None
        try:
            self._sit_down(self._app.shelf.find(chosen.game), lambda: self._opener.resume(chosen.match))
        except Unresumable as error:
            log.exception("the saved match cannot be continued")
            waiting.take(waiting.read(without=chosen))
            self._app.pages.refresh_home()
            why = "played_elsewhere" if isinstance(error, PlayedElsewhere) else "unresumable"
            self._app.toast(f"home.{why}", Tone.WARNING)

    def practise(self, practice: Practice) -> None:
        """Plays on from a place in a film, over the screen that shows it; nothing of it is kept."""
        self._practise(practice, self._app.loop.screens)

    def _practise(self, practice: Practice, below: list[Screen]) -> None:
        self._sit_at(self._opener.practise(practice), below)
        self._app.toast("table.practising")

    def guide(self, found: Found, first_round: FirstRound) -> None:
        """A guided first round; a match at this table waits."""
        self._sit_down(found, lambda: self._opener.guide(found, first_round))

    def restart(self) -> None:
        """The same game, rules and players; a match in progress is given up, and dealt again if its deal was chosen."""
        if self.current is not None and self.current.live.first_round is not None:
            self._after_guiding(self.current)
            return
        if self.current is not None and self.current.practice is not None:
            practice, below = self.current.practice, self._way_back
            self._get_up()
            self._practise(practice, below)
            return
        from cardcade.engine.deal_code import code_of
        from cardcade.shell.match.request import fresh_seed

        assert self.current is not None
        found, request = self.current.found, self.current.request
        if not self.deals_the_same:
            if request.chosen_deal:
                self._app.toast("table.new_cards", code=code_of(request.seed))
            request = replace(request, seed=fresh_seed(), chosen_deal=False)
        self.current.give_up()
        self.open(found, self._rules_again(self.current), request)

    def _rules_again(self, table: OpenTable) -> Preset:
        """Those of this very match, whatever was switched and whatever its file says by now."""
        from cardcade.engine.presets import base_name
        from cardcade.engine.rules import rules_of

        name, library = table.beginning.preset, self._app.shelf.library(table.found)
        known = library.find(base_name(name)) or library.default
        return replace(known, name=name, rules=rules_of(table.found.plugin.rules, table.beginning.values))

    def _after_guiding(self, table: OpenTable) -> None:
        """Who knows the game now plays it; who has not come to the end begins anew."""
        assert table.live.first_round is not None
        if table.live.over:
            self.after_guiding(table.found)
        else:
            self.guide(table.found, table.live.first_round)

    def _set_up(self, found: Found) -> None:
        self.leave()
        self._app.pages.open_setup(found.id)

    @property
    def deals_the_same(self) -> bool:
        """Whether a restart deals the same cards: those of a chosen deal that has not been played to its end."""
        return self.current is not None and self.current.request.chosen_deal and not self.current.live.over

    def leave(self) -> None:
        """Back to where one came from: home, where a match in progress waits, or a film; without either, out."""
        below = self._way_back
        if not below:
            self._app.quit()
            return
        self._get_up()
        self._app.loop.lead(below)

    @property
    def _way_back(self) -> list[Screen]:
        """What is left of the screens that the table in use was opened from, or home."""
        there = self._app.loop.screens
        below = [screen for screen in self._visits[-1].below if screen in there] if self._visits else []
        home = self._app.pages.home
        return below or ([home] if home is not None else [])

    def close(self) -> None:
        """With the window: nobody thinks any more, and what was played is still there."""
        for visit in self._visits:
            visit.table.close()

    def _get_up(self) -> None:
        for visit in self._visits[-1:]:
            self._visits.pop()
            visit.table.close()

    def finished(self, live: LiveMatch) -> None:
        if self.current is not None and self.current.live is live:
            self.current.finish()
            self._app.chronicle.catch_up()
            self._review(self.current)
            self.on_finished()

    @property
    def busy(self) -> bool:
        """Whether a match is on."""
        return self.current is not None and not self.current.live.over

    def _review(self, table: OpenTable) -> None:
        """The coach looks at it, unless bots played for the people."""
        reviewer = self._app.reviewer
        if reviewer is not None and not (set(table.live.persons) & table.live.autopilot):
            from cardcade.shell.app.reviewable import seats_of
            from cardcade.shell.screens.table.table import TableScreen

            screen = self._app.loop.screen
            reviewer.add(*seats_of(table, screen.viewer if isinstance(screen, TableScreen) else 0))
            self._app.wake()

    def watch_again(self, seat: Seat, moment: bool) -> None:
        """The match at this table as far as it has been played, from the beginning or at its remembered moment."""
        from cardcade.engine.record import Record

        if self.current is not None:
            record = Record.of(self.current.live.match, self.current.beginning)
            self._app.pages.open_theatre(record, None if moment else 0, seat)

    def name_players(self) -> None:
        """In the language of now, also when it changes during a match."""
        for table, *_ in self._visits:
            table.live.players = table.request.players(self._app.language)

    def _sit_down(self, found: Found | None, open_one: Callable[[], OpenTable]) -> None:
        from cardcade.shell.app.garbage import collect_before_play

        below = self._below_a_match
        left = [visit for visit in self._visits if visit.screen not in below]
        self._visits = [visit for visit in self._visits if visit.screen in below]
        for visit in left:  # first: what cannot be opened now shall not be taken for the one that was left
            visit.table.close()
        if found is not None:
            self._app.guard.open(found)
        self._sit_at(open_one(), below)
        collect_before_play()

    @property
    def _below_a_match(self) -> list[Screen]:
        """Home alone, or everything up to the film that it was opened from; a match in progress waits at home."""
        screens, running = self._app.loop.screens, [one.screen for one in self._visits if not one.table.live.over]
        films = [place for place, screen in enumerate(screens) if screen.comes_back]
        home = self._app.pages.home
        way = screens[: films[-1] + 1] if films else [home] if home is not None else []
        return [screen for screen in way if screen not in running]

    def _sit_at(self, table: OpenTable, below: list[Screen]) -> None:
        from cardcade.shell.screens.table.table import TableScreen

        screen = TableScreen(self._app.ui, self.host, table.live)
        self._visits.append(Visit(table, screen, below))
        self._app.loop.lead([*below, screen])


class LauncherHost:
    """The launcher as a table sees it: implements `TableHost`."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.language, self.sound, self.look = app.language, app.sound, app.look

    @property
    def deals_the_same(self) -> bool:
        return self._app.tables.deals_the_same

    def open_settings(self) -> None:
        self._app.pages.open_settings()

    def open_rules(self, plugin: GamePlugin, rule: str | None = None) -> None:
        self._app.pages.open_rules(plugin.id, rule)

    def has_first_round(self, plugin: GamePlugin) -> bool:
        return self._app.first_rounds.has(plugin.id)

    def open_first_round(self, plugin: GamePlugin) -> None:
        self._app.first_rounds.open(plugin.id)

    def leave_table(self) -> None:
        self._app.tables.leave()

    def restart_table(self) -> None:
        self._app.tables.restart()

    def finished(self, live: LiveMatch) -> None:
        self._app.tables.finished(live)

    def watch_again(self, seat: Seat, moment: bool) -> None:
        self._app.tables.watch_again(seat, moment)

    def notify(self, message: Message) -> None:
        self._app.notify(message)
