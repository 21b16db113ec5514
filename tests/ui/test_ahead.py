"""Pictures drawn ahead: ready when they are asked for, drawn once, and the same as drawn then."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from threading import Event

import pygame
import pytest
from pygame import Surface

from cardcade.ui import Art, icon
from cardcade.ui.ahead import Errand, Wanted

SIZE, LARGER = (64, 64), (96, 96)
DISC = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="red"/></svg>'
WANTED: list[Wanted] = [(icon("play"), SIZE), (DISC, SIZE), (icon("settings"), SIZE)]


def pixels(art: Art) -> list[bytes]:
    pictures = [art.picture(icon("play"), SIZE), art.drawn(DISC, SIZE), art.fresh(icon("settings"), SIZE)]
    return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]


def drawing(count: list[Wanted], may: Event | None = None) -> Callable[[Wanted], Surface | None]:
    """Counts, and waits until it may."""

    def draw(one: Wanted) -> Surface:
        if may is not None:
            may.wait(10)
        count.append(one)
        return Surface(one[1])

    return draw


def test_what_is_foreseen_is_drawn_once_and_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = pixels(Art())
    drawn: list[tuple[int, int]] = []
    real = pygame.image.load_sized_svg
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda file, size: drawn.append(size) or real(file, size))
    art = Art()
    for _ in range(3):
        art.foresee(SIZE, WANTED)
    art.forget(SIZE)
    assert pixels(art) == plain
    assert drawn.count(SIZE) == len(WANTED)


def test_only_the_last_size_is_foreseen() -> None:
    drawn: list[Wanted] = []
    may = Event()
    errand = Errand(WANTED, drawing(drawn, may))
    errand.give_up()
    may.set()
    assert errand.fetch(WANTED[-1]) is None
    assert len(drawn) <= 1


def test_what_has_not_begun_is_left_to_whoever_asks_for_it() -> None:
    drawn: list[Wanted] = []
    may = Event()
    errand = Errand(WANTED, drawing(drawn, may))
    wait_for(lambda: errand._begun == WANTED[0])
    assert errand.fetch(WANTED[-1]) is None
    may.set()
    first, second = (errand.fetch(one) for one in WANTED[:2])
    assert first is not None
    assert WANTED[-1] not in drawn
    assert second is not None or WANTED[1] not in drawn


def test_nobody_waits_for_a_drawing_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Wanted) -> Surface | None:
        raise ValueError

    errand = Errand(WANTED, fail)
    wait_for(lambda: WANTED[0] in errand._drawn)
    assert [errand.fetch(one) for one in WANTED] == [None] * len(WANTED)
    assert fetched(Errand(WANTED, drawing([])), WANTED[0]).get_size() == SIZE, "the next one is drawn all the same"
    assert "ValueError" in caplog.text


def test_all_errands_are_run_by_one_thread() -> None:
    """To start one takes longer than a small picture, and a frame may send for several."""
    may, by = Event(), set()

    def draw(one: Wanted) -> Surface:
        may.wait(10)
        by.add(threading.get_ident())
        return Surface(one[1])

    errands = [Errand(WANTED[:1], draw) for _ in range(3)]
    assert len([thread for thread in threading.enumerate() if thread.name == "art"]) == 1
    may.set()
    for errand in errands:
        fetched(errand, WANTED[0])
    assert len(by) == 1


def test_what_was_sent_for_last_is_drawn_first() -> None:
    may, drawn = Event(), list[Wanted]()
    cards = [(icon("play"), (number, number)) for number in range(1, 9)]
    many = Errand(cards, drawing(drawn, may))
    urgent = Errand(WANTED[:1], drawing(drawn, may))
    may.set()
    fetched(urgent, WANTED[0])
    fetched(many, cards[-1])
    assert WANTED[0] in drawn[:2], "after the one that was being drawn"


def test_what_is_drawn_ahead_is_ready_to_be_laid_down(monkeypatch: pytest.MonkeyPatch) -> None:
    art = Art()
    art.begin(icon("play"), SIZE)
    errand = art._ahead[icon("play"), SIZE]
    wait_for(lambda: bool(errand._drawn))
    monkeypatch.setattr("cardcade.ui.art.fast", lambda _: pytest.fail("its pixels are turned round only now"))
    assert art.picture(icon("play"), SIZE).get_size() == SIZE


def fetched(errand: Errand, one: Wanted) -> Surface:
    """Once it has been drawn, not before."""
    wait_for(lambda: one in errand._drawn)
    picture = errand.fetch(one)
    assert picture is not None
    return picture


def wait_for(met: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not met():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.001)
