"""How cards act: colours change, turns are skipped, the direction turns, draws pile up, hands change owners."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardcade import Card, Event, Seat, say_seat
from cardcade.table.animation import Animation, Wait
from cardcade.table.particles import Particle
from cardcade_uno import events
from cardcade_uno.cards import COLOUR, SYMBOL, Colour, say_card, say_colour
from cardcade_uno.scene.fliers import Drawing, Flier, sign
from cardcade_uno.scene.middle import Caption
from cardcade_uno.scene.piles import discard_at, middle
from cardcade_uno.scene.signs import BRIGHT, CROSS, SKIP
from cardcade_uno.scene.spots import Laid

if TYPE_CHECKING:
    from cardcade_uno.scene.table import UnoScene

FIRE = [(255, 214, 110), (255, 140, 60), (240, 70, 50)]
RAINBOW = list(BRIGHT.values())


class Effects:
    """Pictures and sounds for the events of cards; each answers how long to wait."""

    def __init__(self, scene: UnoScene) -> None:
        self.scene = scene

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.StartTurned(card):
                return self._start(card)
            case events.Played():
                return self._played(event)
            case events.ColourChosen(seat, colour):
                return self._colour(seat, colour)
            case events.HandsSwapped(seat, target):
                return self._swapped(seat, target)
            case events.HandsPassed():
                return self._passed_on()
            case events.Reshuffled():
                self.scene.shout("uno.table.shout.reshuffled", 30)
                return Wait(0.3)
        return self._blow(event)

    def _blow(self, event: Event) -> Animation | None:
        """What hits a player."""
        match event:
            case events.Skipped(seat):
                return self._skipped(seat)
            case events.SkipsGrew(seat, skips):
                return self._skips(seat, skips)
            case events.Reversed(direction):
                return self._reversed(direction)
            case events.PendingGrew(seat, amount):
                return self._pending(seat, amount)
            case events.Drew():
                return self._drew(event)
            case events.Misplayed():
                return self._misplayed(event)
        return None

    # -- a card lands

    def _start(self, card: Card) -> Animation:
        scene = self.scene
        scene.middle.tint(COLOUR[card])
        scene.laid.appendleft(Laid(None, card))
        self.caption(scene.laid[0])
        scene.link.sound("card.flip")
        self.sparks(card, 10)
        return Wait(0.5)

    def _played(self, event: events.Played) -> Animation:
        scene, card = self.scene, event.card
        scene.laid.appendleft(Laid(event.seat, card))
        self.caption(scene.laid[0])
        if COLOUR[card] is not None:
            scene.middle.tint(COLOUR[card])
        scene.middle.ring.stir()
        self.sparks(card, 10 if SYMBOL[card].isdigit() else 22)
        if event.jumped:
            scene.link.sound("straight_flush")
            scene.bubble(event.seat, scene.say("uno.table.say.jump"))
            scene.shout("uno.table.shout.jump", 54, player=say_seat(event.seat))
            return Wait(0.5)
        return Wait(0.12)

    def sparks(self, card: Card, count: int) -> None:
        if self.scene.lively:
            colour = COLOUR[card]
            tints = [BRIGHT[colour], (255, 255, 255)] if colour else RAINBOW
            self.scene.particles.burst(self.here, count, tints, force=330 * self.scene.layout.unit)

    def _colour(self, seat: Seat, colour: Colour) -> Animation:
        scene = self.scene
        scene.name_top(colour)
        if scene.laid and COLOUR[scene.laid[0].card] is None:
            scene.laid[0] = replace(scene.laid[0], colour=colour)
            self.caption(scene.laid[0])
        scene.middle.tint(colour)
        scene.link.sound("wild")
        scene.bubble(seat, scene.say("uno.table.say.colour", colour=say_colour(colour)))
        if scene.lively:
            unit = scene.layout.unit
            scene.particles.ring(self.here, BRIGHT[colour], 120 * unit, 1100 * unit)
            scene.particles.burst(self.here, 26, [BRIGHT[colour]], force=520 * unit, picture="petal")
        return Wait(0.55)

    def caption(self, laid: Laid) -> None:
        """Who played what lies on the pile; a wild is named with its colour."""
        scene = self.scene
        avatar = scene.link.players[laid.seat].avatar if laid.seat is not None else None
        if laid.colour is not None:
            words = scene.say("uno.table.wild", card=say_card(laid.card), colour=say_colour(laid.colour))
        elif laid.seat is None:
            words = scene.say("uno.table.start", card=say_card(laid.card))
        else:
            words = scene.card_name(laid.card)
        scene.middle.caption = Caption(avatar, words[:1].upper() + words[1:])

    # -- it hits somebody

    def _skipped(self, seat: Seat) -> Animation:
        scene = self.scene
        scene.middle.skips = 0
        scene.link.sound("skip", pan=scene.pan_at(seat))
        scene.bubble(seat, scene.say("uno.table.say.skipped"))
        self.send(sign(SKIP), seat, 96)
        return Wait(0.75)

    def _skips(self, seat: Seat, skips: int) -> Animation:
        scene = self.scene
        scene.middle.skips = skips
        scene.link.sound("skip", pitch=skips - 1)
        self.send(sign(SKIP), seat, 70 + 12 * skips)
        return Wait(0.6)

    def _reversed(self, direction: int) -> Animation:
        scene = self.scene
        scene.middle.ring.turn(direction)
        scene.link.sound("reverse")
        key = "clockwise" if direction == 1 else "anticlockwise"
        scene.shout(f"uno.table.shout.{key}", 44)
        if scene.lively:
            unit, tint = scene.layout.unit, BRIGHT[scene.middle.colour or "Y"]
            at = middle(scene.layout)
            swirl = Particle("swirl", *at, 0, 0, 300 * unit, 0.7, tint, 260 * unit, 0, -420.0 * direction)
            scene.particles.add(swirl)
        return Wait(0.7)

    def _pending(self, seat: Seat, amount: int) -> Animation:
        """A rising tone and a harder blow for every card more."""
        scene = self.scene
        scene.middle.count(amount)
        scene.link.sound("draw_two", pitch=min(12, amount), volume=min(1.0, 0.7 + amount / 40))
        self.send(scene.splash(f"+{amount}"), seat, 92 + min(60, 4 * amount), fire=True)
        if amount >= 4:
            scene.jolt(amount / 16)
        if amount >= 8:
            scene.link.duck()
            scene.shout("uno.table.shout.pending", 60, n=amount)
        return Wait(0.75)

    def _drew(self, event: events.Drew) -> Animation:
        scene = self.scene
        if event.cause in ("pending", "unlawful", "doubted"):
            scene.middle.count(0)
        if event.cause == "turn":
            return Wait(0.05)
        scene.bubble(event.seat, scene.say("uno.table.say.drew", n=event.count))
        return Wait(0.4)

    def _misplayed(self, event: events.Misplayed) -> Animation:
        """The card goes to the pile and comes back."""
        scene = self.scene
        scene.link.sound("error")
        scene.bubble(event.seat, scene.say("uno.table.say.misplayed"))
        if scene.lively:
            start, unit = scene.hand_of(event.seat), scene.layout.unit
            scene.fliers.send(Flier(scene.flying_face(event.card), start, self.here, 120 * unit, 0.4, 0.6, back=True))
            scene.fliers.send(Flier(sign(CROSS), self.here, self.here, 84 * unit, 0.5, 0.5))
        return Wait(1.0)

    # -- hands change owners

    def _swapped(self, seat: Seat, target: Seat) -> Animation:
        self.scene.link.sound("card.shuffle")
        self.scene.shout("uno.table.shout.swapped", 44, player=say_seat(seat), other=say_seat(target))
        return self.scene.exchange_hands()

    def _passed_on(self) -> Animation:
        self.scene.link.sound("card.shuffle")
        self.scene.shout("uno.table.shout.passed_on", 44)
        self.scene.middle.ring.stir()
        return self.scene.exchange_hands()

    # -- flying signs

    @property
    def here(self) -> tuple[float, float]:
        return discard_at(self.scene.layout)

    def send(self, drawing: Drawing, seat: Seat, size: float, fire: bool = False) -> None:
        """From the pile to the player it concerns; for those who want calm it only appears there."""
        scene, goal = self.scene, self.scene.face_of(seat)
        if scene.link.look.speed <= 0:
            return
        start = self.here if scene.lively else goal
        tints = FIRE if fire else [(255, 90, 90), (255, 255, 255)]

        def arrived() -> None:
            if scene.lively:
                scene.particles.ring(goal, (255, 170, 120), 60 * scene.layout.unit, 600 * scene.layout.unit)
                scene.particles.burst(goal, 16, tints, force=300 * scene.layout.unit)

        scene.fliers.send(Flier(drawing, start, goal, size * scene.layout.unit, 0.42, 0.55, arrived=arrived))
