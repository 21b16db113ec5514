"""What players call out and accuse each other of: UNO, catches, challenges."""

from __future__ import annotations

from cardcade import Event, Seat, Shown, say_seat
from cardcade.table import Animation, Position, Wait
from cardcade_uno.events import (
    Caught,
    Challenged,
    FalselyCalled,
    FalselyCaught,
    Kept,
    LastCardUncalled,
    Passed,
    UnoCalled,
)
from cardcade_uno.scene.boards import Showing
from cardcade_uno.scene.fliers import Fliers, sign, splash
from cardcade_uno.scene.limelight import RevealedHand
from cardcade_uno.scene.plates import UnoStaging
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.scene.signs import EYE, GOLDEN, HAND
from cardcade_uno.state import HANDS


class CallActs:
    """UNO, called or forgotten, and who has nothing to play."""

    def __init__(self, staging: UnoStaging, sayings: UnoSayings, fliers: Fliers) -> None:
        self._sounds, self._layout, self._plates = staging.link.sounds, staging.layout, staging.plates
        self._effects, self._sayings, self._fliers = staging.effects, sayings, fliers

    def animate(self, event: Event) -> Animation | None:
        match event:
            case UnoCalled(seat):
                return self._called(seat)
            case Caught(seat, by):
                return self._caught(seat, by)
            case FalselyCalled(seat):
                return self._wrong(seat, "false_call")
            case FalselyCaught(by=by):
                return self._wrong(by, "false_catch")
            case LastCardUncalled(seat):
                self._sayings.shout("uncalled", 46, player=say_seat(seat))
                return self._wrong(seat, "uncalled")
            case Kept(seat):
                return self._idle(seat, "kept")
            case Passed(seat):
                return self._idle(seat, "passed")
        return None

    def _called(self, seat: Seat) -> Animation:
        at, unit, particles = self._layout.before(seat), self._layout.unit, self._effects.particles
        self._sounds.play("uno", pan=self._layout.pan(seat))
        self._plates.say(seat, "UNO!")
        if self._effects.lively:
            particles.burst(at, 26, GOLDEN, force=460 * unit, picture="star")
            particles.ring(at, GOLDEN[0], 70 * unit, 800 * unit)
        self._fliers.pop_up(splash("UNO!"), at, 120, 0.3, 0.9)
        return Wait(0.6)

    def _caught(self, seat: Seat, by: Seat) -> Animation:
        self._sounds.play("catch")
        self._sayings.say(by, "catch")
        self._sayings.shout("caught", 46, player=say_seat(by), other=say_seat(seat))
        self._fliers.point(sign(HAND), by, seat)
        return Wait(0.9)

    def _wrong(self, seat: Seat, key: str) -> Animation:
        self._sounds.play("warning")
        self._sayings.say(seat, key)
        return Wait(0.7)

    def _idle(self, seat: Seat, key: str) -> Animation:
        self._sounds.play("pass", pan=self._layout.pan(seat))
        self._sayings.say(seat, key)
        return Wait(0.2)


class ChallengeActs:
    """The challenger sees the cards; everybody else sees that they do."""

    def __init__(
        self, staging: UnoStaging, position: Position, sayings: UnoSayings, fliers: Fliers, showing: Showing
    ) -> None:
        self._link, self._effects, self._position = staging.link, staging.effects, position
        self._sayings, self._fliers, (self._faces, self._limelight) = sayings, fliers, showing

    def animate(self, event: Event) -> Animation | None:
        match event:
            case Shown():
                return self._shown(event)
            case Challenged():
                return self._challenged(event)
        return None

    def _shown(self, event: Shown) -> Animation:
        seat, own = event.pile - HANDS, self._link.seat
        self._link.sounds.play("challenge")
        self._fliers.point(sign(EYE), event.to, seat)
        if event.to == own:
            return self._limelight.show(self._revealed(event, seat))
        self._sayings.shout(
            "looks_at_you" if seat == own else "looks", 38, player=say_seat(event.to), other=say_seat(seat)
        )
        return Wait(1.1)

    def _revealed(self, event: Shown, seat: Seat) -> RevealedHand:
        say, beneath = self._link.words.say, self._position.state.four_on[0]
        words = say("uno.table.revealed", player=say_seat(seat)), say("uno.table.revealed_note")
        return RevealedHand(self._faces, event.cards, beneath, words)

    def _challenged(self, event: Challenged) -> Animation:
        loser = event.target if event.bluff else event.seat
        self._sayings.shout("bluff" if event.bluff else "honest", 50, player=say_seat(loser), n=event.amount)
        self._link.sounds.play("unmasked" if event.bluff else "vindicated")
        self._effects.jolt(0.7)
        return Wait(1.1)
