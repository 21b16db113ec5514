"""How the cards of a Guandan table lie: the hand in columns or a row, and a place for each seat's play."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from cardcade import Place, Seat
from cardcade.table import CardSprite, PileLayout
from cardcade.table.layout import CARD_RATIO, Pose
from cardcade_guandan.scene.arrangement import by_height
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.scene.layout import EDGE, FOOT, GuandanLayout
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import in_order
from cardcade_guandan.scene.trick import Trick
from cardcade_guandan.state import BEFORE, LEFT

CARD, ROW_CARD, PLAYED, BACK, OPEN = 122.0, 132.0, 98.0, 40.0, 58.0
COLUMN_PITCH, ROW_PITCH, PLAYED_PITCH, OPEN_PITCH = 108.0, 57.0, 48.0, 27.0
STRIP, CLOSED_STRIP, STRIPS = 34.0, 28.0, 196.0
LARGEST, LIFT = 1.4, 20.0
"""How much larger cards in hand get with the text, and what one that is pointed at rises."""
OPEN_ROOM, OPEN_SIDES = 640.0, 536.0
"""How wide a hand may lie open, and how far down the opponents' do."""


class GuandanPiles(PileLayout):
    """A play lies in the order in which it reads; the viewer's cards as they are arranged."""

    layout: GuandanLayout

    def __init__(self, layout: GuandanLayout, columns: Columns, level: DealLevel, trick: Trick) -> None:
        super().__init__(layout)
        self._columns, self._level, self._trick = columns, level, trick

    # -- in which order

    def order(self, index: int, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        open_hand = self.lies_open(index) and not self.is_own_hand(index)
        if self.specs[index].place is not Place.PLAYED and not open_hand:
            return super().order(index, sprites)
        if index >= LEFT or open_hand:
            return sorted(sprites, key=lambda sprite: by_height(sprite.card, self._level.order))
        lying = {sprite.card: sprite for sprite in sprites}
        reading = self._trick.reading_of(index - BEFORE, lying)
        return [lying[card] for card in in_order(tuple(lying), reading, self._level.order)]

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        held = {sprite.card: sprite for sprite in sprites}
        return [held[card] for column in self._columns.of(held) for card in column.cards]

    # -- where

    def poses(self, index: int, count: int) -> list[Pose]:
        pile, unit = self.specs[index], self.layout.unit
        if index >= LEFT:
            return self.left(index - LEFT, count)
        match pile.place:
            case Place.PLAYED if pile.owner is not None:
                return self.played(pile.owner, count)
            case Place.DISCARD:
                return Pose.heap(self.layout.centre, count, 28 * unit)
            case Place.STOCK:
                return Pose.heap(self.layout.centre, count, 104 * unit)
        return super().poses(index, count)

    def played(self, seat: Seat, count: int) -> list[Pose]:
        unit, (x, y), place = self.layout.unit, self.layout.spot(seat).played, self.layout.place(seat)
        if place % 2 == 0:
            return Pose.row((x, y), count, PLAYED * unit, PLAYED_PITCH * unit, self.layout.across_room)
        room = self.layout.side_room
        pitch = min(PLAYED_PITCH * unit, (room - PLAYED * unit) / max(1, count - 1))
        reach = pitch * (count - 1) / 2 + PLAYED * unit / 2
        centre = x + reach if place == 1 else x - reach
        return Pose.row((centre, y), count, PLAYED * unit, PLAYED_PITCH * unit, room + 1)

    def middle_of_play(self, seat: Seat, count: int) -> tuple[float, float]:
        """The middle of so many cards before a seat."""
        poses = self.played(seat, count)
        return (poses[0].x + poses[-1].x) / 2, poses[0].y

    def left(self, seat: Seat, count: int) -> list[Pose]:
        """Laid open when the deal is over: before its player, clear of what was played last."""
        unit, spot, place = self.layout.unit, self.layout.spot(seat), self.layout.place(seat)
        if place == 0:
            return self._row(count)
        if place == 2:
            below = (OPEN - BACK) * CARD_RATIO / 2 * unit
            return Pose.row(
                (spot.hand[0], spot.hand[1] + below), count, OPEN * unit, OPEN_PITCH * unit, OPEN_ROOM * unit
            )
        reach = min(OPEN_ROOM * unit, OPEN * unit + (count - 1) * OPEN_PITCH * unit) / 2
        edge = self.layout.wide.x if place == 1 else self.layout.wide.right
        inwards = (self.layout.length(EDGE) + reach) * (1 if place == 1 else -1)
        return Pose.row(
            (edge + inwards, self.layout.down(OPEN_SIDES)), count, OPEN * unit, OPEN_PITCH * unit, 2 * reach + 1
        )

    def laid_open(self, seat: Seat, count: int) -> list[Pose]:
        return self.left(seat, count)

    def backs(self, seat: Seat, count: int) -> list[Pose]:
        unit, room = self.layout.unit, self.layout.closed_room(seat)
        return Pose.row(self.layout.spot(seat).hand, count, BACK * unit, 15 * unit, room)

    # -- the viewer's hand

    def hand(self, count: int) -> list[Pose]:
        return self._row(count) if self._columns.in_row else self._by_columns()

    def hand_reach(self, count: int) -> FRect:
        """The whole of its place: columns grow and go."""
        return self.layout.hand_area

    def _row(self, count: int) -> list[Pose]:
        area, wished = self.layout.hand_area, 1 + (LARGEST - 1) * max(0.0, self.layout.growth - 1)
        unit = self.layout.unit * wished
        y = self.layout.down(FOOT) - ROW_CARD * CARD_RATIO * unit / 2
        return Pose.row((area.centerx, y), count, ROW_CARD * unit, ROW_PITCH * unit, area.w)

    def _larger(self, counts: Sequence[int]) -> float:
        """Where words are large cards are too, as far as the columns leave room; in steps, so that few sizes come."""
        area, unit = self.layout.hand_area, self.layout.unit
        tallest = max(counts, default=1)
        high = (
            (self.layout.down(FOOT) - area.top - self.layout.length(LIFT))
            / unit
            / (CARD * CARD_RATIO + (tallest - 1) * strip(tallest))
        )
        wide = area.w / unit / (CARD + COLUMN_PITCH * (len(counts) - 1))
        wished = min(high, wide, 1 + (LARGEST - 1) * (self.layout.growth - 1))
        return max(1.0, math.floor(wished * 20) / 20)

    def _by_columns(self) -> list[Pose]:
        area, counts = self.layout.hand_area, self._columns.counts
        unit = self.layout.unit * self._larger(counts)
        room = min(STRIPS, (self.layout.down(FOOT) - area.top) / unit - CARD * CARD_RATIO)
        foot = self.layout.down(FOOT) - CARD * CARD_RATIO * unit / 2
        across = Pose.row((area.centerx, foot), len(counts), CARD * unit, COLUMN_PITCH * unit, area.w)
        return [
            bottom._replace(y=foot - (count - 1 - place) * strip(count, room) * unit)
            for bottom, count in zip(across, counts, strict=True)
            for place in range(count)
        ]


def strip(count: int, room: float = STRIPS) -> float:
    """How much of each card is seen in a column of so many: tall columns close up."""
    if count < 6:
        return STRIP
    return min(max(CLOSED_STRIP, 5 * STRIP / (count - 1)), room / (count - 1))
