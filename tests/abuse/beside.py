"""A launcher with a broken game beside the house's own, and what must hold whatever that game does."""

from __future__ import annotations

import pygame

from cardcade import GamePlugin, discovery
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import Paragraph

from ..shell.launcher import Launcher, found, make_a_move, open_launcher

SMALL = (960, 600)
SECONDS = 2.5
KEYS = (pygame.K_h, pygame.K_e, pygame.K_l, pygame.K_a, pygame.K_s, pygame.K_RETURN, pygame.K_PAGEUP)


def beside_the_house(broken: GamePlugin, **house: object) -> Launcher:
    """With the guard on, as for players, whose patience no slow machine ends."""
    return open_launcher([*discovery.bundled(), found(broken)], size=SMALL, patience=600.0, **house)


def play_it(pilot: Launcher, game: str = "crazy_eights") -> None:
    """Sits down at its table, looks on, tries every key and plays a while, unless it has failed by then."""
    pilot.choose(f"home.game.{game}", "setup.start")
    pilot.wait(SECONDS)
    for key in KEYS:
        if failure(pilot) is None:
            pilot.key(key)
    pilot.picture()
    pilot.wait(SECONDS)
    pilot.picture()


def failure(pilot: Launcher) -> str | None:
    """What the crash page says, if there is one."""
    if not isinstance(pilot.screen, CrashPage):
        return None
    return "\n".join(one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph))


def go_home(pilot: Launcher) -> None:
    if isinstance(pilot.screen, CrashPage):
        pilot.choose("crash.back")
    elif isinstance(pilot.screen, TableScreen):
        pilot.app.tables.leave()
        pilot.wait(0.3)
    while pilot.screen.stage.dialogs:
        pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.screen, Home), f"no way home from {type(pilot.screen).__name__}"


def assert_the_house_plays(pilot: Launcher, game: str = "gandengyan") -> None:
    """A move of one of the house's own games, seen."""
    pilot.choose(f"home.game.{game}", "setup.start")
    make_a_move(pilot)
    pilot.wait(0.1)
    pilot.picture()
    assert failure(pilot) is None
    assert pilot.table.live.match.steps
    go_home(pilot)
