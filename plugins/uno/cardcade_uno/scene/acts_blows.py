"""A card hits somebody: turns are skipped, the direction turns, draws pile up."""

from __future__ import annotations

from cardcade import Event, Seat
from cardcade.table import Animation, Wait
from cardcade_uno.events import Drew, PendingGrew, Reversed, Skipped, SkipsGrew
from cardcade_uno.scene.fliers import Fliers, sign, splash
from cardcade_uno.scene.middle import Middle
from cardcade_uno.scene.plates import UnoStaging
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.scene.signs import BRIGHT, FIRE, SKIP, WHITE

SHOCK = [(255, 90, 90), WHITE]


class BlowActs:
    def __init__(self, staging: UnoStaging, sayings: UnoSayings, fliers: Fliers, middle: Middle) -> None:
        self._sounds, self._layout, self._effects = staging.link.sounds, staging.layout, staging.effects
        self._sayings, self._fliers, self._middle = sayings, fliers, middle

    def animate(self, event: Event) -> Animation | None:
        match event:
            case Skipped(seat):
                self._sounds.play("skip", pan=self._layout.pan(seat))
                self._sayings.say(seat, "skipped")
                self._fliers.strike(sign(SKIP), seat, 96, SHOCK)
                return Wait(0.75)
            case SkipsGrew(seat, skips):
                self._sounds.play("skip", pitch=skips - 1)
                self._fliers.strike(sign(SKIP), seat, 70 + 12 * skips, SHOCK)
                return Wait(0.6)
            case Reversed(direction):
                return self._reversed(direction)
            case PendingGrew(seat, amount):
                return self._pending(seat, amount)
            case Drew(cause="turn"):
                return Wait(0.05)
            case Drew(seat, count):
                self._sayings.say(seat, "drew", n=count)
                return Wait(0.4)
        return None

    def _reversed(self, direction: int) -> Animation:
        self._sounds.play("reverse")
        self._sayings.shout("clockwise" if direction == 1 else "anticlockwise", 44)
        self._effects.swirl(self._layout.middle, BRIGHT[self._middle.colour or "Y"], 300, -420.0 * direction)
        return Wait(0.7)

    def _pending(self, seat: Seat, amount: int) -> Animation:
        """A rising tone and a harder blow for every card more."""
        self._sounds.play("draw_two", pitch=min(12, amount), volume=min(1.0, 0.7 + amount / 40))
        self._fliers.strike(splash(f"+{amount}"), seat, 92 + min(60, 4 * amount), FIRE)
        if amount >= 4:
            self._effects.jolt(amount / 16)
        if amount >= 8:
            self._sounds.duck()
            self._sayings.shout("pending", 60, n=amount)
        return Wait(0.75)
