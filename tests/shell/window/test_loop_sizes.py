"""A window of another size: the old picture at once, the new one as soon as it stays."""

from __future__ import annotations

import pygame
import pytest

from cardcade.ui.backdrop import GROUND

from .page import run


def test_a_new_size_is_stretched_at_once_and_crisp_within_a_third_of_a_second(loop, window):
    run(loop, 0.5)
    window.resize((1600, 1000))
    loop.tick()
    assert loop.ui.canvas.size == (1280, 720)
    before = loop.screen.diary.count("build")
    run(loop, 0.3)
    assert loop.ui.canvas.size == (1600, 1000)
    assert loop.screen.diary.count("build") == before + 1


@pytest.mark.parametrize("size", [(1600, 900), (1600, 1000), (1000, 600), (1333, 750)])
def test_until_the_size_settles_the_old_picture_is_seen_whole_in_the_middle_of_the_new(loop, window, size):
    run(loop, 0.5)
    picture = window.surface.copy()
    window.resize(size)
    run(loop, 0.05)
    factor = min(size[0] / 1280, size[1] / 720)
    seen = pygame.transform.scale(picture, (round(1280 * factor), round(720 * factor)))
    expected = pygame.Surface(size, 0, 32)
    expected.fill(GROUND)
    expected.blit(seen, ((size[0] - seen.width) // 2, (size[1] - seen.height) // 2))
    assert pygame.image.tobytes(window.surface, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_a_size_that_stays_is_foreseen_before_it_is_laid_out(loop, window):
    run(loop, 0.5)
    window.resize((1600, 1000))
    for _ in range(3):
        loop.tick()
    assert loop.ui.canvas.size == (1280, 720)
    assert loop.screen.foreseen == {(1600, 1000)}


def test_while_the_window_is_pulled_nothing_is_rasterised(loop, window):
    run(loop, 0.5)
    before = loop.screen.diary.count("build")
    for width in range(1280, 1400, 10):
        window.resize((width, 800))
        run(loop, 0.05)
    assert loop.screen.diary.count("build") == before
