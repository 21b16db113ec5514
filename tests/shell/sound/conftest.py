"""A sound device that swallows everything."""

from collections.abc import Iterator

import pygame
import pytest

from cardcade.shell.sound.sound import Sound, Volumes


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound device that swallows everything."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def mixer(device: None) -> None:
    pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)


@pytest.fixture
def board(device: None) -> Iterator[Sound]:
    board = Sound(Volumes(100, 100, 100))
    yield board
    board.close()
