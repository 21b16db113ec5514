"""The carousel: tiles side by side, moved sideways when there are more than fit."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import FRect

from cardcade.ui import PILL, STILL, Button, Glide, Group, Painter, Plate, Widget, icon
from cardcade.ui.events import KeyPressed, UiEvent, Wheeled

GAP = 36.0
REACH = 56.0
"""Room around the tiles for their shadows and for the lift of the one that is alive."""
ROUNDED = 0.5
"""Rectangles are rounded a little: tiles that fill the room to the last unit fit."""
DOT = Plate((255, 255, 255, 60), radius=PILL)
LIT = Plate((255, 207, 110, 235), radius=PILL)


class Carousel(Group):
    """Tiles of one size in `rect`, seen as far as `bleed` left and right; the arrows lie over its ends."""

    solid = True

    def __init__(
        self, rect: FRect, tiles: Sequence[Widget], meaning: str, tips: tuple[str, str], bleed: tuple[float, float]
    ) -> None:
        super().__init__(rect, tiles, meaning)
        self._bleed = bleed
        self._scroll = Glide(0.0, 0.2)
        self.step = tiles[0].rect.w + GAP if tiles else 1.0
        wide = (self.step * len(tiles) - GAP) if tiles else 0.0
        self.furthest = wide - rect.w if wide > rect.w + ROUNDED else 0.0
        if not self.furthest:
            start = rect.x + (rect.w - wide) / 2
            for number, tile in enumerate(tiles):
                tile.rect.x = start + number * self.step
        self._arrows = _Arrows(self, tips)

    @property
    def offset(self) -> tuple[float, float]:
        return -self._scroll.value, 0.0

    def attached(self) -> None:
        if self.stage is not None:
            self._scroll.jump(min(self.stage.memory.get(self.meaning, 0.0), self.furthest))
            self._arrows.attach(self.stage, self.parent)

    def scroll_to(self, position: float) -> None:
        goal = min(max(0.0, position), self.furthest)
        reduced = self.stage is not None and self.stage.ui.motion.reduced
        self._scroll.jump(goal) if reduced else self._scroll.to(goal)
        if self.stage is not None:
            self.stage.memory[self.meaning] = goal
        self.changed()

    def turn(self, steps: int) -> None:
        """A tile further to either side."""
        self.scroll_to((round(self._scroll.target / self.step) + steps) * self.step)

    @property
    def arrows(self) -> Widget:
        """Laid over the carousel by the page, since they do not scroll."""
        return self._arrows

    @property
    def position(self) -> float:
        return self._scroll.target

    @property
    def in_view(self) -> range:
        """The tiles that are there to be looked at: at either end of the way the last ones of that side."""
        count = len(self.children)
        fits = max(1, min(count, int((self.rect.w + GAP + ROUNDED) / self.step)))
        first = round(self.position / self.furthest * (count - fits)) if self.furthest else 0
        return range(first, first + fits)

    def reveal(self, widget: Widget) -> None:
        left = widget.rect.x - self.rect.x
        if left - GAP < self.position:
            self.scroll_to(left)
        elif left + widget.rect.w > self.position + self.rect.w:
            self.scroll_to(left + widget.rect.w - self.rect.w)

    @property
    def _seen(self) -> FRect:
        left, right = self._bleed
        return FRect(left, self.rect.y - REACH, right - left, self.rect.h + 2 * REACH)

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return super().hit(pos) if self.visible and self._seen.collidepoint(pos) else None

    def handle(self, event: UiEvent) -> bool:
        match event:
            case Wheeled(_, dx, dy) if self.furthest:
                before = self.position
                self.scroll_to(before + (dx - dy) * self.step * 0.5)
                return self.position != before
            case KeyPressed(pygame.K_PAGEDOWN | pygame.K_PAGEUP as key):
                self.turn(1 if key == pygame.K_PAGEDOWN else -1)
                return True
        return False

    def advance(self, dt: float) -> float:
        moving = self._scroll.update(dt)
        return min(super().advance(dt), 0.0 if moving else STILL)

    def draw(self, painter: Painter) -> None:
        seen = self._seen
        with painter.clipped(seen), painter.shifted(*self.offset):
            for child in self.children:
                if painter.visible(child.rect):
                    child.draw(painter)


class _Arrows(Widget):
    """An arrow at each end that leads on, and a dot for every tile."""

    def __init__(self, carousel: Carousel, tips: tuple[str, str]) -> None:
        super().__init__(carousel.rect)
        self.carousel = carousel
        y, side = carousel.rect.centery - 36, 72.0
        left = FRect(carousel.rect.x - 20, y, side, side)
        right = FRect(carousel.rect.right + 20 - side, y, side, side)
        self._buttons = [
            Button(left, "", lambda: carousel.turn(-1), "home.previous", icon=icon("chevron_left"), tooltip=tips[0]),
            Button(right, "", lambda: carousel.turn(1), "home.next", icon=icon("chevron_right"), tooltip=tips[1]),
        ]
        for button in self._buttons:
            button.focusable = False  # keys and gamepad go from tile to tile, and the carousel follows them

    @property
    def children(self) -> Sequence[Widget]:
        carousel = self.carousel
        if not carousel.furthest:
            return ()
        back, on = self._buttons
        shown = [back] if carousel.position > 1 else []
        return [*shown, on] if carousel.position < carousel.furthest - 1 else shown

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        carousel = self.carousel
        count = len(carousel.children)
        if not carousel.furthest or count < 2:
            return
        lit = carousel.in_view
        x = carousel.rect.centerx - count * 24 / 2
        for number in range(count):
            plate = LIT if number in lit else DOT
            painter.plate(FRect(x + number * 24 + 6, carousel.rect.bottom + 18, 12, 12), plate)
