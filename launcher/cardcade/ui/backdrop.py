"""The backdrop behind every page: deep night with a warm and a green glow, without bands."""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from cardcade.ui.painter import Painter
from cardcade.ui.theme import Colour

GLOWS: tuple[tuple[float, float, float, Colour], ...] = (
    (0.12, 0.02, 0.75, (24, 104, 88, 235)),
    (0.95, 1.05, 0.62, (150, 74, 30, 165)),
    (0.85, -0.10, 0.55, (48, 66, 140, 190)),
    (0.30, 1.10, 0.50, (16, 52, 74, 170)),
)
GROUND: Colour = (12, 18, 38)
TILE = 256
_LEVELS = bytes(level % 4 for level in range(256))


def draw_backdrop(painter: Painter) -> None:
    """The night behind every page, as large as the window."""
    size = painter.canvas.size
    painter.surface.blit(painter.ui.art.keep(("backdrop", size), lambda: new_backdrop(painter, size)), (0, 0))


def new_backdrop(painter: Painter, size: tuple[int, int]) -> Surface:
    """The glows are soft, so a small picture enlarged shows them as well as a large one."""
    small = (max(1, size[0] // 8), max(1, size[1] // 8))
    ground = Surface(small).convert(painter.surface)
    ground.fill(GROUND)
    ground.blit(painter.ui.art.drawn(_svg(*small), small), (0, 0))
    whole = pygame.transform.smoothscale(ground, size)
    _grain(whole)
    return whole


def _grain(picture: Surface) -> None:
    """A grain too fine to see keeps eight bits of colour from showing as bands."""
    grain = random.Random(7).randbytes(TILE * TILE * 3).translate(_LEVELS)
    tile = pygame.image.frombuffer(grain, (TILE, TILE), "RGB").convert(picture)
    for x in range(0, picture.get_width(), TILE):
        for y in range(0, picture.get_height(), TILE):
            picture.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def _svg(w: int, h: int) -> str:
    discs = []
    for number, (x, y, reach, colour) in enumerate(GLOWS):
        place = f'cx="{x * w:.1f}" cy="{y * h:.1f}" r="{reach * w:.1f}"'
        paint = f"rgb({colour[0]},{colour[1]},{colour[2]})"
        strength = (colour[3] if len(colour) == 4 else 255) / 255
        stops = "".join(
            f'<stop offset="{at}" stop-color="{paint}" stop-opacity="{strength * share:.3f}"/>'
            for at, share in ((0, 1), (0.25, 0.78), (0.5, 0.42), (0.75, 0.13), (1, 0))
        )
        discs.append(
            f'<radialGradient id="g{number}" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient>'
            f'<rect width="{w}" height="{h}" fill="url(#g{number})"/>'
        )
    size = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(discs)}</svg>'
