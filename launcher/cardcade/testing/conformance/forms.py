"""The promise that everything can be written down: every field of moves, events and positions has a JSON form."""

from __future__ import annotations

from collections.abc import Iterator

from cardcade.engine.forms import Forms
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Fault


def everything_has_a_form(plugin: GamePlugin) -> Iterator[Fault]:
    """Each kind of move, of event and of position is a dataclass whose fields can be saved."""
    game = plugin.game(plugin.rules())
    for kind in (game.state_kind, *game.move_kinds, *game.event_kinds):
        try:
            Forms(game).require(kind)
        except TypeError as error:
            yield Fault(str(error), "unsaved", {"field": str(error).partition(":")[0]}, kind)
