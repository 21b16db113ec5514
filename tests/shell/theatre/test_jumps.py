"""Jumps in a film of Guandan's size: shown at once, also in a launcher that has been open all evening."""

import gc
import random
import time
from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from cardcade.shell.app import garbage
from cardcade.shell.app.garbage import collect_before_play

from ...recorded import recorded
from .watching import shown, theatre, watch, watch_game

EVENING = 200_000
"""Things that live, besides the film; a launcher that has just been opened has some 70,000."""


@pytest.fixture(autouse=True)
def as_a_player_has_it(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Garbage is collected when a film is opened, which other tests do without."""
    monkeypatch.setattr(garbage, "collect_before_play", collect_before_play)
    yield
    gc.unfreeze()


def test_what_lives_when_a_film_is_opened_is_searched_for_garbage_no_more() -> None:
    evening = [[number] for number in range(EVENING)]
    pilot = watch_game("gandengyan", 5)
    assert len(gc.get_objects()) < len(evening) / 10
    assert theatre(pilot).projector.step == 5


@pytest.mark.slow
def test_a_jump_at_guandans_size_is_shown_within_150_ms() -> None:
    one = recorded("guandan", 1)
    evening = [[number] for number in range(EVENING)]
    pilot = watch(one, size=(1920, 1080))
    pilot.picture()
    draw, taken = random.Random(1), []
    for _ in range(400):
        step = draw.randrange(len(one.record.steps))
        begin = time.process_time()
        theatre(pilot).projector.jump(step)
        pilot.wait(1 / 60)
        pilot.picture()
        taken.append(time.process_time() - begin)
    assert len(evening) == EVENING
    assert max(taken) < 0.15


def test_no_picture_shows_another_step_than_the_timeline() -> None:
    """The loop hears what was pressed after it has moved on, and draws then: the table has to be where that leads."""
    pilot = watch_game("gandengyan", 12)
    pilot.picture()
    projector, seen = theatre(pilot).projector, []
    pilot.loop.on_frame = lambda: seen.append(shown(pilot) == projector.film.view(projector.step, projector.seat))
    for _ in range(4):
        for _ in range(3):  # as many as come while one picture is drawn
            pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0))
        pilot.loop.tick()
    assert (projector.step, seen) == (0, [True] * 4)


def test_of_many_jumps_before_a_picture_only_the_last_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drag brings dozens while a picture is drawn: each looked up at once would hold the next picture up."""
    pilot = watch_game("gandengyan", 12)
    projector, looked = theatre(pilot).projector, []
    view = projector.film.view
    monkeypatch.setattr(projector.film, "view", lambda *where: looked.append(where[0]) or view(*where))
    for step in (3, 9, 5, 7):
        projector.jump(step)
    pilot.wait(0.1)
    assert looked == [7]
