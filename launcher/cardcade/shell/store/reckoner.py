"""Reckons finished matches up from their moves, and keeps with each what came out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from cardcade.engine.figures import Figure
from cardcade.engine.reckoning import Reckoning, reckon
from cardcade.shell.store.saved import FinishedMatch, game_of

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.store.store import Store

log = logging.getLogger(__name__)


class Reckoner:
    """Runs games' own code: from any thread but the picture's."""

    def __init__(
        self, store: Store, plugins: Mapping[str, GamePlugin], pause: Callable[[], object] = lambda: None
    ) -> None:
        """`pause` is called after every step that is played again."""
        self._store, self._plugins, self._pause = store, plugins, pause
        self._figures: dict[str, tuple[Figure, ...]] = {}

    def lacks(self, match: FinishedMatch) -> bool:
        """Whether something can be reckoned up that has not been."""
        plugin = self._plugins.get(match.beginning.game)
        if plugin is None or not match.replayable or match.beginning.rules_version != plugin.rules_version:
            return False
        counted = tuple(figure.name for figure in self.figures(plugin.id))
        return match.reckoning is None or match.reckoning.counted != counted

    def figures(self, game: str) -> tuple[Figure, ...]:
        """What a game counts; () when it is not there or cannot say."""
        if game not in self._figures:
            self._figures[game] = _figures(self._plugins.get(game))
        return self._figures[game]

    def reckoned(self, match: FinishedMatch) -> FinishedMatch:
        """With what its moves tell, which is kept; as it was when they tell nothing."""
        reckoning = self._reckoning(match)
        if reckoning is None:
            return match
        self._store.keep_reckoning(match.id, reckoning)
        return replace(match, reckoning=reckoning)

    def _reckoning(self, match: FinishedMatch) -> Reckoning | None:
        record = self._store.replay(match)
        if record is None:
            return None
        try:
            return reckon(record, game_of(record.beginning, self._plugins[match.beginning.game]), self._pause)
        except BaseException as error:  # the plugin's boundary: rules that have changed may do anything with old moves
            log.warning("the match %s cannot be reckoned up: %r", match.id, error)
            return None


def _figures(plugin: GamePlugin | None) -> tuple[Figure, ...]:
    try:
        return tuple(plugin.game(plugin.rules()).figures) if plugin is not None else ()
    except BaseException:  # the plugin's boundary
        log.exception("what it counts is not known")
        return ()
