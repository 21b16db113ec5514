"""A match played wholly by a bot in the player's place is not the player's."""

from __future__ import annotations

import pytest

from cardcade import GamePlugin
from cardcade.shell.screens.history.history import HistoryPage

from ..launcher import Launcher, found, make_a_move, open_launcher


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    launcher = open_launcher([found(crazy_eights)], keeps=True)
    launcher.app.look.speed = 0.0
    launcher.choose("home.game.crazy_eights", "setup.start")
    return launcher


def to_the_end(pilot: Launcher) -> HistoryPage:
    """A bot plays on, and the history is opened."""
    live = pilot.table.live
    live.autopilot = set(live.persons)
    pilot.wait_until(lambda: live.over, 120)
    pilot.wait(1)
    pilot.app.tables.leave()
    pilot.choose("home.history")
    page = pilot.screen
    assert isinstance(page, HistoryPage)
    return page


def test_played_by_a_bot_from_beginning_to_end_it_counts_for_nobody(pilot: Launcher) -> None:
    page = to_the_end(pilot)
    assert page.rows()[0].end == "Autoplay"
    assert page.note() == ""
    assert pilot.app.store().statistics("crazy_eights").played == 0
    pilot.app.close()


def test_with_a_single_move_of_your_own_it_is_yours(pilot: Launcher) -> None:
    make_a_move(pilot)
    page = to_the_end(pilot)
    assert page.rows()[0].end in ("Won", "Lost")
    assert page.note().startswith("1 match played")
    assert pilot.app.store().statistics("crazy_eights").played == 1
    pilot.app.close()
