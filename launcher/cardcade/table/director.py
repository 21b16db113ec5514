"""The director: how an event looks and sounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from cardcade.engine.cards import Place, Seat
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.table.animation import Animation, Still, Wait
from cardcade.table.cards.cards import Cards
from cardcade.table.link import Sounds
from cardcade.table.piles.piles import PileLayout

OWN_SECONDS, BOT_SECONDS = 0.18, 0.26
LINGER_SECONDS, SWEEP_SECONDS = 0.75, 0.32


class Act(Protocol):
    """What a game shows of its own events."""

    def animate(self, event: Event) -> Animation | None:
        """How it looks; None when another act, or the common one, shows it."""


class Movements:
    """How cards move where no game shows it otherwise."""

    def __init__(self, piles: PileLayout, cards: Cards, sounds: Sounds) -> None:
        self._piles, self._cards, self._sounds = piles, cards, sounds

    def animate(self, event: Event) -> Animation | None:
        match event:
            case Moved():
                return self.move(event)
            case Shuffled():
                self._cards.mirror.shuffle(event)
                self._sounds.play("card.shuffle")
                return Wait(0.25)
            case Shown(cards=cards, to=to) if to == self._piles.layout.viewer:
                return Wait(0.2 if not cards else 1.2)
        return None

    def move(self, event: Moved, seconds: float | None = None) -> Animation:
        """Cards fly from pile to pile, and both piles close up."""
        own = self._piles.specs[event.source].owner == self._piles.layout.viewer
        drawn = self._piles.specs[event.target].place is Place.HAND
        self._sounds.play("card.draw" if drawn else "card.place", pan=self.pan(event.target))
        return self._cards.fly(event, seconds if seconds is not None else OWN_SECONDS if own else BOT_SECONDS)

    def deal(self, events: Sequence[Moved]) -> Animation:
        """Several draws in a row are a deal."""
        many = sum(len(event.cards) for event in events) > 3
        self._sounds.play("card.deal" if many else "card.draw")
        return self._cards.deal(events)

    def sweep(self, events: Sequence[Moved]) -> Animation:
        """Played cards are taken off the table, to whoever has won them."""
        self._sounds.play("card.slide", pan=self.pan(events[-1].target))
        return self._cards.sweep(events, SWEEP_SECONDS)

    def piles_played(self) -> int:
        """How many piles have cards that were played."""
        specs = enumerate(self._piles.specs)
        return sum(pile.place is Place.PLAYED and bool(self._cards.pile(index)) for index, pile in specs)

    def pan(self, index: int) -> float:
        """Where a pile sounds from."""
        return self._piles.layout.pan(self._piles.specs[index].owner)


class Director:
    """Asks a game's acts in turn, and shows what none of them does as any table would."""

    def __init__(self, piles: PileLayout, movements: Movements, acts: Sequence[Act] = ()) -> None:
        self._piles, self._movements, self._acts = piles, movements, acts

    def animate(self, event: Event) -> Animation:
        for act in (*self._acts, self._movements):
            if (made := act.animate(event)) is not None:
                return made
        return Still()

    def deals(self, event: Moved) -> bool:
        """Into a hand: what is turned up after the deal comes after it."""
        source, target = self._piles.specs[event.source], self._piles.specs[event.target]
        return source.place is Place.STOCK and target.place is Place.HAND

    def deal(self, events: Sequence[Moved]) -> Animation:
        return self._movements.deal(events)

    def sweeps(self, event: Moved) -> bool:
        """Whether it is one of the cards that are taken off the table together."""
        return self._piles.sweeps(event)

    def linger(self, events: Sequence[Moved]) -> Animation:
        """A trick that is over is looked at before it goes; a play that makes room for the next one is not."""
        whole = len({event.source for event in events}) == self._movements.piles_played()
        return Wait(LINGER_SECONDS if whole else 0.0)

    def sweep(self, events: Sequence[Moved]) -> Animation:
        return self._movements.sweep(events)

    def ends_turn(self, event: Event) -> Iterable[Seat]:
        """Whose turn is over when this is seen; by default everyone's, but of those who are still choosing."""
        return range(self._piles.layout.seats)
