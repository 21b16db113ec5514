"""The one thing of a match worth remembering."""

from __future__ import annotations

from collections import Counter

from cardcade import Event, Message, Moved, Seat, say, say_seat
from cardcade.rulekit.shedding import TrickWon
from cardcade.table import Moments, Words
from cardcade_gandengyan import events
from cardcade_gandengyan.state import HANDS
from cardcade_gandengyan.words import say_combination

ROW, BOMB, COST, LONG, COMEBACK = 26, 10, 2, 3, 18
"""What kinds of moments are worth beside each other."""
MANY = 8
"""So many cards in the hand, and still won."""


class GandengyanMoments(Moments):
    """Bombs, bombs on bombs, long plays, dear rounds, and hands that were large and still went out first."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._held: Counter[int] = Counter()
        """Cards in each pile."""
        self._most: dict[int, int] = {}
        """The most that lay there in this round."""
        self._round = 0
        self._in_a_row = 0
        """Bombs that lie on each other."""

    def remember(self, event: Event) -> None:
        match event:
            case Moved(cards, source, target):
                self._held[source] -= len(cards)
                self._held[target] += len(cards)
                self._most[target] = max(self._held[target], self._most.get(target, 0))
            case events.RoundBegan(number):
                self._round, self._most, self._in_a_row = number, {}, 0
            case TrickWon():
                self._in_a_row = 0
            case events.Laid(combination=made) if not made.bomb_tier:
                self._in_a_row = 0
        self._notice(event)

    def _notice(self, event: Event) -> None:
        match event:
            case events.BombBurst(seat, made):
                self._keep(BOMB * made.bomb_tier + made.rank // 4, "bomb", seat, play=say_combination(made))
                self._in_a_row += 1
                if self._in_a_row > 1:
                    self._keep(ROW * (self._in_a_row - 1), "row", seat, times=self._in_a_row)
            case events.Laid(seat, cards) if len(cards) >= 5:
                self._keep(LONG * len(cards), "long", seat, cards=len(cards))
            case events.RoundEnded():
                self._ended(event)

    def _ended(self, event: events.RoundEnded) -> None:
        worst = max(range(len(event.points)), key=event.points.__getitem__)
        if event.points[worst] >= 5:
            self._keep(COST * event.points[worst], "cost", worst, points=event.points[worst])
        most = self._most.get(HANDS + event.winner, 0)
        if most >= MANY:
            self._keep(COMEBACK + most, "comeback", event.winner, cards=most)
        self._keep(1, "out", event.winner)

    def _keep(self, worth: int, key: str, seat: Seat, **args: Message | int) -> None:
        self.keep(worth, say(f"gandengyan.table.moment.{key}", n=self._round, player=say_seat(seat), **args))
