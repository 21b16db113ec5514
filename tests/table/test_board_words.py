"""A board can be read in letters of every size: nothing on it lies on anything else."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pygame import Rect, Surface

from cardcade import GamePlugin
from cardcade.table.boards.board import Board
from cardcade.table.boards.board_faces import LAUREL
from cardcade.table.link import Look
from cardcade.table.seats.speech import BUBBLE
from cardcade.testing.pilot import Pilot
from cardcade.ui import Painter

WINDOWS = [((1024, 768), 1.5), ((1024, 768), 2.0), ((1280, 720), 1.0), ((1280, 720), 2.0), ((2560, 1080), 2.0)]
RING = 16.0
"""So much wider and higher is the button that has the keyboard."""


class Sights:
    """Where something is drawn: each line of words, as far as there is ink, and each winner's large face."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[tuple[str, Rect]] = []
        self._line = ""
        self._watch(monkeypatch, "text", self._words)
        self._watch(monkeypatch, "put", self._put)
        self._watch(monkeypatch, "plate", self._plate)

    def of(self, board: Board, pilot: Pilot) -> list[tuple[str, Rect]]:
        self.seen = []
        board.draw(Painter(pilot.window.surface, pilot.ui))
        return self.seen

    def clashes(self, board: Board, pilot: Pilot) -> list[tuple[str, str]]:
        """Words with words, and faces and buttons with either."""
        shown = [one for one in self.of(board, pilot) if one[0] not in {button.text for button in board.buttons}]
        rects = [*(button.rect for button in board.buttons[:-1]), board.buttons[-1].rect.inflate(RING, RING)]
        shown += [(b.meaning, pilot.ui.canvas.pixels(rect)) for b, rect in zip(board.buttons, rects, strict=True)]
        return [(a, b) for (a, one), (b, two) in combinations(shown, 2) if a != b and one.colliderect(two)]

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str, told: Any) -> None:
        usual = getattr(Painter, name)
        monkeypatch.setattr(Painter, name, lambda painter, *given, **more: told(usual, painter, *given, **more))

    def _words(self, draw: Any, painter: Painter, text: str, *given: Any) -> None:
        self._line = text
        draw(painter, text, *given)
        self._line = ""

    def _put(self, draw: Any, painter: Painter, picture: Surface, x: int, y: int, *given: Any) -> None:
        draw(painter, picture, x, y, *given)
        if self._line:
            self.seen.append((self._line, picture.get_bounding_rect().move(x, y)))

    def _plate(self, draw: Any, painter: Painter, rect: Any, plate: Any) -> None:
        draw(painter, rect, plate)
        if plate in (LAUREL, BUBBLE):
            self.seen.append(("a winner" if plate is LAUREL else "a bubble", painter.pixels(rect)))


def at_the_last_board(plugin: GamePlugin) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=3, look=Look(speed=0))
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.table.live.autopilot.clear()
    return pilot


def covering(board: Board, pilot: Pilot, sights: Sights) -> list[Rect]:
    """Bubbles that lie on the board or on a winner's face when everybody has something to say about it."""
    for plate in pilot.parts.plates:
        plate.say("Well timed. Fair enough.")
    pilot.run(0.5)
    sights.seen = []
    pilot.picture()
    bubbles = [where for name, where in sights.seen if name == "a bubble"]
    winners = [where for name, where in sights.seen if name == "a winner"]
    kept_clear = [pilot.ui.canvas.pixels(board.panel), *winners]
    return [where for where in bubbles if where.collidelist(kept_clear) >= 0]


def test_nothing_lies_on_a_board_that_hides_a_word_of_it(plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, sights = at_the_last_board(plugin), Sights(monkeypatch)
    for size, ui_scale in WINDOWS:
        pilot.window.resize(size)
        pilot.loop._lay_out(size, ui_scale)
        pilot.run(3)
        board = pilot.parts.boards.board
        assert board is not None
        assert sights.clashes(board, pilot) == [], (size, ui_scale)
        assert covering(board, pilot, sights) == [], (size, ui_scale)
