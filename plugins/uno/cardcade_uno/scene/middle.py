"""The middle of the table: the colour that counts, the direction, what is pending, and who played what."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

import cardcade_assets
from cardcade.table.layout import TableLayout
from cardcade.ui.motion import Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import INK, Type, Weight
from cardcade_uno.cards import Colour
from cardcade_uno.scene.piles import discard_at, middle
from cardcade_uno.scene.ring import DirectionRing
from cardcade_uno.scene.signs import BRIGHT, DEEP, SKIP, around, chip, on_circle, put_sign, ring
from cardcade_uno.state import BETWEEN, COLOUR_PHASE, FACING_DRAW, OVER, UnoState

BAND = 127.0
CAPTION = Plate((8, 14, 30, 190), (8, 14, 30, 160), PILL, (255, 255, 255, 40), 1.5)
HOT = Plate((255, 120, 70), (206, 26, 40), PILL, (255, 226, 150), 3.0, sheen=0.5, shadow=12, drop=4)


@dataclass(frozen=True, slots=True)
class Caption:
    """Whose card lies on top, and which."""

    avatar: int | None
    text: str


class Middle:
    """Kept up to date by events; showing the view afterwards changes nothing."""

    layout: TableLayout

    def __init__(self) -> None:
        self.ring = DirectionRing()
        self.pending = 0
        self.skips = 0
        self.caption: Caption | None = None
        self._before: Colour | None = None
        self._fresh = Glide(1.0, 0.35)
        self._pop = Glide(1.0, 0.28)

    def place(self, layout: TableLayout) -> None:
        self.layout = self.ring.layout = layout

    @property
    def colour(self) -> Colour | None:
        return self.ring.colour

    @property
    def figures(self) -> tuple[Colour | None, int, int, int]:
        return self.ring.colour, self.ring.direction, self.pending, self.skips

    def take(self, state: UnoState) -> None:
        """The figures of a position."""
        self.tint(None if state.phase is COLOUR_PHASE else state.colour)
        if self.ring.direction != state.direction:
            self.ring.turn(state.direction)
        owed = state.phase is FACING_DRAW
        self.count(state.pending if owed else 0)
        self.skips = state.skips if state.phase not in (BETWEEN, OVER) else 0

    def tint(self, colour: Colour | None) -> None:
        if colour != self.ring.colour:
            self._before, self.ring.colour = self.ring.colour, colour
            self._fresh.jump(0.0)
            self._fresh.to(1.0)
            self.ring.stir()

    def count(self, pending: int) -> None:
        if pending > self.pending:
            self._pop.jump(0.0)
            self._pop.to(1.0)
        self.pending = pending

    def clear(self) -> None:
        """A new round: nothing counts yet."""
        self.pending = self.skips = 0
        self.ring.colour, self.ring.direction, self.caption = None, 1, None

    def advance(self, dt: float, moving: bool) -> bool:
        return self.ring.advance(dt, moving) | self._fresh.update(dt) | self._pop.update(dt)

    def draw(self, painter: Painter) -> None:
        """Under the cards."""
        if self._before is not None and self._fresh.value < 1:
            with painter.faded(1 - self._fresh.value):
                self._draw_band(painter, self._before)
        if self.colour is not None:
            with painter.faded(self._fresh.value):
                self._draw_band(painter, self.colour)
        self.ring.draw(painter)

    def _draw_band(self, painter: Painter, colour: Colour) -> None:
        unit, at = self.layout.unit, discard_at(self.layout)
        glow = cardcade_assets.path("effects", "glow.svg")
        painter.image(glow, around(at, 640 * unit), BRIGHT[colour])
        with painter.faded(0.7):
            painter.image(glow, around(at, 420 * unit), DEEP[colour])
        put_sign(painter, ring(colour), at, 2 * BAND * unit)

    def draw_over(self, painter: Painter, shown: bool) -> None:
        """Over the cards: the colour's chip, what is pending, the caption. `shown`: a card lies there."""
        unit, at = self.layout.unit, discard_at(self.layout)
        if self.colour is not None and shown:
            size = (70 + 26 * (1 - self._fresh.value)) * unit
            painter.image(chip(self.colour), around(on_circle(at, BAND * unit, 42), size))
        self.ring.draw_pointer(painter)
        if self.pending or self.skips:
            self._draw_owed(painter, on_circle(at, (BAND + 4) * unit, -42))
        if self.caption is not None:
            self._draw_caption(painter, self.caption)

    def _draw_owed(self, painter: Painter, at: tuple[float, float]) -> None:
        """Larger the more there is, and larger still in the moment it grows."""
        unit = self.layout.unit
        grown = 1 + min(0.5, self.pending / 24) + 0.5 * (1 - self._pop.value)
        size = 62 * grown * unit
        text = f"+{self.pending}" if self.pending else f"×{self.skips}"
        type_ = Type(size * 0.66, Weight.BLACK if self.pending else Weight.BOLD)
        width = max(size * 1.3, painter.ui.text.width(text, type_) + size * 0.6)
        if self.pending:
            flame = cardcade_assets.path("effects", "flame.svg")
            painter.image(flame, around((at[0], at[1] - size * 0.44), size * 1.5))
        else:
            put_sign(painter, SKIP, (at[0] - width * 0.62, at[1]), size * 1.1)
        box = FRect(at[0] - width / 2, at[1] - size / 2, width, size)
        painter.plate(box, HOT)
        painter.text(text, box, type_, INK, "centre")

    def _draw_caption(self, painter: Painter, caption: Caption) -> None:
        k = self.layout.unit
        x, y = middle(self.layout)
        type_ = Type(23 * k, Weight.BOLD)
        face = 34 * k if caption.avatar is not None else 0.0
        words = min(painter.ui.text.width(caption.text, type_), 250 * k)
        width = words + face + 34 * k
        box = FRect(x - width / 2, y + 134 * k, width, 42 * k)
        painter.plate(box, CAPTION)
        if caption.avatar is not None:
            path = cardcade_assets.path("avatars", f"avatar_{caption.avatar:02}.svg")
            painter.image(path, FRect(box.x + 5 * k, box.y + 4 * k, face, face))
        painter.text(caption.text, FRect(box.right - words - 16 * k, box.y, words + 2, box.h), type_, INK)
