"""Bold words and pictures in the text."""

from __future__ import annotations

import pytest
from pygame import FRect

from cardcade.ui import Picture, RichText, Span, Ui, icon, marked, theme
from cardcade.ui.rich import flow
from cardcade.ui.wrap import CLOSING

HEART = Picture(icon("heart"))


@pytest.fixture
def ui() -> Ui:
    return Ui((1920, 1080))


def test_stars_make_words_bold_and_brackets_show_pictures():
    parts = marked("级牌是**逢人配**：[[H7]]。", {"H7": HEART})
    assert parts == [Span("级牌是"), Span("逢人配", bold=True), Span("："), HEART, Span("。")]


def test_a_picture_nobody_gave_stays_as_it_is_written():
    assert marked("see [[X9]]") == [Span("see "), Span("[[X9]]")]


def test_punctuation_after_bold_or_a_picture_starts_no_line(ui):
    parts = marked("红心**级牌**，[[H7]]，**可以**。代替任何一张牌[[H7]]！", {"H7": HEART})
    for width in range(60, 400, 7):
        for line in flow(parts, theme.BODY, width, ui.text):
            first = line.runs[0].part
            assert not (isinstance(first, Span) and first.text[0] in CLOSING and width > 90)


def test_no_line_is_wider_than_allowed(ui):
    parts = marked("A **wild card** [[H7]] stands for any card except the two jokers.", {"H7": HEART})
    assert all(line.width <= 310 for line in flow(parts, theme.BODY, 300, ui.text))


def test_a_tall_picture_makes_its_line_taller(ui):
    plain = RichText(FRect(0, 0, 400, 0), marked("a"))
    tall = RichText(FRect(0, 0, 400, 0), [Span("a"), Picture(icon("heart"), lines=3.0)])
    assert tall.height(ui.text) > 2 * plain.height(ui.text)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_a_bold_word_starts_where_the_words_before_it_end(size):
    setter = Ui(size).text
    [line] = flow(marked("Play a card that matches the top of the pile in **colour**."), theme.BODY, 2000, setter)
    plain, bold = line.runs[:2]
    assert isinstance(plain.part, Span)
    assert bold.x >= setter.width(plain.part.text, theme.BODY) - 0.01
