"""How plays and passes look and sound, and the last one of a round."""

from __future__ import annotations

from cardcade import Event, Seat, say_seat
from cardcade.rulekit.shedding import Passed
from cardcade.table import Animation, Wait
from cardcade.ui.theme import Colour
from cardcade_gandengyan import events
from cardcade_gandengyan.scene.plates import GandengyanStaging
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.words import say_call

OUT_SECONDS, LIGHT = 1.1, 620.0
WAVE_LATER, WORDS_LATER, SPARKS_LATER = 0.03, 0.06, 0.1
"""Seconds after which each is seen: together they are more than one frame has time for."""
RING: Colour = (140, 236, 240)
GOLDEN: tuple[Colour, ...] = ((255, 226, 140), RING, (255, 255, 255))


class GoingOut:
    """Somebody's last cards are seen before any score."""

    def __init__(self, staging: GandengyanStaging) -> None:
        self._link, self._layout, self._effects = staging.link, staging.layout, staging.effects

    def show(self, seat: Seat) -> Animation:
        self._link.sounds.play("went_out")
        self._link.sounds.duck()
        key = "you_out" if seat == self._link.seat else "out"
        words = self._link.words.say(f"gandengyan.table.shout.{key}", player=say_seat(seat))
        self._effects.shout(words, 58, later=WORDS_LATER)
        self._effects.shine(self._layout.play, GOLDEN[0], LIGHT, OUT_SECONDS + 0.3)
        if self._effects.lively:
            unit, particles = self._layout.unit, self._effects.particles
            particles.ring(self._layout.play, RING, 120 * unit, 900 * unit, later=WAVE_LATER)
            particles.burst(self._layout.play, 46, GOLDEN, force=640 * unit, later=SPARKS_LATER)
        return Wait(OUT_SECONDS)


class PlayActs:
    """What was played is read once it lies there; who has few cards left says so."""

    def __init__(self, staging: GandengyanStaging, trail: Trail, going_out: GoingOut) -> None:
        self._link, self._layout, self._cards = staging.link, staging.layout, staging.cards
        self._plates, self._trail, self._going_out = staging.plates, trail, going_out

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.Laid(seat, _, combination):
                self._trail.read(combination)
                if combination.kind == "straight":
                    self._link.sounds.play("run", pan=self._layout.pan(seat))
                self._plates.call(seat, self._link.words.say(say_call(combination)))
                goes_on = self._cards.held_by(seat) or combination.bomb_tier
                return Wait(0.15) if goes_on else self._going_out.show(seat)
            case Passed(seat):
                self._trail.let_stand(seat)
                self._link.sounds.play("pass", pan=self._layout.pan(seat))
                return Wait(0.3)
            case events.FewLeft(seat, count):
                self._link.sounds.play("warning", pitch=2.0 if count == 1 else 0.0)
                self._plates.say(seat, self._link.words.say("gandengyan.table.say.few", n=count))
                return Wait(0.25)
        return None
