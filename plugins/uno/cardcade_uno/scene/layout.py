"""Where things lie at UNO's table: stock and discards in the middle, words above, signs on their way to players."""

from __future__ import annotations

import math

from pygame import FRect

from cardcade import Seat
from cardcade.table import TableLayout
from cardcade.table.layout import Measure, Pose
from cardcade.ui.events import Point

MIDDLE = (0.5, 0.44)
STOCK_WIDTH, DISCARD_WIDTH = 118.0, 140.0
CATCH = Measure(176, 260), Measure(66, 92)
RIM = 131.0
"""Of the ring around the discards."""
WORDS = 32.0
"""Half a refusal and a little more, on the canvas."""
CAPTION_WIDTH, CAPTION_HEIGHT, CAPTION_TOP = Measure(318, 548), Measure(42, 60), Measure(134, 116)
FAN, UNTIDY = (80.0, 60.0), 8.0
"""Half of what closed cards take, across and down; and how far the discards lie over their edge."""
ASIDE, COUNT_HEIGHT = 104.0, Measure(26, 52)
"""How far the count of the stock gives way to large words below the discards; and how high it is."""


class UnoLayout(TableLayout):
    """Everything turns around the discards, a little right of the middle; the stock lies left of them."""

    asked = False
    """Whether there is a question among the answers: words keep clear of it."""

    @property
    def middle(self) -> Point:
        return self.at(*MIDDLE)

    @property
    def discard(self) -> Pose:
        x, y = self.middle
        return Pose(x + self.length(62), y - self.length(6), self.length(DISCARD_WIDTH))

    @property
    def stock(self) -> Pose:
        x, y = self.middle
        return Pose(x - self.length(124), y - self.length(6), self.length(STOCK_WIDTH))

    @property
    def stock_foot(self) -> FRect:
        """Under the stock, beside it for large letters: how many cards it has."""
        (x, bottom), height = self.stock.rect.midbottom, self.grown(COUNT_HEIGHT)
        beside = self.length(ASIDE) if self.growth > 1 else 0.0
        middle = bottom + self.length(17) - beside * 0.6
        return FRect(x - self.length(40) - beside, middle - height / 2, self.length(80), height)

    @property
    def caption(self) -> FRect:
        """Under the discards, as long as it gets: what lies there."""
        (x, y), width = self.middle, self.grown(CAPTION_WIDTH)
        return FRect(x - width / 2, y + self.grown(CAPTION_TOP), width, self.grown(CAPTION_HEIGHT))

    def catch(self, seat: Seat) -> FRect:
        """On a player's one card: where whoever forgot to call is caught."""
        (x, y), (width, height) = self.spot(seat).hand, map(self.grown, CATCH)
        return FRect(x - width / 2, y - self.length(12), width, height)

    @property
    def seat_rects(self) -> list[FRect]:
        others = (seat for seat in range(self.seats) if seat != self.viewer)
        return [*super().seat_rects, *map(self.catch, others)]

    @property
    def answers(self) -> FRect:
        """Between what lies on the table and the hand: where a question about it is answered."""
        gap, caption = self.length(8), self.caption
        return FRect(
            self.area.x + gap,
            caption.bottom + gap,
            self.area.w - 2 * gap,
            self.hand_area.top - caption.bottom - 2 * gap,
        )

    @property
    def shouts(self) -> Point:
        x, y = self.middle
        return x, y - self.length(166)

    @property
    def complaints(self) -> Point:
        """Never where a question is asked or answered."""
        if not self.asked:
            return self.over_bar(0.628) if self.growth <= 1 else (self.at(0.5, 0)[0], under_discards(self).centery)
        return self.shouts if self.growth <= 1 else (self.caption.centerx, self.answers.top - WORDS)

    @property
    def complaint_room(self) -> FRect:
        """For large letters between discards and buttons, and between the cards of those who sit at the sides."""
        usual, room = super().complaint_room, under_discards(self)
        if self.growth <= 1:
            return usual
        hands = [self.spot(seat).hand for seat in range(self.seats) if seat != self.viewer]
        level = [x for x, y in hands if abs(y - room.centery) < room.h / 2 + self.length(FAN[1])]
        width = min([usual.w, *(2 * (abs(x - usual.centerx) - self.length(FAN[0])) for x in level)])
        height = min(usual.h, room.h)
        return FRect(usual.centerx - width / 2, usual.centery - height / 2, width, height)

    def hand(self, seat: Seat) -> Point:
        """Where cards of a player come from and go to."""
        return self.at(0.5, 0.72) if seat == self.viewer else self.spot(seat).hand

    def before(self, seat: Seat) -> Point:
        """On the table in front of a player."""
        (x, y), (cx, cy) = self.hand(seat), self.middle
        return (x, y) if seat == self.viewer else (x + (cx - x) * 0.36, y + (cy - y) * 0.36)

    def toward(self, seat: Seat) -> float:
        """Which way a player sits from the middle, in degrees clockwise from the right."""
        (x, y), (cx, cy) = self.spot(seat).hand, self.middle
        return 90.0 if seat == self.viewer else math.degrees(math.atan2(y - cy, x - cx))


def under_discards(layout: UnoLayout) -> FRect:
    """As far down as the buttons."""
    top, bottom = layout.discard.rect.bottom + layout.length(UNTIDY), layout.bar.top
    return FRect(layout.area.x, top, layout.area.w, bottom - top)
