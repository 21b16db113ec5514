"""The wheel a wild's colour is chosen on: four big sectors for mouse, keys and gamepad."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from pygame import FRect

from cardcade.table import Words
from cardcade.ui import Cursor, Dialog, Glide, Painter, Widget
from cardcade.ui.events import Confirmed, Direction, KeyPressed, Nav, Released, UiEvent
from cardcade.ui.theme import GOLD, HEADING, INK, SHADE, SMALL, SOFT, Type, Weight
from cardcade_uno.cards import COLOURS, Colour
from cardcade_uno.scene.signs import SVG, around, chip, on_circle, sector

PLACES: Final[dict[Colour, tuple[int, int]]] = {"R": (-1, -1), "B": (1, -1), "Y": (-1, 1), "G": (1, 1)}
KEYS: Final[dict[int, Colour]] = {
    pygame.K_r: "R", pygame.K_b: "B", pygame.K_y: "Y", pygame.K_g: "G",
    pygame.K_1: "R", pygame.K_2: "B", pygame.K_3: "Y", pygame.K_4: "G",
}  # fmt: skip
SIDE = 250.0
HUB: Final = SVG.format('<circle cx="50" cy="50" r="49" fill="#fff"/><circle cx="50" cy="50" r="44" fill="#16203c"/>')


class Sector(Widget):
    """A quarter of the wheel."""

    cursor = Cursor.HAND
    solid = True
    focusable = True
    corner = 400.0

    def __init__(self, rect: FRect, wheel: ColourWheel, colour: Colour, held: int) -> None:
        super().__init__(rect, f"colour.{colour}")
        self.wheel, self.colour, self.held = wheel, colour, held
        self.place_on_wheel = PLACES[colour]
        self.raised = Glide(0.0, 0.1)

    @property
    def tip(self) -> tuple[float, float]:
        x, y = self.place_on_wheel
        return (self.rect.right if x < 0 else self.rect.left), (self.rect.bottom if y < 0 else self.rect.top)

    @property
    def face(self) -> FRect:
        """Where its chip lies, with the number of such cards in the hand below."""
        x, y = self.place_on_wheel
        at = on_circle(self.tip, self.rect.w * 0.58, math.degrees(math.atan2(y, x)))
        return around((at[0], at[1] - self.rect.w * 0.05), self.rect.w * 0.4)

    @property
    def place(self) -> FRect:
        """The keyboard's ring goes around the chip."""
        x, y = self.place_on_wheel
        return self.face.move(x * self.out, y * self.out)

    @property
    def out(self) -> float:
        """How far it has come out of the wheel."""
        return 12 * self.raised.value

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        """The round part of its square alone."""
        inside = self.rect.collidepoint(pos) and math.dist(pos, self.tip) <= self.rect.w
        return self if self.visible and inside else None

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case Released(over=True) | Confirmed():
                self.wheel.pick(self.colour)
                return True
            case Nav(direction):
                self.wheel.step(self, direction)
                return True
            case KeyPressed(key) if key in KEYS:
                self.wheel.pick(KEYS[key])
                return True
        return False

    def advance(self, dt: float) -> float:
        keyed = self.focused and self.stage is not None and not self.stage.ui.reader.pointing
        self.raised.to(1.0 if self.hover.target or keyed else 0.0)
        moving = self.raised.update(dt)
        return 0.0 if moving else super().advance(dt)

    def draw(self, painter: Painter) -> None:
        x, y = self.place_on_wheel
        with painter.shifted(x * self.out, y * self.out):
            where = painter.pixels(self.rect)
            painter.put(painter.ui.art.drawn(sector(self.colour, PLACES[self.colour]), where.size), where.x, where.y)
            painter.image(chip(self.colour), self.face)
            if self.held:
                foot = FRect(self.face.x, self.face.bottom, self.face.w, self.face.h * 0.3)
                painter.text(f"×{self.held}", foot, Type(foot.h * 0.86, Weight.BOLD), INK, "centre")


class ColourWheel(Dialog):
    """Asks for a colour; Esc or a press beside the wheel takes the card back."""

    def __init__(
        self,
        words: Words,
        held: Mapping[Colour, int],
        picked: Callable[[Colour], object],
        advised: Colour | None = None,
    ) -> None:
        super().__init__((2 * SIDE + 80, 2 * SIDE + 200), "uno.wheel", cancel_action=lambda: None)
        self._words, self._held, self._picked, self._advised = words, held, picked, advised
        self.sectors: list[Sector] = []

    def fill(self, inner: FRect) -> Sequence[Widget]:
        room = min(SIDE, (inner.w - 8) / 2, (inner.h - 108) / 2)
        cx, cy = inner.centerx, inner.bottom - 36 - room
        self.sectors = []
        for colour in COLOURS:
            x, y = PLACES[colour]
            rect = FRect(cx + (2 if x > 0 else -2 - room), cy + (2 if y > 0 else -2 - room), room, room)
            self.sectors.append(Sector(rect, self, colour, self._held.get(colour, 0)))
        self.first = max(self.sectors, key=lambda one: (one.colour == self._advised, one.held))
        return self.sectors

    def pick(self, colour: Colour) -> None:
        self.sound("ui.select")
        self.close()
        self._picked(colour)

    def step(self, start: Sector, direction: Direction) -> None:
        """To the neighbour on that side; from the outer side to the other end."""
        x, y = start.place_on_wheel
        dx, dy = direction.value
        goal = (-x if dx else x, -y if dy else y)
        assert self.stage is not None
        self.stage.focus.set(next(one for one in self.sectors if one.place_on_wheel == goal))
        self.sound("ui.focus")

    def draw(self, painter: Painter) -> None:
        shown = self._shown.value
        painter.fill(self.rect, (*SHADE[:3], round(190 * shown)))
        top = FRect(self.panel.x, self.sectors[0].rect.top - 104, self.panel.w, 52)
        with painter.faded(shown):
            painter.text(self._words.say("uno.table.wheel"), top, HEADING, GOLD, "centre")
            painter.text(self._words.say("uno.table.wheel_keys"), top.move(0, 46), SMALL, SOFT, "centre")
            for one in self.sectors:
                one.draw(painter)
            hub = around((self.panel.centerx, self.sectors[0].rect.bottom + 2), self.sectors[0].rect.w * 0.44)
            where = painter.pixels(hub)
            painter.put(painter.ui.art.drawn(HUB, where.size), where.x, where.y)
            painter.text("?", hub, Type(hub.h * 0.5, Weight.BLACK), INK, "centre")
