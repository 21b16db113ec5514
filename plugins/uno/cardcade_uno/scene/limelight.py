"""What everyone shall look at for a moment: a hand shown to its challenger, the card that wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import Card, Seat, say_seat
from cardcade.table.layout import CARD_RATIO
from cardcade.ui.motion import ease_out
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD, HEADING, SHADE, SMALL, SOFT
from cardcade_uno.cards import COLOUR, Colour
from cardcade_uno.scene.signs import BRIGHT, around

if TYPE_CHECKING:
    from cardcade_uno.scene.picture import UnoPicture

PANEL = Plate((40, 36, 70, 250), (20, 20, 44, 250), 30, (*GOLD[:3], 220), 2.5, shadow=26, drop=10)


class Shown:
    """Something in the limelight: an animation that also draws itself."""

    seconds = 1.0

    def __init__(self, scene: UnoPicture) -> None:
        self.scene = scene
        self.passed = 0.0

    @property
    def done(self) -> bool:
        return self.passed >= self.seconds

    def update(self, dt: float) -> None:
        self.passed += dt
        self.scene.changed()
        if self.done:
            self.finish()

    def finish(self) -> None:
        self.passed = self.seconds
        if self.scene.limelight is self:
            self.scene.limelight = None
        self.scene.changed()

    @property
    def shade(self) -> float:
        """Coming and going."""
        return max(0.0, min(1.0, self.passed / 0.18, (self.seconds - self.passed) / 0.2))

    def draw(self, painter: Painter) -> None: ...


class RevealedHand(Shown):
    """For the challenger's eyes alone; what would have fitted shines."""

    seconds = 3.4

    def __init__(self, scene: UnoPicture, seat: Seat, cards: Sequence[Card], beneath: Colour) -> None:
        super().__init__(scene)
        self.cards = sorted(cards, key=lambda card: (COLOUR[card] != beneath, COLOUR[card] or "Z", card))
        self.title = scene.say("uno.table.revealed", player=say_seat(seat))
        self.note = scene.say("uno.table.revealed_note")
        self.beneath = beneath

    def draw(self, painter: Painter) -> None:
        k, area = self.scene.layout.unit, self.scene.rect
        rows = math.ceil(len(self.cards) / 10)
        a_row = math.ceil(len(self.cards) / max(1, rows))
        card, step = 104 * k, 164 * k
        width = max(560 * k, a_row * 114 * k + 70 * k)
        height = 130 * k + rows * step
        box = FRect(area.centerx - width / 2, area.y + area.h * 0.42 - height / 2, width, height)
        with painter.faded(self.shade):
            painter.fill(area, (*SHADE[:3], 110))
            painter.plate(box, PANEL)
            head = FRect(box.x, box.y + 16 * k, box.w, 46 * k)
            painter.text(self.title, head, HEADING._replace(size=32 * k), GOLD, "centre")
            painter.text(self.note, head.move(0, 42 * k), SMALL._replace(size=20 * k), SOFT, "centre")
            for number, one in enumerate(self.cards):
                line, place = divmod(number, a_row)
                inside = min(a_row, len(self.cards) - line * a_row)
                at = box.centerx + (place - (inside - 1) / 2) * 114 * k, box.y + (190 * k + line * step)
                glow = BRIGHT[self.beneath] if COLOUR[one] == self.beneath else None
                self.scene.draw_face(painter, one, at, card, glow=glow)


class WinningCard(Shown):
    """The last card, large, before any score."""

    seconds = 1.9

    def __init__(self, scene: UnoPicture, seat: Seat, card: Card) -> None:
        super().__init__(scene)
        self.card = card
        self.title = scene.say("uno.table.out", player=say_seat(seat))

    def draw(self, painter: Painter) -> None:
        k, (x, y) = self.scene.layout.unit, self.scene.layout.at(0.5, 0.42)
        calm = self.scene.link.look.reduced_motion
        share = 1.0 if calm else ease_out(min(1.0, self.passed / 0.35))
        width = round((140 + 110 * share) / 10) * 10 * k
        with painter.faded(self.shade):
            painter.fill(self.scene.rect, (*SHADE[:3], 120))
            rays = cardcade_assets.path("effects", "rays.svg")
            painter.image(rays, around((x, y), 780 * k), GOLD)
            self.scene.draw_face(painter, self.card, (x, y), width, glow=(255, 214, 120))
            head = FRect(self.scene.rect.x, y + 130 * k * CARD_RATIO + 16 * k, self.scene.rect.w, 70 * k)
            painter.text(self.title, head, HEADING._replace(size=48 * k), GOLD, "centre")
