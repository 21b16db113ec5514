"""The presenter: puts a screen into the window, crisp, or stretched while the window is being pulled."""

from __future__ import annotations

import pygame
from pygame import Surface

from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Window
from cardcade.ui import Glide, Painter, Ui
from cardcade.ui.backdrop import GROUND
from cardcade.ui.theme import SCREEN_SECONDS


class Presenter:
    def __init__(self, window: Window, ui: Ui) -> None:
        self.window, self.ui = window, ui
        self._before: Surface | None = None
        self._fade = Glide(1.0, SCREEN_SECONDS)
        self._draft: Surface | None = None

    def fade(self) -> None:
        """Let what is seen now give way to the next screen."""
        self._before = self.window.surface.copy()
        self._fade.jump(0.0)
        self._fade.to(1.0)

    def cut(self) -> None:
        self._before, self._draft = None, None
        self._fade.jump(1.0)

    @property
    def moving(self) -> bool:
        return self._fade.moving

    def advance(self, dt: float) -> None:
        if not self._fade.update(dt):
            self._before = None

    def draw(self, screen: Screen) -> None:
        """All but the flip, which has its own time."""
        surface = self.window.surface
        if surface.get_size() == self.ui.canvas.size:
            self._paint(screen, surface)
        else:
            self._stretch(screen, surface)

    def _paint(self, screen: Screen, surface: Surface) -> None:
        painter = Painter(surface, self.ui)
        screen.draw(painter)
        if self._before is not None and self._before.get_size() == surface.get_size():
            with painter.faded(1 - self._fade.value):
                painter.put(self._before, 0, 0)
        self.ui.toasts.draw(painter, screen.news.room)
        screen.stage.explain(painter)

    def _stretch(self, screen: Screen, surface: Surface) -> None:
        """Until the size settles, the old layout is shown at the new size: rasterising has to wait."""
        old, new = self.ui.canvas.size, surface.get_size()
        if self._draft is None or self._draft.get_size() != old:
            self._draft = Surface(old, 0, surface)
        self._paint(screen, self._draft)
        factor = min(new[0] / old[0], new[1] / old[1])
        fitted = max(1, round(old[0] * factor)), max(1, round(old[1] * factor))
        place = (new[0] - fitted[0]) // 2, (new[1] - fitted[1]) // 2
        if fitted != new:
            surface.fill(GROUND)
        pygame.transform.scale(self._draft, fitted, surface.subsurface(place, fitted))
