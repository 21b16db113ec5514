"""Sliders, segments, lists and scrolling."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.ui import Button, Listing, Painter, Row, Scale, ScrollArea, Segmented, Slider
from cardcade.ui.theme import SMALL, SMALL_STRONG


@pytest.fixture
def heard() -> list[float]:
    return []


@pytest.fixture
def slider(page, heard) -> Slider:
    slider = Slider(FRect(100, 100, 528, 60), 50, heard.append, "volume")
    page.add(slider)
    page.stage.refocus("volume")
    return slider


@pytest.mark.parametrize(
    ("key", "value"),
    [(pygame.K_RIGHT, 55), (pygame.K_LEFT, 45), (pygame.K_HOME, 0), (pygame.K_END, 100), (pygame.K_PAGEUP, 70)],
)
def test_keys_move_a_slider(page, slider, heard, key, value):
    page.key(key)
    assert slider.value == value
    assert heard == [value]


def test_a_slider_stops_at_its_ends(page, slider):
    for _ in range(30):
        page.key(pygame.K_LEFT)
    assert slider.value == 0


def test_a_slider_follows_the_pointer_in_steps_even_outside_itself(page, slider, heard):
    rail = slider.rail
    page.send(pygame.MOUSEBUTTONDOWN, pos=(rail.x + rail.w * 0.21, rail.centery), button=1)
    assert slider.value == 20
    page.send(pygame.MOUSEMOTION, pos=(rail.right + 300, 700), rel=(0, 0), buttons=(1, 0, 0))
    assert slider.value == 100
    page.send(pygame.MOUSEBUTTONUP, pos=(rail.right + 300, 700), button=1)
    page.send(pygame.MOUSEMOTION, pos=(rail.x, rail.centery), rel=(0, 0), buttons=(0, 0, 0))
    assert slider.value == 100
    assert heard == [20, 100]


def test_a_sliders_last_value_is_told_when_it_is_let_go(page):
    settled: list[float] = []
    scale = Scale(0.75, 2.0, 0.25, lambda value: f"{value:.0%}")
    slider = Slider(FRect(0, 0, 500, 60), 1.0, lambda _: None, "scale", scale=scale, settled=settled.append)
    page.add(slider)
    page.press("scale")
    assert settled == []
    page.release("scale")
    assert settled == [slider.value]


def test_left_and_right_choose_a_segment_and_the_ends_let_the_focus_go_on(page):
    heard: list[int] = []
    page.add(
        Segmented(FRect(0, 0, 400, 60), ["easy", "hard"], 0, heard.append, "level"),
        Button(FRect(500, 0, 200, 60), "OK", lambda: None, "ok"),
    )
    page.stage.refocus("level")
    page.key(pygame.K_RIGHT)
    assert heard == [1]
    page.key(pygame.K_RIGHT)
    assert page.focused == "ok"


def test_a_segment_is_chosen_where_it_was_pressed(page):
    heard: list[int] = []
    choice = Segmented(FRect(0, 0, 400, 60), ["zh", "en"], 0, heard.append, "language")
    page.add(choice)
    first, second = (cell.center for cell in choice.cells)
    page.send(pygame.MOUSEBUTTONDOWN, pos=second, button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=first, button=1)
    assert heard == []
    page.send(pygame.MOUSEBUTTONDOWN, pos=second, button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=second, button=1)
    assert heard == [1]


@pytest.fixture
def listing(page) -> Listing:
    """Twenty rows where four fit."""
    listing = Listing(FRect(100, 100, 600, 320), [Row(f"Match {i}", f"row{i}") for i in range(20)], print, "matches")
    page.add(listing)
    return listing


def test_a_rows_small_line_gets_smaller_before_it_is_cut(page, monkeypatch):
    drawn, draw = {}, Painter.text

    def noting(painter, text, rect, type_, *more):
        drawn[text] = painter.ui.text.width(text, type_) <= rect.w
        return draw(painter, text, rect, type_, *more)

    monkeypatch.setattr(Painter, "text", noting)
    page.add(Listing(FRect(100, 100, 300, 100), [Row("Guandan", "row", "2026-11-17 21:34", end="Autoplay")], print))
    page.draw()
    assert drawn["2026-11-17 21:34"]


def test_the_wheel_scrolls_and_stops_at_both_ends(page, listing):
    page.wheel("matches", -1)
    assert listing.position > 0
    page.wheel("matches", -500)
    assert listing.position == listing.furthest
    page.wheel("matches", 500)
    assert listing.position == 0


def test_the_focus_scrolls_into_view(page, listing):
    page.stage.refocus("row19")
    page.wait(0.3)
    row = page.stage.find("row19")
    assert listing.rect.top <= row.place.top
    assert row.place.bottom <= listing.rect.bottom


def test_a_row_is_picked_where_it_is_seen(page, listing):
    page.wheel("matches", -4)
    page.wait(0.3)
    seen = next(row for row in listing.rows if row.place.top >= listing.rect.top)
    page.click(seen.meaning)
    assert seen.chosen
    assert not listing.rows[0].chosen


def test_what_is_scrolled_out_of_sight_cannot_be_pressed(page, listing):
    below = listing.rows[6].place.center
    assert page.stage.top.hit(below) is None


def test_the_bar_is_dragged(page, listing):
    bar = listing.bar
    page.send(pygame.MOUSEBUTTONDOWN, pos=bar.center, button=1)
    page.send(pygame.MOUSEMOTION, pos=(bar.centerx, listing.rect.bottom + 200), rel=(0, 0), buttons=(1, 0, 0))
    assert listing.position == listing.furthest


def test_keys_scroll_what_has_nothing_to_press(page):
    area = ScrollArea(FRect(0, 0, 400, 300), meaning="rules", height=2000)
    page.add(area)
    page.key(pygame.K_TAB)
    assert page.focused == "rules"
    page.key(pygame.K_DOWN)
    assert area.position > 0
    page.key(pygame.K_END)
    assert area.position == 1700


def test_the_place_reached_survives_building_the_page_again(page, listing):
    page.wheel("matches", -3)
    reached = listing.position
    page.stage.clear()
    again = Listing(FRect(100, 100, 600, 320), [Row(f"Match {i}", f"row{i}") for i in range(20)], print, "matches")
    page.add(again)
    assert again.position == reached


def test_the_answers_of_a_choice_are_all_written_alike_large(page):
    words = ["Easy", "Frugal", "Watchful", "Medium"]
    choice = Segmented(FRect(0, 0, 440, 54), words, 0, lambda _: None, "level")
    page.add(choice)
    setter = page.ui.text
    size = choice.letters(setter)
    assert size < SMALL.size, "the longest is too long for the usual size"
    assert all(
        setter.width(word, SMALL_STRONG._replace(size=size)) <= cell.w - 12
        for word, cell in zip(words, choice.cells, strict=True)
    )
    choice.choose(2)
    assert choice.letters(setter) == size
