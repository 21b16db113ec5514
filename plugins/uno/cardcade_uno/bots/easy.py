"""Plays any card that fits, and does not always remember to call."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Bot, Stream, View
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, Catch, ChooseColour, Move, Play
from cardcade_uno.state import UnoState

CALLS = 0.85
"""How often it remembers to call."""

CATCHES = 0.5
"""How often it notices that somebody else forgot, or that it could jump in."""

CHALLENGES = 0.1


class Easy(Bot[UnoState, Move]):
    """Random among the cards that fit; a wild takes the colour of some card it holds."""

    reaction = (1.1, 2.2)

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        self.doubt = 0.2 + 0.5 * stream.random()
        if CALL_UNO in moves and stream.random() < CALLS:
            return CALL_UNO
        catches = [move for move in moves if isinstance(move, Catch)]
        if catches and stream.random() < CATCHES:
            return stream.choice(catches)
        plays = [move for move in moves if isinstance(move, Play)]
        if view.seat != view.state.turn:
            return _any_play(view, plays, stream) if plays and stream.random() < CATCHES else None
        return _any_play(view, plays, stream) if plays else _any_button(view, moves, stream)


def _any_play(view: View[UnoState], plays: Sequence[Play], stream: Stream) -> Play:
    """A random card, a wild in the colour of another random one, its call remembered or not."""
    card = stream.choice(sorted({play.card for play in plays}))
    ways = [play for play in plays if play.card == card]
    if ways[0].colour is not None:
        colour = _some_colour(view, stream)
        ways = [play for play in ways if play.colour == colour]
    calls = any(play.call for play in ways) and stream.random() < CALLS
    return stream.choice([play for play in ways if play.call == calls] or ways)


def _any_button(view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move:
    if isinstance(moves[0], ChooseColour):
        return ChooseColour(_some_colour(view, stream))
    if CHALLENGE in moves and stream.random() < CHALLENGES:
        return CHALLENGE
    if ACCEPT in moves:
        return ACCEPT
    return moves[0]


def _some_colour(view: View[UnoState], stream: Stream) -> Colour:
    """The colour of some card it holds."""
    held = [colour for card in view.state.hand(view.seat) if (colour := COLOUR[card]) is not None]
    return stream.choice(held or COLOURS)
