"""A clip: a stretch of a film as pictures, made without a display and without the theatre's controls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from cardcade.shell.match.request import players_of
from cardcade.shell.screens.table.table import parts_of
from cardcade.shell.sound.sound import Silence
from cardcade.shell.theatre.feature import Feature
from cardcade.shell.theatre.film_link import FilmLink
from cardcade.shell.theatre.projector import Projector
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Headless
from cardcade.table.panels.corner import Tools
from cardcade.table.scene import TableScene
from cardcade.ui import Painter
from cardcade.whole_files import write_whole

if TYPE_CHECKING:
    from PIL import Image

    from cardcade.shell.app.app import App

RATE = 12
"""Pictures in a second."""
COLOURS = 255
"""Of a moving picture; one of what the format holds is left for "as before"."""
GRAIN = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)
"""Four by four. With it a felt for which there are too few colours has a fine grain instead of rings."""
STRENGTH = 8
STEP = 1 / 60
REST, LAST = 0.25, 1.2
"""Seconds between two steps, and at the end."""


class Reel(Screen):
    """Nothing but the table."""

    def __init__(self, app: App, feature: Feature, projector: Projector) -> None:
        super().__init__(app.ui)
        players = players_of(feature.record.beginning.players, app.language, app.profiles)
        look = replace(app.look, speed=1.0, hints=False, auto_pass=False, auto_last=False)
        link = FilmLink(projector, feature.found.plugin, look, app.language, lambda: players, Silence(), lambda _: None)
        self.scene = TableScene(parts_of(feature.found.plugin)(self.ui, link))

    def build(self) -> None:
        """Without the small buttons: nobody can press one of a picture."""
        self.scene.start()
        self.stage.add(self.scene)
        for widget in self.scene.walk():
            if isinstance(widget, Tools):
                widget.visible = False

    def update(self, dt: float) -> None:
        super().update(dt)
        if (board := self.scene.parts.boards.board) is not None:
            board.strip()

    def draw(self, painter: Painter) -> None:
        self.stage.draw(painter)


class Clip:
    """Steps `first` to `last` of a film, seen from its own seat."""

    def __init__(self, app: App, feature: Feature, first: int, last: int) -> None:
        self._loop = app.loop
        self._projector = Projector(feature.film, feature.own, first - 1)
        self._last = min(last, feature.film.length)
        self.reel = Reel(app, feature, self._projector)
        app.loop.push(self.reel)
        self._due = 0.0

    def pictures(self) -> Iterator[Surface]:
        """One after the other; each is the window itself, and changes with the next."""
        yield from self._pass_time(REST)
        while self._projector.step < self._last:
            self.reel.scene.parts.boards.close()
            self._projector.forward()
            yield from self._pass_time(STEP)
            while self.reel.scene.parts.queue.busy:
                yield from self._pass_time(STEP)
            yield from self._pass_time(self._rest)
        yield from self._pass_time(LAST)

    @property
    def _rest(self) -> float:
        """Seconds before the next step; a board is counted up and read."""
        board = self.reel.scene.parts.boards.board
        return REST if board is None else board.counts_for + LAST

    def _pass_time(self, seconds: float) -> Iterator[Surface]:
        clock = self._loop.clock
        assert isinstance(clock, HandClock)
        while seconds > 1e-9:
            clock.time += STEP
            self._loop.advance(STEP)
            seconds -= STEP
            self._due -= STEP
            if self._due <= 0:
                self._due += 1 / RATE
                yield self._picture()

    def _picture(self) -> Surface:
        self._loop.redraw()
        self._loop.tick()
        return self._loop.window.surface


def quiet_app(size: tuple[int, int], language: str) -> App:
    """A launcher that nobody sees or hears, and that keeps nothing."""
    from cardcade.shell.app.app import App
    from cardcade.shell.app.house import silent_house
    from cardcade.shell.app.settings import Settings

    return App(Headless(size), silent_house(Settings(language=language), clock=HandClock(), has_home=False))


def write_frames(clip: Clip, folder: Path) -> int:
    """PNG pictures in order; how many. May raise OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    for number, picture in enumerate(clip.pictures(), 1):  # how many there were
        pygame.image.save(picture, folder / f"frame_{number:04}.png")
    return number


def write_gif(clip: Clip, file: Path) -> int:
    """One moving picture; how many single ones it is of. ImportError without Pillow; may raise OSError."""
    from PIL import Image, ImageChops

    frames, grain = [], None
    for picture in clip.pictures():
        whole = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
        grain = grain or _grain(whole.size)
        whole = ImageChops.add(whole, grain, offset=-STRENGTH // 2)
        # Not the colours that cover most: those are the felt's, and a green card would turn grey.
        frames.append(whole.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))
    still = 1000 // RATE
    made = BytesIO()  # on a disk without room half a picture would take the place of an earlier one
    frames[0].save(made, "GIF", save_all=True, append_images=frames[1:], duration=still, loop=0, optimize=True)
    write_whole(file, made.getvalue())
    return len(frames)


def _grain(size: tuple[int, int]) -> Image.Image:
    """The same in every picture, so that nothing flickers and what stands still need not be stored again."""
    from PIL import Image

    tile = pygame.image.frombytes(bytes(round(one * STRENGTH / 15) for one in GRAIN for _ in range(3)), (4, 4), "RGB")
    whole = Surface(size, depth=24)
    for x in range(0, size[0], 4):
        whole.blits([(tile, (x, y)) for y in range(0, size[1], 4)])
    return Image.frombytes("RGB", size, pygame.image.tobytes(whole, "RGB"))
