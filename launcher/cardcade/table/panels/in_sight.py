"""Cards that everyone has seen and looks back at, wherever they lie by now: small, in the corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import FRect

from cardcade.engine.cards import Card, Place
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.table.cards.cards import Cards
from cardcade.table.cards.faces import Faces
from cardcade.table.layout import CARD_RATIO, Pose
from cardcade.table.part import Part
from cardcade.table.piles.piles import PileLayout
from cardcade.table.piles.table_piles import CORNER_STEP, CORNER_WIDTH, corner_of
from cardcade.ui import Painter

PITCH, BELOW = 46.0, 24.0
"""How far apart they lie, and how far below a pile that lies there too."""


class InSight(Part):
    """A picture of them where the piles lie that nobody plays on, which they mostly come from."""

    def __init__(self, game: Game[Any, Any], piles: PileLayout, cards: Cards, faces: Faces) -> None:
        self._game, self._piles, self._cards, self._faces = game, piles, cards, faces
        self.shown: Sequence[Card] = ()

    def take(self, view: View[Any]) -> None:
        self.shown = tuple(self._game.in_sight(view.state))

    @property
    def kept_clear(self) -> Sequence[FRect]:
        return [pose.rect for pose in self.poses]

    @property
    def poses(self) -> list[Pose]:
        """From the edge of the table inwards."""
        unit, (x, y) = self._piles.layout.unit, corner_of(self._piles.layout)
        spread = PITCH * unit * (len(self.shown) - 1)
        y += (CORNER_WIDTH * CARD_RATIO + BELOW) * unit if self._covered else 0.0
        return Pose.row(
            (x - spread / 2, y), len(self.shown), CORNER_WIDTH * unit, PITCH * unit, spread + CORNER_STEP * unit
        )

    @property
    def _covered(self) -> bool:
        """Whether a pile lies in the corner."""
        piles = enumerate(self._piles.specs)
        shared = [index for index, pile in piles if pile.owner is None and pile.place in (Place.STOCK, Place.DISCARD)]
        return any(self._cards.pile(index) for index in shared)

    def draw_under(self, painter: Painter) -> None:
        for card, pose in zip(self.shown, self.poses, strict=True):
            self._faces.draw_around(painter, card, (pose.x, pose.y), pose.width)
