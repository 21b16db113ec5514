"""What players call out and accuse each other of: UNO, catches, challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade import Event, Seat, Shown, say_seat
from cardcade.table.animation import Animation, Wait
from cardcade_uno import events
from cardcade_uno.scene.fliers import Flier, sign
from cardcade_uno.scene.limelight import RevealedHand
from cardcade_uno.scene.signs import EYE, HAND
from cardcade_uno.state import HANDS

if TYPE_CHECKING:
    from cardcade_uno.scene.table import UnoScene

GOLDEN = [(255, 214, 110), (255, 250, 230), (255, 150, 70)]


class Outcries:
    def __init__(self, scene: UnoScene) -> None:
        self.scene = scene

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.UnoCalled(seat):
                return self._called(seat)
            case events.Caught(seat, by):
                return self._caught(seat, by)
            case events.FalselyCalled(seat):
                return self._wrong(seat, "false_call")
            case events.FalselyCaught(by=by):
                return self._wrong(by, "false_catch")
            case events.LastCardUncalled(seat):
                self.scene.shout("uno.table.shout.uncalled", 46, player=say_seat(seat))
                return self._wrong(seat, "uncalled")
            case Shown():
                return self._shown(event)
            case events.Challenged():
                return self._challenged(event)
            case events.Kept(seat) | events.Passed(seat):
                self.scene.link.sound("pass", pan=self.scene.pan_at(seat))
                key = "kept" if isinstance(event, events.Kept) else "passed"
                self.scene.bubble(seat, self.scene.say(f"uno.table.say.{key}"))
                return Wait(0.2)
        return None

    def _called(self, seat: Seat) -> Animation:
        scene = self.scene
        scene.link.sound("uno", pan=scene.pan_at(seat))
        scene.bubble(seat, "UNO!")
        at, unit = self._before(seat), scene.layout.unit
        if scene.lively:
            scene.particles.burst(at, 26, GOLDEN, force=460 * unit, picture="star")
            scene.particles.ring(at, (255, 214, 110), 70 * unit, 800 * unit)
        if scene.link.look.speed > 0:
            scene.fliers.send(Flier(scene.splash("UNO!"), at, at, 120 * unit, 0.3, 0.9))
        return Wait(0.6)

    def _before(self, seat: Seat) -> tuple[float, float]:
        """On the table in front of a player."""
        scene, (x, y) = self.scene, self.scene.hand_of(seat)
        if seat == scene.link.seat:
            return x, y
        cx, cy = scene.layout.at(0.5, 0.44)
        return x + (cx - x) * 0.36, y + (cy - y) * 0.36

    def _caught(self, seat: Seat, by: Seat) -> Animation:
        scene = self.scene
        scene.link.sound("catch")
        scene.bubble(by, scene.say("uno.table.say.catch"))
        scene.shout("uno.table.shout.caught", 46, player=say_seat(by), other=say_seat(seat))
        self._point(by, seat, HAND)
        return Wait(0.9)

    def _wrong(self, seat: Seat, key: str) -> Animation:
        self.scene.link.sound("warning")
        self.scene.bubble(seat, self.scene.say(f"uno.table.say.{key}"))
        return Wait(0.7)

    def _shown(self, event: Shown) -> Animation:
        """The challenger sees the cards; everybody else sees that they do."""
        scene, seat = self.scene, event.pile - HANDS
        scene.link.sound("challenge")
        self._point(event.to, seat, EYE)
        if event.to != scene.link.seat:
            key = "looks_at_you" if seat == scene.link.seat else "looks"
            scene.shout(f"uno.table.shout.{key}", 38, player=say_seat(event.to), other=say_seat(seat))
            return Wait(1.1)
        scene.limelight = RevealedHand(scene, seat, event.cards, scene.state.four_on[0])
        return scene.limelight if scene.link.look.speed > 0 else Wait(0.0)

    def _challenged(self, event: events.Challenged) -> Animation:
        scene = self.scene
        key = "bluff" if event.bluff else "honest"
        loser = event.target if event.bluff else event.seat
        scene.shout(f"uno.table.shout.{key}", 50, player=say_seat(loser), n=event.amount)
        scene.link.sound("bomb1" if event.bluff else "warning")
        scene.jolt(0.7)
        return Wait(1.1)

    def _point(self, by: Seat, seat: Seat, picture: str) -> None:
        scene = self.scene
        if scene.link.look.speed > 0:
            start = scene.face_of(by if scene.lively else seat)
            scene.fliers.send(Flier(sign(picture), start, scene.face_of(seat), 92 * scene.layout.unit, 0.45, 0.7))
