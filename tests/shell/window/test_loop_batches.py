"""Several events between two frames are normal, and none of them acts on what nobody has seen or what has gone."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Headless
from cardcade.ui import Button, Ui

from ..launcher import Launcher, open_launcher

SPOT = (200, 130)


class Page(Screen):
    """A button at the same spot on every page."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.acts = 0
        self.then = lambda: None

    def build(self) -> None:
        self.stage.add(Button(FRect(self.ui.canvas.area), "act", self._act, "act"))

    def _act(self) -> None:
        self.acts += 1
        self.then()


@pytest.fixture
def loop() -> Loop:
    window = Headless((1280, 720))
    loop = Loop(window, Ui((1280, 720)), HandClock())
    loop.after_first_frame.clear()
    loop.push(Page(loop.ui))
    loop.tick()
    pygame.event.clear()
    return loop


def click(spot: tuple[int, int] = SPOT) -> list[Event]:
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [Event(kind, pos=spot, button=1, touch=False) for kind in kinds]


def key(code: int) -> list[Event]:
    return [Event(kind, key=code, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def between_two_frames(loop: Loop, *events: Event) -> None:
    for event in events:
        pygame.event.post(event)
    loop.tick()


def page(loop: Loop) -> Page:
    assert isinstance(loop.screen, Page)
    return loop.screen


def test_press_and_release_are_a_click_and_two_of_them_are_two(loop: Loop) -> None:
    between_two_frames(loop, *click())
    assert page(loop).acts == 1
    between_two_frames(loop, *click(), *click())
    assert page(loop).acts == 3


def test_the_second_of_two_clicks_does_not_reach_a_page_that_nobody_has_seen(loop: Loop) -> None:
    first, second = page(loop), Page(loop.ui)
    first.then = lambda: loop.push(second)
    between_two_frames(loop, *click(), *click())
    assert loop.screen is second
    assert (first.acts, second.acts) == (1, 0)
    between_two_frames(loop, *click())
    assert second.acts == 1, "now it has been seen"


def test_what_is_pressed_while_a_page_is_being_opened_does_not_reach_it(loop: Loop) -> None:
    first, second = page(loop), Page(loop.ui)
    first.stage.later(lambda: loop.push(second))
    between_two_frames(loop, *click(), *key(pygame.K_RETURN))
    assert loop.screen is second
    assert second.acts == 0


def test_a_press_on_one_page_and_its_release_on_the_next_click_nothing(loop: Loop) -> None:
    second, (press, release) = Page(loop.ui), click()
    between_two_frames(loop, press)
    loop.push(second)
    loop.tick()
    between_two_frames(loop, release)
    assert second.acts == 0


def test_after_the_end_nothing_is_heard(loop: Loop) -> None:
    page(loop).then = loop.stop
    between_two_frames(loop, *click(), *click(), *key(pygame.K_F11))
    assert page(loop).acts == 1
    assert not loop.window.fullscreen


def launcher() -> Launcher:
    pilot = open_launcher()
    pilot.picture()
    pygame.event.clear()
    return pilot


def test_a_question_is_not_answered_before_it_has_been_seen() -> None:
    pilot = launcher()
    between_two_frames(pilot.loop, *key(pygame.K_ESCAPE), *key(pygame.K_RETURN))
    assert pilot.sees("quit.leave")
    assert pilot.loop.running
    between_two_frames(pilot.loop, *key(pygame.K_RETURN))
    assert not pilot.loop.running


def test_who_is_on_the_way_to_another_page_is_asked_nothing_more() -> None:
    pilot = launcher()
    spot = pilot._spot("home.game.uno")
    between_two_frames(pilot.loop, *click(spot), *key(pygame.K_ESCAPE))
    pilot.loop.tick()
    assert isinstance(pilot.screen, Setup)
    pilot.loop.home()
    assert isinstance(pilot.screen, Home)
    assert not pilot.screen.stage.dialogs


@pytest.mark.parametrize("seed", range(3))
def test_a_storm_of_events_crashes_no_page(seed: int) -> None:
    pilot, chance = launcher(), random.Random(seed)
    keys = [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_DOWN, pygame.K_r, pygame.K_l]
    pilot.app.quit = lambda: None  # type: ignore[method-assign]
    for _ in range(100):
        stage, events = pilot.screen.stage, list[Event]()
        spots = [spot for one in stage.top.walk() if one.meaning and one.enabled and (spot := stage.spot(one))]
        for _ in range(chance.randint(1, 6)):
            spot = pilot.app.ui.canvas.point(*chance.choice(spots)) if spots else SPOT
            events += chance.choice([click(spot), key(chance.choice(keys)), click(spot)[:1], click(spot)[1:]])
        between_two_frames(pilot.loop, *events)
        assert not isinstance(pilot.screen, CrashPage)
    pilot.app.close()
