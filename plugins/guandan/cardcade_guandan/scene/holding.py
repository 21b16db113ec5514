"""The hand of a Guandan player: swiping, rubber band, Ctrl and Shift, and double clicks on columns of cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

import pygame
from pygame import FRect

from cardcade.engine.cards import Card
from cardcade.table.hand import DOUBLE_CLICK_SECONDS, Hand, HandCard, Holder
from cardcade.table.sprites import CardSprite
from cardcade.ui import STILL, Painter, Plate
from cardcade.ui.events import Dragged, Pressed, Released, UiEvent
from cardcade.ui.theme import SKY
from cardcade.ui.widget import Widget
from cardcade_guandan.scene.faces import CHOSEN

HOVER_LIFT, SELECT_LIFT = 6.0, 13.0
ROW_HOVER_LIFT, ROW_SELECT_LIFT = 20.0, 30.0
BAND = Plate((140, 200, 255, 40), (140, 200, 255, 40), 10, (*SKY[:3], 220), 2.0)
RELEASED_OUTSIDE = -1e8


class GuandanHolder(Holder, Protocol):
    def natural(self, card: Card) -> Sequence[Card]:
        """The cards that a double click on this one plays."""

    def can_play(self, cards: Sequence[Card]) -> bool: ...

    def column_of(self, card: Card) -> Sequence[Card]: ...


class ColumnCard(HandCard):
    """A card that others lie on: it lifts only a little, and shows by its colour that it is chosen."""

    hand: ColumnHand

    def advance(self, dt: float) -> float:
        if not self.held:
            return STILL
        moving = Widget.advance(self, dt) == 0.0
        chosen, unit = self.sprite.card in self.hand.selected, self.hand.unit
        hover, select = (ROW_HOVER_LIFT, ROW_SELECT_LIFT) if self.hand.in_row else (HOVER_LIFT, SELECT_LIFT)
        self.lift.to((select if chosen else hover if self.hover.target > 0 or self._keyed else 0.0) * unit)
        moving |= self.lift.update(dt)
        self.sprite.lift = self.lift.value
        self.sprite.glow = CHOSEN if chosen else None
        self.rect = FRect(self.sprite.pose.rect)
        self.rect.y -= self.lift.target
        self.rect.h += self.lift.target
        return 0.0 if moving else STILL

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed):
            self.hand.mods = event.mods
        return super().handle(event)


class ColumnHand(Hand):
    """Knows that cards lie on each other downwards; a swipe goes any way, a throw goes up and out of the hand."""

    holder: GuandanHolder

    def __init__(self, rect: FRect, holder: GuandanHolder) -> None:
        super().__init__(rect, holder)
        self.in_row = False
        self.mods = 0
        self._before: set[Card] = set()
        self._at = (0.0, 0.0)
        self._anchor: Card | None = None

    def hold(self, sprites: Sequence[CardSprite], name: Callable[[Card], str]) -> None:
        known = {card.sprite: card for card in self.cards}
        self.cards = [known.get(sprite) or ColumnCard(sprite, self, "") for sprite in sprites]
        for sprite, card in known.items():
            if card not in self.cards:
                card.held = False
                sprite.lift, sprite.glow, sprite.dim = 0.0, None, False
        super().hold(sprites, name)

    # Gestures

    def grab(self, card: Card, pos: tuple[float, float]) -> None:
        super().grab(card, pos)
        self._before, self._at = set(self.selected), pos

    def drag(self, pos: tuple[float, float]) -> None:
        if self._grabbed is None:
            return
        for point in _along(self._at, pos, 10 * self.unit):
            under = self._under(point)
            if under is not None and (under != self._grabbed or self._swiping is not None):
                if self._swiping is None:
                    self._swiping = self._grabbed not in self.selected
                    self._sweep(self._grabbed)
                self._sweep(under)
        self._at = pos

    def drop(self, pos: tuple[float, float]) -> None:
        card, swiped, self._grabbed = self._grabbed, self._swiping is not None, None
        if card is None or pos[0] < RELEASED_OUTSIDE:
            return
        if pos[1] < self.rect.y - 30 * self.unit:
            self.select(self._before | {card})
            self.holder.thrown(self.chosen)
        elif not swiped:
            self.click(card)

    def click(self, card: Card) -> None:
        mods, self.mods = self.mods, 0
        if mods & pygame.KMOD_SHIFT and self._anchor is not None:
            self.sound("card.select")
            self.select(self.selected | self._between(self._anchor, card))
            return
        if mods & pygame.KMOD_CTRL:
            self._toggle_all(self.holder.column_of(card))
            return
        last, self._last_click = self._last_click, (card, self._now)
        self._anchor = card
        if last is not None and last[0] == card and self._now - last[1] < DOUBLE_CLICK_SECONDS:
            self._last_click = None
            self._throw_from(card)
        else:
            self.toggle(card)

    def handle(self, event: UiEvent) -> bool:
        """On the felt: a rubber band; with Ctrl or Shift it adds to what is chosen."""
        Widget.handle(self, event)
        match event:
            case Pressed(pos):
                self.mods = event.mods
                self._from, self._band = pos, FRect(pos, (0, 0))
            case Dragged(pos) if self._band is not None:
                self._band = _spanned(self._from, pos)
                self.changed()
            case Released(pos) if self._band is not None:
                self._close_band()
        return False

    def draw(self, painter: Painter) -> None:
        if self._band is not None and max(self._band.w, self._band.h) > 8:
            painter.plate(self._band, BAND)

    def _close_band(self) -> None:
        band, self._band = self._band, None
        assert band is not None
        self.changed()
        kept = self.selected if self.mods & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL) else set()
        self.mods = 0
        if band.w < 8 and band.h < 8:
            self.select(set(kept))
            return
        caught = {card for card, seen in self._strips() if seen.colliderect(band)}
        if caught:
            self.sound("card.select")
        self.select(kept | caught)

    def _throw_from(self, card: Card) -> None:
        """The whole selection if it can be played, else what naturally belongs to the card."""
        wanted = self.selected | {card}
        together = [each.sprite.card for each in self.cards if each.sprite.card in wanted]
        if len(together) < 2 or not self.holder.can_play(together):
            together = list(self.holder.natural(card))
        self.select(set(together))
        self.holder.thrown(together)

    def _toggle_all(self, cards: Sequence[Card]) -> None:
        chosen = set(cards) <= self.selected
        self.sound("card.deselect" if chosen else "card.select")
        self.select(self.selected - set(cards) if chosen else self.selected | set(cards))

    def _between(self, one: Card, other: Card) -> set[Card]:
        shown = [card.sprite.card for card in self.cards]
        if one not in shown or other not in shown:
            return {other}
        low, high = sorted((shown.index(one), shown.index(other)))
        return set(shown[low : high + 1])

    def _strips(self) -> list[tuple[Card, FRect]]:
        """What is visible of each card: the part that no later card covers."""
        return [(card.sprite.card, self._seen(place)) for place, card in enumerate(self.cards)]

    def _seen(self, place: int) -> FRect:
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


def _along(start: tuple[float, float], end: tuple[float, float], step: float) -> list[tuple[float, float]]:
    """Points on the way, so that a quick swipe misses no card."""
    count = max(1, math.ceil(math.dist(start, end) / max(1.0, step)))
    return [
        (start[0] + (end[0] - start[0]) * part / count, start[1] + (end[1] - start[1]) * part / count)
        for part in range(1, count + 1)
    ]


def _spanned(one: tuple[float, float], two: tuple[float, float]) -> FRect:
    left, top = min(one[0], two[0]), min(one[1], two[1])
    return FRect(left, top, abs(one[0] - two[0]), abs(one[1] - two[1]))
