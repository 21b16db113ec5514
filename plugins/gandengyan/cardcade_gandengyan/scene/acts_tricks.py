"""How a trick ends: those who could not beat it stare, and then cards are drawn."""

from __future__ import annotations

from cardcade import Event, Seat
from cardcade.rulekit.shedding import TrickWon
from cardcade.table import Animation, Wait
from cardcade_gandengyan import events
from cardcade_gandengyan.scene.eyes import Stares
from cardcade_gandengyan.scene.plates import GandengyanStaging
from cardcade_gandengyan.scene.trail import Trail

WON_SECONDS = 0.7
WINNER_SECONDS, OTHER_SECONDS = 0.45, 0.1
"""How long the winner is seen to draw, and the others after that."""
CROWD = 3
"""So many who stare at once are worth a word."""


class TrickActs:
    def __init__(self, staging: GandengyanStaging, trail: Trail, stares: Stares) -> None:
        self._words, self._effects, self._plates = staging.link.words, staging.effects, staging.plates
        self._sounds = staging.link.sounds
        self._trail, self._stares = trail, stares
        self._winner: Seat | None = None

    def animate(self, event: Event) -> Animation | None:
        match event:
            case TrickWon(seat):
                return self._won(seat)
            case events.Drew(seat, stock):
                if not stock:
                    self._sounds.play("empty_pile")
                self._plates.say(seat, self._words.say("gandengyan.table.say.drew", n=1))
                return Wait(WINNER_SECONDS if seat == self._winner else OTHER_SECONDS)
        return None

    def _won(self, seat: Seat) -> Animation:
        self._winner = seat
        self._sounds.play("gathered")
        starers = self._trail.passed - {seat}
        self._stares.begin(starers)
        if len(starers) >= CROWD or self._trail.bombs_in_a_row:
            self._effects.shout(self._words.say("gandengyan.table.shout.stare"), 44)
        return Wait(WON_SECONDS)
