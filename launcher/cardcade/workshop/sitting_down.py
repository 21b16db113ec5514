"""Sitting down at a table, as whoever measures or takes pictures does."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade.shell.app.app import App
from cardcade.shell.match.request import MatchRequest


def sit_down(app: App, game: str, levels: Sequence[str | None], seed: int = 1) -> None:
    """At a table of the game with its usual rules; None is a person."""
    found = app.shelf.find(game)
    assert found is not None
    preset = app.shelf.library(found).default
    app.tables.open(found, preset, MatchRequest(game, preset.name, tuple(levels), seed))
