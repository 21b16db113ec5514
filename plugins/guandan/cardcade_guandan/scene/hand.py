"""The hand of a Guandan player: swiping, rubber band, Ctrl and Shift, and double clicks on columns of cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from cardcade import Card
from cardcade.table import CardSprite, Hand, HandCard, TableLayout
from cardcade.ui import Painter, Plate
from cardcade.ui.events import NOWHERE, Dragged, Point, Pressed, Released, UiEvent
from cardcade.ui.theme import SKY
from cardcade_guandan.scene.columns import Columns
from cardcade_guandan.scene.faces import SELECTED
from cardcade_guandan.scene.groups import Groups

HOVER_LIFT, SELECT_LIFT = 6.0, 13.0
DOUBLE_CLICK_SECONDS = 0.35
STEP = 10.0
"""A swipe looks for cards that often on its way."""
ABOVE = 30.0
"""Cards let go that far above the hand are played."""
SMALLEST_BAND = 8.0
BAND = Plate((140, 200, 255, 40), (140, 200, 255, 40), 10, (*SKY[:3], 220), 2.0)


class ColumnCard(HandCard):
    """A card that others lie on: it lifts only a little, and shows by its colour that it is selected."""

    hand: ColumnHand

    def advance(self, dt: float) -> float:
        if self.held:
            self.sprite.glow = SELECTED if self.selected else None
        return super().advance(dt)

    @property
    def raised(self) -> float:
        if self.hand.in_row:
            return super().raised
        return SELECT_LIFT if self.selected else HOVER_LIFT if self.pointed_at else 0.0

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed):
            self.hand.mods = event.mods
        return super().handle(event)


@dataclass(slots=True)
class Grip:
    """The pointer went down on a card and may go over others."""

    card: Card
    at: Point
    before: frozenset[Card]
    """What was selected."""
    takes: bool | None = None
    """Whether the swipe takes cards or lets go of them; None while it is none."""


@dataclass(slots=True)
class Band:
    """A rubber band between two points."""

    start: Point
    end: Point

    @property
    def rect(self) -> FRect:
        (x, y), (right, bottom) = self.start, self.end
        return FRect(min(x, right), min(y, bottom), abs(x - right), abs(y - bottom))

    @property
    def drawn(self) -> bool:
        """Wide or high enough to be more than a click on the felt."""
        return max(self.rect.w, self.rect.h) > SMALLEST_BAND


class ColumnHand(Hand):
    """Knows that cards lie on each other downwards; a swipe goes any way, cards dragged up and out are played."""

    def __init__(self, layout: TableLayout, columns: Columns, groups: Groups) -> None:
        super().__init__(layout)
        self._columns, self._groups = columns, groups
        self.mods = 0
        """The keys that were held when the pointer went down."""
        self._grip: Grip | None = None
        self._rubber_band: Band | None = None
        self._anchor: Card | None = None
        self._clicked: tuple[Card, float] | None = None
        self._time = 0.0

    @property
    def in_row(self) -> bool:
        return self._columns.in_row

    def make(self, sprite: CardSprite) -> ColumnCard:
        return ColumnCard(sprite, self)

    def advance(self, dt: float) -> float:
        self._time += dt
        return super().advance(dt)

    # -- swipes

    def grab(self, card: Card, pos: Point) -> None:
        self._grip = Grip(card, pos, frozenset(self.selected))

    def drag(self, pos: Point) -> None:
        grip = self._grip
        if grip is None:
            return
        for point in _along(grip.at, pos, STEP * self.unit):
            under = self.card_at(point)
            if under is not None and (under != grip.card or grip.takes is not None):
                self._swipe(grip, under)
        grip.at = pos

    def _swipe(self, grip: Grip, card: Card) -> None:
        if grip.takes is None:
            grip.takes = grip.card not in self.selected
        passed = {grip.card, card}
        wanted = self.selected | passed if grip.takes else self.selected - passed
        if wanted != self.selected:
            self.sound("card.select")
            self.select(wanted)

    def drop(self, pos: Point) -> None:
        grip, self._grip = self._grip, None
        if grip is None or pos == NOWHERE:
            return
        if pos[1] < self.rect.y - ABOVE * self.unit:
            self.select({*grip.before, grip.card})
            self.judge.play(self.selection)
        elif grip.takes is None:
            self.click(grip.card)

    # -- clicks

    def click(self, card: Card) -> None:
        mods, self.mods = self.mods, 0
        if mods & pygame.KMOD_SHIFT and self._anchor is not None:
            self.sound("card.select")
            self.select(self.selected | self._between(self._anchor, card))
        elif mods & pygame.KMOD_CTRL:
            self._toggle_all(self._columns.holding(card).cards)
        else:
            self._click_once_or_twice(card)

    def _click_once_or_twice(self, card: Card) -> None:
        last, self._clicked = self._clicked, (card, self._time)
        self._anchor = card
        if last is not None and last[0] == card and self._time - last[1] < DOUBLE_CLICK_SECONDS:
            self._clicked = None
            self._play_with(card)
        else:
            self.toggle(card)

    def _play_with(self, card: Card) -> None:
        """The whole selection if it can be played, else what naturally belongs to the card."""
        wanted = self.selected | {card}
        together: Sequence[Card] = [held for held in self.held if held in wanted]
        if len(together) < 2 or not self._groups.can_play(together):
            together = self._groups.around(card)
        self.select(set(together))
        self.judge.play(together)

    def _toggle_all(self, cards: Sequence[Card]) -> None:
        selected = set(cards) <= self.selected
        self.sound("card.deselect" if selected else "card.select")
        self.select(self.selected - set(cards) if selected else self.selected | set(cards))

    def _between(self, one: Card, other: Card) -> set[Card]:
        held = self.held
        if one not in held or other not in held:
            return {other}
        low, high = sorted((held.index(one), held.index(other)))
        return set(held[low : high + 1])

    def at(self, place: int) -> Sequence[Card]:
        """A digit stands for a column; in one row, for a card."""
        if self.in_row:
            return super().at(place)
        return [card for column in list(self._columns)[place : place + 1] for card in column.cards]

    # -- the rubber band

    def handle(self, event: UiEvent) -> bool:
        """On the felt between the cards; with Ctrl or Shift it adds to what is selected."""
        band = self._rubber_band
        match event:
            case Pressed(pos):
                self.mods, self._rubber_band = event.mods, Band(pos, pos)
            case Dragged(pos) if band is not None:
                band.end = pos
                self.changed()
            case Released() if band is not None:
                self._rubber_band = None
                self._enclose(band)
                self.changed()
        return False

    def draw(self, painter: Painter) -> None:
        if self._rubber_band is not None and self._rubber_band.drawn:
            painter.plate(self._rubber_band.rect, BAND)

    def _enclose(self, band: Band) -> None:
        """Takes what can be seen inside; a mere click puts everything back."""
        kept = self.selected if self.mods & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL) else set()
        self.mods = 0
        around = band.rect if band.drawn else FRect(0, 0, 0, 0)
        caught = {card for place, card in enumerate(self.held) if self._seen(place).colliderect(around)}
        if caught:
            self.sound("card.select")
        self.select(kept | caught)

    def _seen(self, place: int) -> FRect:
        """What is visible of a card: the part that no later card covers."""
        seen = FRect(self.cards[place].rect)
        for other in self.cards[place + 1 :]:
            over = other.rect
            if abs(over.x - seen.x) < 1 and over.y < seen.bottom:
                seen.h = max(4.0, over.y - seen.y)
                break
            if over.x > seen.x + 1 and over.colliderect(seen) and over.y <= seen.y + 1:
                seen.w = max(4.0, over.x - seen.x)
                break
        return seen


def _along(start: Point, end: Point, step: float) -> list[Point]:
    """Points on the way, so that a quick swipe misses no card."""
    count = max(1, math.ceil(math.dist(start, end) / max(1.0, step)))
    return [
        (start[0] + (end[0] - start[0]) * part / count, start[1] + (end[1] - start[1]) * part / count)
        for part in range(1, count + 1)
    ]
