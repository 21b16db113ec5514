"""The shape of a table: as the game says, else as its piles let one guess."""

from __future__ import annotations

from typing import Any

from cardcade.engine.cards import Place
from cardcade.engine.game import Game
from cardcade.engine.telling import Shape


def shape_of(game: Game[Any, Any], seats: int) -> Shape:
    """Cards before the seats are rows to be beaten, or tricks where somebody keeps what was played."""
    if game.shape is not None:
        return game.shape
    piles = game.setup(seats).piles
    if not any(pile.place is Place.PLAYED and pile.owner is not None for pile in piles):
        return Shape.DRAWING
    kept = any(pile.place in (Place.DISCARD, Place.ASIDE) and pile.owner is not None for pile in piles)
    return Shape.TRICKS if kept else Shape.SHEDDING
