"""The guided first rounds of the launcher's games: which there are, whether one was offered, and opening one."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

log = logging.getLogger(__name__)

OFFERED: Final = "first_round"


class FirstRounds:
    """Each is offered once, to whoever has not played the game, and can be had at any time."""

    def __init__(self, app: App) -> None:
        self._app = app

    def has(self, game: str) -> bool:
        from cardcade.discovery.first_round_file import has_first_round

        found = self._app.shelf.find(game)
        return found is not None and has_first_round(found.plugin)

    def offer(self, game: str) -> bool:
        """Whether it is new to the player, which it is only once."""
        known = self._app.store is None or self._app.remembered(game) or self._app.waiting.of(game)
        if known or not self.has(game):
            return False
        self._app.remember(game, {OFFERED: True})
        return True

    def open(self, game: str) -> None:
        """One that cannot be read is said to be so, and the log tells why."""
        from cardcade.discovery.first_round_file import BadFirstRound, first_round_of

        found = self._app.shelf.find(game)
        try:
            told = first_round_of(found.plugin, self._app.shelf.library(found)) if found is not None else None
        except BadFirstRound as bad:
            for problem in bad.problems:
                log.warning("%s:%s: %s: %s", bad.source, problem.place.line, problem.key, problem.wrong.key)
            self._app.toast("table.no_first_round", Tone.WARNING)
            return
        if found is not None and told is not None:
            self._app.tables.guide(found, told)
