"""Whatever a screen raises, and wherever it is asked, the loop shows the crash screen and goes on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Headless
from cardcade.ui import Painter, Ui

KINDS = (SystemExit, GeneratorExit, RecursionError, MemoryError, ZeroDivisionError)


class Spoilt(Screen):
    """Raises at one of the moments at which the loop needs it."""

    def __init__(self, ui: Ui, moment: str, kind: type[BaseException]) -> None:
        super().__init__(ui)
        self.moment, self.kind = moment, kind
        self.awake = False

    def _at(self, moment: str) -> None:
        if self.awake and moment == self.moment:
            raise self.kind("a plugin's")

    def update(self, dt: float) -> None:
        self._at("update")
        super().update(dt)

    def draw(self, painter: Painter) -> None:
        self._at("draw")
        super().draw(painter)

    @property
    def still_for(self) -> float:
        self._at("still_for")
        return super().still_for

    @property
    def dirty(self) -> bool:
        self._at("dirty")
        return super().dirty


@pytest.fixture
def loop() -> Loop:
    window = Headless((1280, 720))
    pygame.event.clear()
    loop = Loop(window, Ui((1280, 720)), HandClock())
    loop.after_first_frame.clear()
    return loop


def tick(loop: Loop, times: int = 5) -> None:
    for turn in range(times):
        if turn % 2:
            loop.redraw()
        loop.tick()


def spoil(loop: Loop, moment: str, kind: type[BaseException]) -> tuple[Screen, list[BaseException]]:
    instead, told = Screen(loop.ui), []

    def crashed(error: BaseException) -> Screen:
        told.append(error)
        return instead

    loop.on_crash = crashed
    screen = Spoilt(loop.ui, moment, kind)
    loop.push(screen)
    tick(loop)
    screen.awake = True
    return instead, told


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("moment", ["update", "draw", "still_for", "dirty"])
def test_the_crash_screen_stands_in(loop: Loop, moment: str, kind: type[BaseException]) -> None:
    instead, told = spoil(loop, moment, kind)
    tick(loop)
    assert loop.screen is instead
    assert [type(error) for error in told] == [kind]
    assert loop.running


@pytest.mark.parametrize("kind", KINDS)
def test_a_task_from_another_thread_that_exits_ends_nothing(loop: Loop, kind: type[BaseException]) -> None:
    instead, _ = spoil(loop, "", kind)

    def task() -> None:
        raise kind("a plugin's")

    loop.post(task)
    tick(loop)
    assert loop.screen is instead


def test_a_pointer_shape_that_cannot_be_told_is_the_screens_fault(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    instead, told = spoil(loop, "", SystemExit)
    monkeypatch.setattr(type(loop.screen.stage), "cursor", property(fails(SystemExit)))
    loop.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    assert loop.screen is instead
    assert told


def fails(kind: type[BaseException]) -> Callable[[object], object]:
    def fail(_: object) -> object:
        raise kind("a plugin's")

    return fail


def test_ctrl_c_is_the_players_word(loop: Loop) -> None:
    spoil(loop, "update", KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        tick(loop)


def test_a_keyboard_interrupt_that_nobody_typed_is_a_crash_like_any_other(loop: Loop) -> None:
    instead, _ = spoil(loop, "update", KeyboardInterrupt)
    loop.lets_pass = lambda _: False
    tick(loop)
    assert loop.screen is instead
