"""Two moves beside each other: what a coach says why of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from cardcade.engine.coach import Reason
from cardcade.engine.game import Game
from cardcade.engine.state import State, View

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Comparison(Generic[G, S, M]):
    """The better move beside the other, as one seat sees them; a game adds what its rules ask of them."""

    game: G
    view: View[S]
    better: M
    played: M

    @property
    def state(self) -> S:
        return self.view.state

    def reasons(self, rules: Iterable[Callable[[Self], Iterable[Reason]]]) -> list[Reason]:
        """What each rule has to say, in their order."""
        return [reason for rule in rules for reason in rule(self)]


class Leaving(Protocol):
    """A comparison that knows what a move leaves of the hand: nothing is falsy."""

    @property
    def better(self) -> Any: ...

    def rest(self, move: Any, /) -> object: ...


def goes_out(pair: Leaving) -> Iterator[Reason]:
    """The first reason of every game in which whoever has no card left is out."""
    if not pair.rest(pair.better):
        yield Reason("goes_out")
