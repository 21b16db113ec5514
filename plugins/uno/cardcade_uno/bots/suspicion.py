"""How likely a wild draw four was a bluff, and whether to challenge it."""

from __future__ import annotations

from cardcade import Seat
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState

PAYS = 0.2
"""A mistaken challenge costs two cards, a right one turns four and a turn around: less than even odds suffice."""

CERTAIN = 0.75
"""Who expects no bluffs asks for more."""

STRANGER, CAUGHT, CLEARED = 0.35, 0.9, 0.06
"""How likely a player is one who bluffs: nothing known, caught before, cleared before."""

SHARE_OF_COLOUR, SHARE_OF_PLAYABLE = 0.24, 0.35


def suspicion(rules: Rules, state: UnoState) -> float:
    """The chance that the wild draw four on top was unlawful, by what everyone knows."""
    player = state.four_by
    if player is None:
        return 0.0
    return doubt(rules, _in_doubt(state, player), state.bluffs[player], state.cleared[player])


def is_likely_bluff(rules: Rules, state: UnoState) -> bool:
    """Whether it was rather a bluff than what only few honest hands have to play."""
    player = state.four_by
    if player is None:
        return False
    bluffed, honest = suspicion(rules, state), 1 - _forbids(rules, _in_doubt(state, player))
    return bluffed > CERTAIN * (bluffed + honest)


def _in_doubt(state: UnoState, player: Seat) -> int:
    """How many of its cards can have forbidden the wild draw four on top."""
    dry = state.dry[player]
    if dry and dry[0][0] == state.four_on[0]:
        # Only what was taken since that draw can be of the colour.
        return min(state.four_hand, state.taken[player] - dry[0][2])
    return state.four_hand


def doubt(rules: Rules, held: int, caught: int, cleared: int) -> float:
    """The chance that so many cards forbade the wild draw four of a player who was caught and cleared so often."""
    return _forbids(rules, held) * _inclination(caught, cleared)


def _forbids(rules: Rules, held: int) -> float:
    share = SHARE_OF_COLOUR if rules.wild_draw_four.condition == "no_colour" else SHARE_OF_PLAYABLE
    return float(1 - (1 - share) ** held)


def _inclination(caught: int, cleared: int) -> float:
    if caught:
        return CAUGHT * caught / (caught + cleared)
    return CLEARED if cleared else STRANGER


def should_challenge(rules: Rules, state: UnoState) -> bool:
    return suspicion(rules, state) > PAYS
