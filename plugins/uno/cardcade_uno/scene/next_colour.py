"""The colour that counts next: what it looks like is made while the card that brings it still flies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardcade import Card, Event
from cardcade.table import Part
from cardcade.ui import Painter, rehearse
from cardcade_uno.cards import COLOUR, Colour
from cardcade_uno.events import ColourChosen, Played, StartTurned
from cardcade_uno.scene.faces import UnoFaces
from cardcade_uno.scene.felt import UnoFelt
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.middle import Middle

WHOLE = 16
"""More pictures than a sign is made of."""


class NextColour(Part):
    """One step in each frame, so that the one in which the table changes its colour needs no longer than others."""

    def __init__(self, layout: UnoLayout, faces: UnoFaces, felt: UnoFelt, middle: Middle) -> None:
        self._layout, self._faces, self._felt, self._middle = layout, faces, felt, middle
        self._top: Card | None = None
        self._colour: Colour | None = None
        self._cloth: Iterator[None] = iter(())
        self._signs: list[Callable[[Painter, Colour], object]] = []

    def remember(self, event: Event) -> None:
        """Before it is shown."""
        match event:
            case StartTurned(card) | Played(card=card):
                self._top = card
                self._expect(COLOUR[card])
            case ColourChosen(_, colour):
                self._expect(colour)
                if self._top is not None:
                    self._faces.begin(self._top, colour, self._layout.discard.width)

    def _expect(self, colour: Colour | None) -> None:
        if colour is not None and colour != self._colour:
            self._colour, self._cloth = colour, self._felt.dyeing(colour)
            self._signs = [self._middle.draw_band, self._middle.draw_arrows]
            self._middle.begin(self._faces.ui, colour)

    def draw_under(self, painter: Painter) -> None:
        for _ in self._cloth:
            return
        if self._signs and self._colour is not None:
            draw, colour = self._signs[-1], self._colour
            if rehearse(painter, lambda unseen: draw(unseen, colour), WHOLE):
                self._signs.pop()
