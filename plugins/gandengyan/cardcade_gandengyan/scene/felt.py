"""The felt: teal, or the one the player chose, with a pool in the middle and the game's staring eyes woven into it."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from cardcade.table import Felt
from cardcade_gandengyan.scene.eyes import RATIO, pair
from cardcade_gandengyan.scene.layout import GandengyanLayout

POOL: Final = (1010.0, 456.0)
"""Width and height of the pool in units."""
POOL_MIDDLE: Final = 0.457
"""How far down the table it lies."""
EYES, FAINT = 380.0, 36

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


class GandengyanFelt(Felt):
    """A bare felt, teal where the player has chosen no other."""

    _layout: GandengyanLayout

    @property
    def woven(self) -> tuple[object, ...]:
        return "gandengyan", self._layout.chrome

    def weave(self, felt: Surface) -> None:
        art, scale = self._ui.art, self._ui.canvas.scale
        (x, y), unit = self._layout.play, self._layout.unit * scale
        x, y = x * scale, y * scale
        pool = art.drawn(_POOL, (round(POOL[0] * unit), round(POOL[1] * unit)))
        felt.blit(pool, pool.get_rect(center=(x, self._layout.at(0.5, POOL_MIDDLE)[1] * scale)))
        eyes = art.drawn(pair(), (round(EYES * unit), round(EYES * RATIO * unit))).copy()
        eyes.set_alpha(FAINT)
        felt.blit(eyes, eyes.get_rect(center=(x, y - 30 * unit)))
