"""What is dropped onto the window: a match is watched, a game is offered where games are shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

MATCH, RULES = ".json", ".toml"


def take(app: App, name: str) -> None:
    """A file or folder by its name; whatever it is, the player is told what becomes of it."""
    ending = Path(name).suffix.lower()
    if ending == MATCH:
        from cardcade.shell.theatre.match_files import MatchFiles

        MatchFiles(app).dropped(name)
    elif ending != RULES and app.pages.show_games:
        from cardcade.shell.screens.plugins.door import offer_game

        offer_game(app, name)
    else:
        told = "rules" if ending == RULES else "not_here"
        app.toast(f"dropping.{told}", Tone.WARNING, file=Path(name).name)
