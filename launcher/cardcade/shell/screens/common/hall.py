"""The hall behind the launcher's pages: the night backdrop with a light over the table and drifting suits."""

from __future__ import annotations

import random

from pygame import FRect, Surface

from cardcade.ui import Painter, icon
from cardcade.ui.backdrop import new_backdrop
from cardcade.ui.theme import Colour

SUITS: tuple[tuple[str, Colour], ...] = (
    ("spade", (120, 160, 255)),
    ("heart", (255, 120, 120)),
    ("club", (96, 220, 170)),
    ("diamond", (255, 196, 110)),
)
STRENGTH = 0.085
SIZES = (0.24, 0.32, 0.4)
"""Few, so that few pictures are drawn before the first frame."""


def draw_hall(painter: Painter) -> None:
    size = painter.canvas.size
    painter.surface.blit(painter.ui.art.keep(("hall", size), lambda: _made(painter, size)), (0, 0))


def _made(painter: Painter, size: tuple[int, int]) -> Surface:
    whole = new_backdrop(painter, size)
    _scatter(Painter(whole, painter.ui))
    return whole


def _scatter(brush: Painter) -> None:
    """Suits as on a card back, large and hardly seen; always the same ones for the same window."""
    chance, area = random.Random(11), brush.canvas.area
    step = 230.0 * max(0.6, area.h / 1080)
    for row in range(int(area.h / step) + 2):
        for column in range(int(area.w / step) + 2):
            name, colour = SUITS[(row + column) % 4]
            side = step * chance.choice(SIZES)
            x = (column + (row % 2) / 2) * step + chance.uniform(-0.12, 0.12) * step
            y = row * step + chance.uniform(-0.12, 0.12) * step
            with brush.faded(STRENGTH * chance.uniform(0.5, 1.0)):
                brush.image(icon(name), FRect(x - side / 2, y - side / 2, side, side), colour)
