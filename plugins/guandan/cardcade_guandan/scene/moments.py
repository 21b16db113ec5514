"""What of a Guandan match is worth remembering: rare bombs, rows of bombs, double wins."""

from __future__ import annotations

from cardcade import Event, Seat, say, say_seat
from cardcade.rulekit.shedding import TrickWon
from cardcade.table import Moments, Words
from cardcade_guandan import events
from cardcade_guandan.combinations import Reading
from cardcade_guandan.scene.bombs import tier_of
from cardcade_guandan.words import say_reading

DOUBLE_WIN, BOMB_ROW = 25, 30


class GuandanMoments(Moments):
    """The rarest thing that happened."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._deal, self._in_a_row = 1, 0

    def remember(self, event: Event) -> None:
        match event:
            case events.DealBegan(number):
                self._deal, self._in_a_row = number, 0
            case TrickWon():
                self._in_a_row = 0
            case events.Played(seat, _, reading):
                self._played(seat, reading)
            case events.DealEnded(steps=3):
                one, other = (say_seat(seat) for seat in event.places[:2])
                self.keep(DOUBLE_WIN, say("guandan.table.moment.double", one=one, other=other, deal=self._deal))

    def _played(self, seat: Seat, reading: Reading) -> None:
        tier, who = tier_of(reading), say_seat(seat)
        if tier is None:
            self._in_a_row = 0
            return
        self._in_a_row += 1
        if self._in_a_row > 1:
            row = BOMB_ROW * (self._in_a_row - 1)
            self.keep(row, say("guandan.table.moment.row", seat=who, n=self._in_a_row))
        worth = 10 * (tier + 1) + reading.size
        self.keep(worth, say("guandan.table.moment.bomb", seat=who, deal=self._deal, play=say_reading(reading)))
