"""How likely a hand nobody sees betrays its wild draw four, by what one player can see."""

from __future__ import annotations

from math import comb

from cardcade import Card, View
from cardcade_uno.cards import DECK
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState


def chance_of_bluff(rules: Rules, view: View[UnoState]) -> float:
    """The share of all hands it could be, dealt from the cards this seat does not see, that forbade the card."""
    state = view.state
    assert state.four_by is not None
    seen = {card for pile in state.cards for card in pile if card >= 0}
    hidden = [card for card in map(Card, range(len(DECK.faces))) if card not in seen]
    harmless = sum(four_is_lawful(rules, [card], *state.four_on) for card in hidden)
    held = min(_in_doubt(state), len(hidden))
    return 1 - comb(harmless, held) / comb(len(hidden), held)


def _in_doubt(state: UnoState) -> int:
    """Who could not play on this colour a while ago has only what was taken since."""
    player = state.four_by
    assert player is not None
    dry, held = state.dry[player], state.four_hand
    return min(held, state.taken[player] - dry[0][2]) if dry and dry[0][0] == state.four_on[0] else held
