"""A window that nobody sees, and a loop with a page in it."""

from __future__ import annotations

import pygame
import pytest

from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.loop import Loop
from cardcade.shell.window.window import Headless
from cardcade.ui import Ui

from .page import Page


@pytest.fixture
def window() -> Headless:
    window = Headless((1280, 720))
    pygame.event.clear()
    return window


@pytest.fixture
def loop(window) -> Loop:
    loop = Loop(window, Ui((1280, 720)), HandClock())
    loop.after_first_frame.clear()
    loop.push(Page(loop.ui, "first"))
    return loop
