"""The picture of UNO's table: the middle, the faces, flying signs, the clock."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pygame import FRect

from cardcade import Card, Message, Seat
from cardcade.table.faces import card_back
from cardcade.table.link import Link
from cardcade.table.scene import TableScene
from cardcade.table.sprites import CardSprite, Faces
from cardcade.ui import Painter, Ui
from cardcade.ui.context import icon
from cardcade.ui.motion import STILL
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import CORAL, GOLD, INK, Type, Weight
from cardcade_uno.cards import Colour
from cardcade_uno.game import Uno
from cardcade_uno.scene.fliers import Drawing, Fliers
from cardcade_uno.scene.hand import ORDERS, sorted_by
from cardcade_uno.scene.limelight import Shown
from cardcade_uno.scene.middle import Middle
from cardcade_uno.scene.piles import UnoPiles
from cardcade_uno.scene.spots import KEPT, Laid
from cardcade_uno.state import DISCARD, HANDS, STOCK, UnoState

HURRY = 10.0
"""Seconds from which the clock ticks."""
CLOCK = Plate((16, 26, 48, 215), (10, 17, 34, 215), PILL, (120, 140, 180, 120), 2.0, shadow=8, drop=4)
SPLASH = Plate((255, 120, 70), (206, 26, 40), PILL, (255, 240, 190), 4.0, sheen=0.5, shadow=14, drop=4)


class UnoFaces(Faces):
    """A wild on the pile wears the colour that was named."""

    named: dict[Card, Colour]

    def face(self, card: Card) -> Path | str:
        plain = super().face(card)
        colour = self.named.get(card)
        return self.find(f"{self.names[card]}_{colour}") or plain if colour else plain


class UnoPicture(TableScene):
    game: Uno

    def __init__(self, ui: Ui, link: Link) -> None:
        self.middle = Middle()
        self.laid: deque[Laid] = deque(maxlen=KEPT)
        self.named: dict[Card, Colour] = {}
        self.fliers = Fliers()
        self.limelight: Shown | None = None
        self.order = ORDERS[0]
        self.clock = ""
        self.hurried = False
        super().__init__(ui, link)

    def build(self) -> None:
        super().build()
        self.faces = UnoFaces(self.ui, self.game.deck.faces, self.face_path, card_back(self.link))
        self.faces.named = self.named

    @property
    def piles(self) -> UnoPiles:
        return UnoPiles(self.layout, self.mirror.specs)

    @property
    def state(self) -> UnoState:
        """The position last shown, as this seat sees it."""
        assert self.view is not None
        state: UnoState = self.view.state
        return state

    def count_of(self, seat: Seat) -> int:
        return len(self.mirror.piles[HANDS + seat]) if self.mirror.piles else 0

    @property
    def stock_count(self) -> int:
        return len(self.mirror.piles[STOCK]) if self.mirror.piles else 0

    @property
    def lively(self) -> bool:
        """Whether things may fly about: not for players who want calm, nor when nothing is animated."""
        return self.link.look.speed > 0 and not self.link.look.reduced_motion

    # -- the hand

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        return sorted_by(self.order, sprites)

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [("sort", "sort", self.next_order)]

    def next_order(self) -> None:
        self.order = ORDERS[(ORDERS.index(self.order) + 1) % len(ORDERS)]
        self.link.sound("card.slide")
        self.relay_pile(HANDS + self.link.seat, 0.2)
        self.changed()

    # -- words and blows

    def say(self, key: str, **args: object) -> str:
        """Players among the arguments are called by their names."""
        return self.link.text(Message(key, args))

    def shout(self, key: str, size: float, **args: Any) -> None:
        """A line over the middle, unless everything happens at once."""
        if self.link.look.speed > 0:
            x, y = self.layout.at(0.5, 0.44)
            unit = self.layout.unit
            self.banners = [banner for banner in self.banners if banner.at[1] != y - 166 * unit]
            self.banner(self.say(key, **args), size=size * unit, seconds=1.25, at=(x, y - 166 * unit))

    def jolt(self, strength: float) -> None:
        if self.lively:
            self.shake.hit(strength)

    def hand_of(self, seat: Seat) -> tuple[float, float]:
        """Where cards of a player come from and go to."""
        return self.layout.at(0.5, 0.72) if seat == self.link.seat else self.layout.spot(seat).hand

    def face_of(self, seat: Seat) -> tuple[float, float]:
        """Where signs for a player land: on the face, for oneself over the hand."""
        plate = self.plates[seat].rect
        return self.hand_of(seat) if seat == self.link.seat else (plate.x + plate.h / 2, plate.centery)

    def pan_at(self, seat: Seat) -> float:
        return self.pan_of(HANDS + seat)

    def name_top(self, colour: Colour) -> None:
        """The wild on the pile turns into the colour that was chosen."""
        pile = self.mirror.piles[DISCARD]
        if pile:
            self.named[pile[-1].card] = colour

    # -- time

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        speed = self.link.look.speed
        if speed <= 0:
            self.fliers.finish()
            self._show_by_itself(dt)
        pace = dt * max(1.0, speed)
        moving = self.middle.advance(pace, self.lively) | self.fliers.update(pace)
        if moving:
            self.changed()
        return 0.0 if moving or self.limelight is not None else still

    def _show_by_itself(self, dt: float) -> None:
        """Even where nothing is animated a hand that was asked for can be seen."""
        if self.limelight is not None:
            self.limelight.update(dt)

    def still_for(self) -> float:
        """The round's clock is everybody's: it stands in the corner, not at a plate."""
        left = self.link.time_left()
        clock = "" if left is None else "{}:{:02}".format(*divmod(math.ceil(left.seconds), 60))
        if clock != self.clock:
            self.clock, self.hurried = clock, left is not None and left.seconds <= HURRY
            if self.hurried:
                self.link.sound("clock.tick")
            self.changed()
        return 0.25 if left is not None else STILL

    # -- drawing

    def draw_middle(self, painter: Painter) -> None:
        self.middle.draw(painter)

    def draw_over(self, painter: Painter) -> None:
        self.middle.draw_over(painter, bool(self.mirror.piles and self.mirror.piles[DISCARD]))
        self.fliers.draw(painter)
        if self.clock:
            self._draw_clock(painter)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self.limelight is not None:
            self.limelight.draw(painter)

    def draw_face(
        self,
        painter: Painter,
        card: Card,
        at: tuple[float, float],
        width: float,
        glow: tuple[int, int, int] | None = None,
    ) -> None:
        """A card's face around a point."""
        picture = self.faces.picture(card, width, glow=glow)
        scale = painter.canvas.scale
        painter.blit(picture, at[0] - picture.get_width() / 2 / scale, at[1] - picture.get_height() / 2 / scale)

    def splash(self, text: str) -> Drawing:
        return lambda painter, at, size: self.draw_number(painter, text, at, size)

    def flying_face(self, card: Card) -> Drawing:
        return lambda painter, at, size: self.draw_face(painter, card, at, size)

    def draw_number(self, painter: Painter, text: str, at: tuple[float, float], size: float) -> None:
        """`+4` or `UNO!` on a red splash."""
        type_ = Type(size * 0.56, Weight.BLACK)
        width = max(size, painter.ui.text.width(text, type_) + size * 0.5)
        box = FRect(at[0] - width / 2, at[1] - size / 2, width, size)
        painter.plate(box, SPLASH)
        painter.text(text, box, type_, INK, "centre")

    def _draw_clock(self, painter: Painter) -> None:
        k = self.layout.chrome
        box = FRect(104 * k, 26 * k, 150 * k, 56 * k)
        painter.plate(box, CLOCK)
        painter.image(icon("clock"), FRect(box.x + 14 * k, box.y + 14 * k, 28 * k, 28 * k), GOLD)
        words = FRect(box.x + 48 * k, box.y, box.w - 60 * k, box.h)
        colour = CORAL if self.hurried else INK
        painter.text(self.clock, words, Type(26 * k, Weight.BLACK), colour, "centre")
