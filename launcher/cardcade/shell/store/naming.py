"""What matches remember of the names of their games and rules, for when these are gone."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from cardcade.engine.message import LANGUAGES

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.store.saved import FinishedMatch, Names
    from cardcade.shell.store.store import Store

log = logging.getLogger(__name__)


class Registry:
    """Writes down with matches what their game and rules are called, as long as these can tell."""

    def __init__(self, store: Store, plugins: Mapping[str, GamePlugin]) -> None:
        self._store, self._plugins = store, plugins
        self._known: dict[tuple[str, str], Names] = {}

    def named(self, match: FinishedMatch) -> FinishedMatch:
        """With names, which are kept; as it was when it has some, or nobody knows any."""
        key = match.beginning.game, match.beginning.preset
        if match.names or key[0] not in self._plugins:
            return match
        if key not in self._known:
            self._known[key] = _names(self._plugins[key[0]], key[1])
        if not self._known[key]:
            return match
        self._store.name(match.id, self._known[key])
        return replace(match, names=self._known[key])


def known_game(matches: Iterable[FinishedMatch], game: str, language: str) -> str:
    """As the first of them that knows calls it; "" when none does."""
    return _called((one.names.get("game") for one in matches if one.beginning.game == game), language)


def known_preset(matches: Iterable[FinishedMatch], game: str, preset: str, language: str) -> str:
    """As the first of them that knows calls it; "" when none does."""
    played = (match for match in matches if (match.beginning.game, match.beginning.preset) == (game, preset))
    return _called((match.names.get("preset") for match in played), language)


def _called(names: Iterable[Mapping[str, str] | None], language: str) -> str:
    return next((name[language] for name in names if name and name.get(language)), "")


def _names(plugin: GamePlugin, preset: str) -> Names:
    from cardcade.discovery.files import texts_of
    from cardcade.discovery.library import Library
    from cardcade.engine.presets import base_name

    try:
        game = {code: str(texts_of(plugin.package, code)["name"]) for code in LANGUAGES}
        known = Library(plugin).find(base_name(preset))
    except BaseException:  # the plugin's boundary
        log.exception("its names cannot be read")
        return {}
    return {"game": game, **({"preset": dict(known.names)} if known is not None else {})}
