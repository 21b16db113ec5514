"""Catching whoever forgot to call: a button at each of them, a key, and a way to accuse the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

import cardcade_assets
from cardcade import Seat, say_seat
from cardcade.table import Gestures, Link, Part, Viewer
from cardcade.ui import Button, ButtonKind, Painter, Widget
from cardcade.ui.theme import RADIUS, STRONG
from cardcade_uno.moves import Catch, catch_of
from cardcade_uno.scene.accusations import Accusations
from cardcade_uno.scene.closing_ring import ClosingRing
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.settling import Offered
from cardcade_uno.scene.signs import around

DEAF_SECONDS = 0.8
"""After catching at nothing the key is deaf for so long: hammering it wins no more than holding it."""
GLOWS = 3.0


class Catches(Offered):
    """A button on the one card of every player who can be caught."""

    def __init__(self, viewer: Viewer, layout: UnoLayout, gestures: Gestures) -> None:
        self._link, self._position, self._attention = viewer.link, viewer.position, viewer.attention
        self._layout, self._gestures = layout, gestures
        self._buttons: dict[Seat, CatchButton] = {}

    @property
    def widgets(self) -> Sequence[Widget]:
        return list(self._buttons.values())

    def refresh(self) -> None:
        seats = [move.seat for move in self._position.moves if isinstance(move, Catch)]
        if not self.settled and seats != list(self._buttons):
            self.withdraw()
            self._buttons = {seat: self._button(seat) for seat in seats}
            self._attention.attach(*self._buttons.values())

    def _button(self, seat: Seat) -> CatchButton:
        k, rect = self._layout.chrome, self._layout.catch(seat)
        ring = ClosingRing(self._link.look, self._open)
        return CatchButton(rect, self._link, seat, k, lambda: self._gestures.act(catch_of(seat)), ring)

    def _open(self) -> float | None:
        """What is left of the time before the next player acts."""
        race = self._link.race()
        return race.open if race is not None else None

    def withdraw(self) -> None:
        if self._attention.focus in self._buttons.values():
            self._attention.lead(None)
        self._buttons = {}


class CatchButton(Button):
    """Glows until it cannot have been overlooked."""

    def __init__(
        self, rect: FRect, link: Link, seat: Seat, scale: float, action: Callable[[], object], ring: ClosingRing
    ) -> None:
        text, tip = link.words.say("uno.table.catch"), link.words.say("uno.table.catch_tip")
        type_ = STRONG._replace(size=28 * scale)
        super().__init__(rect, text, action, f"catch.{seat}", kind=ButtonKind.DANGER, type_=type_, tooltip=tip)
        self._look, self._glow = link.look, GLOWS
        self.ring, self._scale = ring, scale

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        self._glow = max(0.0, self._glow - dt)
        if self.ring.update():
            self.changed()
        if self._glow and not self._look.reduced_motion:
            self.changed()
            return 0.0
        return min(still, self.ring.still_for)

    def draw(self, painter: Painter) -> None:
        if self._glow and not self._look.reduced_motion:
            with painter.faded(abs((self._glow * 2) % 2 - 1)):
                glow = cardcade_assets.path("effects", "glow.svg")
                painter.image(glow, around(self.rect.center, self.rect.w * 1.7), (255, 110, 90))
        super().draw(painter)
        self.ring.draw(painter, self.rect, RADIUS, self._scale)


class CatchKey(Part):
    """Catches whoever is due. When nobody is, it leads to whom one may accuse all the same, unless something else is
    being asked."""

    def __init__(self, viewer: Viewer, gestures: Gestures, accusations: Accusations) -> None:
        self._link, self._position, self._queue = viewer.link, viewer.position, viewer.queue
        self._effects, self._attention = viewer.effects, viewer.attention
        self._gestures, self._accusations = gestures, accusations
        self._deaf = 0.0

    def update(self, dt: float) -> bool:
        self._deaf -= dt / max(1.0, self._link.look.speed)  # a fast table is no reason to hammer faster
        return False

    def press(self) -> None:
        self._queue.settle()
        due = [move for move in self._position.moves if isinstance(move, Catch)]
        if due and self._deaf <= 0:
            self._gestures.submit(due[0])
        elif not due:
            self._deaf = DEAF_SECONDS
            self._lead_on()

    def _lead_on(self) -> None:
        if not self._attention.asking:
            self._effects.complain(self._nobody(self._accusations.lead_on()))

    def _nobody(self, next_one: Seat | None) -> str:
        if next_one is None:
            return self._link.words.say("uno.table.nobody")
        return self._link.words.say("uno.table.accuse.next", player=say_seat(next_one))
