"""The one thing of a match worth remembering."""

from __future__ import annotations

from cardcade import Event, Message, Seat, say, say_seat
from cardcade_uno import events
from cardcade_uno.cards import say_card


class Moments:
    """Watches the events and keeps the most remarkable one."""

    def __init__(self) -> None:
        self.best: tuple[int, Message] | None = None
        self._most: dict[Seat, int] = {}
        """The most cards each player held in this round, counted when a card of them was played."""

    def watch(self, event: Event) -> None:
        if isinstance(event, events.Played):
            self._most[event.seat] = max(event.left + 1, self._most.get(event.seat, 0))
        match event:
            case events.RoundBegan():
                self._most = {}
            case events.Drew(seat, count, "pending" | "unlawful" | "doubted") if count >= 4:
                self._keep(10 + 2 * count, "drew", seat, n=count)
            case events.Challenged(seat, target, bluff):
                self._keep(24, "bluff" if bluff else "honest", seat, other=say_seat(target))
            case events.Caught(seat, by):
                self._keep(16, "caught", by, other=say_seat(seat))
            case events.LastCardUncalled(seat):
                self._keep(30, "uncalled", seat)
            case events.Played(seat, jumped=True):
                self._keep(14, "jumped", seat)
            case events.WentOut(seat) if self._most.get(seat, 0) >= 10:
                self._keep(12 + 2 * self._most[seat], "comeback", seat, n=self._most[seat])
            case events.WentOut(seat, card):
                self._keep(1, "out", seat, card=say_card(card))

    def _keep(self, weight: int, key: str, seat: Seat, **args: Message | int) -> None:
        if self.best is None or weight >= self.best[0]:
            self.best = weight, say(f"uno.table.moment.{key}", player=say_seat(seat), **args)
