"""One moment of the match worth remembering: the rarest thing that happened."""

from __future__ import annotations

from cardcade import Message, Seat, say, say_seat
from cardcade_guandan.combinations import Reading
from cardcade_guandan.events import DealEnded
from cardcade_guandan.scene.bombs import tier_of
from cardcade_guandan.words import say_reading

DOUBLE_WIN, BOMB_ROW = 25, 30


class Moments:
    """Keeps the best so far; a later one must be rarer to take its place."""

    def __init__(self) -> None:
        self.worth = 0
        self.best: Message | None = None

    def played(self, seat: Seat, reading: Reading, deal: int, in_a_row: int) -> None:
        tier = tier_of(reading)
        if tier is None:
            return
        if in_a_row > 1:
            self._note(BOMB_ROW * (in_a_row - 1), say("guandan.table.moment.row", seat=say_seat(seat), n=in_a_row))
        worth = 10 * (tier + 1) + reading.size
        self._note(worth, say("guandan.table.moment.bomb", seat=say_seat(seat), deal=deal, play=say_reading(reading)))

    def ended(self, event: DealEnded, deal: int) -> None:
        if event.steps == 3:
            one, other = (say_seat(seat) for seat in event.places[:2])
            self._note(DOUBLE_WIN, say("guandan.table.moment.double", one=one, other=other, deal=deal))

    def _note(self, worth: int, message: Message) -> None:
        if worth > self.worth:
            self.worth, self.best = worth, message
