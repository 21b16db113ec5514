"""Pointing and pressing."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.ui import Answer, Ask, Button, ScrollArea, Segmented, Toggle


@pytest.fixture
def pressed(page):
    """Two buttons, and what was pressed of them."""
    heard: list[str] = []
    for place, name in enumerate(("left", "right")):
        page.add(Button(FRect(100 + 400 * place, 100, 200, 60), name, lambda name=name: heard.append(name), name))
    return heard


def test_a_button_acts_when_it_is_released_where_it_was_pressed(page, pressed):
    page.press("left")
    assert pressed == []
    page.release("left")
    assert pressed == ["left"]
    assert "ui.click" in page.sounds


def test_a_clicks_target_is_fixed_when_the_button_goes_down(page, pressed):
    page.press("left")
    page.release("right")
    assert pressed == []


def test_what_slides_under_the_pointer_after_the_press_is_not_clicked(page, pressed):
    page.press("left")
    spot = page.where("left")
    left, right = page.stage.find("left"), page.stage.find("right")
    left.rect, right.rect = FRect(right.rect), FRect(left.rect)
    page.send(pygame.MOUSEBUTTONUP, pos=spot, button=1)
    assert pressed == []


def test_a_disabled_button_does_nothing_and_says_why(page):
    page.add(Button(FRect(0, 0, 200, 60), "Play", lambda: pytest.fail("pressed"), "play", enabled=False, reason="Wait"))
    page.click("play")
    page.point("play")
    page.wait(0.4)
    assert page.stage.hint == "Wait"


def explained(text, tooltip):
    return Button(FRect(0, 0, 200, 60), text, lambda: None, text.lower(), tooltip=tooltip)


def test_a_tooltip_comes_after_350_ms(page):
    page.add(explained("Play", "Start a match"))
    page.point("play")
    page.wait(0.3)
    assert page.stage.hint == ""
    page.wait(0.1)
    assert page.stage.hint == "Start a match"
    page.draw()


def test_a_pressed_button_shows_no_tooltip_nor_a_clicked_one_until_the_pointer_comes_back(page):
    page.add(explained("Log", "What happened"))
    page.press("log")
    page.wait(0.5)
    assert page.stage.hint == ""
    page.release("log")
    page.wait(0.5)
    assert page.stage.hint == ""
    page.send(pygame.MOUSEMOTION, pos=(900, 900), rel=(0, 0), buttons=(0, 0, 0))
    page.point("log")
    page.wait(0.4)
    page.wait(0.1)
    assert page.stage.hint == "What happened"


def test_the_tooltip_goes_with_what_it_explains(page):
    button = Button(FRect(0, 0, 200, 60), "Play", lambda: None, "play", tooltip="Start a match")
    page.add(button)
    page.point("play")
    page.wait(0.3)
    page.wait(0.1)
    assert page.stage.hint == "Start a match"
    button.visible = False
    page.wait(0.1)
    assert page.stage.hint == ""


def test_nothing_is_explained_that_was_scrolled_away_under_the_pointer(page):
    lines = [Button(FRect(0, 100 * n, 400, 80), f"{n}", print, f"line{n}", tooltip=f"Line {n}") for n in range(20)]
    page.add(ScrollArea(FRect(100, 100, 600, 300), lines, "lines"))
    page.point("line1")
    page.wheel("line1", -3)
    for _ in range(40):
        page.wait(0.02)
    assert page.stage.hovered is not page.stage.find("line1")
    assert page.stage.hint not in ("", "Line 1")
    assert page.stage.hint == page.stage.hovered.tooltip


def test_hovering_takes_90_ms(page, pressed):
    page.point("left")
    left = page.stage.find("left")
    page.wait(0.05)
    assert 0 < left.hover.value < 1
    page.wait(0.05)
    assert left.hover.value == 1


def test_other_mouse_buttons_press_nothing(page, pressed):
    page.send(pygame.MOUSEBUTTONDOWN, pos=page.where("left"), button=3)
    page.send(pygame.MOUSEBUTTONUP, pos=page.where("left"), button=3)
    assert pressed == []


def test_nothing_behind_a_dialog_can_be_pressed(page, pressed):
    answers = []
    page.stage.open(Ask("Leave?", "Nothing is lost.", [Answer("Leave", lambda: answers.append(1), "leave")], "ask"))
    page.click("left")
    assert pressed == []
    page.click("leave")
    assert answers == [1]
    page.click("left")
    assert pressed == ["left"]


def test_a_dialog_without_a_harmless_answer_stays_on_escape(page):
    page.stage.open(Ask("?", "?", [Answer("Yes", lambda: None, "yes")], "ask"))
    page.key(pygame.K_ESCAPE)
    assert page.stage.find("yes") is not None


def test_a_toggle_is_switched_by_its_words_too(page):
    heard: list[bool] = []
    page.add(Toggle(FRect(0, 0, 400, 60), "Fullscreen", False, heard.append, "full"))
    page.send(pygame.MOUSEBUTTONDOWN, pos=(20, 30), button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=(20, 30), button=1)
    assert heard == [True]


def test_losing_the_window_lets_go_of_what_was_pressed(page, pressed):
    page.press("left")
    page.send(pygame.WINDOWFOCUSLOST)
    page.release("left")
    assert pressed == []


def test_when_nothing_moves_the_stage_is_still(page, pressed):
    page.wait(0.5)
    page.draw()
    assert page.stage.still_for == float("inf")
    assert not page.stage.dirty
    page.point("left")
    assert page.stage.dirty
    assert page.stage.still_for == 0


def test_a_press_outside_a_dialog_is_its_harmless_answer(page):
    left = []
    page.stage.open(Ask("?", "?", [Answer("Yes", lambda: None, "yes")], "ask", cancel_action=lambda: left.append(1)))
    page.send(pygame.MOUSEBUTTONDOWN, pos=(960, 540), button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    assert left == []
    page.send(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    assert left == [1]
    assert page.stage.find("yes") is None


def test_moving_over_nothing_new_redraws_nothing(page, pressed):
    page.point("left")
    page.wait(0.5)
    page.draw()
    spot = page.where("left")
    for step in range(20):
        page.send(pygame.MOUSEMOTION, pos=(spot[0] + step, spot[1]), rel=(1, 0), buttons=(0, 0, 0))
    assert not page.stage.dirty


def test_each_segment_lights_up_under_the_pointer(page):
    choice = Segmented(FRect(0, 0, 400, 60), ["zh", "en"], 0, lambda _: None, "language")
    page.add(choice)
    for cell in choice.cells:
        page.wait(0.5)
        page.draw()
        page.send(pygame.MOUSEMOTION, pos=cell.center, rel=(0, 0), buttons=(0, 0, 0))
        assert page.stage.dirty


def test_building_a_page_again_keeps_what_the_pointer_is_on(page, pressed):
    page.point("left")
    page.stage.clear()
    again = Button(FRect(100, 100, 200, 60), "left", lambda: None, "left")
    page.add(again)
    page.stage.rebuilt("")
    assert page.stage.hovered is again


def test_what_a_new_page_brings_under_a_resting_pointer_is_not_explained_until_it_moves(page):
    page.add(explained("Play", "Start a match"))
    page.point("play")
    page.stage.settle()
    page.stage.clear()
    page.add(explained("Play", "Start a match"))
    page.stage.rebuilt("")
    page.wait(0.3)
    page.wait(0.3)
    assert page.stage.hint == ""
    page.point("play")
    page.wait(0.3)
    page.wait(0.3)
    assert page.stage.hint == "Start a match"
