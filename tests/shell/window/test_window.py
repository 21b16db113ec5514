"""Windows: headless ones here; real ones are driven under a virtual display."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from cardcade.shell.window.window import Headless, comfortable_size

OPEN = """
from cardcade.shell.window.window import NoDisplay, RealWindow
try:
    RealWindow("Cardcade")
except NoDisplay:
    print("no display")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("driver", [None, "dummy", "offscreen", "x11"])
def test_without_a_display_a_real_window_is_refused(driver):
    blind = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    if driver:
        blind["SDL_VIDEODRIVER"] = driver
    done = subprocess.run([sys.executable, "-c", OPEN], env=blind, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip().endswith("no display"), done.stderr


def test_a_headless_window_has_the_size_asked_for():
    window = Headless((3840, 2160))
    assert window.surface.get_size() == (3840, 2160)
    assert window.pointer_scale == 1


def test_a_headless_window_tells_of_its_new_size():
    window = Headless((800, 600))
    pygame.event.clear()
    window.resize((1024, 768))
    assert [event.type for event in pygame.event.get()] == [pygame.WINDOWSIZECHANGED]
    assert window.surface.get_size() == (1024, 768)


@pytest.mark.parametrize("desktop", [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1080, 1920)])
def test_a_window_fits_on_the_desktop(desktop: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    width, height = comfortable_size()
    assert width < desktop[0]
    assert height < desktop[1]
