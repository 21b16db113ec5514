"""The middle of the table: the colour that counts, the direction, and what is pending."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pygame import FRect, transform

import cardcade_assets
from cardcade import Event, View
from cardcade.table import Cards, Effects, Part, Position
from cardcade.ui import Glide, Painter, Ui
from cardcade_uno.cards import COLOUR, Colour
from cardcade_uno.events import ColourChosen, HandsPassed, Played, Reversed, RoundBegan, StartTurned
from cardcade_uno.scene.felt import Worn
from cardcade_uno.scene.layout import RIM, UnoLayout
from cardcade_uno.scene.owed import Owed
from cardcade_uno.scene.ring import DirectionRing
from cardcade_uno.scene.signs import BRIGHT, NIGHT, around, chip, on_circle, put_sign, ring
from cardcade_uno.state import COLOUR_PHASE, DISCARD

BAND = 115.0
"""How far from the middle of the discards the band in the colour that counts lies, and its outer edge."""
GLOW = cardcade_assets.path("effects", "glow.svg")
CHIP, LARGEST = 92.0, 118.0
"""How large the chip of the colour is, and how large a new one comes in."""
DARK, LIGHT = 620.0, 560.0
"""How wide the light around the discards is, and the dark around that."""


class Middle(Part):
    """Kept up to date by events; showing the view afterwards changes nothing."""

    def __init__(self, layout: UnoLayout, position: Position, cards: Cards, effects: Effects) -> None:
        self._layout, self._position, self._cards, self._effects = layout, position, cards, effects
        self.ring, self.owed = DirectionRing(layout), Owed(layout)
        self.colour: Colour | None = None
        self._before: Colour | None = None
        self._fresh = Glide(1.0, 0.35)

    @property
    def figures(self) -> tuple[Colour | None, int, int, int]:
        """All that it tells."""
        return self.colour, self.ring.direction, self.owed.pending, self.owed.skips

    @property
    def worn(self) -> Worn:
        """The colour that the table wears."""
        return Worn(self.colour, self._before, self._fresh.value)

    # -- what counts

    def follow(self, event: Event) -> None:
        self.owed.follow(event)
        match event:
            case RoundBegan():
                self.colour, self.ring.direction = None, 1
            case StartTurned(card):
                self._tint(COLOUR[card])
            case Played(card=card):
                self._tint(COLOUR[card] or self.colour)
                self.ring.stir()
            case ColourChosen(_, colour):
                self._tint(colour)
            case Reversed(direction):
                self.ring.turn(direction)
            case HandsPassed():
                self.ring.stir()

    def take(self, view: View[Any]) -> None:
        state = view.state
        named = state.cards[DISCARD] and state.phase is not COLOUR_PHASE
        self._tint(state.colour if named else None)
        if self.ring.direction != state.direction:
            self.ring.turn(state.direction)
        self.owed.take(state)

    def hush(self) -> None:
        self._aim()

    def refresh(self) -> None:
        self._aim()

    def _aim(self) -> None:
        """At whoever's plate is lit."""
        lit = next(filter(self._position.in_light, range(self._layout.seats)), None)
        self.ring.aim(self._layout.toward(lit) if lit is not None else None)

    def _tint(self, colour: Colour | None) -> None:
        if colour != self.colour:
            self._before, self.colour = self.colour, colour
            self._fresh.jump(0.0)
            self._fresh.to(1.0)
            self.ring.stir()

    # -- what is seen

    def begin(self, ui: Ui, colour: Colour) -> None:
        """Has the light, the dark around it and the chip of a colour that counts soon drawn meanwhile."""
        dark, light = (ui.canvas.length(width * self._layout.unit) for width in (DARK, LIGHT))
        lights = (GLOW, (dark, dark), NIGHT), (GLOW, (light, light), BRIGHT[colour])
        chips = [ui.canvas.pixels(self._chip(size)).size for size in (LARGEST, CHIP)]
        ui.art.begin_all([*lights, *self.ring.pictures(ui.canvas), *((chip(colour), size, None) for size in chips)])

    def update(self, dt: float) -> bool:
        return self.ring.update(dt, self._effects.lively) | self._fresh.update(dt) | self.owed.update(dt)

    def draw_under(self, painter: Painter) -> None:
        fresh = self._fresh.value
        self._draw_dark(painter, fresh)
        if self._before is not None and fresh < 1:
            with painter.faded(1 - fresh):
                self.draw_band(painter, self._before)
        if self.colour is not None:
            with painter.faded(fresh):
                self.draw_band(painter, self.colour)
            self.draw_arrows(painter, self.colour)

    def _draw_dark(self, painter: Painter, fresh: float) -> None:
        """What a colour shines out of; the one before leaves it to the next."""
        shown = (1.0 if self._before else fresh) if self.colour else (1 - fresh if self._before else 0.0)
        unit, (x, y, *_) = self._layout.unit, self._layout.discard
        if shown > 0:
            with painter.faded(shown):
                painter.image(GLOW, around((x, y), DARK * unit), NIGHT)

    def draw_arrows(self, painter: Painter, colour: Colour) -> None:
        """Around the table, the way it goes."""
        self.ring.draw(painter, colour)

    def draw_band(self, painter: Painter, colour: Colour) -> None:
        """Around the discards, and its light."""
        unit, (x, y, *_) = self._layout.unit, self._layout.discard
        painter.image(GLOW, around((x, y), LIGHT * unit), BRIGHT[colour])
        put_sign(painter, ring(colour), (x, y), 2 * RIM * unit)

    def draw_over(self, painter: Painter) -> None:
        """The colour's chip, the pointer at whoever is to act, what is pending."""
        unit, (x, y, *_) = self._layout.unit, self._layout.discard
        if self.colour is not None:
            if self._cards.pile(DISCARD):
                self._draw_chip(painter, chip(self.colour))
            self.ring.draw_pointer(painter)
        self.owed.draw(painter, on_circle((x, y), (BAND + 4) * unit, -42))

    def _draw_chip(self, painter: Painter, path: Path) -> None:
        """One that comes in is shrunk from the largest: drawn anew at each size it would take a tenth of the frame."""
        where = painter.pixels(self._chip(CHIP + (LARGEST - CHIP) * (1 - self._fresh.value)))
        drawn = painter.pixels(self._chip(LARGEST)).size if self._fresh.moving else where.size
        picture = painter.ui.art.picture(path, drawn)
        painter.put(transform.smoothscale(picture, where.size) if self._fresh.moving else picture, where.x, where.y)

    def _chip(self, size: float) -> FRect:
        """Where it is, so large."""
        unit, (x, y, *_) = self._layout.unit, self._layout.discard
        return around(on_circle((x, y), BAND * unit, 42), size * unit)
