"""Units and pixels."""

from __future__ import annotations

import pytest
from pygame import FRect

from cardcade.ui import Canvas


@pytest.mark.parametrize(
    ("size", "width"),
    [((1920, 1080), 1920), ((3840, 2160), 1920), ((1280, 800), 1728), ((1600, 1200), 1440), ((2560, 1080), 2560)],
)
def test_the_canvas_is_1080_units_high_and_as_wide_as_the_window_makes_it(size, width):
    canvas = Canvas(size)
    assert canvas.height == pytest.approx(1080)
    assert canvas.width == pytest.approx(width)


def test_a_larger_ui_scale_makes_units_bigger_and_fewer():
    canvas = Canvas((1920, 1080), 1.5)
    assert canvas.scale == 1.5
    assert (canvas.width, canvas.height) == (1280, 720)


def test_the_ui_scale_stays_between_three_quarters_and_two():
    assert Canvas((1920, 1080), 9).ui_scale == 2
    assert Canvas((1920, 1080), 0.1).ui_scale == 0.75


def test_a_window_narrower_than_four_to_three_still_has_room_for_a_page():
    assert Canvas((900, 900)).width == pytest.approx(1440)


def test_equal_units_give_equal_pixels_wherever_they_lie():
    canvas = Canvas((1366, 768))
    sizes = {canvas.pixels(FRect(x * 7.3, 0, 108, 156)).size for x in range(50)}
    assert len(sizes) == 1


def test_points_come_back_from_pixels():
    canvas = Canvas((2560, 1440), 1.25)
    x, y = canvas.units(canvas.point(300, 200))
    assert (x, y) == (pytest.approx(300, abs=1), pytest.approx(200, abs=1))
