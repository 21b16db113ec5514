"""The scroll area: more than fits, moved by wheel, bar, drag or keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import FRect

from cardcade.ui.events import Direction, Dragged, KeyPressed, Nav, PointerMoved, Pressed, Released, UiEvent, Wheeled
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import Colour
from cardcade.ui.widget import Group, Widget

BAR = Plate((255, 255, 255, 64), radius=PILL)
LIT = Plate((255, 207, 110, 200), radius=PILL)
FADE = 44.0
STEP = 96.0
BAR_WIDTH = 8.0


class ScrollArea(Group):
    """Widgets laid out below one another; their rects start where the area starts.

    The content's height is that of its lowest widget unless given. The place reached is remembered by
    meaning, so building a screen again does not lose it.
    """

    solid = True

    def __init__(
        self, rect: FRect, widgets: Sequence[Widget] = (), meaning: str = "", *, height: float | None = None
    ) -> None:
        super().__init__(rect, widgets, meaning)
        self._height = height
        self.edges: tuple[Colour, Colour] | None = None
        """The colours of what lies behind, above and below: what goes on there fades into them."""
        self._scroll = Glide(0.0, 0.12)
        self._grip: float | None = None

    @property
    def height(self) -> float:
        """Of the content, in units."""
        if self._height is not None:
            return self._height
        return max((widget.rect.bottom for widget in self.children), default=self.rect.y) - self.rect.y

    @property
    def furthest(self) -> float:
        return max(0.0, self.height - self.rect.h)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only for reading: with nothing to press inside, the area itself is what the keys move."""
        return self.furthest > 0 and not any(w.takes_focus for one in self.children for w in one.walk())

    @property
    def offset(self) -> tuple[float, float]:
        return 0.0, -self._scroll.value

    @property
    def position(self) -> float:
        """Where it is going, in units from the top."""
        return self._scroll.target

    def attached(self) -> None:
        if self.stage is not None and self.meaning in self.stage.memory:
            self._scroll.jump(min(self.stage.memory[self.meaning], self.furthest))

    def scroll_to(self, position: float, *, at_once: bool = False) -> None:
        goal = min(max(0.0, position), self.furthest)
        reduced = self.stage is not None and self.stage.ui.motion.reduced
        if at_once or reduced:
            self._scroll.jump(goal)
        else:
            self._scroll.to(goal)
        if self.stage is not None and self.meaning:
            self.stage.memory[self.meaning] = goal
        self.changed()

    def reveal(self, widget: Widget) -> None:
        top = widget.place.y - self.place.y + self._scroll.value
        if top - 24 < self.position:
            self.scroll_to(top - 24)
        elif top + widget.rect.h + 24 > self.position + self.rect.h:
            self.scroll_to(top + widget.rect.h + 24 - self.rect.h)

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return super().hit(pos) if self.visible and self.rect.collidepoint(pos) else None

    def handle(self, event: UiEvent) -> bool:
        match event:
            case Wheeled(_, _, dy):
                return self._wheeled(dy)
            case Pressed(pos) if self.furthest and pos[0] > self.rect.right - 4 * BAR_WIDTH:
                self._grab(pos[1])
                return True
            case Dragged(pos) if self._grip is not None:
                self._drag(pos[1])
                return True
            case Released():
                self._grip = None
            case PointerMoved(pos):
                self._light_bar(pos[0] > self.rect.right - 4 * BAR_WIDTH)
            case Nav(Direction.UP | Direction.DOWN as direction):
                return self._wheeled(-direction.value[1])
            case KeyPressed(key):
                return self._keyed(key)
        return False

    def advance(self, dt: float) -> float:
        moved, moving = self._scroll.moving, self._scroll.update(dt)
        if moved and not moving and self.stage is not None:
            self.stage.scrolled()
        return min(super().advance(dt), 0.0 if moving else STILL)

    def draw(self, painter: Painter) -> None:
        with painter.clipped(self.rect), painter.shifted(*self.offset):
            for child in self.children:
                if child.visible and painter.visible(child.rect):
                    child.draw(painter)
        self._draw_edges(painter)
        if self.furthest:
            lit = self.hover.value > 0.5 or self._grip is not None
            painter.plate(self.bar, LIT if lit else BAR)

    def _draw_edges(self, painter: Painter) -> None:
        if self.edges is None:
            return
        (above, below), room = self.edges, self.rect
        with painter.faded(self._scroll.value / FADE):
            clear, full = (*above[:3], 0), (*above[:3], 255)
            painter.plate(FRect(room.x, room.y, room.w - 2 * BAR_WIDTH, FADE), Plate(full, clear, 0))
        with painter.faded((self.furthest - self._scroll.value) / FADE):
            clear, full = (*below[:3], 0), (*below[:3], 255)
            painter.plate(FRect(room.x, room.bottom - FADE, room.w - 2 * BAR_WIDTH, FADE), Plate(clear, full, 0))

    @property
    def bar(self) -> FRect:
        """The handle that shows, and moves, the part that is seen."""
        length = max(48.0, self.rect.h * self.rect.h / max(1.0, self.height))
        along = self._scroll.value / self.furthest if self.furthest else 0.0
        y = self.rect.y + (self.rect.h - length) * along
        return FRect(self.rect.right - BAR_WIDTH, y, BAR_WIDTH, length)

    def _light_bar(self, lit: bool) -> None:
        if self.hover.target != float(lit):
            self.hover.to(float(lit))
            self.changed()

    def _wheeled(self, dy: float) -> bool:
        before = self.position
        self.scroll_to(before - dy * STEP)
        return self.position != before

    def _grab(self, y: float) -> None:
        inside = self.bar.top <= y <= self.bar.bottom
        self._grip = y - self.bar.y if inside else self.bar.h / 2
        self._drag(y)

    def _drag(self, y: float) -> None:
        room = self.rect.h - self.bar.h
        if room > 0 and self._grip is not None:
            self.scroll_to((y - self._grip - self.rect.y) / room * self.furthest, at_once=True)

    def _keyed(self, key: int) -> bool:
        page = self.rect.h * 0.85
        goals = {
            pygame.K_PAGEUP: self.position - page,
            pygame.K_PAGEDOWN: self.position + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.furthest,
        }
        if key in goals:
            self.scroll_to(goals[key])
        return key in goals
