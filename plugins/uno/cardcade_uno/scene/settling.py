"""What can be pressed only as long as nothing has settled it."""

from __future__ import annotations

from typing import Any

from cardcade import Event, Moved, Shown, View
from cardcade.table import Part
from cardcade_uno.events import Caught, UnoCalled

SETTLING = (Moved, Shown, Caught, UnoCalled)
"""After these nothing that was offered before can be pressed any more, by no device."""


class Offered(Part):
    """Withdrawn when it is settled, until the next position is shown; laid out anew it is offered again."""

    settled = False

    def withdraw(self) -> None:
        """Nothing of it is left to press."""

    def lay_out(self) -> None:
        self.withdraw()

    def follow(self, event: Event) -> None:
        if isinstance(event, SETTLING):
            self.settled = True
            self.withdraw()

    def take(self, view: View[Any]) -> None:
        self.settled = False
