"""Accusing a player who owes no call: a small button on every plate, where a false catch costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from cardcade import Seat, say_seat
from cardcade.table import Part, Plates, Viewer
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Button, Painter, Plate, Widget
from cardcade.ui.theme import INK, SOFT, Type, Weight
from cardcade_uno.scene.calls import OwnCall
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.offences import Offences
from cardcade_uno.scene.signs import around

SIDE, SIZE = 40.0, Measure(40, 64)
CALM = Plate((34, 44, 74, 235), (22, 30, 54, 235), PILL, (120, 140, 180, 150), 1.5, shadow=4, drop=2)
LIT = Plate((240, 108, 96), (202, 62, 62), PILL, (255, 214, 200), 2.0, shadow=8, drop=2)


class Accusations(Part):
    """Calm, always the same, so they tell nothing."""

    def __init__(self, viewer: Viewer, layout: UnoLayout, plates: Plates, call: OwnCall, offences: Offences) -> None:
        self._words, self._attention = viewer.link.words, viewer.attention
        self._layout, self._plates, self._call, self._offences = layout, plates, call, offences
        self._cost = viewer.link.game.rules.uno.false_catch_penalty
        others = [seat for seat in range(layout.seats) if seat != layout.viewer]
        self._buttons = [AccuseButton(layout, seat, self._accuse) for seat in others] if self._cost else []

    @property
    def widgets(self) -> Sequence[Widget]:
        return self._buttons if self._call.matters else ()

    def lay_out(self) -> None:
        k = self._layout.chrome
        for button in self._buttons:
            plate = self._plates[button.seat].rect
            button.rect = around((plate.right - 22 * k, plate.bottom - 2 * k), self._layout.grown(SIZE))
            button.tooltip = self._words.say("uno.table.accuse.tip", player=say_seat(button.seat), n=self._cost)

    def lead_on(self) -> Seat | None:
        """The keyboard goes to the next player who can be accused: Enter does it."""
        if not self.widgets:
            return None
        now = next((place for place, button in enumerate(self._buttons) if button is self._attention.focus), -1)
        button = self._buttons[(now + 1) % len(self._buttons)]
        self._attention.lead(button)
        return button.seat

    def _accuse(self, seat: Seat) -> None:
        if self._attention.pointing:
            self._attention.lead(None)  # for a mouse the button is calm again once its work is done
        self._offences.catch(seat)


class AccuseButton(Button):
    corner = SIDE

    def __init__(self, layout: UnoLayout, seat: Seat, accuse: Callable[[Seat], object]) -> None:
        super().__init__(FRect(0, 0, 0, 0), "!", lambda: accuse(seat), f"accuse.{seat}", sound="ui.select")
        self._layout, self.seat = layout, seat

    def draw(self, painter: Painter) -> None:
        k, ready = self._layout.chrome, 1.0 if self.focused else self.hover.value
        face = FRect(self.rect.x, self.rect.y - 1 * k, self.rect.w, self.rect.h)
        with painter.shifted(0, 2 * self.press.value):
            painter.plate(self.rect, CALM)
            with painter.faded(ready):
                painter.plate(self.rect, LIT)
            painter.text(self.text, face, Type(24 * k, Weight.BLACK), INK if ready > 0.5 else SOFT, "centre")
