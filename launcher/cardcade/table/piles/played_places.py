"""Where the cards that seats have played lie: in rows before them, or in a cross in the middle."""

from __future__ import annotations

from typing import Protocol

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.engine.telling import Shape
from cardcade.table.layout import Pose, TableLayout
from cardcade.table.piles.cross import Cross
from cardcade.table.piles.rows import Rows


class PlayedPlaces(Protocol):
    """Where cards lie that seats have played, and what they leave free."""

    def poses(self, seat: Seat | None, count: int) -> list[Pose]:
        """For so many cards that a seat has played, or that lie before nobody."""

    @property
    def middle(self) -> FRect:
        """Room for a line that everyone shall read: plays of a usual length do not lie there."""


def played_places(layout: TableLayout, shape: Shape) -> PlayedPlaces:
    """As the cards of games of that shape lie."""
    return Cross(layout) if shape is Shape.TRICKS else Rows(layout, free=shape is Shape.DRAWING)
