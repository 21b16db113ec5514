"""The button that calls UNO, and the ones that catch whoever forgot to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import Seat
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import DARK, GOLD, INK, STRONG, Type, Weight
from cardcade.ui.widgets.button import Button, Kind
from cardcade_uno.moves import catch_of
from cardcade_uno.scene.signs import around

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures

SIDE = 150.0
PULSES = 4.0
"""Seconds the button beats after it has become useful."""
CALM = Plate((70, 78, 110), (44, 50, 80), PILL, (120, 132, 170), 4.0, (24, 28, 50), 9.0, 0.3, 10, drop=4)
USEFUL = Plate((255, 112, 84), (214, 24, 52), PILL, (255, 232, 160), 5.0, (128, 8, 30), 9.0, 0.6, 16,
               (255, 90, 60, 200), 0)  # fmt: skip
ARMED = Plate((255, 220, 120), (246, 158, 40), PILL, (255, 250, 220), 5.0, (156, 84, 14), 9.0, 0.7, 18,
              (255, 200, 80, 220), 0)  # fmt: skip


class UnoButton(Button):
    """Always there. Grey while there is nothing to call, red when there is, gold once it goes with the next card."""

    corner = SIDE

    def __init__(self, scene: UnoGestures) -> None:
        x, y = scene.layout.at(0.925, 0.875)
        side = SIDE * scene.layout.chrome
        super().__init__(around((x, y), side), "UNO!", scene.call, "uno.call", sound="ui.select")
        self.scene = scene
        self.useful = self.armed = False
        self._beat = 0.0
        self._swell = Glide(0.0, 0.16)

    def set(self, useful: bool, armed: bool) -> None:
        if useful and not self.useful:
            self._beat = PULSES
        self.useful, self.armed = useful, armed
        state = "armed" if armed else "useful" if useful else "calm"
        self.tooltip = self.scene.say(f"uno.table.call_tip.{state}")
        self.changed()

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        if self._beat > 0 and not self.scene.link.look.reduced_motion:
            self._beat = max(0.0, self._beat - dt)
            self._swell.to(1.0 if self._beat % 0.8 > 0.4 else 0.0)
            self._swell.update(dt)
            self.changed()
            return 0.0
        return 0.0 if self._swell.update(dt) else still

    def draw(self, painter: Painter) -> None:
        k = self.scene.layout.chrome
        plate = ARMED if self.armed else USEFUL if self.useful else CALM
        lit = self.useful or self.armed
        grown = round(self._swell.value * 3) * 4 * k if lit else 0.0
        box = self.rect.inflate(grown, grown)
        if lit:
            glow = cardcade_assets.path("effects", "rays.svg")
            with painter.faded(0.35 + 0.3 * self._swell.value):
                painter.image(glow, around(box.center, box.w * 1.7), GOLD)
        with painter.shifted(0, 4 * self.press.value), painter.faded(1.0 if lit else 0.75 + 0.25 * self.hover.value):
            painter.plate(box, plate)
            ink = DARK if self.armed else INK
            words = FRect(box.x, box.y - 10 * k, box.w, box.h)
            painter.text("UNO!", words, Type(46 * k, Weight.BLACK), ink, "centre")
            state = self.scene.say("uno.table.call_armed") if self.armed else "U"
            foot = FRect(box.x + 14 * k, box.centery + 16 * k, box.w - 28 * k, 34 * k)
            type_ = painter.ui.text.shrunk(state, Type(20 * k, Weight.BOLD), foot.w)
            with painter.faded(0.8):
                painter.text(state, foot, type_, ink, "centre")


class CatchButton(Button):
    """On the one card of a player who has not called."""

    def __init__(self, scene: UnoGestures, seat: Seat) -> None:
        k = scene.layout.chrome
        x, y = scene.layout.spot(seat).hand
        rect = FRect(x - 88 * k, y - 12 * k, 176 * k, 66 * k)
        text = scene.say("uno.table.catch")
        tip = scene.say("uno.table.catch_tip")
        type_ = STRONG._replace(size=28 * k)
        super().__init__(rect, text, self._catch, f"catch.{seat}", kind=Kind.DANGER, type_=type_, tooltip=tip)
        self.scene, self.seat = scene, seat
        self._glow = 3.0

    def _catch(self) -> None:
        self.scene.act(catch_of(self.seat))

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        self._glow = max(0.0, self._glow - dt)
        if self._glow:
            self.changed()
            return 0.0
        return still if still == 0.0 else STILL

    def draw(self, painter: Painter) -> None:
        if self._glow and not self.scene.link.look.reduced_motion:
            with painter.faded(abs((self._glow * 2) % 2 - 1)):
                glow = cardcade_assets.path("effects", "glow.svg")
                painter.image(glow, around(self.rect.center, self.rect.w * 1.7), (255, 110, 90))
        super().draw(painter)
