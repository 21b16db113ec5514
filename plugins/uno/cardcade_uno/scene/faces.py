"""The faces of UNO's cards: a wild on the pile wears the colour that was named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardcade import Card, Event, Moved, View
from cardcade.table import Faces, Part, Pictures
from cardcade.ui import Ui
from cardcade_uno.cards import COLOUR, DECK, Colour
from cardcade_uno.events import ColourChosen, Played, RoundBegan, StartTurned
from cardcade_uno.state import COLOUR_PHASE, DISCARD


class NamedColours(Part):
    """The colour that was named for each wild on the pile."""

    def __init__(self) -> None:
        self._named: dict[Card, Colour] = {}
        self._top: Card | None = None

    def of(self, card: Card) -> Colour | None:
        return self._named.get(card)

    def follow(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._named, self._top = {}, None
            case StartTurned(card) | Played(card=card):
                self._top = card
            case ColourChosen(_, colour) if self._top is not None:
                self._named[self._top] = colour
            case Moved(cards, source) if source == DISCARD:
                self._named = {card: colour for card, colour in self._named.items() if card not in cards}

    def take(self, view: View[Any]) -> None:
        state, pile = view.state, view.state.cards[DISCARD]
        self._named = {card: colour for card, colour in self._named.items() if card in pile}
        self._top = pile[-1] if pile else None
        if self._top is not None and COLOUR[self._top] is None and state.phase is not COLOUR_PHASE:
            self._named[self._top] = state.colour


class UnoFaces(Faces):
    def __init__(self, ui: Ui, pictures: Pictures, named: NamedColours) -> None:
        super().__init__(ui, DECK.faces, pictures.face, pictures.back)
        self._named = named

    def face(self, card: Card) -> Path | str:
        plain, colour = super().face(card), self._named.of(card)
        return self.find(f"{self.names[card]}_{colour}") or plain if colour else plain

    def begin(self, card: Card, colour: Colour, width: float) -> None:
        """Has a wild drawn meanwhile in the colour that is named for it in a moment."""
        if (named := self.find(f"{self.names[card]}_{colour}")) is not None:
            self.ui.art.begin(named, self.size(width))
