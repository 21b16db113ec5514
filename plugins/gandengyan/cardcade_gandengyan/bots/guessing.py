"""Guessing the hidden cards."""

from __future__ import annotations

from cardcade import HIDDEN, Stream, View
from cardcade_gandengyan.cards import DECK
from cardcade_gandengyan.state import GandengyanState


def guess(view: View[GandengyanState], stream: Stream) -> GandengyanState:
    """A whole position that looks the same from this seat: what it has not seen, dealt anew."""
    seen = {card for pile in view.state.cards for card in pile}
    unseen = [card for card in DECK.cards if card not in seen]
    stream.shuffle(unseen)
    state, place = view.state.copy(), 0
    for index, pile in enumerate(state.cards):
        if pile and pile[0] == HIDDEN:
            state.cards[index] = unseen[place : place + len(pile)]
            place += len(pile)
    return state
