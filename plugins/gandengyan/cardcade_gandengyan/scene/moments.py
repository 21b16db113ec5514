"""The one thing of a match worth remembering."""

from __future__ import annotations

from cardcade import Event, Message, Seat, say, say_seat
from cardcade_gandengyan import events
from cardcade_gandengyan.words import say_combination

ROW, BOMB, COST, LONG, COMEBACK = 26, 10, 2, 3, 18
"""What kinds of moments are worth beside each other."""
MANY = 8
"""So many cards in the hand, and still won."""


class Moments:
    """Watches the events and keeps the most remarkable one."""

    def __init__(self) -> None:
        self.best: tuple[int, Message] | None = None
        self._most: dict[Seat, int] = {}
        self._round = 0

    def watch(self, event: Event, held: dict[Seat, int], in_a_row: int) -> None:
        """`held`: how many cards everyone has; `in_a_row`: how many bombs lie on each other."""
        for seat, count in held.items():
            self._most[seat] = max(count, self._most.get(seat, 0))
        match event:
            case events.RoundBegan(number):
                self._round, self._most = number, {}
            case events.BombBurst(seat, made):
                self._keep(BOMB * made.bomb_tier + made.rank // 4, "bomb", seat, play=say_combination(made))
                if in_a_row > 1:
                    self._keep(ROW * (in_a_row - 1), "row", seat, times=in_a_row)
            case events.Laid(seat, cards) if len(cards) >= 5:
                self._keep(LONG * len(cards), "long", seat, cards=len(cards))
            case events.RoundEnded():
                self._ended(event)

    def _ended(self, event: events.RoundEnded) -> None:
        worst = max(range(len(event.points)), key=event.points.__getitem__)
        if event.points[worst] >= 5:
            self._keep(COST * event.points[worst], "cost", worst, points=event.points[worst])
        most = self._most.get(event.winner, 0)
        if most >= MANY:
            self._keep(COMEBACK + most, "comeback", event.winner, cards=most)
        self._keep(1, "out", event.winner)

    def _keep(self, weight: int, key: str, seat: Seat, **args: Message | int) -> None:
        if self.best is None or weight > self.best[0]:
            told = say(f"gandengyan.table.moment.{key}", n=self._round, player=say_seat(seat), **args)
            self.best = weight, told
