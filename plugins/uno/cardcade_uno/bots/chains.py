"""Going out for certain: with two players, cards that keep the turn, one after the other, until the hand is empty."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card, Seat
from cardcade_uno.cards import COLOUR, COLOURS, SYMBOL, Colour, Symbol, fits
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.moves import Play, play_of
from cardcade_uno.rules import Rules
from cardcade_uno.state import TURN, UnoState

LONGEST = 6
"""Longer hands are not looked through."""


def winning_chain(rules: Rules, state: UnoState, seat: Seat) -> Play | None:
    """The first play of a chain the opponent cannot interrupt, if there is one."""
    hand = state.hand(seat)
    if state.seats != 2 or state.phase is not TURN or len(hand) > LONGEST or rules.house.seven_zero:
        return None
    for card, colour in _steps(rules, hand, state.colour, state.symbol):
        left = [other for other in hand if other != card]
        if _leads_out(rules, left, colour, SYMBOL[card]) and (not left or _keeps_turn(rules, card)):
            named = colour if COLOUR[card] is None else None
            return play_of(card, named, None, len(left) == 1 and rules.uno.enable_uno_check)
    return None


def _leads_out(rules: Rules, hand: Sequence[Card], colour: Colour, symbol: Symbol) -> bool:
    """Whether all of these can be played in one go, whoever waits."""
    if not hand:
        return True
    for card, named in _steps(rules, hand, colour, symbol):
        left = [other for other in hand if other != card]
        if (not left or _keeps_turn(rules, card)) and _leads_out(rules, left, named, SYMBOL[card]):
            return True
    return False


def _steps(rules: Rules, hand: Sequence[Card], colour: Colour, symbol: Symbol) -> list[tuple[Card, Colour]]:
    """What can be played next, with the colour it leaves; wild draw fours only lawfully, or as the last card."""
    steps: list[tuple[Card, Colour]] = []
    for card in hand:
        own = COLOUR[card]
        if own is not None:
            if fits(card, colour, symbol):
                steps.append((card, own))
        elif SYMBOL[card] == "W" or len(hand) == 1 or four_is_lawful(rules, hand, colour, symbol):
            steps += [(card, named) for named in COLOURS]
    return steps


def _keeps_turn(rules: Rules, card: Card) -> bool:
    """Whether the opponent can only watch after this card."""
    match SYMBOL[card]:
        case "V":
            return True
        case "S":
            return rules.stacking.skip == "off"
        case "D":
            return not rules.stacking.draw_two and not rules.stacking.mixed
        case "F":
            return not rules.stacking.wild_draw_four and not rules.stacking.mixed
    return False
