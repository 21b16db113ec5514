"""Pictures drawn ahead: ready when they are asked for, drawn once, and the same as drawn then."""

from __future__ import annotations

import threading
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
    assert len(drawn) == len(WANTED)


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
    assert errand.fetch(WANTED[-1]) is None
    may.set()
    first, second = (errand.fetch(one) for one in WANTED[:2])
    assert first is not None
    assert WANTED[-1] not in drawn
    assert second is not None or WANTED[1] not in drawn


def test_nobody_waits_for_a_drawing_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)

    def fail(_: Wanted) -> Surface | None:
        raise ValueError

    errand = Errand(WANTED, fail)
    assert [errand.fetch(one) for one in WANTED] == [None] * len(WANTED)
    for thread in threading.enumerate():
        if thread.name == "art":
            thread.join()
