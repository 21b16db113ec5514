"""The launcher's pages, each imported only when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardcade.shell.app.shelf import Shelf
from cardcade.shell.screens.home import Home
from cardcade.shell.window.loop import Loop

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.app.app import App


class Pages:
    """The part of the app that screens use to reach each other."""

    loop: Loop
    shelf: Shelf

    @property
    def _app(self) -> App:
        return cast("App", self)

    def open_home(self) -> None:
        self.loop.push(Home(self._app))

    def open_setup(self, game: str, code: str = "") -> None:
        from cardcade.shell.screens.setup import Setup

        found = self.shelf.find(game)
        if found is not None:
            self.loop.push(Setup(self._app, found, code))

    def open_settings(self) -> None:
        from cardcade.shell.screens.settings import SettingsPage

        self.loop.push(SettingsPage(self._app))

    def open_rules(self, plugin: GamePlugin) -> None:
        self._open_rules(plugin.id)

    def open_rules_list(self) -> None:
        self._open_rules(None)

    def _open_rules(self, game: str | None) -> None:
        from cardcade.shell.screens.rules import RulesPage

        self.loop.push(RulesPage(self._app, game))

    def open_presets(self) -> None:
        from cardcade.shell.screens.presets import PresetsPage

        self.loop.push(PresetsPage(self._app))

    def open_history(self) -> None:
        from cardcade.shell.screens.history import HistoryPage

        self.loop.push(HistoryPage(self._app))

    def open_plugins(self) -> None:
        from cardcade.shell.screens.plugins import PluginsPage

        self.loop.push(PluginsPage(self._app))
