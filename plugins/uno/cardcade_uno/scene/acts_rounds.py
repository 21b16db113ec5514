"""The beginning and the end of a round."""

from __future__ import annotations

from cardcade import Event
from cardcade.table import Animation, Wait
from cardcade.table.animation import Still
from cardcade_uno.events import RoundBegan, RoundEnded, TimeRanOut, WentOut
from cardcade_uno.scene.finale import Finale
from cardcade_uno.scene.limelight import LIT, Limelight
from cardcade_uno.scene.plates import UnoStaging
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.scene.signs import GOLDEN

SPARKS_LATER = 0.1
"""Seconds after which the sparks of the last card fly: they are more than its own frame has time for."""


class RoundActs:
    def __init__(self, staging: UnoStaging, sayings: UnoSayings, finale: Finale, limelight: Limelight) -> None:
        self._link, self._layout, self._effects = staging.link, staging.layout, staging.effects
        self._sayings, self._finale, self._limelight = sayings, finale, limelight

    def animate(self, event: Event) -> Animation | None:
        match event:
            case RoundBegan(number):
                if self._link.game.rules.match.target:
                    self._sayings.shout("round", 50, n=number)
                return Wait(0.3)
            case TimeRanOut():
                self._link.sounds.play("warning")
                self._sayings.shout("time", 46)
                return Wait(0.9)
            case WentOut():
                return self._win(event)
            case RoundEnded():
                self._link.sounds.play("round_end")
                return Still()
        return None

    def _win(self, event: WentOut) -> Animation:
        self._link.sounds.play("went_out")
        self._link.sounds.duck()
        if self._effects.lively:
            at, force = self._layout.at(*LIT), 700 * self._layout.unit
            self._effects.particles.burst(at, 50, GOLDEN, force=force, later=SPARKS_LATER)
        return self._limelight.show(self._finale.card(event))
