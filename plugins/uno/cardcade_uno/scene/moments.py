"""What is worth remembering of a match of UNO."""

from __future__ import annotations

from cardcade import Event, Message, Seat, say, say_seat
from cardcade.table import Moments, Words
from cardcade_uno.cards import say_card
from cardcade_uno.events import Caught, Challenged, Drew, LastCardUncalled, Played, RoundBegan, WentOut


class UnoMoments(Moments):
    """The rarer, the more it is worth."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._most: dict[Seat, int] = {}
        """The most cards each player held in this round, counted when a card of them was played."""

    def remember(self, event: Event) -> None:
        if isinstance(event, Played):
            self._most[event.seat] = max(event.left + 1, self._most.get(event.seat, 0))
        match event:
            case RoundBegan():
                self._most = {}
            case Drew(seat, count, "pending" | "unlawful" | "doubted") if count >= 4:
                self._notice(10 + 2 * count, "drew", seat, n=count)
            case Challenged(seat, target, bluff):
                self._notice(24, "bluff" if bluff else "honest", seat, other=say_seat(target))
            case Caught(seat, by):
                self._notice(16, "caught", by, other=say_seat(seat))
            case LastCardUncalled(seat):
                self._notice(30, "uncalled", seat)
            case Played(seat, jumped=True):
                self._notice(14, "jumped", seat)
            case WentOut(seat) if self._most.get(seat, 0) >= 10:
                self._notice(12 + 2 * self._most[seat], "comeback", seat, n=self._most[seat])
            case WentOut(seat, card):
                self._notice(1, "out", seat, card=say_card(card))

    def _notice(self, worth: int, key: str, seat: Seat, **args: Message | int) -> None:
        self.keep(worth, say(f"uno.table.moment.{key}", player=say_seat(seat), **args))
