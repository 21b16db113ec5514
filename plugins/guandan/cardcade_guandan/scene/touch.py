"""The pointer in a hand of columns: swipes any way, Ctrl and Shift, double clicks on what belongs together."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import FRect

from cardcade import Card
from cardcade.table import Hand
from cardcade.table.arranging import Grip, Touch
from cardcade.ui import Painter, Plate
from cardcade.ui.events import Point
from cardcade.ui.theme import SKY
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.scene.groups import Groups

STEP = 10.0
"""A swipe looks for cards that often on its way."""
ABOVE = 30.0
"""Cards let go that far above the hand are played."""
BAND = Plate((140, 200, 255, 40), (140, 200, 255, 40), 10, (*SKY[:3], 220), 2.0)


class ColumnTouch(Touch):
    """Knows that cards lie on each other downwards; a swipe goes any way, cards dragged up and out are played."""

    def __init__(self, hand: Hand, columns: Columns, groups: Groups) -> None:
        super().__init__(hand)
        self._columns, self._groups = columns, groups
        self._anchor: Card | None = None

    # -- swipes

    def drag(self, pos: Point) -> None:
        grip = self.grip
        if grip is None or self.carries(grip, pos) or self._pulls_at_chosen(grip, pos):
            return
        for point in _along(grip.at, pos, STEP * self._hand.unit):
            under = self.card_at(point)
            if under is not None and (under != grip.card or grip.takes is not None):
                self.swipe(grip, under)
        grip.at = pos

    def lifts(self, grip: Grip, pos: Point) -> bool:
        """A chosen card at once; any other when it is out of the hand, since a swipe goes upwards too."""
        out = pos[1] < min(card.rect.y for card in self._hand.cards)
        return out or (grip.card in grip.before and super().lifts(grip, pos))

    def _pulls_at_chosen(self, grip: Grip, pos: Point) -> bool:
        """Upwards a chosen card is pulled out with the others: no swipe lets go of them on the way."""
        return grip.takes is None and grip.card in grip.before and grip.upwards(pos) > 0

    def plays(self, pos: Point) -> bool:
        return pos[1] < self._hand.rect.y - ABOVE * self._hand.unit

    # -- clicks

    def click(self, card: Card) -> None:
        mods = self._mods
        if mods & pygame.KMOD_SHIFT and self._anchor is not None:
            self._mods = 0
            self._hand.sound("card.select")
            self._selection.choose(self._selection.cards | self._between(self._anchor, card))
        elif mods & pygame.KMOD_CTRL:
            self._mods = 0
            self._selection.toggle(self._columns.holding(card).cards)
        else:
            self._anchor = card
            super().click(card)

    def play_with(self, card: Card) -> None:
        """The whole selection if it can be played, else what naturally belongs to the card."""
        wanted = self._selection.cards | {card}
        together: Sequence[Card] = [held for held in self._hand.held if held in wanted]
        if len(together) < 2 or not self._groups.can_play(together):
            together = self._groups.around(card)
        self._selection.choose(set(together))
        self._hand.judge.play(together)

    def _between(self, one: Card, other: Card) -> set[Card]:
        held = self._hand.held
        if one not in held or other not in held:
            return {other}
        low, high = sorted((held.index(one), held.index(other)))
        return set(held[low : high + 1])

    # -- the rubber band

    def enclose(self, cards: set[Card]) -> None:
        """With Ctrl or Shift it adds to what is selected."""
        kept = self._selection.cards if self.plainly else set()
        if cards:
            self._hand.sound("card.select")
        super().enclose(kept | cards)

    def seen(self, place: int) -> FRect:
        """The part of a card that no later card covers."""
        seen = FRect(self._hand.cards[place].rect)
        for other in self._hand.cards[place + 1 :]:
            over = other.rect
            if abs(over.x - seen.x) < 1 and over.y < seen.bottom:
                seen.h = max(4.0, over.y - seen.y)
                break
            if over.x > seen.x + 1 and over.colliderect(seen) and over.y <= seen.y + 1:
                seen.w = max(4.0, over.x - seen.x)
                break
        return seen

    def draw_band(self, painter: Painter, rect: FRect) -> None:
        painter.plate(rect, BAND)


def _along(start: Point, end: Point, step: float) -> list[Point]:
    """Points on the way, so that a quick swipe misses no card."""
    count = max(1, math.ceil(math.dist(start, end) / max(1.0, step)))
    return [
        (start[0] + (end[0] - start[0]) * part / count, start[1] + (end[1] - start[1]) * part / count)
        for part in range(1, count + 1)
    ]
