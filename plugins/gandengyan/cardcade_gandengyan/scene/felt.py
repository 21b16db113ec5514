"""The felt: teal, or the one the player chose, with a pool in the middle and the game's staring eyes woven into it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pygame import Surface

from cardcade.table.link import Look
from cardcade.ui import Painter
from cardcade_gandengyan.scene.eyes import RATIO, pair

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.picture import GandengyanPicture

POOL: Final = (1010.0, 456.0)
"""Width and height of the pool in units."""
EYES, FAINT = 380.0, 36

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


def draw_felt(painter: Painter, scene: GandengyanPicture, felt: Callable[[], Surface], path: Path) -> None:
    """All of it never moves, so that it is one picture, made once."""
    where = painter.pixels(scene.rect)
    key = ("gandengyan felt", path, where.size, scene.layout.chrome)
    painter.put(painter.ui.art.keep(key, lambda: _woven(scene, felt(), painter.canvas.scale)), where.x, where.y)


def _woven(scene: GandengyanPicture, felt: Surface, scale: float) -> Surface:
    """Into the felt itself, which is nobody else's."""
    (w, h), art = felt.get_size(), scene.ui.art
    (x, y), (_, pool_y) = scene.layout.play, scene.layout.at(0.5, 0.457)
    if scene.link.look.felt == Look().felt:
        veil = _VEIL.format(w=w, h=h, x=round(x * scale), y=round(y * scale), r=round(w * 0.62))
        felt.blit(art.drawn(veil, (w, h)), (0, 0))
    unit = scene.layout.unit * scale
    pool = art.drawn(_POOL, (round(POOL[0] * unit), round(POOL[1] * unit)))
    felt.blit(pool, pool.get_rect(center=(x * scale, pool_y * scale)))
    eyes = art.drawn(pair(), (round(EYES * unit), round(EYES * RATIO * unit))).copy()
    eyes.set_alpha(FAINT)
    felt.blit(eyes, eyes.get_rect(center=(x * scale, y * scale - 30 * unit)))
    return felt
