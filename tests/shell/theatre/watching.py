"""A match in the theatre, and someone who watches it."""

from __future__ import annotations

from typing import Any

from cardcade.discovery import Found
from cardcade.shell.screens.theatre.theatre import Theatre

from ...recorded import Recorded, recorded
from ..launcher import Launcher, open_launcher


def watch(one: Recorded, step: int = 0, **launcher: Any) -> Launcher:
    """The match on the screen, from that step on."""
    pilot = open_launcher([one.found], **launcher)
    pilot.app.pages.open_theatre(one.record, step)
    pilot.wait(0.3)
    return pilot


def watch_game(game: str, step: int = 0, most: int = 60, **launcher: Any) -> Launcher:
    return watch(recorded(game, 1, most), step, **launcher)


def theatre(pilot: Launcher) -> Theatre:
    return pilot.at(Theatre)


def shown(pilot: Launcher) -> Any:
    """The position on the table."""
    return theatre(pilot).scene.parts.position.view


def found(one: Any) -> Found:
    assert isinstance(one, Found)
    return one
