"""Cards on their way: penalties one by one, a new stock, and hands that change owners."""

from __future__ import annotations

from collections.abc import Callable

from cardcade import Event, Moved, say_seat
from cardcade.table import Animation, Cards, Movements, Part, Queue, Sounds, Wait
from cardcade.table.animation import InTurn, Together
from cardcade_uno.events import (
    Caught,
    Drew,
    FalselyCalled,
    FalselyCaught,
    HandsPassed,
    HandsSwapped,
    LastCardUncalled,
    Misplayed,
)
from cardcade_uno.scene.owed import Owed
from cardcade_uno.scene.sayings import UnoSayings
from cardcade_uno.state import HANDS, STOCK

ONE_BY_ONE, MOST = 0.17, 1.8
"""Seconds between two cards of a penalty, and for all of them."""
OFFENCES = (Caught, FalselyCaught, FalselyCalled, LastCardUncalled, Misplayed)


class CardMoves(Part):
    """What is not shown here moves as at any table."""

    def __init__(self, cards: Cards, movements: Movements, sounds: Sounds, owed: Owed) -> None:
        self._cards, self._movements, self._sounds, self._owed = cards, movements, sounds, owed
        self._offended = False
        """What is drawn next punishes somebody, and whatever is pending stays so."""

    def follow(self, event: Event) -> None:
        if isinstance(event, (*OFFENCES, Drew)):
            self._offended = not isinstance(event, Drew)

    def animate(self, event: Event) -> Animation | None:
        match event:
            case Moved(target=target) if target == STOCK:
                self._cards.fly(event, 0.3, 0.0)
                return Wait(0.1)
            case Moved(source=source, cards=cards) if source == STOCK and len(cards) > 1:
                return self._one_by_one(event)
        return None

    def _one_by_one(self, event: Moved) -> Animation:
        """A penalty is felt card by card, and what is pending counts down."""
        count = len(event.cards)
        gap = min(ONE_BY_ONE, MOST / count)
        flights = self._cards.fly(event, 0.26, gap)
        ticks = [InTurn(Wait(number * gap), self._tick(number, event.target)) for number in range(count)]
        return Together(flights, *ticks)

    def _tick(self, number: int, target: int) -> Callable[[], None]:
        counts = not self._offended

        def tick() -> None:
            self._sounds.play("card.draw", pitch=min(12, number), pan=self._movements.pan(target))
            if counts:
                self._owed.take_one()

        return tick


class HandSwaps:
    """The hands that change owners, all of them in the air together."""

    def __init__(self, cards: Cards, queue: Queue, sounds: Sounds, sayings: UnoSayings) -> None:
        self._cards, self._queue, self._sounds, self._sayings = cards, queue, sounds, sayings

    def animate(self, event: Event) -> Animation | None:
        match event:
            case HandsSwapped(seat, target):
                self._sayings.shout("swapped", 44, player=say_seat(seat), other=say_seat(target))
                return self._exchange()
            case HandsPassed():
                self._sayings.shout("passed_on", 44)
                return self._exchange()
        return None

    def _exchange(self) -> Animation:
        self._sounds.play("card.shuffle")
        moved = self._queue.take_while(Moved, lambda event: event.source >= HANDS)

        def fly() -> Animation:
            self._sounds.play("card.deal")
            self._cards.exchange(moved, 0.55)
            return Wait(0.6)

        return InTurn(Wait(0.6), fly)
