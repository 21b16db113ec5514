"""Typing, input methods, selection and the clipboard."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.ui import TextField


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def field(page, heard) -> TextField:
    field = TextField(FRect(100, 100, 500, 60), "", heard.append, "name", most=8)
    page.add(field)
    page.stage.refocus("name")
    return field


def test_what_is_typed_is_heard(page, field, heard):
    page.type("M")
    page.type("ing")
    assert field.text == "Ming"
    assert heard == ["M", "Ming"]


def test_an_input_method_composes_before_it_commits(page, field, heard):
    page.send(pygame.TEXTEDITING, text="ni hao", start=6, length=0)
    assert field.text == ""
    assert field.composing == "ni hao"
    page.draw()
    page.type("你好")
    assert (field.text, field.composing) == ("你好", "")
    assert heard == ["你好"]


def test_while_composing_the_keys_belong_to_the_input_method(page, field):
    page.type("王")
    page.send(pygame.TEXTEDITING, text="xiao", start=4, length=0)
    page.key(pygame.K_BACKSPACE)
    page.key(pygame.K_RETURN)
    assert field.text == "王"


def test_an_input_method_that_never_ends_what_it_began_is_ended_by_esc(page, field):
    page.type("王")
    page.send(pygame.TEXTEDITING, text="xiao", start=4, length=0)
    page.key(pygame.K_ESCAPE)
    assert (field.text, field.composing) == ("王", "")
    page.key(pygame.K_BACKSPACE)
    assert field.text == "", "the keys are the field's again"


def test_nothing_longer_than_allowed_gets_in(page, field):
    page.type("一二三四五六七八九十")
    assert field.text == "一二三四五六七八"


def test_space_is_a_character_here_and_no_press(page, field):
    page.type("a")
    page.key(pygame.K_SPACE)
    page.type(" ")
    page.type("b")
    assert field.text == "a b"
    assert page.focused == "name"


def test_the_caret_moves_and_erases(page, field):
    page.type("abcd")
    page.key(pygame.K_LEFT)
    page.key(pygame.K_BACKSPACE)
    page.key(pygame.K_HOME)
    page.key(pygame.K_DELETE)
    assert field.text == "bd"


def test_a_selection_is_replaced(page, field):
    page.type("abcd")
    page.key(pygame.K_a, pygame.KMOD_LCTRL)
    page.type("x")
    assert field.text == "x"


def test_copy_and_paste(page, field):
    page.type("掼蛋")
    page.key(pygame.K_a, pygame.KMOD_LCTRL)
    page.key(pygame.K_c, pygame.KMOD_LCTRL)
    page.key(pygame.K_END)
    page.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert field.text == "掼蛋掼蛋"


def test_without_a_clipboard_nothing_is_lost(page, field, monkeypatch):
    def refuse(*_):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    page.type("ming")
    page.key(pygame.K_a, pygame.KMOD_LCTRL)
    for key in (pygame.K_c, pygame.K_x, pygame.K_v):
        page.key(key, pygame.KMOD_LCTRL)
    assert field.text == "ming"


def test_a_clipboard_without_text_pastes_nothing(page, field, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: b"\xff".decode())
    page.type("ming")
    page.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert field.text == "ming"


def test_pasted_line_ends_become_spaces(page, field):
    pygame.scrap.put_text("a\nb\x07")
    page.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert field.text == "a b"


def test_enter_submits(page):
    sent: list[str] = []
    page.add(TextField(FRect(0, 0, 500, 60), "42", lambda _: None, "seed", submit=sent.append))
    page.stage.refocus("seed")
    page.key(pygame.K_RETURN)
    assert sent == ["42"]


def test_tab_and_escape_leave_the_field(page, field):
    page.add(TextField(FRect(0, 300, 500, 60), "", lambda _: None, "next"))
    page.key(pygame.K_TAB)
    assert page.focused == "next"
    assert not page.key(pygame.K_ESCAPE)


def test_a_click_places_the_caret(page, field):
    page.type("abcd")
    start = page.ui.canvas.pixels(field.rect)
    page.send(pygame.MOUSEBUTTONDOWN, pos=(start.x + 19, start.centery), button=1)
    page.send(pygame.MOUSEBUTTONUP, pos=(start.x + 19, start.centery), button=1)
    page.type("x")
    assert field.text == "xabcd"


def test_the_caret_blinks_without_keeping_the_page_awake(page, field):
    page.draw()
    page.wait(0.1)
    assert not page.stage.dirty
    assert 0 < page.stage.still_for < 0.53
    page.wait(0.5)
    assert page.stage.dirty


def test_a_shorter_text_in_place_of_a_longer_one_is_seen(page):
    field = TextField(FRect(100, 100, 300, 60), "", lambda _: None, "name", most=400)
    page.add(field)
    page.stage.refocus("name")
    page.type("W" * 200)
    page.draw()
    field.line.select_all()
    page.type("W" * 30)
    page.draw()
    left, top = page.ui.canvas.point(118, 104)
    inked = sum(min(page.surface.get_at((left + x, top + y))[:3]) > 180 for x in range(0, 150, 2) for y in range(40))
    assert inked > 100, "its letters fill the field"
