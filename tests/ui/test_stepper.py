"""The stepper: by mouse, held down, by keys, by typed digits."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import FRect

from cardcade.ui.widgets.stepper import Ladder, Named, Numbers, Stepper

Heard = list[Any]


def written(value: int) -> str:
    return str(value)


def stepper(page: Any, ladder: Ladder, value: Any) -> tuple[Stepper, Heard]:
    heard: Heard = []
    made = Stepper(FRect(100, 100, 300, 60), ladder, value, heard.append, "step", settled=lambda: heard.append("."))
    page.add(made)
    page.draw()
    return made, heard


def spot(page: Any, rect: FRect) -> tuple[int, int]:
    x, y = page.ui.canvas.pixels(rect).center
    return x, y


@pytest.mark.parametrize(
    ("value", "up", "then"),
    [(7, True, 10), (10, True, 15), (7, False, 5), (5, False, 0), (0, False, 0), (98, True, 99)],
)
def test_a_step_leads_to_the_next_multiple_and_never_past_the_end(value: int, up: bool, then: int) -> None:
    assert Numbers(0, 99, 5, written).next(value, up) == then


def test_without_bounds_it_goes_on() -> None:
    assert Numbers(None, None, 1, written).next(-3, False) == -4


def test_each_press_is_one_step_and_settles(page: Any) -> None:
    made, heard = stepper(page, Numbers(1, 9, 1, written), 5)
    for rect in made.ends:
        page.send(pygame.MOUSEBUTTONDOWN, pos=spot(page, rect), button=1)
        page.send(pygame.MOUSEBUTTONUP, pos=spot(page, rect), button=1)
    assert heard == [4, ".", 5, "."]


def test_a_held_end_goes_on_stepping_until_it_is_let_go(page: Any) -> None:
    made, heard = stepper(page, Numbers(0, 100, 1, written), 0)
    page.send(pygame.MOUSEBUTTONDOWN, pos=spot(page, made.ends[1]), button=1)
    page.wait(1.0)
    page.send(pygame.MOUSEBUTTONUP, pos=spot(page, made.ends[1]), button=1)
    assert heard[:3] == [1, 2, 3]
    assert heard[-1] == "."
    assert 6 <= made.value <= 9
    page.wait(1.0)
    assert heard[-1] == "."


def test_keys_step_and_digits_are_a_number(page: Any) -> None:
    made, heard = stepper(page, Numbers(0, 2000, 50, written), 100)
    page.stage.refocus("step")
    for key in (pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
        page.key(key)
    assert heard == [150, ".", 0, ".", 2000, "."]
    for key in (pygame.K_3, pygame.K_3, pygame.K_KP_3):
        page.key(key)
    assert made.value == 333
    assert heard[-1] == 333
    page.wait(1.5)
    assert heard[-1] == "."


def test_digits_beyond_the_range_change_nothing(page: Any) -> None:
    made, _ = stepper(page, Numbers(1, 10, 1, written), 4)
    page.stage.refocus("step")
    for key in (pygame.K_9, pygame.K_9):
        page.key(key)
    assert made.value == 9


def test_words_are_stepped_through_in_their_order(page: Any) -> None:
    made, heard = stepper(page, Named(["2", "T", "A"], str), "T")
    page.stage.refocus("step")
    page.key(pygame.K_RIGHT)
    page.key(pygame.K_RIGHT)
    page.key(pygame.K_2)
    assert [one for one in heard if one != "."] == ["A", "2"]
    assert made.value == "2"
