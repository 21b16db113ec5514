"""What a deal was like up to a view: the hand it began with, and everything done in it so far."""

from __future__ import annotations

from cardcade import Card, View
from cardcade_guandan.state import LEFT, GuandanState, Phase, TrickAct


def first_hand(view: View[GuandanState]) -> tuple[Card, ...]:
    """What the seat was dealt, before any tribute and any play."""
    state, seat = view.state, view.seat
    hand = set(state.hand(seat)) | set(state.cards[LEFT + seat])
    hand |= {card for act in acts(state) if act.play is not None and act.seat == seat for card in act.play.cards}
    for tribute in state.tributes:
        if tribute.giver == seat:
            hand = hand - (set() if state.phase is Phase.RETURN else set(tribute.returned)) | set(tribute.given)
        if tribute.receiver == seat:
            hand = (hand | set(tribute.returned)) - (set() if state.phase is Phase.TRIBUTE else set(tribute.given))
    return tuple(sorted(hand))


def acts(state: GuandanState) -> tuple[TrickAct, ...]:
    """Every play and every pass of the deal."""
    return (*(act for trick in state.tricks for act in trick), *state.trick)
