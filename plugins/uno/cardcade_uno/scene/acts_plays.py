"""A card lands on the pile, or comes back from it."""

from __future__ import annotations

from cardcade import Card, Event, Seat, say_seat
from cardcade.table import Animation, Faces, Wait
from cardcade.ui.events import Point
from cardcade_uno.cards import COLOUR, FOURS, SYMBOL, Colour
from cardcade_uno.events import ColourChosen, Misplayed, Played, Reshuffled, StartTurned
from cardcade_uno.scene.fliers import Fliers, card_face, sign
from cardcade_uno.scene.plates import UnoStaging
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.scene.signs import BRIGHT, CROSS

DRAWS = {"D": 2, "F": 4}
"""How many cards these cost."""
RAINBOW = list(BRIGHT.values())

WAVE_LATER, PETALS_LATER = 0.02, 0.04
"""Seconds after a new colour: its first frame has the cloth, the card and the words to show."""


class PlayActs:
    def __init__(self, staging: UnoStaging, faces: Faces, sayings: UnoSayings, fliers: Fliers) -> None:
        self._sounds, self._layout, self._effects = staging.link.sounds, staging.layout, staging.effects
        self._faces, self._sayings, self._fliers = faces, sayings, fliers
        self._last: Card | None = None

    def animate(self, event: Event) -> Animation | None:
        match event:
            case StartTurned(card):
                self._sounds.play("card.flip")
                self._sparks(card, 10)
                return Wait(0.5)
            case Played():
                return self._played(event)
            case ColourChosen(seat, colour):
                return self._named(seat, colour)
            case Misplayed(seat, card):
                return self._misplayed(seat, card)
            case Reshuffled():
                self._sayings.shout("reshuffled", 30)
                return Wait(0.3)
        return None

    def _played(self, event: Played) -> Animation:
        self._sparks(event.card, 10 if SYMBOL[event.card].isdigit() else 22)
        self._last = event.card
        if SYMBOL[event.card] in DRAWS:
            self._sayings.say(event.seat, "draws", n=DRAWS[SYMBOL[event.card]])
        if not event.jumped:
            return Wait(0.12)
        self._sounds.play("jump_in")
        self._sayings.say(event.seat, "jump")
        self._sayings.shout("jump", 54, player=say_seat(event.seat))
        return Wait(0.5)

    def _named(self, seat: Seat, colour: Colour) -> Animation:
        four = self._last in FOURS
        self._sounds.play("draw_four" if four else "wild")
        self._sayings.name(seat, colour, after_four=four)
        if self._effects.lively:
            unit, particles = self._layout.unit, self._effects.particles
            particles.ring(self._here, BRIGHT[colour], 120 * unit, 1100 * unit, later=WAVE_LATER)
            particles.burst(self._here, 26, [BRIGHT[colour]], force=520 * unit, picture="petal", later=PETALS_LATER)
        return Wait(0.55)

    def _misplayed(self, seat: Seat, card: Card) -> Animation:
        """The card goes to the pile and comes back."""
        self._sounds.play("error")
        self._sayings.say(seat, "misplayed")
        if self._effects.lively:
            self._fliers.try_out(card_face(self._faces, card), seat)
            self._fliers.pop_up(sign(CROSS), self._here, 84, 0.5, 0.5)
        return Wait(1.0)

    @property
    def _here(self) -> Point:
        return self._layout.discard[:2]

    def _sparks(self, card: Card, count: int) -> None:
        if self._effects.lively:
            colour = COLOUR[card]
            tints = [BRIGHT[colour], (255, 255, 255)] if colour else RAINBOW
            self._effects.particles.burst(self._here, count, tints, force=330 * self._layout.unit)
