"""One moment of the match worth remembering: the rarest thing that happened."""

from __future__ import annotations

from cardcade import Event, Message, Seat, say, say_seat
from cardcade_guandan import events
from cardcade_guandan.combinations import Reading
from cardcade_guandan.scene.bombs import tier_of
from cardcade_guandan.words import say_reading

DOUBLE_WIN, BOMB_ROW = 25, 30


class Moments:
    """Keeps the best so far; a later one must be rarer to take its place."""

    def __init__(self) -> None:
        self.worth = 0
        self.best: Message | None = None
        self._deal = 1
        self._in_a_row = 0

    def watch(self, event: Event) -> None:
        match event:
            case events.DealBegan(number):
                self._deal, self._in_a_row = number, 0
            case events.TrickWon():
                self._in_a_row = 0
            case events.Played(seat, _, reading):
                self._played(seat, reading)
            case events.DealEnded(steps=3):
                one, other = (say_seat(seat) for seat in event.places[:2])
                self._note(DOUBLE_WIN, say("guandan.table.moment.double", one=one, other=other, deal=self._deal))

    def _played(self, seat: Seat, reading: Reading) -> None:
        tier, who = tier_of(reading), say_seat(seat)
        if tier is None:
            self._in_a_row = 0
            return
        self._in_a_row += 1
        if self._in_a_row > 1:
            row = BOMB_ROW * (self._in_a_row - 1)
            self._note(row, say("guandan.table.moment.row", seat=who, n=self._in_a_row))
        worth = 10 * (tier + 1) + reading.size
        self._note(worth, say("guandan.table.moment.bomb", seat=who, deal=self._deal, play=say_reading(reading)))

    def _note(self, worth: int, message: Message) -> None:
        if worth > self.worth:
            self.worth, self.best = worth, message
