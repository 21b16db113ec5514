"""Plays any card that fits, and does not always remember to call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardcade import Bot, Seat, Stream, View
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, Catch, ChooseColour, Move, Play
from cardcade_uno.state import UnoState

CALLS = 0.85
"""How often it remembers to call."""

CATCHES = 0.5
"""How often it notices that somebody else forgot, or that it could jump in."""

CHALLENGES = 0.1


class Easy(Bot[UnoState, Move]):
    """Random among the cards that fit; a wild takes the colour it holds most of."""

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
    """A random card, its colour the one held most, its call remembered or not."""
    card = stream.choice(sorted({play.card for play in plays}))
    ways = [play for play in plays if play.card == card]
    if ways[0].colour is not None:
        ways = [play for play in ways if play.colour == favourite(view.state, view.seat)]
    calls = any(play.call for play in ways) and stream.random() < CALLS
    return stream.choice([play for play in ways if play.call == calls] or ways)


def _any_button(view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move:
    if isinstance(moves[0], ChooseColour):
        return ChooseColour(favourite(view.state, view.seat))
    if CHALLENGE in moves and stream.random() < CHALLENGES:
        return CHALLENGE
    if ACCEPT in moves:
        return ACCEPT
    return moves[0]


def favourite(state: UnoState, seat: Seat) -> Colour:
    """The colour this seat holds most cards of."""
    held = Counter(COLOUR[card] for card in state.hand(seat))
    return max(COLOURS, key=lambda colour: held[colour])
