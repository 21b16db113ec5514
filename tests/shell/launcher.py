"""A launcher without a display for the tests, and a pilot at its helm."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, TypeVar

from cardcade import GamePlugin, discovery
from cardcade.discovery import Broken, Found
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Headless
from cardcade.testing.pilot import Pilot
from cardcade.ui import Label

P = TypeVar("P", bound=Screen)


class Launcher(Pilot):
    """The whole app on a window nobody sees, with the time moved by hand."""

    app: App

    @property
    def words(self) -> list[str]:
        """Every label there is, in reading order."""
        return [widget.text for widget in self.screen.stage.top.walk() if isinstance(widget, Label)]

    def at(self, kind: type[P]) -> P:
        """The page that is open, which has to be of this kind."""
        assert isinstance(self.screen, kind)
        return self.screen

    def choose(self, *meanings: str) -> None:
        for meaning in meanings:
            self.click(meaning)
            self.wait(0.3)


def open_launcher(
    games: Sequence[Found | Broken] | None = None,
    *,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    ui_scale: float = 1.0,
    **house: Any,
) -> Launcher:
    settings = Settings(language=language, ui_scale=ui_scale)
    clock = HandClock()
    shelf = list(discovery.bundled() if games is None else games)
    app = App(Headless(size), silent_house(settings, clock=clock, games=shelf, **house))
    app.waiting.known = True
    app.pages.open_home()
    pilot = Launcher.driving(app.loop, clock)
    assert isinstance(pilot, Launcher)
    pilot.app = app
    pilot.wait(0.1)
    return pilot


def open_looking_around(language: str = "en", size: tuple[int, int] = (1280, 720)) -> Launcher:
    """A launcher that has searched for games itself, as a real one does."""
    clock = HandClock()
    app = App(Headless(size), silent_house(Settings(language=language), clock=clock))
    app.waiting.known = True
    app.pages.open_home()
    pilot = Launcher.driving(app.loop, clock)
    assert isinstance(pilot, Launcher)
    pilot.app = app
    pilot.picture()
    look_around(pilot)
    return pilot


def look_around(pilot: Launcher) -> None:
    """Until nobody works beside the picture and all that was found is shown."""
    for _ in range(4):
        for thread in [one for one in threading.enumerate() if one.name == "games"]:
            thread.join()
        pilot.wait(0.3)


def found(plugin: GamePlugin) -> Found:
    return Found(plugin, "sample", "1.0", False)


def launched_at_table(plugin: GamePlugin) -> Launcher:
    """A launcher that keeps what is played, at the table of its only game."""
    pilot = open_launcher([found(plugin)], keeps=True)
    pilot.choose(f"home.game.{plugin.id}", "setup.start")
    return pilot


def watch_a_match(pilot: Launcher, game: str, levels: Sequence[str]) -> None:
    """From home: bots alone play it, at once, to its end."""
    pilot.app.look.speed = 0.0
    pilot.choose(f"home.game.{game}")
    pilot.screen.party.levels = list(levels)  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait_until(lambda: pilot.table.live.over, 120)


def make_a_move(pilot: Launcher) -> None:
    """The first person's next move, once it is their turn, as if made at the table."""
    live = pilot.table.live
    person = live.persons[0]
    while person not in live.match.game.to_act(live.match.state):
        seat = live.match.game.to_act(live.match.state)[0]
        live.submit(seat, live.match.game.moves(live.match.state, seat)[0])
    live.submit(person, live.match.game.moves(live.match.state, person)[0])


def leave_after_a_move(pilot: Launcher) -> None:
    """The match waits at home."""
    make_a_move(pilot)
    pilot.app.tables.leave()
    pilot.wait(0.1)
