"""The beginning and the end of a round."""

from __future__ import annotations

from cardcade import Card, Event, Seat, say_seat
from cardcade.table import Animation, Wait
from cardcade.table.animation import Still
from cardcade_uno.events import RoundBegan, RoundEnded, TimeRanOut, WentOut
from cardcade_uno.scene.boards import Showing
from cardcade_uno.scene.limelight import LIT, WinningCard
from cardcade_uno.scene.plates import UnoStaging
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.scene.signs import GOLDEN


class RoundActs:
    def __init__(self, staging: UnoStaging, sayings: UnoSayings, showing: Showing) -> None:
        self._link, self._layout, self._effects = staging.link, staging.layout, staging.effects
        self._sayings, (self._faces, self._limelight) = sayings, showing

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
            case WentOut(seat, card):
                return self._win(seat, card)
            case RoundEnded():
                self._link.sounds.play("round_end")
                return Still()
        return None

    def _win(self, seat: Seat, card: Card) -> Animation:
        self._link.sounds.play("went_out")
        self._link.sounds.duck()
        if self._effects.lively:
            force = 700 * self._layout.unit
            self._effects.particles.burst(self._layout.at(*LIT), 50, GOLDEN, force=force)
        title = self._link.words.say("uno.table.out", player=say_seat(seat))
        return self._limelight.show(WinningCard(self._faces, card, title, calm=self._link.look.reduced_motion))
