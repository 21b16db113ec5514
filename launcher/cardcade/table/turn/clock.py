"""The clock that runs against players: shown, and heard in its last seconds."""

from __future__ import annotations

import math

from cardcade.engine.cards import Seat
from cardcade.table.link import Link, TimeLeft
from cardcade.table.part import Part
from cardcade.table.position import Position
from cardcade.table.seats.plates import Plates
from cardcade.table.seats.time_ring import FEWEST
from cardcade.table.turn.actions import ActionBar
from cardcade.ui.motion import STILL

RISING = 1.5
"""So many semitones each of the last seconds sounds higher than the one before."""
LOOK = 0.25
"""Seconds between two looks at a clock that runs out so soon that it shows more than seconds."""


class Countdown(Part):
    """The viewer's last `ticking` seconds are heard, each higher than the one before. The table shows them."""

    def __init__(self, link: Link, ticking: float = 0.0) -> None:
        self._link, self._ticking = link, ticking
        self._ticked = 0

    def rest(self) -> float:
        """Looks at the clock; how long the picture then stays as it is."""
        left = self._link.time_left()
        self.show(left)
        self._tick(left)
        return _rest(left) if left is not None else STILL

    def show(self, left: TimeLeft | None) -> None:
        """So much time is left now; None when no clock runs."""

    def _tick(self, left: TimeLeft | None) -> None:
        if left is None or left.seconds > self._ticking or self._link.autopilot or not self._concerns_me(left):
            return
        second = math.ceil(left.seconds)
        if second != self._ticked:
            self._link.sounds.play("clock.tick", pitch=RISING * (self._ticking - second))
        self._ticked = second

    def _concerns_me(self, left: TimeLeft) -> bool:
        return left.seat in (None, self._link.seat)


def _rest(left: TimeLeft) -> float:
    """Until the next whole second: ring and figures move no more often where there are many."""
    if left.seconds < left.share * FEWEST:
        return LOOK
    return left.seconds - math.ceil(left.seconds) + 1


class TurnClock(Countdown):
    """A ring around the avatar of whoever has to hurry: where several do, of all the table waits for.

    The viewer's seconds stand in figures beside the buttons.
    """

    def __init__(self, link: Link, plates: Plates, position: Position, bar: ActionBar, ticking: float = 0.0) -> None:
        super().__init__(link, ticking)
        self._plates, self._position, self._bar = plates, position, bar

    def show(self, left: TimeLeft | None) -> None:
        mine = left is not None and self._concerns_me(left) and not self._link.autopilot
        self._bar.count(left if mine else None)
        for plate in self._plates:
            plate.set_time(left if left is not None and self._concerns(plate.seat, left) else None)

    def _concerns_me(self, left: TimeLeft) -> bool:
        return self._concerns(self._link.seat, left)

    def _concerns(self, seat: Seat, left: TimeLeft) -> bool:
        return seat == left.seat if left.seat is not None else seat in self._position.waiting_for
