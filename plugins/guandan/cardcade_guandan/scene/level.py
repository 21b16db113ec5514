"""The level of the deal on the table."""

from __future__ import annotations

from cardcade import Card, View
from cardcade.table import Part
from cardcade_guandan.cards import RANK, is_wild
from cardcade_guandan.game import Guandan
from cardcade_guandan.order import Order
from cardcade_guandan.partners import SEATS
from cardcade_guandan.state import GuandanState


class DealLevel(Part):
    """Which rank is the level rank just now, and the order of the cards that follows from it."""

    def __init__(self, game: Guandan) -> None:
        self._game = game
        self.rank = game.setup(SEATS).level

    @property
    def order(self) -> Order:
        return self._game.order(self.rank)

    def alike(self, card: Card) -> tuple[int, bool]:
        """What cards share that can replace each other, but for the suits of a straight flush."""
        return RANK[card], is_wild(card, self.rank)

    def take(self, view: View[GuandanState]) -> None:
        self.rank = view.state.level
