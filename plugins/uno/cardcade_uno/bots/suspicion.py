"""How likely a wild draw four was a bluff, and whether to challenge it."""

from __future__ import annotations

from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState

PAYS = 0.2
"""A mistaken challenge costs two cards, a right one turns four and a turn around: less than even odds suffice."""

STRANGER, CAUGHT, CLEARED = 0.35, 0.9, 0.06
"""How likely a player is one who bluffs: nothing known, caught before, cleared before."""

SHARE_OF_COLOUR, SHARE_OF_PLAYABLE = 0.24, 0.35


def suspicion(rules: Rules, state: UnoState) -> float:
    """The chance that the wild draw four on top was unlawful, by what everyone knows."""
    player = state.four_by
    if player is None:
        return 0.0
    dry = state.dry[player]
    held = state.four_hand
    if dry and dry[0][0] == state.four_on[0]:
        # Only what was taken since that draw can be of the colour.
        held = min(held, state.taken[player] - dry[0][2])
    return doubt(rules, held, state.bluffs[player], state.cleared[player])


def doubt(rules: Rules, held: int, caught: int, cleared: int) -> float:
    """The chance that so many cards forbade the wild draw four of a player who was caught and cleared so often."""
    share = SHARE_OF_COLOUR if rules.wild_draw_four.condition == "no_colour" else SHARE_OF_PLAYABLE
    return (1 - (1 - share) ** held) * _inclination(caught, cleared)


def _inclination(caught: int, cleared: int) -> float:
    if caught:
        return CAUGHT * caught / (caught + cleared)
    return CLEARED if cleared else STRANGER


def should_challenge(rules: Rules, state: UnoState) -> bool:
    return suspicion(rules, state) > PAYS
