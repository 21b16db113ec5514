"""Unfinished matches: counted on the game's tile, listed at its setup, gone only at the player's word."""

from __future__ import annotations

import sqlite3
import time
from functools import partial
from pathlib import Path

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.shell.screens.common.tile import Tile
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.setup.waiting_list import FOLDED
from cardcade.shell.store.store import FILE
from cardcade.ui import Button
from cardcade.ui.widgets.listing import RowWidget

from ..launcher import Launcher, found, leave_after_a_move, make_a_move, open_launcher


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Launcher:
    return open_launcher([found(crazy_eights)], keeps=True)


def leave_matches(pilot: Launcher, seeds: range) -> None:
    """One after the other, each left after a move of the player's."""
    for seed in seeds:
        pilot.app.pages.open_setup("crazy_eights", str(seed))
        pilot.wait(0.1)
        pilot.choose("setup.start")
        before = len(waiting(pilot))
        leave_after_a_move(pilot)
        pilot.wait_until(partial(more_wait, pilot, before), 3000)  # on a slow disk it is read beside the picture


def more_wait(pilot: Launcher, before: int) -> bool:
    return len(waiting(pilot)) > before


def waiting(pilot: Launcher) -> list[int]:
    return [offer.match.beginning.seed for offer in pilot.app.waiting.of("crazy_eights")]


def test_the_tile_counts_the_matches_that_wait(pilot: Launcher) -> None:
    counted = []
    for seed in (1, 2, 3):
        tile = pilot.find("home.game.crazy_eights")
        assert isinstance(tile, Tile)
        counted.append((tile.title.waiting, tile.tooltip[:1]))
        leave_matches(pilot, range(seed, seed + 1))
    assert counted == [(0, ""), (1, "1"), (2, "2")]
    pilot.app.close()


def test_continue_at_home_goes_on_with_the_one_played_last(pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 4))
    pilot.app.tables.resume(pilot.app.waiting.of("crazy_eights")[2])
    leave_after_a_move(pilot)
    assert waiting(pilot) == [1, 3, 2]
    pilot.choose("home.continue")
    assert pilot.table.live.match.seed == 1
    pilot.app.close()


def test_the_setup_lists_players_rules_progress_and_time_of_each(pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 2))
    pilot.choose("home.game.crazy_eights")
    row = pilot.find("setup.waiting.0")
    assert isinstance(row, RowWidget)
    (offer,) = pilot.app.waiting.of("crazy_eights")
    moves = offer.match.steps
    assert row.row.text == f"Standard · round 1 · {moves} move" + "s" * (moves > 1)
    day = time.strftime("%m-%d %H:%M", time.localtime(offer.match.played))
    assert row.row.detail == f"{day} · You, Bamboo, Plum, Maple, Willow, Lotus, Orchid, Cedar"
    pilot.app.close()


def test_any_of_them_can_be_gone_on_with(pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 5))
    pilot.choose("home.game.crazy_eights")
    assert not pilot.sees(f"setup.waiting.{FOLDED}")
    pilot.choose("setup.more_waiting", "setup.waiting.2")
    assert pilot.table.live.match.seed == 2
    pilot.app.close()


def test_a_match_is_given_up_only_after_a_question(pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 4))
    pilot.choose("home.game.crazy_eights", "setup.give_up.1", "give_up.keep")
    assert waiting(pilot) == [3, 2, 1]
    pilot.choose("setup.give_up.1", "give_up.gone")
    assert isinstance(pilot.screen, Setup)
    assert waiting(pilot) == [3, 1]
    assert [saved.beginning.seed for saved in pilot.app.store().waiting()] == [3, 1]
    pilot.app.close()


def test_the_window_shows_the_list_without_a_match_given_up_though_nobody_touches_it(pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 3))
    pilot.choose("home.game.crazy_eights", "setup.give_up.0", "give_up.gone")
    until = pilot.clock.now() + 3
    while pilot.clock.now() < until:
        pilot.loop.tick()
    shown = pygame.image.tobytes(pilot.window.surface, "RGB")
    assert not pilot.sees("setup.waiting.1")
    assert pygame.image.tobytes(pilot.picture(), "RGB") == shown
    pilot.app.close()


def test_a_match_that_another_copy_plays_cannot_be_given_up_here(crazy_eights: GamePlugin, pilot: Launcher) -> None:
    leave_matches(pilot, range(1, 2))
    pilot.choose("home.game.crazy_eights")
    other = open_launcher([found(crazy_eights)], keeps=True)
    other.app.waiting.take(other.app.waiting.read())
    other.app.tables.resume()
    pilot.choose("setup.give_up.0", "give_up.gone")
    assert not pilot.sees("setup.waiting.0")
    leave_after_a_move(other)
    assert waiting(other) == [1]
    for one in (pilot, other):
        one.app.close()


def test_a_match_left_before_anybody_at_the_screen_has_moved_is_not_kept(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.app.tables.leave()
    pilot.wait(0.1)
    assert isinstance(pilot.screen, Home)
    assert not pilot.sees("home.continue")
    assert pilot.app.store().waiting() == []
    pilot.wait(0.1)
    assert not pilot.app.ui.toasts.toasts
    pilot.app.close()


def test_the_pause_menu_says_that_a_match_is_saved_only_when_it_is(pilot: Launcher) -> None:
    pilot.choose("home.game.crazy_eights", "setup.start")
    said = []
    for _ in range(2):
        pilot.table.pause()
        pilot.wait(0.3)
        leave = pilot.find("pause.leave")
        assert isinstance(leave, Button)
        said.append("saved" in leave.text)
        pilot.choose("pause.resume")
        make_a_move(pilot)
    assert said == [False, True]
    pilot.app.close()


def test_a_match_closed_with_the_window_right_after_the_deal_is_not_kept(
    crazy_eights: GamePlugin, pilot: Launcher
) -> None:
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.app.close()
    later = open_launcher([found(crazy_eights)], keeps=True)
    assert not later.app.waiting.read()
    later.app.close()


def test_a_match_with_damaged_moves_breaks_neither_home_nor_the_setup(
    crazy_eights: GamePlugin, pilot: Launcher, own_home: Path
) -> None:
    leave_matches(pilot, range(1, 3))
    pilot.app.close()
    with sqlite3.connect(own_home / FILE) as file:
        file.execute("UPDATE steps SET step = '{'")
        file.execute("UPDATE matches SET state = '{'")
    file.close()
    later = open_launcher([found(crazy_eights)], keeps=True)
    later.app.matches.take(later.app.waiting.read())
    later.wait(0.1)
    later.choose("home.continue")
    assert isinstance(later.screen, Home)
    assert later.app.ui.toasts.toasts
    later.choose("home.game.crazy_eights")
    row = later.find("setup.waiting.0")
    assert isinstance(row, RowWidget)
    assert "move" in row.row.text
    assert "round" not in row.row.text
    later.app.close()


# -- what another copy leaves is offered here too


def leave_a_match_elsewhere(crazy_eights: GamePlugin, seed: int) -> None:
    """In another copy of the program, which is closed again."""
    other = open_launcher([found(crazy_eights)], keeps=True)
    leave_matches(other, range(seed, seed + 1))
    other.app.close()


def test_home_offers_what_another_copy_has_left_when_one_comes_back_to_it(
    crazy_eights: GamePlugin, pilot: Launcher
) -> None:
    pilot.choose("home.settings")
    leave_a_match_elsewhere(crazy_eights, 7)
    pilot.choose("page.back")
    assert waiting(pilot) == [7]
    assert pilot.sees("home.continue")
    pilot.app.close()


def test_home_offers_what_another_copy_has_left_when_its_window_is_turned_to(
    crazy_eights: GamePlugin, pilot: Launcher
) -> None:
    leave_a_match_elsewhere(crazy_eights, 7)
    pilot.loop.dispatch(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.wait(0.1)
    assert pilot.sees("home.continue")
    pilot.app.close()


def test_the_setup_lists_what_is_found_only_after_it_was_opened(crazy_eights: GamePlugin, pilot: Launcher) -> None:
    leave_a_match_elsewhere(crazy_eights, 7)
    pilot.app.waiting.take([])
    pilot.app.waiting.known = False
    pilot.choose("home.game.crazy_eights")
    assert not pilot.sees("setup.waiting.0")
    pilot.app.matches.take(pilot.app.waiting.read())
    pilot.wait(0.1)
    assert pilot.sees("setup.waiting.0")
    pilot.app.close()
