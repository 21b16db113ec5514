"""Every play a hand offers, in each way it can be made: in turn, jumping in, and what is punished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardcade import Card, Seat
from cardcade.rulekit.rotation import others_after
from cardcade_uno.calls import calls_falsely, catches_falsely
from cardcade_uno.cards import FACE_BIT, FOURS, SYMBOL
from cardcade_uno.matching import Matching, four_is_lawful, jump_allowed, twins_top
from cardcade_uno.moves import CALL_UNO, PLAIN_PLAYS, Catch, Move, Play, PlayAnyway, play_of
from cardcade_uno.rules import Rules
from cardcade_uno.state import COLOUR_PHASE, DREW, UnoState


def playable(rules: Rules, fitting: Matching, state: UnoState, seat: Seat) -> list[Card]:
    """The cards this seat may play in its turn, twins once each."""
    hand = state.hand(seat)
    if state.phase is DREW:
        hand = hand[state.drawn : state.drawn + 1]
    on_top = fitting.now(state)
    return [card for card in once(hand) if on_top[card] and may_show(rules, state, seat, card)]


def may_show(rules: Rules, state: UnoState, seat: Seat, card: Card) -> bool:
    """False only for a wild draw four that is refused because it is unlawful."""
    if card not in FOURS or not rules.fours_must_be_lawful():
        return True
    return four_is_lawful(rules, state.hand(seat), state.colour, state.symbol)


def once(cards: Sequence[Card]) -> Iterator[Card]:
    seen = 0
    for card in cards:
        if not seen & FACE_BIT[card]:
            seen |= FACE_BIT[card]
            yield card


def ways_to_play(rules: Rules, state: UnoState, seat: Seat, card: Card) -> Iterator[Play]:
    """Every colour, swap and call this card can be played with, the silent ones first."""
    for call in (False, True):
        for plain in PLAIN_PLAYS[card]:
            for target in swap_targets(rules, state, seat, card):
                if not call or leaves_one(rules, state, seat, card, target):
                    yield play_of(card, plain.colour, target, call)


def swap_targets(rules: Rules, state: UnoState, seat: Seat, card: Card) -> Sequence[Seat | None]:
    """Whom a 7 can swap hands with; nobody for any other card, and for the last one."""
    if not rules.house.seven_zero or SYMBOL[card] != "7" or len(state.hand(seat)) == 1:
        return (None,)
    return [other for other in range(state.seats) if other != seat]


def leaves_one(rules: Rules, state: UnoState, seat: Seat, card: Card, target: Seat | None) -> bool:
    """Whether a call goes with this play: the seat will hold one card after it, swaps counted."""
    left = len(state.hand(seat)) - 1
    if not rules.uno.enable_uno_check or left == 0:
        return False
    if target is not None:
        left = len(state.hand(target))
    elif rules.house.seven_zero and SYMBOL[card] == "0":
        left = len(state.hand(state.after(seat, -1)))
    return left == 1


def jumps(rules: Rules, state: UnoState, seat: Seat) -> Iterator[Play]:
    if jump_allowed(rules, state, seat):
        for card in once(state.hand(seat)):
            if twins_top(state, card):
                yield from ways_to_play(rules, state, seat, card)


def interrupters(rules: Rules, state: UnoState) -> list[Seat]:
    """Seats with something to do out of turn, in turn order."""
    seats = list(others_after(state.turn, state.seats, state.direction))
    if state.owing:
        return seats
    return [seat for seat in seats if any(True for _ in jumps(rules, state, seat))]


def offences(rules: Rules, fitting: Matching, state: UnoState, seat: Seat) -> Iterator[Move]:
    """What is accepted and punished: insisting on a card, calling and catching without cause."""
    if may_insist(rules, state, seat):
        good = {FACE_BIT[card] for card in playable(rules, fitting, state, seat)}
        yield from (PlayAnyway(card) for card in state.hand(seat) if FACE_BIT[card] not in good)
    if calls_falsely(rules, state, seat):
        yield CALL_UNO
    yield from (Catch(other) for other in range(state.seats) if catches_falsely(rules, state, seat, other))


def may_insist(rules: Rules, state: UnoState, seat: Seat) -> bool:
    """Whether a card that does not fit may be tried: once a turn, where that costs something."""
    in_turn = seat == state.turn and state.phase is not COLOUR_PHASE
    return in_turn and rules.basic.invalid_play_penalty > 0 and not state.tried
