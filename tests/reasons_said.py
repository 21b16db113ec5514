"""What a coach says about a move and a better one."""

from __future__ import annotations

from typing import Any, Protocol

from cardcade import GamePlugin, say
from cardcade.testing.conformance.words import wordless


class Position(Protocol):
    """A table of any game's notation."""

    game: Any
    state: Any

    @property
    def turn(self) -> int: ...


def kinds_said(plugin: GamePlugin, table: Position, better: Any, played: Any) -> list[str]:
    """The kinds of its reasons, all of which have words in both languages."""
    found = plugin.make_coach(table.game).reasons(table.state.view(table.turn), better, played)
    for reason in found:
        assert not list(wordless(plugin, say(f"{plugin.id}.reason.{reason.kind}", **reason.args)))
    return [reason.kind for reason in found]
