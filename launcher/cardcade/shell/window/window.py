"""The window: a real one, or a picture in memory with the same manners."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Surface

from cardcade.shell.window.sheet import Sheet
from cardcade.ui.widget import Cursor

SMALLEST = (960, 600)
_BLIND = ("dummy", "offscreen", "evdev")
_BEFORE_VIDEO = {
    "SDL_IME_SHOW_UI": "1",
    "SDL_APP_NAME": "Cardcade",
    "SDL_VIDEO_X11_WMCLASS": "cardcade",
    "SDL_VIDEO_WAYLAND_WMCLASS": "cardcade",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
}


class NoDisplay(Exception):
    """There is no screen to open a window on; `words` is the key of the sentence for the player."""

    words = "window.no_display"


class NoColours(NoDisplay):
    """There is a screen, but nothing can be drawn with as few or as many colours as it has."""

    words = "window.no_colours"


class Window(Protocol):
    """What the loop needs of a window."""

    @property
    def surface(self) -> Surface: ...
    @property
    def pointer_scale(self) -> float: ...
    @property
    def fullscreen(self) -> bool: ...
    def set_fullscreen(self, on: bool) -> None: ...
    def settle(self) -> None: ...
    def resize(self, size: tuple[int, int]) -> None: ...
    def set_title(self, title: str) -> None: ...
    def set_cursor(self, cursor: Cursor) -> None: ...
    def flip(self) -> None: ...
    def close(self) -> None: ...


class RealWindow:
    """A window on the player's screen; NoDisplay when there is none, or none to draw on."""

    def __init__(
        self, title: str, icon: Path | None = None, *, fullscreen: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        _start_video()
        self._small = size or comfortable_size()
        # As large as the screen from the start: nothing flashes small, even where no window manager helps.
        opened = pygame.display.get_desktop_sizes()[0] if fullscreen else self._small
        try:
            self._window = pygame.Window(title, opened, borderless=fullscreen, resizable=True, allow_high_dpi=True)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        self._sheet = Sheet()
        try:
            self._window.get_surface()
        except pygame.error as error:
            raise NoColours(str(error)) from error
        self._window.minimum_size = SMALLEST
        if icon is not None:
            self._window.set_icon(pygame.image.load_sized_svg(icon, (128, 128)))
        self._fullscreen = fullscreen

    def settle(self) -> None:
        """After the first frame, which fills the screen already: a window manager takes a while to agree."""
        if self._fullscreen:
            self._window.set_fullscreen(True)

    @property
    def surface(self) -> Surface:
        return self._sheet.over(self._window.get_surface())

    @property
    def pointer_scale(self) -> float:
        """Pixels per point: the mouse is told in points."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    def set_fullscreen(self, on: bool) -> None:
        if on:
            self._fill_screen()
        else:
            self._leave_fullscreen()
        self._fullscreen = on

    def _fill_screen(self) -> None:
        """Grown by hand first: where no window manager runs, nobody else does it."""
        desktop = pygame.display.get_desktop_sizes()[0]
        if self._window.size != desktop:
            self._small = self._window.size
            self._window.size = desktop
            self._window.position = (0, 0)
        self._window.set_fullscreen(True)

    def _leave_fullscreen(self) -> None:
        """To the size it had before; one that opened fullscreen had none."""
        self._window.set_windowed()
        self._window.borderless = False
        self._window.size = self._small
        self._window.position = pygame.WINDOWPOS_CENTERED

    def resize(self, size: tuple[int, int]) -> None:
        """As if the player had pulled at its edge."""
        self._window.size = size

    def set_title(self, title: str) -> None:
        self._window.title = title

    def set_cursor(self, cursor: Cursor) -> None:
        pygame.mouse.set_cursor(cursor.value)

    def flip(self) -> None:
        self._sheet.lay_onto(self._window.get_surface())
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


class Headless:
    """A window of `size` pixels that nobody sees: for tests, pictures and runs without a display."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        if not pygame.display.get_init():
            os.environ["SDL_VIDEODRIVER"] = "dummy"
            pygame.display.init()
        self._surface = Surface(size, 0, 32)
        self._fullscreen = False
        self.title = ""
        self.cursor = Cursor.ARROW
        self.flips = 0

    @property
    def surface(self) -> Surface:
        return self._surface

    @property
    def pointer_scale(self) -> float:
        return 1.0

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    def set_fullscreen(self, on: bool) -> None:
        self._fullscreen = on

    def settle(self) -> None:
        pass

    def resize(self, size: tuple[int, int]) -> None:
        """As if the player had pulled at its edge."""
        self._surface = Surface(size, 0, 32)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def set_title(self, title: str) -> None:
        self.title = title

    def set_cursor(self, cursor: Cursor) -> None:
        self.cursor = cursor

    def flip(self) -> None:
        self.flips += 1

    def close(self) -> None:
        pass


def _start_video() -> None:
    """SDL falls back to an invisible screen in silence; a player's window must not."""
    if _without_screen():
        raise NoDisplay("neither X11 nor Wayland")
    for name, value in _BEFORE_VIDEO.items():
        os.environ.setdefault(name, value)
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _BLIND:
        raise NoDisplay(driver)
    if driver == "x11" and pygame.display.Info().bitsize:
        # Uploading the picture through OpenGL costs ten times a plain copy where OpenGL is software. Where SDL does not
        # know the screen's colours, as with ten bits each, it is the only way.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _without_screen() -> bool:
    """Known without asking SDL, whose libraries would each complain in their own words."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    return sys.platform.startswith("linux") and not named


def comfortable_size() -> tuple[int, int]:
    """Three quarters of the desktop, in the shape of the design; never wider than a small desktop."""
    desktop = pygame.display.get_desktop_sizes()[0]
    height = max(SMALLEST[1], min(desktop[1] * 3 // 4, desktop[0] * 3 // 4 * 9 // 16))
    return max(SMALLEST[0], min(height * 16 // 9, desktop[0] * 15 // 16)), height
