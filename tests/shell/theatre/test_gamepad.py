"""The theatre with a gamepad alone: every control is reached, the timeline is wound, and what it points at is seen."""

from __future__ import annotations

import pygame
import pytest

from cardcade.shell.screens.history.history import HistoryPage
from cardcade.shell.screens.table.table import TableScreen
from cardcade.ui import Painter
from cardcade.ui.events import Direction
from cardcade.ui.tips import tooltip_area

from ...recorded import GAMES, recorded
from ..launcher import Launcher, open_launcher
from ..screens.test_walking import by_gamepad, choose_by_pad, focused, pad, reached
from .watching import shown, theatre, watch, watch_game


def focus_on(pilot: Launcher, meaning: str) -> None:
    pilot.screen.stage.refocus(meaning)
    assert focused(pilot) == meaning


def press_on(pilot: Launcher, meaning: str) -> None:
    focus_on(pilot, meaning)
    pad(pilot, pygame.CONTROLLER_BUTTON_A)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_every_control_is_reached(game: str, size: tuple[int, int]) -> None:
    pilot = watch_game(game, 20, size=size)
    every = {widget.meaning for widget in pilot.screen.stage.focusables}
    assert {"theatre.log_shown", "theatre.timeline", "theatre.more", "table.leave"} <= every
    assert reached(pilot, by_gamepad) == every


def test_the_first_press_leads_to_play() -> None:
    pilot = watch_game("gandengyan", 5)
    by_gamepad(pilot, Direction.LEFT)
    assert focused(pilot) == "theatre.run"
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    assert theatre(pilot).projector.running


def test_on_the_timeline_left_and_right_wind_the_film_and_the_stick_held_goes_on() -> None:
    pilot = watch_game("gandengyan", 5)
    focus_on(pilot, "theatre.timeline")
    by_gamepad(pilot, Direction.RIGHT)
    by_gamepad(pilot, Direction.RIGHT)
    by_gamepad(pilot, Direction.LEFT)
    assert (theatre(pilot).projector.step, focused(pilot)) == (6, "theatre.timeline")
    pilot.send(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=32767))
    pilot.wait(1)
    assert theatre(pilot).projector.step >= 10
    pilot.send(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=0))
    by_gamepad(pilot, Direction.DOWN)
    assert focused(pilot) != "theatre.timeline"


def test_while_the_stick_winds_the_film_the_table_shows_the_step_it_has_come_to() -> None:
    pilot = watch_game("gandengyan", 5)
    projector = theatre(pilot).projector
    focus_on(pilot, "theatre.timeline")
    pilot.send(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=32767))
    while projector.step < 10:
        pilot.wait(1 / 60)
    pilot.send(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=0))
    pilot.wait(1 / 30)
    assert shown(pilot).state == projector.film.view(projector.step, 0).state
    pad(pilot, pygame.CONTROLLER_BUTTON_X)
    pilot.wait(5)
    assert theatre(pilot).projector.step > 10


def test_x_plays_y_goes_from_mark_to_mark_and_the_shoulders_by_tricks() -> None:
    pilot = watch_game("guandan", 0, most=200)
    projector = theatre(pilot).projector
    film = projector.film
    pad(pilot, pygame.CONTROLLER_BUTTON_Y)
    assert projector.step == film.marks[0].step
    pad(pilot, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert projector.step == film.after(film.marks[0].step, film.tricks(0))
    pad(pilot, pygame.CONTROLLER_BUTTON_X)
    assert projector.running
    pad(pilot, pygame.CONTROLLER_BUTTON_X)
    assert not projector.running


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_button_shows_the_log_and_hides_it(size: tuple[int, int]) -> None:
    pilot = watch_game("gandengyan", 30, size=size)
    before = pilot.sees("theatre.log")
    pilot.click("theatre.log_shown")
    assert pilot.sees("theatre.log") is not before
    pilot.click("theatre.log_shown")
    assert pilot.sees("theatre.log") is before


@pytest.mark.parametrize("meaning", ["theatre.start", "theatre.run", "theatre.seat.0", "theatre.more"])
def test_no_tooltip_lies_on_the_timeline_or_the_word_beside_it(meaning: str) -> None:
    pilot = watch_game("gandengyan", 30)
    pilot.key(pygame.K_0)
    pilot.wait(0.1)
    clear = [place for widget in pilot.screen.stage.top.walk() for place in widget.kept_clear]
    widget = pilot.find(meaning)
    line = pilot.find("theatre.bar").rect
    area = tooltip_area(Painter(pilot.window.surface, pilot.ui), widget.hint, widget.place, clear)
    assert not area.colliderect(line)
    assert line.top - area.bottom < 40, "beside what it is about"


def test_from_the_history_to_playing_on_and_back_without_touching_anything_else() -> None:
    one = recorded("gandengyan", 1)
    pilot = open_launcher([one.found], keeps=True)
    assert pilot.app.store is not None
    pilot.app.store().take_in(one.record)
    pilot.app.pages.open_history()
    pilot.wait(0.3)
    press_on(pilot, "history.watch")
    theatre(pilot).projector.jump(one.film().decisions(0)[2])
    pilot.wait(0.2)
    press_on(pilot, "theatre.more")
    assert focused(pilot) == "theatre.menu.play_on"
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    pilot.wait(0.5)
    assert isinstance(pilot.screen, TableScreen)
    pad(pilot, pygame.CONTROLLER_BUTTON_B)
    choose_by_pad(pilot, "pause.leave")
    pilot.wait(0.3)
    assert theatre(pilot)
    pad(pilot, pygame.CONTROLLER_BUTTON_B)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, HistoryPage)
    pilot.app.close()


def test_a_rounds_board_is_answered_and_the_film_goes_on() -> None:
    one = recorded("gandengyan", 1)
    step = next(mark.step for mark in one.film().marks if mark.kind == "round")
    pilot = watch(one, step)
    pilot.wait(3)
    pad(pilot, pygame.CONTROLLER_BUTTON_A)
    pilot.wait(4)
    assert theatre(pilot).projector.step > step
