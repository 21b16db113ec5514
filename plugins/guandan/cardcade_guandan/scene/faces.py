"""Which picture a card has at this level, and how a chosen one looks."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from cardcade.table.faces import face_picture, plugin_path
from cardcade.table.link import Look
from cardcade.table.sprites import Faces
from cardcade_guandan.cards import RANK_NAMES

PACKAGE = "cardcade_guandan"
RECOLOURED = "CD"
"""The suits that look different in a four-coloured deck."""
CHOSEN = (96, 178, 255)
"""The ring of a chosen card."""
TO_BEAT = (255, 196, 84)
"""The ring of the play that must be beaten."""
COOL = (188, 224, 255)


def level_face(face: str, level: int, look: Look) -> Path | None:
    """Level cards are pale yellow, the heart among them is marked as the wildcard."""
    if face[1:] != RANK_NAMES[level] or face in ("BJ", "RJ"):
        return face_picture(PACKAGE, face, look)
    if face[0] == "H":
        return plugin_path(PACKAGE, "wild", f"{face}.svg")
    recoloured = look.four_colours and face[0] in RECOLOURED
    return plugin_path(PACKAGE, "level", *(["four"] if recoloured else []), f"{face}.svg")


class GuandanFaces(Faces):
    """A chosen card is tinted as well as ringed: of most cards only a strip can be seen."""

    def _make(self, face: Path | str, pixels: int, reach: int, dim: bool, glow: tuple[int, int, int] | None) -> Surface:
        whole = super()._make(face, pixels, reach, dim, glow)
        if glow == CHOSEN:
            height = whole.get_height() - 2 * reach
            part = whole.subsurface((reach, reach, pixels, height))
            part.fill((*COOL, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return whole
