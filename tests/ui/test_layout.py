"""Rows, columns and grids."""

from __future__ import annotations

from pygame import FRect

from cardcade.ui.layout import centred, column, grid, inset, packed, row

AREA = FRect(10, 20, 300, 200)


def test_what_is_left_of_a_row_is_shared():
    cells = row(AREA, [100, None, None], gap=10)
    assert [cell.w for cell in cells] == [100, 90, 90]
    assert [cell.x for cell in cells] == [10, 120, 220]
    assert all(cell.h == 200 for cell in cells)


def test_a_column_is_a_row_on_its_side():
    assert [cell.y for cell in column(AREA, [50, None], gap=10)] == [20, 80]


def test_a_grid_fills_line_by_line():
    cells = grid(AREA, columns=2, count=3, height=40, gap=20)
    assert [(cell.x, cell.y) for cell in cells] == [(10, 20), (170, 20), (10, 80)]


def test_buttons_are_packed_to_the_right():
    assert packed(AREA, [50, 60], gap=10)[-1].right == AREA.right


def test_what_is_centred_never_leaves_its_area():
    assert centred(AREA, 1000, 1000) == AREA
    assert centred(AREA, 100, 100).center == AREA.center


def test_an_inset_keeps_the_middle():
    assert inset(AREA, 20, 10).center == AREA.center
