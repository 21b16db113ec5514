"""One focus for keyboard, gamepad and mouse."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.ui import Answer, Ask, Button, ButtonKind, ScrollArea, Slider


def button(meaning: str, x: float, y: float, **options: object) -> Button:
    return Button(FRect(x, y, 200, 60), meaning, lambda: None, meaning, **options)


@pytest.fixture
def cross(page):
    """Three buttons over three."""
    page.add(*(button(f"{row}{col}", 100 + 300 * col, 100 + 200 * row) for row in range(2) for col in range(3)))
    return page


def test_tab_walks_in_reading_order_and_round(cross):
    seen = []
    for _ in range(7):
        cross.key(pygame.K_TAB)
        seen.append(cross.focused)
    assert seen == ["00", "01", "02", "10", "11", "12", "00"]


def test_shift_tab_walks_back(cross):
    cross.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert cross.focused == "12"


@pytest.mark.parametrize(
    ("keys", "reached"),
    [("r", "02"), ("d", "11"), ("l", "00"), ("rd", "12"), ("dl", "10"), ("ru", "02"), ("rrr", "02")],
)
def test_arrows_go_where_they_point(cross, keys, reached):
    cross.stage.refocus("01")
    for key in keys:
        cross.key({"u": pygame.K_UP, "d": pygame.K_DOWN, "l": pygame.K_LEFT, "r": pygame.K_RIGHT}[key])
    assert cross.focused == reached


def test_the_gamepad_walks_the_same_graph(cross):
    cross.stage.refocus("00")
    cross.send(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(1, 0))
    assert cross.focused == "01"
    cross.send(pygame.JOYAXISMOTION, instance_id=3, axis=1, value=0.9)
    assert cross.focused == "11"
    cross.send(pygame.CONTROLLERBUTTONDOWN, instance_id=4, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert cross.focused == "10"


def test_a_stick_held_over_moves_once_and_again_after_it_came_back(cross):
    cross.stage.refocus("00")
    for value in (0.7, 0.8, 0.95, 0.5, 0.9):
        cross.send(pygame.JOYAXISMOTION, instance_id=3, axis=0, value=value)
    assert cross.focused == "01"
    for value in (0.1, 0.9):
        cross.send(pygame.JOYAXISMOTION, instance_id=3, axis=0, value=value)
    assert cross.focused == "02"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_press_the_focused_button(page, key):
    pressed = []
    page.add(Button(FRect(0, 0, 200, 60), "Play", lambda: pressed.append(1), "play"))
    page.key(pygame.K_TAB)
    page.key(key)
    assert pressed == [1]


def test_the_gamepads_a_presses_and_its_b_cancels(page):
    happened = []
    page.add(Button(FRect(0, 0, 200, 60), "Leave", lambda: happened.append("leave"), "leave"))
    page.stage.refocus("leave")
    page.send(pygame.JOYBUTTONDOWN, instance_id=1, button=0)
    assert happened == ["leave"]
    page.stage.open(
        Ask("?", "?", [Answer("No", lambda: None, "no")], "ask", cancel_action=lambda: happened.append("b"))
    )
    page.send(pygame.JOYBUTTONDOWN, instance_id=1, button=1)
    assert happened == ["leave", "b"]


def test_a_held_enter_presses_once(page):
    pressed = []
    page.add(Button(FRect(0, 0, 200, 60), "Play", lambda: pressed.append(1), "play"))
    page.stage.refocus("play")
    for _ in range(3):
        page.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert pressed == [1]


def test_the_ring_shows_for_keys_and_hides_for_the_mouse(cross):
    cross.key(pygame.K_TAB)
    assert not cross.ui.reader.pointing
    cross.point("11")
    assert cross.ui.reader.pointing


def test_a_shortcut_between_clicks_shows_no_ring(cross):
    cross.point("11")
    cross.key(pygame.K_h)
    assert cross.ui.reader.pointing


def test_a_disabled_button_is_visited_only_if_it_can_say_why(page):
    page.add(button("mute", 0, 0, enabled=False), button("told", 0, 100, enabled=False, reason="Not your turn"))
    page.key(pygame.K_TAB)
    assert page.focused == "told"
    page.wait(0.4)
    assert page.stage.hint == "Not your turn"


def test_a_slider_keeps_left_and_right_for_itself_and_gives_up_and_down(page):
    page.add(Slider(FRect(0, 0, 400, 60), 50, lambda _: None, "volume"), button("save", 0, 100))
    page.stage.refocus("volume")
    page.key(pygame.K_RIGHT)
    assert page.focused == "volume"
    page.key(pygame.K_DOWN)
    assert page.focused == "save"


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(cross):
    cross.stage.refocus("11")
    ask = Ask("?", "?", [Answer("No", lambda: None, "no"), Answer("Yes", lambda: None, "yes")], "ask")
    cross.stage.open(ask)
    for _ in range(5):
        cross.key(pygame.K_TAB)
        assert cross.focused in ("no", "yes")
    ask.close()
    assert cross.focused == "11"


def test_a_question_gives_the_keyboard_to_an_answer_that_takes_nothing_away(cross):
    keep = Answer("Keep", lambda: None, "keep")
    gone = Answer("Delete", lambda: None, "gone", ButtonKind.DANGER)
    cross.stage.open(Ask("?", "?", [keep, gone], "ask"))
    assert cross.focused == "keep"


def test_a_direction_held_on_the_gamepad_repeats_until_it_is_let_go(cross):
    cross.stage.refocus("00")
    cross.send(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(1, 0))
    cross.wait(0.3)
    assert cross.focused == "01"
    cross.wait(0.15)
    assert cross.focused == "02"
    cross.send(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(0, 0))
    cross.stage.refocus("00")
    cross.wait(1)
    assert cross.focused == "00"


def test_a_controller_that_also_speaks_as_a_joystick_is_heard_once(cross):
    cross.stage.refocus("00")
    cross.send(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    cross.send(pygame.JOYBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert cross.focused == "01"


def test_the_first_key_finds_what_the_page_names(cross):
    cross.stage.first = "12"
    cross.key(pygame.K_DOWN)
    assert cross.focused == "12"


def test_what_lies_straight_ahead_comes_before_what_lies_aside(page):
    places = {"start": (800, 100), "aside": (100, 190), "ahead": (800, 600)}
    page.add(*(Button(FRect(*at, 200, 60), name, lambda: None, name) for name, at in places.items()))
    page.stage.refocus("start")
    page.key(pygame.K_DOWN)
    assert page.focused == "ahead"


def test_what_scrolls_is_gone_through_to_its_end_before_what_lies_below_it(page):
    """The foot of a page is nearer than the next line, which lies below the edge."""
    lines = [button(f"line{number}", 100, 100 + 160 * number) for number in range(4)]
    page.add(ScrollArea(FRect(100, 100, 600, 240), lines, "lines"), button("foot", 100, 360))
    page.stage.refocus("line1")
    met = []
    for _ in range(3):
        page.key(pygame.K_DOWN)
        page.wait(0.3)
        met.append(page.focused)
    assert met == ["line2", "line3", "foot"]


def test_lines_that_are_scrolled_out_of_sight_do_not_lie_below_the_foot_of_a_page(page):
    lines = [button(f"line{number}", 100, 160 * number) for number in range(6)]
    page.add(ScrollArea(FRect(100, 100, 600, 240), lines, "lines"), button("foot", 400, 360))
    page.stage.refocus("foot")
    page.key(pygame.K_DOWN)
    assert page.focused == "foot"
    page.key(pygame.K_UP)
    assert page.focused == "line1"
