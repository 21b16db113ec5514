"""Signs drawn by the table itself: the four colours, the skip sign, chevrons, rings and the wheel's sectors."""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from pygame import FRect

from cardcade.ui import Painter
from cardcade_uno.cards import Colour

BRIGHT: Final[dict[Colour, tuple[int, int, int]]] = {
    "R": (255, 92, 88),
    "G": (74, 222, 134),
    "B": (96, 170, 255),
    "Y": (255, 208, 76),
}
DEEP: Final[dict[Colour, tuple[int, int, int]]] = {
    "R": (198, 24, 52),
    "G": (10, 126, 68),
    "B": (24, 88, 204),
    "Y": (232, 142, 8),
}
WHITE: Final = (255, 255, 255)
NIGHT: Final = (8, 12, 28)
"""What every colour stands out from."""
GOLDEN: Final = ((255, 214, 110), (255, 250, 230), (255, 150, 70))
FIRE: Final = ((255, 214, 110), (255, 140, 60), (240, 70, 50))
SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'

SKIP: Final = SVG.format(
    '<circle cx="50" cy="52" r="44" fill="#000" fill-opacity="0.3"/>'
    '<circle cx="50" cy="49" r="44" fill="#fff"/>'
    '<circle cx="50" cy="49" r="32" fill="none" stroke="#e0243c" stroke-width="13"/>'
    '<path d="M28 71L72 27" stroke="#e0243c" stroke-width="13"/>'
)
CHEVRON: Final = SVG.format(
    '<path d="M26 12L66 50L26 88" fill="none" stroke="#080c1c" stroke-opacity="0.8" stroke-width="29" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
    '<path d="M26 12L66 50L26 88" fill="none" stroke="{colour}" stroke-width="17" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
POINTER: Final = SVG.format(
    '<path d="M14 14L92 50L14 86L32 50Z" fill="#7a4a08" fill-opacity="0.55" transform="translate(0,5)"/>'
    '<path d="M14 14L92 50L14 86L32 50Z" fill="#ffcf6e" stroke="#fff4d4" stroke-width="4" stroke-linejoin="round"/>'
)
EYE: Final = SVG.format(
    '<circle cx="50" cy="50" r="46" fill="#fff"/>'
    '<path d="M10 50Q50 8 90 50Q50 92 10 50Z" fill="#26345c"/>'
    '<circle cx="50" cy="50" r="19" fill="#fff"/><circle cx="50" cy="50" r="11" fill="#26345c"/>'
)
HAND: Final = SVG.format(
    '<circle cx="50" cy="50" r="46" fill="#ffcf6e"/><circle cx="50" cy="50" r="40" fill="#e0243c"/>'
    '<path d="M50 20V58M50 76V78" stroke="#fff" stroke-width="15" stroke-linecap="round"/>'
)
BLUFF: Final = SVG.format(
    '<path d="M50 6L96 88H4Z" fill="#ffcf6e" stroke="#5a2c04" stroke-width="7" stroke-linejoin="round"/>'
    '<path d="M50 36V60M50 74V75" stroke="#5a2c04" stroke-width="11" stroke-linecap="round"/>'
)
CROSS: Final = SVG.format(
    '<circle cx="50" cy="50" r="46" fill="#fff"/>'
    '<path d="M28 28L72 72M72 28L28 72" stroke="#e0243c" stroke-width="15" stroke-linecap="round"/>'
)

CHECK: Final = SVG.format(
    '<circle cx="50" cy="50" r="46" fill="#fff"/>'
    '<path d="M24 52L43 71L77 31" fill="none" stroke="#0a7e44" stroke-width="15" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)
SWAP: Final = SVG.format(
    '<circle cx="50" cy="50" r="46" fill="#fff"/><path d="M22 38H74M60 22L76 38L60 54M78 64H26M40 50L24 64L40 80" '
    'fill="none" stroke="#26345c" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
)


def art(*parts: str) -> Path:
    """A picture of this game."""
    return Path(str(files("cardcade_uno"))).joinpath("assets", *parts)


@cache
def chip(colour: Colour) -> Path:
    """The colour as a chip with its own symbol, so that it can be told without seeing colours."""
    return art(f"colour_{colour}.svg")


def hexed(colour: tuple[int, ...]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])


@cache
def chevron(colour: tuple[int, int, int]) -> str:
    return CHEVRON.replace("{colour}", hexed(colour))


@cache
def ring(colour: Colour) -> str:
    """The band around the discard pile: between dark lines and inside a white one, so that it is seen on any felt."""
    bright, deep, dark = hexed(BRIGHT[colour]), hexed(DEEP[colour]), hexed(NIGHT)
    return SVG.format(
        f'<circle cx="50" cy="50" r="48" fill="{dark}" fill-opacity="0.72"/>'
        f'<circle cx="50" cy="50" r="40" fill="{deep}" fill-opacity="0.5"/>'
        '<circle cx="50" cy="50" r="48.6" fill="none" stroke="#fff" stroke-width="1.5"/>'
        f'<circle cx="50" cy="50" r="44" fill="none" stroke="{dark}" stroke-width="8"/>'
        f'<circle cx="50" cy="50" r="44" fill="none" stroke="{bright}" stroke-width="5.6"/>'
    )


@cache
def sector(colour: Colour, corner: tuple[int, int]) -> str:
    """A quarter of the wheel, its tip towards the wheel's middle: `corner` is -1 or 1 to the right and down."""
    x, y = (96 if corner[0] < 0 else 4), (96 if corner[1] < 0 else 4)
    out_x, out_y = x + corner[0] * 92, y + corner[1] * 92
    in_x, in_y = x + corner[0] * 26, y + corner[1] * 26
    sweep = int(corner[0] == corner[1])
    line = f"M{in_x} {y}L{out_x} {y}A92 92 0 0 {sweep} {x} {out_y}L{x} {in_y}A26 26 0 0 {1 - sweep} {in_x} {y}Z"
    shade = (
        f'<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="92">'
        f'<stop offset="0.2" stop-color="{hexed(BRIGHT[colour])}"/>'
        f'<stop offset="1" stop-color="{hexed(DEEP[colour])}"/></radialGradient>'
    )
    return SVG.format(
        f'{shade}<path d="{line}" fill="url(#s)" stroke="#fff" stroke-opacity="0.85" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
    )


def put_sign(painter: Painter, svg: str, at: tuple[float, float], side: float, heading: float = 0.0) -> None:
    """A sign around a point, turned clockwise so that it looks towards `heading` degrees."""
    pixels = painter.canvas.length(side)
    picture = painter.ui.art.drawn(svg, (pixels, pixels))
    if heading:
        picture = painter.ui.art.turned(picture, svg, -heading)
    painter.blit_around(picture, *at)


def around(at: tuple[float, float], side: float) -> FRect:
    return FRect(at[0] - side / 2, at[1] - side / 2, side, side)


def on_circle(centre: tuple[float, float], radius: float, degrees: float) -> tuple[float, float]:
    """Degrees clockwise from the right."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)
