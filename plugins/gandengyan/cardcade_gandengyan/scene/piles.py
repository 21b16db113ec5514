"""How the cards of each pile lie: a large hand, the plays of the trick one after the other, what losers have left."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade import Place, Seat
from cardcade.table import CardSprite, PileLayout
from cardcade.table.layout import Measure, Pose
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.scene.layout import GONE_CARD, PILE, GandengyanLayout
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.state import GONE, STOCK, TRICK

HELD, HELD_PITCH = Measure(148, 185), Measure(106, 134)
LEFT, LEFT_PITCH, LEFT_ROOM = 60.0, 27.0, 220.0


class GandengyanPiles(PileLayout):
    """The trail says how many cards each play of the trick has."""

    layout: GandengyanLayout

    def __init__(self, layout: GandengyanLayout, trail: Trail) -> None:
        super().__init__(layout)
        self._trail = trail

    def order(self, index: int, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """What the viewer has left lies as it did in the hand."""
        return super().order(index, sprites) if self._loser(index) is None else self.sorted_hand(sprites)

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """The lowest first; cards that are still closed keep their places."""
        return sorted(sprites, key=lambda sprite: (RANK[sprite.card] if sprite.card >= 0 else 0, sprite.card))

    def poses(self, index: int, count: int) -> list[Pose]:
        unit = self.layout.unit
        if index == STOCK:
            return Pose.heap(self.layout.aside(-1), count, PILE * unit)
        if index == GONE:
            return Pose.heap(self.layout.aside(1), count, GONE_CARD * unit, untidy=8)
        if index == TRICK:
            return [pose for play in self.layout.plays(self._trail.sizes) for pose in play.poses]
        if (loser := self._loser(index)) is not None:
            return self._left(loser, count)
        return super().poses(index, count)

    def counted(self, index: int) -> FRect | None:
        return self.layout.pile_note if index == STOCK else None

    def hand(self, count: int) -> list[Pose]:
        """Few cards, so that they can be large."""
        at, grown = self.layout.spot(self.layout.viewer).hand, self.layout.grown
        return Pose.fan(at, count, grown(HELD), grown(HELD_PITCH), self.hand_room)

    def _left(self, seat: Seat, count: int) -> list[Pose]:
        """Open on the table at the end of a round."""
        if seat == self.layout.viewer:
            return self.hand(count)
        unit, (x, y) = self.layout.unit, self.layout.spot(seat).hand
        return Pose.row((x, y + 10 * unit), count, LEFT * unit, LEFT_PITCH * unit, LEFT_ROOM * unit)

    def _loser(self, index: int) -> Seat | None:
        """Whose cards at the end of a round lie in this pile."""
        pile = self.specs[index]
        return pile.owner if pile.place is Place.PLAYED else None
