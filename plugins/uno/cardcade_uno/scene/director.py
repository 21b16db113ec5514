"""UNO's director: whether an event ends a turn."""

from __future__ import annotations

from collections.abc import Iterable

from cardcade import Event, Moved, Seat
from cardcade.table import Director
from cardcade_uno.events import Kept, Passed, Skipped
from cardcade_uno.state import DISCARD


class UnoDirector(Director):
    def ends_turn(self, event: Event) -> Iterable[Seat]:
        """A card played or kept, or a turn lost; who draws may go on, and calls and catches are nobody's turn."""
        played = isinstance(event, Moved) and event.target == DISCARD
        return super().ends_turn(event) if played or isinstance(event, Kept | Passed | Skipped) else ()
