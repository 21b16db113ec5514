"""Tables opened, left, gone on with and finished."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin, discovery
from cardcade.discovery.library import Library
from cardcade.engine.deal_code import code_of
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.requested_table import RequestedTable
from cardcade.shell.app.settings import Settings
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.settings.settings import SettingsPage
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.store.saved import Unresumable
from cardcade.shell.store.store import Store
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.ui import Button

from ..launcher import Launcher, found, launched_at_table, leave_after_a_move, make_a_move, open_launcher, watch_a_match
from .test_start import request


def test_leaving_a_table_and_going_on_changes_nothing(crazy_eights: GamePlugin) -> None:
    pilot = launched_at_table(crazy_eights)
    pilot.wait(6)
    make_a_move(pilot)
    chain = list(pilot.table.live.match.chain)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.leave")
    assert isinstance(pilot.screen, Home)
    pilot.choose("home.continue")
    assert pilot.table.live.match.chain[: len(chain)] == chain
    pilot.wait_until(lambda: not pilot.parts.queue.waiting, 5)
    pilot.app.close()


def test_a_match_left_by_closing_the_window_waits_at_the_next_start(crazy_eights: GamePlugin) -> None:
    first = launched_at_table(crazy_eights)
    first.wait(2)
    make_a_move(first)
    chain = list(first.table.live.match.chain)
    first.app.close()
    second = open_launcher([found(crazy_eights)], keeps=True)
    second.app.matches.take(second.app.waiting.read())
    second.wait(0.1)
    second.choose("home.continue")
    assert second.table.live.match.chain[: len(chain)] == chain
    second.app.close()


def test_a_match_that_cannot_be_continued_now_is_not_lost(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)
    pilot.wait(2)
    make_a_move(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.leave")

    def fails(*_: object, **__: object) -> None:
        raise Unresumable

    monkeypatch.setattr("cardcade.shell.store.saved.rebuild", fails)
    pilot.choose("home.continue")
    assert isinstance(pilot.screen, Home)
    assert not pilot.sees("home.continue")
    assert len(pilot.app.store().waiting()) == 1
    pilot.app.close()


@pytest.mark.parametrize(("game", "preset"), [("uno", "official"), ("guandan", "quick"), ("gandengyan", "classic")])
def test_what_is_worth_remembering_is_remembered_by_whoever_goes_on_later(game: str, preset: str) -> None:
    one = discovery.find(game)
    pilot = open_launcher([one], keeps=True)
    pilot.app.look.speed = 4.0
    chosen = Library(one.plugin).find(preset)
    assert chosen is not None
    pilot.app.tables.open(one, chosen, MatchRequest(game, preset, (None, "easy", "easy", "easy"), 7))
    pilot.table.live.autopilot = set(pilot.table.live.persons)
    pilot.wait_until(lambda: bool(pilot.parts.moments.tell()), 600)
    pilot.app.look.speed = 1.0
    moment, lines = pilot.parts.moments.tell(), list(pilot.parts.furniture.logbook.lines)
    pilot.app.tables.leave()
    pilot.wait(0.3)
    pilot.choose("home.continue")
    assert pilot.parts.moments.tell() == moment
    assert list(pilot.parts.furniture.logbook.lines)[-len(lines) :] == lines
    pilot.app.close()


def test_a_finished_match_stands_in_the_history_and_not_at_home(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    watch_a_match(pilot, "crazy_eights", ["easy"] * 3)
    pilot.wait(1)
    pilot.app.tables.leave()
    assert pilot.app.waiting.last is None
    history = pilot.app.store().history()
    assert [match.beginning.game for match in history] == ["crazy_eights"]
    pilot.app.settings.change(language="zh")
    pilot.app.apply()
    pilot.choose("home.history")
    assert pilot.sees("history.match.0")
    words = pilot.words
    assert "竹青" in words
    assert "Bamboo" not in words
    pilot.picture()
    pilot.choose("history.again")
    assert pilot.find("setup.code").text == code_of(history[0].beginning.seed)  # type: ignore[attr-defined]
    pilot.app.close()


def test_settings_opened_from_the_pause_menu_lead_back_to_the_pause(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(1)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.settings")
    assert isinstance(pilot.screen, SettingsPage)
    pilot.choose("page.back")
    assert isinstance(pilot.screen, TableScreen)
    assert pilot.table.paused


def test_a_new_match_leaves_the_one_left_where_it_is(crazy_eights: GamePlugin) -> None:
    pilot = launched_at_table(crazy_eights)
    seed = pilot.table.live.match.seed
    leave_after_a_move(pilot)
    pilot.choose("home.game.crazy_eights", "setup.start")
    assert pilot.table.live.match.seed != seed
    give_up(pilot)
    give_up(pilot)
    leave_after_a_move(pilot)
    newest, older = pilot.app.store().waiting()
    assert pilot.app.store().waiting(without=newest.id) == [older]
    assert older.beginning.seed == seed
    pilot.app.close()


def give_up(pilot: Launcher) -> None:
    """The match at the table, from the pause menu; another begins."""
    pilot.wait(1)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart", "restart.give_up")


def test_a_match_given_up_in_the_moment_in_which_something_else_opens_goes_on(crazy_eights: GamePlugin) -> None:
    pilot = launched_at_table(crazy_eights)
    pilot.wait(1)
    pilot.table.ask_restart()
    pilot.wait(0.3)
    table = pilot.table
    table.command("settings")
    pilot.click("restart.give_up")
    pilot.wait(0.5)
    assert pilot.screen is not table
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.5)
    assert pilot.screen is table
    assert not table.paused
    pilot.app.close()


def test_a_match_given_up_in_the_moment_in_which_a_page_comes_by_itself_goes_on(crazy_eights: GamePlugin) -> None:
    pilot = launched_at_table(crazy_eights)
    pilot.wait(1)
    table = pilot.table
    table.ask_restart()
    pilot.wait(0.3)
    answer = pilot.find("restart.give_up")
    assert isinstance(answer, Button)
    answer.act()
    pilot.app.pages.open_rules("crazy_eights")
    pilot.wait(0.5)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.5)
    assert pilot.screen is table
    assert not table.paused
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert pilot.sees("pause.leave")
    pilot.app.close()


def test_a_match_finished_is_not_given_up_by_playing_another(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    watch_a_match(pilot, "crazy_eights", ["easy"] * 3)
    pilot.app.tables.restart()
    assert len(pilot.app.store().history()) == 1
    pilot.app.close()


def test_a_table_asked_for_on_the_command_line_leaves_every_unfinished_match_where_it_is(
    crazy_eights: GamePlugin,
) -> None:
    pilot = launched_at_table(crazy_eights)
    seed = pilot.table.live.match.seed
    make_a_move(pilot)
    pilot.app.close()
    house = silent_house(Settings(language="en"), clock=HandClock(), keeps=True)
    asked = RequestedTable(Headless((1280, 720)), house, request(crazy_eights))
    asked.open()
    asked.app.close()
    store = Store()
    assert [saved.beginning.seed for saved in store.waiting()] == [seed]
    store.close()


def test_two_copies_never_touch_each_others_match(crazy_eights: GamePlugin) -> None:
    first, second = (open_launcher([found(crazy_eights)], keeps=True) for _ in range(2))
    first.choose("home.game.crazy_eights", "setup.start")
    first.wait(1)
    second.app.matches.take(second.app.waiting.read())
    second.wait(0.1)
    assert not second.sees("home.continue")
    second.choose("home.game.crazy_eights", "setup.start")
    second.wait(1)
    give_up(second)
    chain = list(first.table.live.match.chain)
    for pilot in (first, second):
        pilot.wait(2)
        assert pilot.app.store().notices() == []
        leave_after_a_move(pilot)
    (left,) = first.app.store().waiting(without=second.app.waiting.last and second.app.waiting.last.match.id)
    saved = first.app.store().saved(left.id)
    assert saved is not None
    assert list(saved.record.chain[: len(chain)]) == chain
    for pilot in (first, second):
        pilot.app.close()


def test_a_match_taken_up_in_another_copy_is_refused_here_with_a_sentence(crazy_eights: GamePlugin) -> None:
    first, second = (open_launcher([found(crazy_eights)], keeps=True) for _ in range(2))
    first.choose("home.game.crazy_eights", "setup.start")
    leave_after_a_move(first)
    second.app.matches.take(second.app.waiting.read())
    second.wait(0.1)
    second.choose("home.continue")
    first.choose("home.continue")
    assert isinstance(first.screen, Home)
    assert not first.sees("home.continue")
    assert any("another window" in toast.text for toast in first.app.ui.toasts.toasts)
    assert isinstance(second.screen, TableScreen)
    second.app.tables.leave()
    for pilot in (first, second):
        pilot.app.close()


def test_a_match_that_has_come_to_its_end_is_history_also_when_its_last_picture_was_not_waited_for(
    crazy_eights: GamePlugin,
) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights")
    pilot.screen.party.levels = ["easy"] * 2  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    live = pilot.table.live
    while live.match.result is None:
        seat = live.match.game.to_act(live.match.state)[0]
        live.submit(seat, live.match.game.moves(live.match.state, seat)[-1])
    pilot.app.tables.leave()
    assert pilot.app.waiting.last is None
    assert len(pilot.app.store().history()) == 1
    pilot.app.close()


def test_the_pause_menu_asks_before_a_match_is_given_up(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(1)
    before = pilot.table.live
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart", "restart.keep")
    assert pilot.table.live is before
    assert not pilot.table.paused
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart", "restart.give_up")
    assert pilot.table.live is not before


def test_a_table_that_crashes_leaves_the_match_to_be_continued(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)
    make_a_move(pilot)

    def fail(dt: float) -> float:
        raise RuntimeError("a scene of a plugin")

    monkeypatch.setattr(pilot.scene, "advance", fail)
    pilot.wait(0.1)
    pilot.choose("crash.back")
    assert isinstance(pilot.screen, Home)
    assert pilot.sees("home.continue")
    pilot.app.close()


def test_a_game_that_cannot_even_tell_its_result_can_be_left(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launched_at_table(crazy_eights)

    def fail(*_: object) -> None:
        raise RuntimeError("a rule of a plugin")

    monkeypatch.setattr(pilot.table.live.match.game, "result", fail)
    pilot.wait(0.1)
    pilot.choose("crash.back")
    assert isinstance(pilot.screen, Home)
    assert pilot.sees("home.continue")
    pilot.app.close()
