"""A page of widgets without a window, driven by pygame's own events."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Surface

from cardcade.ui import Painter, Stage, Ui, Widget


class Page:
    """Points, presses and types at a stage the way a player does."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.ui = Ui(size)
        self.stage = Stage(self.ui)
        self.surface = Surface(size, 0, 32)
        self.sounds: list[str] = []
        self.ui.sound = self.sounds.append

    def add(self, *widgets: Widget) -> None:
        self.stage.add(*widgets)

    def send(self, kind: int, **details: object) -> bool:
        return self.stage.handle(pygame.event.Event(kind, **details))

    def where(self, meaning: str) -> tuple[int, int]:
        widget = self.stage.find(meaning)
        assert widget is not None, meaning
        return self.ui.canvas.pixels(widget.place).center

    def point(self, meaning: str) -> None:
        self.send(pygame.MOUSEMOTION, pos=self.where(meaning), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, meaning: str) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=self.where(meaning), button=1)

    def release(self, meaning: str) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=self.where(meaning), button=1)

    def click(self, meaning: str) -> None:
        self.press(meaning)
        self.release(meaning)

    def wheel(self, meaning: str, steps: int) -> None:
        self.point(meaning)
        self.send(pygame.MOUSEWHEEL, x=0, y=steps)

    def key(self, key: int, mod: int = 0) -> bool:
        taken = self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.send(pygame.KEYUP, key=key, mod=mod)
        return taken

    def type(self, text: str) -> None:
        self.send(pygame.TEXTINPUT, text=text)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 120)):
            self.stage.advance(1 / 120)

    def draw(self) -> Surface:
        self.stage.draw(Painter(self.surface, self.ui))
        self.stage.explain(Painter(self.surface, self.ui))
        return self.surface

    @property
    def focused(self) -> str:
        widget = self.stage.focus.widget
        return widget.meaning if widget is not None else ""


@pytest.fixture
def page() -> Page:
    pygame.display.init()
    return Page()
