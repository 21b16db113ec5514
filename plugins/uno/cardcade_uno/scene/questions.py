"""What a card asks of whoever plays it: which colour, whose hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardcade import Seat
from cardcade.table import Part, Viewer
from cardcade.ui import Dialog
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import ChooseColour, Play
from cardcade_uno.scene.hints import UnoHints
from cardcade_uno.scene.swap import SwapDialog, SwapPartner
from cardcade_uno.scene.wheel import ColourWheel


class Questions(Part):
    """At most one is open, and only as long as there is something to play."""

    def __init__(self, viewer: Viewer, hints: UnoHints) -> None:
        self._link, self._position, self._hand = viewer.link, viewer.position, viewer.hand
        self._attention, self.hints = viewer.attention, hints
        self._open: Dialog | None = None

    def ask_colour(self, picked: Callable[[Colour], object]) -> None:
        """Enter takes the colour that was hinted at, else the one held most."""
        held = {colour: sum(COLOUR[card] == colour for card in self._hand.held) for colour in COLOURS}
        self._ask(ColourWheel(self._link.words, held, picked, self.hints.colour))

    def ask_player(self, seats: Sequence[Seat], picked: Callable[[Seat], object]) -> None:
        """Whom to swap hands with."""
        partners = [SwapPartner(seat, self._link.players[seat], self._held(seat)) for seat in seats]
        self._ask(SwapDialog(self._link.words, partners, picked))

    def refresh(self) -> None:
        """Somebody jumped in, or the turn is over: there is nothing to ask any more."""
        if self._open is not None and not any(isinstance(move, Play | ChooseColour) for move in self._position.moves):
            self._open.close()
            self._open = None

    def _held(self, seat: Seat) -> int:
        return len(self._position.state.hand(seat))

    def _ask(self, dialog: Dialog) -> None:
        self._open = dialog
        self._attention.ask(dialog)
