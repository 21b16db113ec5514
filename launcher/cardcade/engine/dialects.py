"""How a program from outside is spoken to: what it is told, what it is asked, and what its answer means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.game import Game
from cardcade.engine.state import State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")


class Dialect(ABC, Generic[S, M]):
    """One seat's conversation with a program, in JSON objects. All it ever learns is what the seat's own view shows."""

    def __init__(self, game: Game[S, M]) -> None:
        self.game = game

        self.matches = 1
        """How many are to be played in this conversation."""

    def seats(self, count: int) -> Sequence[Seat]:
        """In the order in which they are numbered to the program."""
        return range(count)

    def tell(self, view: View[S]) -> Sequence[Mapping[str, Any]]:
        """What has happened since it was last told; nobody answers that."""
        return ()

    @abstractmethod
    def ask(self, view: View[S], moves: Sequence[M], stream: Stream) -> Mapping[str, Any]:
        """The question to which one answer is awaited."""

    def is_answer(self, form: Any) -> bool:
        """Whether it means to answer, rightly or not; all else a program says is passed over. None is no JSON."""
        return True

    @abstractmethod
    def read(self, form: Any) -> M | None:
        """The move that the answer to the last question names; None, only out of turn, to let it be; or ValueError."""
