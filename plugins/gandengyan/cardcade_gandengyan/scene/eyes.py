"""干瞪眼: those who cannot beat a play stare at it for a moment."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from cardcade import Seat
from cardcade.table import Look, Part, Plates
from cardcade.ui import Painter, ease_out

SECONDS: Final = 1.1
POP: Final = 0.14
ROLLS: Final = (-5, -2, 0, 2, 5)
"""Where the pupils may look: left … right."""

_PAIR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84"><defs>'
    '<radialGradient id="i" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="15">'
    '<stop offset="0" stop-color="#ffb347"/><stop offset="1" stop-color="#c8640c"/></radialGradient></defs>'
    "{one}{other}{brows}</svg>"
)
_BROWS = (
    '<path d="M8 15Q30 1 53 19M112 15Q90 1 67 19" fill="none" stroke="{colour}" stroke-width="{width}" '
    'stroke-linecap="round"/>'
)
_EYE = (
    '<circle cx="{x}" cy="51" r="28" fill="#062a3c" fill-opacity="0.45"/>'
    '<circle cx="{x}" cy="48" r="28" fill="#f6fbff" stroke="#0d4a63" stroke-width="2.5"/>'
    '<g transform="translate({at},50)"><circle r="14" fill="url(#i)"/><circle r="8" fill="#1a0d10"/>'
    '<circle cx="-4" cy="-4" r="3.4" fill="#fff"/></g>'
)
RATIO: Final = 84 / 120


def pair(roll: int = 0) -> str:
    """Two wide eyes under frowning brows."""
    brows = _BROWS.format(colour="#c9eef0", width=12) + _BROWS.format(colour="#17305a", width=8)
    return _PAIR.format(one=_EYE.format(x=30, at=32 + roll), other=_EYE.format(x=90, at=88 + roll), brows=brows)


def draw_eyes(painter: Painter, at: tuple[float, float], width: float, roll: int = 0) -> None:
    pixels = painter.canvas.length(width), painter.canvas.length(width * RATIO)
    picture = painter.ui.art.drawn(pair(roll), pixels)
    painter.blit(picture, at[0] - width / 2, at[1] - width * RATIO / 2)


class Stares(Part):
    """Who stares just now, and for how much longer."""

    def __init__(self, look: Look, plates: Plates) -> None:
        self._look, self._plates = look, plates
        self.left = 0.0
        self.seats: frozenset[Seat] = frozenset()

    def begin(self, seats: Iterable[Seat]) -> None:
        self.seats, self.left = frozenset(seats), SECONDS

    def update(self, dt: float) -> bool:
        staring = self.left > 0
        self.left = max(0.0, self.left - dt)
        return staring

    def finish(self) -> None:
        self.left = 0.0

    def draw_over(self, painter: Painter) -> None:
        if self.left <= 0:
            return
        passed, calm = SECONDS - self.left, self._look.reduced_motion
        grown = 1.0 if calm else 0.6 + 0.4 * ease_out(min(1.0, passed / POP))
        roll = 0 if calm else ROLLS[round(2 + 2 * math.sin(passed * 9))]
        with painter.faded(min(1.0, passed / POP, self.left / POP)):
            for plate in (self._plates[seat] for seat in self.seats):
                at = plate.face.centerx, plate.rect.centery - 4 * plate.scale
                draw_eyes(painter, at, round(96 * grown / 8) * 8 * plate.scale, roll)
