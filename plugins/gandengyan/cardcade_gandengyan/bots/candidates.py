"""Which plays are worth trying: what the rule of thumb says first, then what it thinks next best."""

from __future__ import annotations

from typing import Final

from cardcade import View
from cardcade_gandengyan.bots.policy import Policy, in_danger, pick
from cardcade_gandengyan.cards import tally
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.state import HANDS, GandengyanState

MOST: Final = 8


def candidates(policy: Policy, view: View[GandengyanState]) -> list[Meaning | None]:
    """Of the seat in turn, the best first; None to pass."""
    state, seat = view.state, view.seat
    hand, danger = tally(state.cards[HANDS + seat]), in_danger(state, seat)
    rule = pick(policy, state, seat)
    if state.last is None:
        worth = {made: policy.lead_value(hand, made, danger) for made in policy.hands.leads(hand)}
    else:
        worth = {made: policy.answer_value(hand, made) for made in policy.hands.answers(hand, state.last)}
    others = sorted((made for made in worth if made is not rule), key=lambda made: -worth[made])
    if state.last is None or rule is None:
        return [rule, *others][:MOST]
    return [rule, None, *others][:MOST]
