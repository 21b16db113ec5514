"""An event storm on every screen, with resizes, languages and scales: no crash page, and Esc leads home."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from cardcade.discovery.editing import Editing
from cardcade.shell.app.app import App
from cardcade.shell.screens.arena.arena import Arena
from cardcade.shell.screens.common.workbench import Workbench
from cardcade.shell.screens.history.history import HistoryPage
from cardcade.shell.screens.lab.lab import Lab
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.shell.screens.settings.settings import TABS, SettingsPage

from ..recorded import recorded
from ..shell.launcher import open_launcher
from .sizes import numbers, sizes
from .storm import Storm

REPLAY = Path(__file__).parents[1] / "fixtures" / "earlier" / "replays" / "uno-5-0.json"
GAMES = ("uno", "guandan", "gandengyan")
SQUALL = 400


def table(game: str) -> Callable[[App], None]:
    def sit_down(app: App) -> None:
        app.pages.open_setup(game)
        app.loop.screen.start()  # type: ignore[attr-defined]

    return sit_down


def setup(game: str) -> Callable[[App], None]:
    return lambda app: app.pages.open_setup(game)


def settings(tab: int) -> Callable[[App], None]:
    def open_tab(app: App) -> None:
        page = SettingsPage(app)
        page.tab = tab
        app.loop.push(page)

    return open_tab


def editor(app: App) -> None:
    found = app.shelf.playable[0]
    library = app.shelf.library(found)
    app.pages.open_editor(found, Editing.copy(library, library.default, "en", "mine"))


def theatre(app: App) -> None:
    app.pages.open_theatre(recorded("gandengyan", 5, 40).record, 10)


def first_round(app: App) -> None:
    app.first_rounds.open("uno")


SCREENS: dict[str, Callable[[App], object]] = {
    "home": lambda app: None,
    **{f"{game} setup": setup(game) for game in GAMES},
    **{f"{game} table": table(game) for game in GAMES},
    "first round": first_round,
    "players": lambda app: app.pages.open_profiles(new=True),
    **{f"settings {tab}": settings(number) for number, tab in enumerate(TABS)},
    "rules": lambda app: app.pages.open_rules("guandan"),
    "presets": lambda app: app.loop.push(PresetsPage(app)),
    "editor": editor,
    "history": lambda app: app.loop.push(HistoryPage(app, 0)),
    "statistics": lambda app: app.loop.push(HistoryPage(app, 1)),
    "theatre": theatre,
    "lab": lambda app: app.loop.push(Workbench(app, lambda bench: Lab(bench, app.shelf.playable[0]))),
    "arena": lambda app: app.loop.push(Workbench(app, Arena)),
    "plugins": lambda app: app.pages.open_plugins(),
}


@pytest.fixture(autouse=True)
def nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a file browser nor a crowd of bots."""
    for module in (
        "crash.crash",
        "presets.presets",
        "plugins.plugins",
        "history.history_matches",
        "settings.settings",
        "presets.preset_doings",
        "plugins.add_game",
    ):
        monkeypatch.setattr(f"cardcade.shell.screens.{module}.open_folder", lambda _: True, raising=False)
    monkeypatch.setattr("cardcade.shell.screens.common.workbench.Workbench.start", lambda _: None)


@pytest.mark.parametrize("events", sizes(10_000, 5_000_000))
@pytest.mark.parametrize("screen", SCREENS)
def test_a_storm_of_events_leads_to_no_crash_and_esc_leads_home(screen: str, events: int, tmp_path: Path) -> None:
    pilot = open_launcher(size=(960, 600))
    pygame.event.clear()
    storm = Storm(pilot, [REPLAY, tmp_path, tmp_path / "nothing.json", Path("/dev/null")])
    for number in numbers(max(1, events // len(SCREENS) // SQUALL), f"squalls of {SQUALL} events on {screen}"):
        pilot.app.settings.change(language="en", ui_scale=1.0)
        SCREENS[screen](pilot.app)
        storm.blow(SQUALL, f"{screen} {number}")
        storm.cards_are_all_there()
        storm.go_home()
    pilot.app.close()
    pygame.event.clear()
