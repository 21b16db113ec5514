"""A page that keeps a diary, and a loop that runs it by a clock moved by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from pygame import FRect

from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen
from cardcade.ui import Button, ButtonKind, Painter, Ui


class Page(Screen):
    """A button, and a diary."""

    def __init__(self, ui: Ui, name: str = "page") -> None:
        super().__init__(ui)
        self.name = name
        self.diary: list[str] = []
        self.steps: list[float] = []
        self.foreseen: set[tuple[int, int]] = set()
        self.moving = False
        self.efforts: Iterator[float] = repeat(0.0)

    def build(self) -> None:
        self.diary.append("build")
        area = self.ui.canvas.area
        self.stage.add(
            Button(
                FRect(area.centerx - 100, 300, 200, 60),
                self.name,
                self.act,
                f"{self.name}.act",
                kind=ButtonKind.PRIMARY,
            )
        )

    def foresee(self, size: tuple[int, int]) -> None:
        self.foreseen.add(size)

    def act(self) -> None:
        self.diary.append("act")

    def enter(self) -> None:
        self.diary.append("enter")
        super().enter()

    def leave(self) -> None:
        self.diary.append("leave")

    def update(self, dt: float) -> None:
        self.steps.append(dt)
        super().update(dt)

    def draw(self, painter: Painter) -> None:
        """Takes as long as it is told to."""
        self.loop.clock.sleep(next(self.efforts))
        super().draw(painter)

    @property
    def still_for(self) -> float:
        return 0.0 if self.moving else super().still_for


class Broken(Page):
    def update(self, dt: float) -> None:
        raise ZeroDivisionError("a plugin's scene")


def run(loop: Loop, seconds: float) -> None:
    until = loop.clock.now() + seconds
    while loop.clock.now() < until and loop.running:
        loop.tick()
