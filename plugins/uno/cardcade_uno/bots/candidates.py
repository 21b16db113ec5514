"""Which moves are worth trying: what the rule of thumb says first, then every other meaning once."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import View
from cardcade_uno.bots.policy import COLOUR_AT, Policy
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import ChooseColour, Move, Play
from cardcade_uno.state import UnoState


def candidates(policy: Policy, view: View[UnoState], moves: Sequence[Move], colours: int = 2) -> list[Move]:
    """Of the seat in turn: calls always made, wilds in so many colours, those held most."""
    rule, named = policy.move(view.state, view.seat), _longest(view)[:colours]
    return [rule, *(move for move in moves if move != rule and _is_sensible(move, moves, named))]


def _longest(view: View[UnoState]) -> list[Colour]:
    """The colours, those held most first."""
    held = [0] * 5
    for card in view.state.hand(view.seat):
        held[COLOUR_AT[card]] += 1
    return sorted(COLOURS, key=lambda colour: -held[COLOURS.index(colour)])


def _is_sensible(move: Move, moves: Sequence[Move], colours: Sequence[Colour]) -> bool:
    match move:
        case Play():
            return not _forgets_call(move, moves) and (COLOUR[move.card] is not None or move.colour in colours)
        case ChooseColour():
            return move.colour in colours
    return True


def _forgets_call(play: Play, moves: Sequence[Move]) -> bool:
    """Whether the same play could be made with its call."""
    return not play.call and any(
        isinstance(other, Play) and other.call and other.card == play.card and other.target == play.target
        for other in moves
    )
