"""Whom a move strikes: who must draw, sit out, or give a hand away."""

from __future__ import annotations

from cardcade import Seat
from cardcade_uno.cards import SYMBOL
from cardcade_uno.moves import Catch, Move, Play
from cardcade_uno.state import UnoState


def victim(state: UnoState, seat: Seat, move: Move) -> Seat | None:
    """None where nobody is struck."""
    match move:
        case Play(target=target) if target is not None:
            return target
        case Play(card=card) if SYMBOL[card] in ("SDFV" if state.seats == 2 else "SDF"):
            return state.after(seat)
        case Catch(seat=caught):
            return caught
    return None
