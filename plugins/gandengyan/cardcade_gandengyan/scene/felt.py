"""The felt: a teal pool on the player's own one, with the game's staring eyes woven into it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pygame import FRect, Surface

from cardcade.ui import Painter
from cardcade_gandengyan.scene.eyes import draw_eyes

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.picture import GandengyanPicture

POOL: Final = (1010.0, 456.0)
"""Width and height of the pool in units; its middle is where plays lie."""

_VEIL = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
    '<stop offset="0" stop-color="#1c93a4" stop-opacity="0.72"/>'
    '<stop offset="0.5" stop-color="#0e5a80" stop-opacity="0.74"/>'
    '<stop offset="1" stop-color="#061a3c" stop-opacity="0.84"/></radialGradient></defs>'
    '<rect width="{w}" height="{h}" fill="url(#v)"/></svg>'
)
_POOL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1010 456"><defs>'
    '<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="505" cy="250" r="560">'
    '<stop offset="0" stop-color="#2fb7bd" stop-opacity="0.40"/>'
    '<stop offset="0.6" stop-color="#136a86" stop-opacity="0.30"/>'
    '<stop offset="1" stop-color="#062c4c" stop-opacity="0.55"/></radialGradient></defs>'
    '<rect x="4" y="4" width="1002" height="448" rx="224" fill="url(#p)" stroke="#bff3ee" stroke-opacity="0.34" '
    'stroke-width="4"/><rect x="18" y="18" width="974" height="420" rx="210" fill="none" stroke="#e8c87a" '
    'stroke-opacity="0.34" stroke-width="2"/></svg>'
)


def dyed(felt: Surface, painter: Painter, middle: tuple[float, float]) -> Surface:
    """The felt under a veil of teal that darkens towards the edge."""
    (w, h), scale = felt.get_size(), painter.canvas.scale
    svg = _VEIL.format(w=w, h=h, x=round(middle[0] * scale), y=round(middle[1] * scale), r=round(w * 0.62))
    whole = felt.copy()
    whole.blit(painter.ui.art.drawn(svg, (w, h)), (0, 0))
    return whole


def draw_pool(painter: Painter, scene: GandengyanPicture) -> None:
    unit, (x, y) = scene.layout.unit, scene.layout.at(0.5, 0.457)
    width, height = POOL[0] * unit, POOL[1] * unit
    where = painter.pixels(FRect(x - width / 2, y - height / 2, width, height))
    painter.put(painter.ui.art.drawn(_POOL, where.size), where.x, where.y)
    px, py = scene.layout.play
    with painter.faded(0.14):
        draw_eyes(painter, (px, py - 30 * unit), 380 * unit)


def felt_key(path: Path, size: tuple[int, int]) -> tuple[object, ...]:
    return ("gandengyan felt", path, size)
