"""Pages with a tab for every game: games that come or go while one is open change the tabs, not what is read."""

from __future__ import annotations

from cardcade.discovery import Found
from cardcade.shell.screens.common.page import Page


class GameTabs(Page):
    """Mix it in first; `games` and `tab` are the page's own."""

    games: list[Found]
    tab: int

    def games_changed(self) -> None:
        """Told whether or not another page lies over this one."""
        opened = self.games[self.tab].id if self.games else ""
        self.games = self.app.shelf.playable
        self.tab = next((number for number, found in enumerate(self.games) if found.id == opened), 0)
        if self.app.loop.screen is self:
            self.rebuild()
