"""UNO's director: who keeps account of an event, what is shown of it, and whether it ends a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from cardcade import Event, Moved, Seat
from cardcade.table import Act, Animation, Director, Movements, PileLayout
from cardcade_uno.events import Kept, Passed, Skipped
from cardcade_uno.state import DISCARD


class Follower(Protocol):
    """Keeps account of the events as they are shown."""

    def follow(self, event: Event) -> None: ...


class UnoDirector(Director):
    """Lets everybody who keeps account know of an event before it is shown."""

    def __init__(
        self, piles: PileLayout, movements: Movements, acts: Sequence[Act], followers: Sequence[Follower]
    ) -> None:
        super().__init__(piles, movements, acts)
        self._followers = followers

    def animate(self, event: Event) -> Animation:
        for follower in self._followers:
            follower.follow(event)
        return super().animate(event)

    def ends_turn(self, event: Event) -> Iterable[Seat]:
        """A card played or kept, or a turn lost; who draws may go on, and calls and catches are nobody's turn."""
        played = isinstance(event, Moved) and event.target == DISCARD
        return super().ends_turn(event) if played or isinstance(event, Kept | Passed | Skipped) else ()
