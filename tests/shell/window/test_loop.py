"""The loop with a clock moved by hand: screens, steps, rest, crashes."""

from __future__ import annotations

import threading
from itertools import chain, pairwise, repeat

import pygame
import pytest

from cardcade.shell.window.loop import Loop

from .page import Broken, Page, run


def test_the_first_frame_is_drawn_at_once_and_then_nothing_while_nothing_moves(loop, window):
    loop.tick()
    assert window.flips == 1
    run(loop, 10)
    assert window.flips <= 2


def test_at_rest_the_loop_wakes_only_twice_a_second(loop):
    run(loop, 1)
    loop.screen.steps.clear()
    run(loop, 10)
    assert len(loop.screen.steps) <= 21


def test_what_moves_is_drawn_sixty_times_a_second_in_fixed_steps(loop, window):
    run(loop, 1)
    before = window.flips
    loop.screen.moving = True
    loop.screen.steps.clear()
    run(loop, 1)
    assert window.flips - before == pytest.approx(60, abs=2)
    assert set(loop.screen.steps[1:]) == {1 / 120}
    assert sum(loop.screen.steps[1:]) == pytest.approx(1, abs=0.05)


def shown_while(loop: Loop, efforts: list[float]) -> list[float]:
    """When frames were shown that took so long to draw."""
    run(loop, 1)
    loop.screen.moving = True
    loop.screen.efforts = chain(efforts, repeat(0.0))
    shown = []
    for _ in efforts:
        loop.tick()
        shown.append(loop.clock.now())
    return shown


def test_frames_are_shown_on_an_even_beat_however_long_each_took_to_draw(loop):
    shown = shown_while(loop, [0.001, 0.009, 0.002, 0.012, 0.001, 0.005])
    assert [after - before for before, after in pairwise(shown)] == pytest.approx([1 / 60] * 5)


def test_after_a_frame_that_comes_late_the_beat_goes_on(loop):
    shown = shown_while(loop, [0.001, 0.001, 0.016, 0.001, 0.001])
    late = shown[2] - shown[1] - 1 / 60
    assert 0.001 < late < 0.008
    assert shown[4] - shown[1] == pytest.approx(3 / 60)


def test_after_a_long_frame_a_new_beat_begins(loop):
    shown = shown_while(loop, [0.001, 0.1, 0.001, 0.001])
    assert shown[2] - shown[1] == pytest.approx(1 / 60)


def test_an_input_is_answered_in_the_next_frame(loop, window):
    run(loop, 1)
    before = window.flips
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 220), rel=(0, 0), buttons=(0, 0, 0)))
    loop.tick()
    assert window.flips == before + 1


def test_a_click_through_the_whole_loop(loop):
    run(loop, 0.5)
    spot = loop.ui.canvas.pixels(loop.screen.stage.find("first.act").place).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=spot, button=1))
    loop.tick()
    assert "act" in loop.screen.diary


def test_screens_are_stacked(loop):
    first, second = loop.screen, Page(loop.ui, "second")
    loop.push(second)
    assert first.diary[-1] == "leave"
    assert loop.screen is second
    loop.pop()
    assert loop.screen is first
    assert second.diary[-1] == "leave"
    assert first.diary[-2:] == ["enter", "build"]


def test_replacing_and_going_home(loop):
    first = loop.screen
    loop.push(Page(loop.ui, "second"))
    loop.replace(Page(loop.ui, "third"))
    assert [screen.name for screen in loop.screens] == ["first", "third"]
    loop.push(Page(loop.ui, "fourth"))
    loop.home()
    assert loop.screens == [first]


def test_a_change_of_screen_fades_for_less_than_a_fifth_of_a_second(loop, window):
    run(loop, 0.5)
    loop.push(Page(loop.ui, "second"))
    before = window.flips
    run(loop, 1)
    assert 9 <= window.flips - before <= 14
    assert loop.still_for == float("inf")


def test_escape_goes_back_and_from_the_first_screen_out(loop):
    loop.push(Page(loop.ui, "second"))
    loop.tick()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    loop.tick()
    assert loop.screen.name == "first"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    loop.tick()
    assert not loop.running


def test_the_ui_scale_changes_live_and_keeps_the_focus(loop):
    loop.screen.stage.refocus("first.act")
    loop.set_ui_scale(1.5)
    assert loop.ui.canvas.ui_scale == 1.5
    assert loop.screen.stage.focus.widget.meaning == "first.act"
    assert loop.screen.stage.focus.widget is loop.screen.stage.find("first.act")


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_f11_and_alt_enter_toggle_fullscreen(loop, window, key, mod):
    told: list[bool] = []
    loop.on_fullscreen = told.append
    for expected in (True, False):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod))
        loop.tick()
        assert window.fullscreen is expected
    assert told == [True, False]
    assert "act" not in loop.screen.diary


def test_f11_held_down_toggles_once_and_the_next_press_again(loop, window):
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    let_go = pygame.event.Event(pygame.KEYUP, key=pygame.K_F11, mod=0)
    for event in (press, press, press, press):
        loop.dispatch(event)
    assert window.fullscreen
    for event in (let_go, press):
        loop.dispatch(event)
    assert not window.fullscreen


def test_closing_the_window_may_be_refused(loop):
    loop.on_quit = lambda: False
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.tick()
    assert loop.running
    loop.on_quit = lambda: True
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.tick()
    assert not loop.running


def test_another_thread_posts_work_that_runs_here(loop):
    run(loop, 0.5)
    ran_in: list[threading.Thread] = []
    thread = threading.Thread(target=lambda: loop.post(lambda: ran_in.append(threading.current_thread())))
    thread.start()
    thread.join()
    loop.tick()
    assert ran_in == [threading.current_thread()]


def test_a_screen_that_crashes_gives_way_to_the_crash_screen(loop):
    errors: list[Exception] = []
    crash = Page(loop.ui, "crash")
    loop.on_crash = lambda error: errors.append(error) or crash
    loop.push(Broken(loop.ui, "broken"))
    run(loop, 0.2)
    assert [type(error) for error in errors] == [ZeroDivisionError]
    assert [screen.name for screen in loop.screens] == ["first", "crash"]


def test_a_crash_screen_that_crashes_ends_the_loop(loop):
    loop.on_crash = lambda _: Broken(loop.ui, "worse")
    loop.push(Broken(loop.ui, "broken"))
    with pytest.raises(ZeroDivisionError):
        run(loop, 0.5)


def test_a_hidden_window_is_not_drawn(loop, window):
    run(loop, 0.5)
    loop.screen.moving = True
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    loop.tick()
    before = window.flips
    run(loop, 0.5)
    assert window.flips == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    run(loop, 0.1)
    assert window.flips > before


def test_a_toast_wakes_the_loop_and_lets_it_sleep_again(loop, window):
    run(loop, 0.5)
    before = window.flips
    loop.ui.toasts.say("Saved")
    run(loop, 8)
    assert 15 < window.flips - before < 40
    assert not loop.ui.toasts.toasts


def test_the_pointer_becomes_a_hand_over_what_can_be_pressed(loop, window):
    spot = loop.ui.canvas.pixels(loop.screen.stage.find("first.act").place).center
    loop.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    assert window.cursor.name == "HAND"
    loop.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    assert window.cursor.name == "ARROW"
