"""A position at the table, and the part of it that one seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from cardcade.engine.cards import HIDDEN, Card, Deck, Pile, Place, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.copying import copier
from cardcade.engine.events import Event, Moved, Shuffled


@dataclass(slots=True, kw_only=True)
class State:
    """Piles of cards and whatever a game adds.

    Cards move only through `move`, `draw` and `shuffle`, which record the event, so that state and picture
    cannot drift apart. Fields that games add are immutable values, or lists, dicts or sets of such.
    """

    piles: tuple[Pile, ...]
    cards: list[list[Card]]
    """The cards of each pile, the top card last."""
    log: list[Event] | None = None
    """Events since last taken; None while nobody listens, as in search."""

    secrets: ClassVar[tuple[str, ...]] = ()
    """Names of fields no seat may see: None in every view."""

    @classmethod
    def set_up(cls, deck: Deck, *piles: Pile) -> Self:
        """The table before a card is dealt: all of them lie in the first pile."""
        return cls(piles=piles, cards=[list(deck.cards), *([] for _ in piles[1:])])

    def move(self, cards: Sequence[Card], source: int, target: int) -> None:
        """Puts these cards of one pile onto another, the last on top."""
        origin = self.cards[source]
        for card in cards:
            origin.remove(card)
        self.cards[target].extend(cards)
        if self.log is not None:
            self.log.append(Moved(tuple(cards), source, target))

    def draw(self, source: int, target: int, count: int = 1) -> list[Card]:
        """Takes up to `count` cards off the top, one after the other, and returns them."""
        origin = self.cards[source]
        if count == 1 and origin:
            taken = [origin.pop()]
        else:
            taken = origin[: -count - 1 : -1]
            del origin[len(origin) - len(taken) :]
        if taken:
            self.cards[target].extend(taken)
            if self.log is not None:
                self.log.append(Moved(tuple(taken), source, target))
        return taken

    def shuffle(self, pile: int, stream: Stream) -> None:
        stream.shuffle(self.cards[pile])
        if self.log is not None:
            self.log.append(Shuffled(pile))

    def record(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def copy(self) -> Self:
        """An independent twin that nobody listens to."""
        kind: type = type(self)
        twin: Self = copier(kind)(self)
        return twin

    def hide(self, seat: Seat) -> None:
        """Blanks what the seat must not see; a game with secrets outside piles extends it."""
        for index, pile in enumerate(self.piles):
            if not pile.shown_to(seat):
                self.cards[index] = [HIDDEN] * len(self.cards[index])
        for name in self.secrets:
            setattr(self, name, None)

    def view(self, seat: Seat) -> View[Self]:
        """What this seat sees: a copy with everything else blanked."""
        twin = self.copy()
        twin.hide(seat)
        return View(seat, twin)


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """A position as one seat sees it: the rules run on it for that seat's own moves."""

    seat: Seat
    state: S


def seats_of(state: State) -> int:
    """How many sit at the table: each of them has one hand."""
    return sum(pile.place is Place.HAND for pile in state.piles)
