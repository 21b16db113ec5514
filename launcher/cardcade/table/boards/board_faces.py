"""The faces on a board: plain while it is counted, then glad or beaten."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from pygame import FRect

from cardcade.table.link import Look
from cardcade.table.seats.expression import Expression, Feeling
from cardcade.table.seats.portrait import draw_portrait
from cardcade.ui import Painter
from cardcade.ui.layout import packed
from cardcade.ui.shapes import PILL, Plate

LARGE, LEAST = 104.0, 60.0
"""How large a winner is seen, and how small at least."""
OVER, RIM = 0.72, 0.1
"""So much of it stands over the panel, or more where the words are large, in a rim so wide."""
LAUREL = Plate(
    (255, 226, 140), (240, 176, 70), PILL, (255, 250, 220), 2.0, shadow=18, shadow_colour=(255, 200, 90, 150)
)


class BoardFaces:
    """One for each row. Where the player wants no characters they stay plain."""

    def __init__(self, look: Look, moods: Sequence[Feeling]) -> None:
        self._look, self._moods = look, moods
        self._made = [Expression() for _ in moods]

    @property
    def shown(self) -> list[Feeling]:
        return [made.shown for made in self._made]

    def feel(self, at_once: bool = False) -> None:
        """The counting has been seen: everybody knows how it ended."""
        for made, mood in zip(self._made, self._moods, strict=True):
            made.lively = not at_once and self._look.speed > 0 and not self._look.reduced_motion
            made.feel(mood if self._look.characters else Feeling.PLAIN, math.inf)

    def advance(self, dt: float) -> bool:
        """Whether a face still changes."""
        resting = [made.advance(dt) > 0 for made in self._made]
        return not all(resting)

    def best_places(self, panel: FRect, scale: float, words: float) -> dict[int, FRect]:
        """For the row of whoever is glad: large on the panel's upper edge and above its words, if there is room."""
        glad = [row for row, mood in enumerate(self._moods) if mood is Feeling.GLAD]
        lowest = min(panel.y + (1 - OVER) * LARGE * scale, words - RIM * LARGE * scale)
        side = min(LARGE * scale, lowest)
        if side < LEAST * scale:
            return {}
        places = packed(FRect(panel.x, lowest - side, panel.w, side), [side] * len(glad), side / 6, "centre")
        return dict(zip(glad, places, strict=True))

    def draw_best(self, painter: Painter, avatars: Sequence[int], places: Mapping[int, FRect]) -> None:
        """As soon as they know that they are."""
        for row, place in places.items():
            made, side = self._made[row], place.w
            if made.shown is Feeling.GLAD:
                with painter.faded(made.change.value):
                    painter.plate(rimmed(place), LAUREL)
                    draw_portrait(painter, avatars[row], made, place, side / 56)

    def draw(self, painter: Painter, row: int, avatar: int, face: FRect) -> None:
        draw_portrait(painter, avatar, self._made[row], face, face.h / 56)


def rimmed(face: FRect) -> FRect:
    return face.inflate(face.w * RIM, face.h * RIM)


def moods_by(gains: Sequence[float]) -> list[Feeling]:
    """Glad is who gained most, beaten who gained least; nobody is moved where all gained alike."""
    best, least = max(gains, default=0), min(gains, default=0)
    if best == least:
        return [Feeling.PLAIN] * len(gains)
    return [Feeling.GLAD if gain == best else Feeling.BEATEN if gain == least else Feeling.PLAIN for gain in gains]
