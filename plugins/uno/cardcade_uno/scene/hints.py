"""Hints at UNO's table: what a card alone does not show is said as well."""

from __future__ import annotations

from cardcade import say_seat
from cardcade.table import Hints, Viewer
from cardcade_uno.cards import COLOUR, Colour, say_card, say_colour
from cardcade_uno.moves import Accept, ChooseColour, Draw, Move, Pass, Play
from cardcade_uno.scene.layout import UnoLayout


class UnoHints(Hints):
    """Names the colour of a wild, and whom to swap hands with."""

    def __init__(self, viewer: Viewer, layout: UnoLayout) -> None:
        super().__init__(viewer)
        self._position, self._effects, self._layout = viewer.position, viewer.effects, layout
        self.listeners.append(self._name)

    @property
    def colour(self) -> Colour | None:
        """The colour that is hinted at."""
        return _named(self.shown)

    def _name(self, move: Move) -> None:
        say, colour = self._link.words.say, _named(move)
        if isinstance(move, Play) and colour is not None:
            self._say(say("uno.table.hint.wild", card=say_card(move.card), colour=say_colour(colour)))
        elif isinstance(move, Play) and move.target is not None:
            self._say(say("uno.table.hint.swap", card=say_card(move.card), player=say_seat(move.target)))
        elif colour is not None:
            self._say(say("uno.table.hint.first", colour=say_colour(colour)))

    def _say(self, text: str) -> None:
        """Large words stand between the pile and the hand; where buttons are, the coach alone says it."""
        if self._layout.growth <= 1:
            self._effects.tell(text)
        elif not any(isinstance(move, Draw | Pass | Accept | ChooseColour) for move in self._position.moves):
            self._effects.tell(text, self._layout.answers.center)


def _named(move: Move | None) -> Colour | None:
    if isinstance(move, ChooseColour):
        return move.colour
    return move.colour if isinstance(move, Play) and COLOUR[move.card] is None else None
