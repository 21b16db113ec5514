"""The rules of a match that is played or watched, in plain words: what differs from the default, then every one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardcade.engine.message import Message, say
from cardcade.engine.rule_words import differences, value_words
from cardcade.engine.rules import keys, rules_of, tables
from cardcade.shell.screens.rules.manual import Block

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from cardcade.discovery import Found
    from cardcade.shell.app.app import App


class MatchRules:
    """Of one match, as the rules page shows them: their values, and what they are called."""

    def __init__(self, app: App, found: Found, values: Mapping[str, Any], name: str) -> None:
        self._app, self.found, self._name = app, found, name
        self._plugin, self._game = found.plugin, found.id
        self._rules = rules_of(self._plugin.rules, values)

    def blocks(self) -> Iterator[Block]:
        text, library = self._app.language.text, self._app.shelf.library(self.found)
        yield Block("chapter", text("rules.this_match", name=self._name))
        changed = differences(self._game, self._rules, library.default.rules, self._app.language.knows)
        yield Block("paragraph", text("setup.differences" if changed else "setup.no_differences"))
        yield from (Block("bullet", f"**{text(line)}**") for line in changed)
        for table, _ in tables(self._plugin.rules):
            yield Block("paragraph", f"**{text(f'{self._game}.rules.{table}.title')}**")
            yield from (Block("bullet", text(line), rule) for rule, line in self._lines(table))

    def _lines(self, table: str) -> Iterator[tuple[str, Message]]:
        """Every key of a table with its value in words."""
        for key in keys(self._plugin.rules):
            if key.table == table:
                value = getattr(getattr(self._rules, table), key.name)
                label = say(f"{self._game}.rules.{key.path}.label")
                yield key.path, say("preset.rule", label=label, value=value_words(self._game, key, value))
