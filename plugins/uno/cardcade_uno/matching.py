"""Which cards go on which: matching, answering what is pending, and when a wild draw four is lawful."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from cardcade import Card, Seat
from cardcade_uno.cards import COLOUR, COLOURS, DECK, FOURS, SYMBOL, SYMBOLS, Colour, Symbol, fits
from cardcade_uno.moves import PLAIN_PLAYS, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, FACING_DRAW, FACING_SKIP, UnoState

PlaysByCard: TypeAlias = tuple[tuple[Play, ...] | None, ...]
"""For every card of the deck its plain plays, None where it does not fit."""

PlaysByTop: TypeAlias = Mapping[Colour, tuple[PlaysByCard, ...]]
"""The same for every colour and top card: looked up, since it is asked at every turn."""


class Matching:
    """What fits on a colour and a top card: in a plain turn, facing a draw, facing a skip."""

    def __init__(self, rules: Rules) -> None:
        self.facing_draw = _table(lambda card, colour, symbol: answers_draw(rules, card, colour, symbol))
        self.facing_skip = _table(lambda card, _, symbol: SYMBOL[card] == "S" == symbol)

    def now(self, state: UnoState) -> PlaysByCard:
        """What fits in this position."""
        phase = state.phase
        table = ON_TURN
        if phase is FACING_DRAW:
            table = self.facing_draw
        elif phase is FACING_SKIP:
            table = self.facing_skip
        return table[state.colour][state.cards[DISCARD][-1]]


@cache
def matching(rules: Rules) -> Matching:
    """The same tables for the same rules: a game is made anew for every round that is simulated."""
    return Matching(rules)


def answers_draw(rules: Rules, card: Card, colour: Colour, symbol: Symbol) -> bool:
    """Whether the card passes a pending draw on, when a +2 or +4 lies on top."""
    stacking, answer = rules.stacking, SYMBOL[card]
    if symbol == "D":
        return (answer == "D" and stacking.draw_two) or (answer == "F" and stacking.mixed)
    named = answer == "D" and COLOUR[card] == colour
    return (answer == "F" and stacking.wild_draw_four) or (named and stacking.mixed)


def _table(goes: Callable[[Card, Colour, Symbol], bool]) -> PlaysByTop:
    return {
        colour: tuple(by_symbol[symbol] for symbol in SYMBOL)
        for colour in COLOURS
        for by_symbol in [_by_symbol(goes, colour)]
    }


def _by_symbol(goes: Callable[[Card, Colour, Symbol], bool], colour: Colour) -> Mapping[Symbol, PlaysByCard]:
    return {
        symbol: tuple(PLAIN_PLAYS[card] if goes(card, colour, symbol) else None for card in DECK.cards)
        for symbol in SYMBOLS
    }


ON_TURN: Final = _table(fits)
"""What fits on a colour and a top card in a plain turn, whatever the rules."""

FITTING: Final[Mapping[Colour, tuple[frozenset[Card], ...]]] = {
    colour: tuple(frozenset(card for card in DECK.cards if by_top[card]) for by_top in tops)
    for colour, tops in ON_TURN.items()
}
"""The cards that fit on a colour and a top card when nothing is pending."""


def four_is_lawful(rules: Rules, held: Iterable[Card], colour: Colour, symbol: Symbol) -> bool:
    """Whether a wild draw four may lawfully be played on that colour and symbol beside these cards."""
    return betraying(rules, colour, symbol).isdisjoint(held)


def betraying(rules: Rules, colour: Colour, symbol: Symbol) -> frozenset[Card]:
    """The cards that make a wild draw four on that colour and symbol unlawful."""
    return _betraying(rules.wild_draw_four.condition, colour, symbol)


@cache
def _betraying(condition: str, colour: Colour, symbol: Symbol) -> frozenset[Card]:
    """Other wild draw fours never do."""
    match condition:
        case "no_playable":
            return frozenset(card for card in DECK.cards if card not in FOURS and fits(card, colour, symbol))
        case "no_colour":
            return frozenset(card for card in DECK.cards if COLOUR[card] == colour)
    return frozenset()


def four_was_lawful(rules: Rules, state: UnoState) -> bool:
    """Whether the wild draw four on top was lawful, by what its player then held and what lay beneath."""
    assert state.four_by is not None
    held = state.hand(state.four_by)[: state.four_hand]
    return four_is_lawful(rules, held, *state.four_on)


def jump_allowed(rules: Rules, state: UnoState, seat: Seat) -> bool:
    """Whether this seat may jump in on the top card, if it holds its twin."""
    if not rules.house.jump_in or state.fresh is None or seat in (state.fresh, state.turn):
        return False
    return COLOUR[state.top] is not None and (state.phase is not FACING_DRAW or rules.stacking.draw_two)


def twins_top(state: UnoState, card: Card) -> bool:
    return DECK.faces[card] == DECK.faces[state.top]
