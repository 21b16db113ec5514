"""Which picture a card has at this level, and how a selected one looks."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from cardcade.table import Faces, Look, Pictures
from cardcade_guandan.cards import RANK_NAMES
from cardcade_guandan.scene.level import DealLevel

RECOLOURED = "CD"
"""The suits that look different in a four-coloured deck."""
SELECTED = (96, 178, 255)
"""The ring of a selected card."""
TO_BEAT = (255, 196, 84)
"""The ring of the play that must be beaten."""
COOL = (188, 224, 255, 255)


class LevelFaces:
    """Finds the picture of a face: level cards have their own."""

    def __init__(self, pictures: Pictures, look: Look, level: DealLevel) -> None:
        self._pictures, self._look, self._level = pictures, look, level

    def find(self, face: str) -> Path | None:
        of_level = face[1:] == RANK_NAMES[self._level.rank] and face not in ("BJ", "RJ")
        return self._of_level(face) if of_level else self._pictures.face(face)

    def _of_level(self, face: str) -> Path:
        """Level cards are pale yellow, the heart among them is marked as the wildcard."""
        if face[0] == "H":
            return self._pictures.own("wild", f"{face}.svg")
        recoloured = self._look.four_colours and face[0] in RECOLOURED
        return self._pictures.own("level", *(["four"] if recoloured else []), f"{face}.svg")


class GuandanFaces(Faces):
    """A selected card is tinted as well as ringed: of most cards only a strip can be seen."""

    def tint(self, card: Surface, glow: tuple[int, int, int] | None) -> None:
        if glow == SELECTED:
            card.fill(COOL, special_flags=pygame.BLEND_RGBA_MULT)
