"""The launcher's pages, each imported only when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.home.home import Home
from cardcade.ui import Tone

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardcade.discovery import Found
    from cardcade.discovery.editing import Editing
    from cardcade.engine.cards import Seat
    from cardcade.engine.film import Mark
    from cardcade.engine.presets import Preset
    from cardcade.engine.record import Beginning, Record
    from cardcade.shell.app.app import App
    from cardcade.shell.match.opening import Heard
    from cardcade.shell.screens.theatre.theatre import Theatre
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.shell.theatre.feature import Feature
    from cardcade.shell.window.screen import Screen


class Pages:
    """Opens every page over the one that is shown."""

    def __init__(self, app: App) -> None:
        self._app = app

    def open_home(self) -> None:
        self._open(Home(self._app))

    def open_setup(self, game: str, code: str = "", preset: str = "") -> None:
        """As it was left last, but for a deal or a preset that is wished."""
        from cardcade.shell.screens.setup.setup import Setup

        found = self._app.shelf.find(game)
        if found is not None:
            self._app.guard.open(found)
            self._open(Setup(self._app, found, code, preset))

    def open_settings(self) -> None:
        from cardcade.shell.screens.settings.settings import SettingsPage

        self._open(SettingsPage(self._app))

    def open_rules(self, game: str | None = None, rule: str | None = None) -> None:
        """Of all games, this one's shown first; at a table the row of this rule."""
        from cardcade.shell.screens.rules.rules import RulesPage

        self._open(RulesPage(self._app, game, rule))

    def open_rules_of(self, found: Found, beginning: Beginning) -> None:
        """Those a match that is watched was played by."""
        from cardcade.shell.screens.rules.match_rules import MatchRules
        from cardcade.shell.screens.rules.rules import RulesPage

        name = self._app.shelf.preset_name(found.id, beginning.preset)
        self._open(RulesPage(self._app, found.id, None, MatchRules(self._app, found, beginning.values, name)))

    def open_profiles(self, new: bool = False) -> str | None:
        """The people who play here; somebody new too, if asked for: whose id that is."""
        from cardcade.shell.screens.profiles import ProfilesPage

        page = ProfilesPage(self._app, new)
        self._open(page)
        return page.made

    def open_presets(self) -> None:
        from cardcade.shell.screens.presets.presets import PresetsPage

        self._open(PresetsPage(self._app))

    def open_lab(self, game: str, tried: Preset | None = None, usual: Preset | None = None) -> None:
        """Rules, which need not be in a file yet, against others; by default the game's usual ones."""
        from cardcade.shell.screens.common.workbench import Workbench
        from cardcade.shell.screens.lab.lab import Lab

        found = self._app.shelf.find(game)
        if found is not None:
            self._app.guard.open(found)
            self._open(Workbench(self._app, lambda bench: Lab(bench, found, tried, usual)))

    def open_editor(self, found: Found, editing: Editing) -> None:
        from cardcade.shell.screens.editor.editor import EditorPage

        page = EditorPage(self._app, found, editing)
        page.try_out = lambda: self._try_out(found, page.editing)
        self._open(page)

    def _try_out(self, found: Found, editing: Editing) -> None:
        """Rules that contradict themselves must be put right first."""
        from cardcade.engine.presets import BadPreset

        try:
            tried = editing.preset()
        except BadPreset:
            self._app.toast("lab.contradiction", Tone.WARNING)
        else:
            self.open_lab(found.id, tried, editing.base)

    def open_arena(self) -> None:
        from cardcade.shell.screens.arena.arena import Arena
        from cardcade.shell.screens.common.workbench import Workbench

        if self._app.shelf.playable:
            self._open(Workbench(self._app, Arena))

    def open_history(self) -> None:
        from cardcade.shell.screens.history.history import HistoryPage

        self._open(HistoryPage(self._app))

    def open_theatre(
        self, record: Record, step: int | None = 0, seat: Seat | None = None, marks: Sequence[Mark] = ()
    ) -> Theatre | None:
        """Shows the match from a step on, or its remembered moment; None, and a word why, where it cannot be shown."""
        from cardcade.shell.app.garbage import collect_before_play
        from cardcade.shell.screens.theatre.theatre import Theatre

        if (feature := self._feature(record)) is None:
            return None
        theatre = Theatre(self._app, feature, step, seat)
        theatre.add_marks(marks)
        self._open(theatre)
        collect_before_play()  # every jump leaves a whole table behind: what lives must not be searched for it again
        return theatre

    def play_on(self, record: Record, step: int, seat: Seat, heard: Callable[[], Heard]) -> None:
        """From a step of a match, in practice; `heard` listens to what is played."""
        from cardcade.shell.match.opening import Practice

        if (feature := self._feature(record)) is not None:
            self._app.tables.practise(Practice(feature.found, feature.film, step, seat, heard))

    def _feature(self, record: Record) -> Feature | None:
        """None, and a word to the player, where nothing of it can be shown."""
        from cardcade.shell.theatre.feature import Unwatchable, feature_of

        try:
            return feature_of(record, self._app.shelf, self._app.chronicle.game_name)
        except Unwatchable as unwatchable:
            self._app.ui.toasts.say(self._app.language.text(unwatchable.reason), Tone.WARNING)
            return None

    def open_review(self, finished: FinishedMatch) -> None:
        """Of the first person's seat; a match whose moves or game are gone says so."""
        from cardcade.shell.app.reviewable import review_of
        from cardcade.shell.screens.review.review import ReviewPage

        review = review_of(self._app, finished)
        if review is not None:
            self._open(ReviewPage(self._app, review))

    def open_plugins(self, game: str | None = None) -> None:
        """All of them, this one told of first."""
        from cardcade.shell.screens.plugins.plugins import PluginsPage

        self._open(PluginsPage(self._app, game))

    def _open(self, page: Screen) -> None:
        self._app.loop.push(page)

    # -- the way back

    @property
    def home(self) -> Home | None:
        """The home below everything else, if there is one."""
        lowest = next(iter(self._app.loop.screens), None)
        return lowest if isinstance(lowest, Home) else None

    @property
    def show_games(self) -> bool:
        """Whether the player looks at games to choose from."""
        screen = self._app.loop.screen if self._app.loop.screens else None
        return isinstance(screen, Page) and screen.shows_games

    def refresh_home(self) -> None:
        """There is something new to offer, to whoever is looking."""
        if self.show_games:
            self._app.loop.screen.rebuild()

    def refresh_offers(self) -> None:
        """Other matches wait, for whoever is looking at them."""
        screen = self._app.loop.screen if self._app.loop.screens else None
        if isinstance(screen, Page) and screen.offers_matches:
            screen.rebuild()

    def tell_games_changed(self) -> None:
        from cardcade.shell.screens.common.game_tabs import GameTabs

        for screen in self._app.loop.screens:
            if isinstance(screen, GameTabs):
                screen.games_changed()

    def renew_home(self) -> None:
        """Instead of a home that crashed."""
        self._app.loop.lead([Home(self._app)])
