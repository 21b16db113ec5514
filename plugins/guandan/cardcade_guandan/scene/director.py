"""The director of a Guandan table."""

from __future__ import annotations

from collections.abc import Iterable

from cardcade import Event, Moved, Seat
from cardcade.table import Director
from cardcade_guandan.scene.acts_cards import played
from cardcade_guandan.state import HANDS


class GuandanDirector(Director):
    """In the tribute several are waited for at once: a gift ends the turn of nobody but its giver."""

    def ends_turn(self, event: Event) -> Iterable[Seat]:
        if isinstance(event, Moved) and played(event):
            return (event.source - HANDS,)
        return super().ends_turn(event)
