"""The viewer's own call: whether it is owed or goes with the next card, and the button for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect
from pygame.transform import smoothscale

import cardcade_assets
from cardcade import TABLE, Event, Seat, View
from cardcade.table import Cards, Link, Position, Viewer
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Button, Glide, Painter, Plate, Widget
from cardcade.ui.theme import DARK, GOLD, INK, Type, Weight
from cardcade_uno.events import UnoCalled
from cardcade_uno.moves import CALL_UNO, Play
from cardcade_uno.rules import Rules
from cardcade_uno.scene.closing_ring import ClosingRing
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.offences import Offences
from cardcade_uno.scene.settling import Offered
from cardcade_uno.scene.signs import around

SIDE, SIZE, EDGE = 150.0, Measure(150, 286), 12.0
RAYS, SHINE = cardcade_assets.path("effects", "rays.svg"), 1.7
"""The light behind it, and how wide that is."""
STEPS, STEP = 3, 4.0
"""It swells in so many steps, each so many units wide."""
PULSES = 4.0
"""Seconds the button beats after it has become useful."""
CALM = Plate((70, 78, 110), (44, 50, 80), PILL, (120, 132, 170), 4.0, (24, 28, 50), 9.0, 0.3, 10, drop=4)
USEFUL = Plate((255, 112, 84), (214, 24, 52), PILL, (255, 232, 160), 5.0, (128, 8, 30), 9.0, 0.6, 16,
               (255, 90, 60, 200), 0)  # fmt: skip
READY = Plate((255, 220, 120), (246, 158, 40), PILL, (255, 250, 220), 5.0, (156, 84, 14), 9.0, 0.7, 18,
              (255, 200, 80, 220), 0)  # fmt: skip


class OwnCall:
    """The call of the player here."""

    def __init__(self, rules: Rules, seat: Seat, position: Position, cards: Cards) -> None:
        self._rules, self._seat, self._position, self._cards = rules, seat, position, cards
        self.ready = False
        """It goes with the next play."""

    @property
    def matters(self) -> bool:
        """Whether this player calls and catches at all."""
        return self._rules.uno.enable_uno_check and not self._position.autopilot

    @property
    def owed(self) -> bool:
        return CALL_UNO in self._position.moves

    @property
    def possible(self) -> bool:
        """Whether it can go with one's next play."""
        if any(isinstance(move, Play) and move.call for move in self._position.moves):
            return True
        lawful = self._position.lawful
        others = lawful is not None and any(seat not in (self._seat, TABLE) for seat in lawful.waiting_for)
        return others and self._cards.held_by(self._seat) == 2

    def take_along(self, plays: Sequence[Play]) -> Play:
        """The play with the call if it was made ready, else without."""
        wanted = [play for play in plays if play.call == self.ready]
        self.ready = False
        return (wanted or plays)[0]


class Calls(Offered):
    """Calls UNO: now if it is owed, with the next play if that can be; else the rules say what it costs."""

    def __init__(self, viewer: Viewer, layout: UnoLayout, call: OwnCall, offences: Offences) -> None:
        self._position, self._queue, self._layout = viewer.position, viewer.queue, layout
        self._call, self._offences, self._link = call, offences, viewer.link
        self._put_off: View[Any] | None = None
        """Pressed while a play was on its way to disk: the view that does not show it yet."""
        self.button = UnoButton(viewer.link, layout, self.call, ClosingRing(viewer.link.look, self._unrivalled))

    @property
    def widgets(self) -> Sequence[Widget]:
        return (self.button,) if self._call.matters else ()

    def lay_out(self) -> None:
        place = around(self._layout.at(0.925, 0.875), self._layout.grown(SIZE))
        self.button.lie_in(place.clamp(self._layout.area.inflate(*[-EDGE * self._layout.unit] * 2)))

    def refresh(self) -> None:
        self._call.ready = self._call.ready and self._call.possible
        self.button.show(useful=self._call.possible or self._owed, ready=self._call.ready)

    def follow(self, event: Event) -> None:
        super().follow(event)
        if isinstance(event, UnoCalled) and event.seat == self._link.seat:
            self.button.show(useful=False, ready=False)

    def withdraw(self) -> None:
        self.refresh()

    @property
    def _owed(self) -> bool:
        """As far as the picture has come: once caught it is too late."""
        return self._call.owed and not self.settled

    def _unrivalled(self) -> float | None:
        """What is left of the time in which nobody catches the player here."""
        race = self._link.race() if self._owed else None
        return race.unrivalled if race is not None else None

    def update(self, dt: float) -> bool:
        """Makes up for a call as soon as the play before it is shown, if it still makes sense."""
        if self._put_off is not None and (self._queue.busy or self._position.view is not self._put_off):
            self._put_off = None
            self._queue.settle()
            if self._call.possible or self._call.owed:
                self.call()
        return False

    def call(self) -> None:
        self._queue.settle()
        lawful = self._position.lawful
        if lawful is None or lawful.over or lawful.table_waits or not self._call.matters:
            return
        if self._call.possible and not self._call.owed and self._link.saving:
            self._put_off = self._position.view
        elif self._call.possible and not self._call.owed:
            self._call.ready = not self._call.ready
            self.refresh()
        else:
            self._offences.call()

    def heed(self, hinted: object) -> None:
        """A play that should be called makes its call ready."""
        if isinstance(hinted, Play):
            self._call.ready = hinted.call
            self.refresh()


class UnoButton(Button):
    """Always there. Grey while there is nothing to call, red when there is, gold once it goes with the next card."""

    corner = SIDE

    def __init__(self, link: Link, layout: UnoLayout, action: Callable[[], object], ring: ClosingRing) -> None:
        super().__init__(FRect(0, 0, 0, 0), "UNO!", action, "uno.call", sound="ui.select")
        self.ring = ring
        self._words, self._look, self._layout = link.words, link.look, layout
        self._useful = self._ready = False
        self._beat = 0.0
        self._swell = Glide(0.0, 0.16)
        self._unmade: list[int] = []
        """The steps in which it has not been drawn yet."""

    def lie_in(self, rect: FRect) -> None:
        self.rect, self._unmade = rect, [*range(STEPS + 1)]

    def show(self, useful: bool, ready: bool) -> None:
        if useful and not self._useful:
            self._beat = PULSES
        self._useful, self._ready = useful, ready
        state = "ready" if ready else "useful" if useful else "calm"
        self.tooltip = self._words.say(f"uno.table.call_tip.{state}")
        self.changed()

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        if self.ring.update():
            self.changed()
        if self._beat > 0 and not self._look.reduced_motion:
            self._beat = max(0.0, self._beat - dt)
            self._swell.to(1.0 if self._beat % 0.8 > 0.4 else 0.0)
            self._swell.update(dt)
            self.changed()
            return 0.0
        return 0.0 if self._swell.update(dt) else min(still, self.ring.still_for)

    def draw(self, painter: Painter) -> None:
        k, lit = self._layout.chrome, self._useful or self._ready
        box = self._swollen(round(self._swell.value * STEPS) if lit else 0)
        if lit:
            self._draw_rays(painter, box)
        elif self._unmade:
            self._prepare(painter, self._swollen(self._unmade.pop()))
        with painter.shifted(0, 4 * self.press.value), painter.faded(1.0 if lit else 0.75 + 0.25 * self.hover.value):
            painter.plate(box, READY if self._ready else USEFUL if self._useful else CALM)
            self._draw_words(painter, box, k)
        self.ring.draw(painter, self.rect, self.rect.w / 2, k)

    def _swollen(self, step: int) -> FRect:
        return self.rect.inflate(*[step * STEP * self._layout.chrome] * 2)

    def _prepare(self, painter: Painter, box: FRect) -> None:
        """What is seen once it beats, while it is grey: one size in each frame, the light beside everything else."""
        painter.ui.shapes.plate(USEFUL, painter.pixels(box).size, painter.canvas.scale)
        painter.ui.art.begin(RAYS, self._rays(painter), GOLD)

    def _rays(self, painter: Painter) -> tuple[int, int]:
        """How large the light is drawn; where it is smaller, it is shrunk."""
        return painter.pixels(self._shone(self._swollen(STEPS))).size

    def _shone(self, box: FRect) -> FRect:
        return around(box.center, box.w * SHINE)

    def _draw_rays(self, painter: Painter, box: FRect) -> None:
        art, where, largest = painter.ui.art, painter.pixels(self._shone(box)), self._rays(painter)
        picture = art.keep(
            (RAYS, "shrunk", where.size), lambda: smoothscale(art.picture(RAYS, largest, GOLD), where.size)
        )
        with painter.faded(0.35 + 0.3 * self._swell.value):
            painter.put(picture, where.x, where.y)

    def _draw_words(self, painter: Painter, box: FRect, k: float) -> None:
        ink = DARK if self._ready else INK
        words = FRect(box.x, box.y - 10 * k, box.w, box.h)
        painter.text("UNO!", words, Type(46 * k, Weight.BLACK), ink, "centre")
        below = self._words.say("uno.table.call_ready") if self._ready else "U"
        foot = FRect(box.x + 14 * k, box.centery + 16 * k, box.w - 28 * k, 34 * k)
        type_ = painter.ui.text.shrunk(below, Type(20 * k, Weight.BOLD), foot.w)
        with painter.faded(0.8):
            painter.text(below, foot, type_, ink, "centre")
