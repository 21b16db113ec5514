"""Playing a card: where it lies, what it does, and whose turn it is then."""

from __future__ import annotations

from typing import Final

from cardcade import Card, Seat, Stream
from cardcade_uno.calls import call_or_owe, may_go_out
from cardcade_uno.cards import COLOUR, DECK, FOURS, NUMBER_CARDS, SYMBOL
from cardcade_uno.drawing import take
from cardcade_uno.events import (
    ColourChosen,
    LastCardUncalled,
    PendingGrew,
    Played,
    Reversed,
    Skipped,
    SkipsGrew,
    WentOut,
)
from cardcade_uno.moves import Play
from cardcade_uno.rounds import finish, finish_by_count
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, DREW, FACING_DRAW, FACING_SKIP, HANDS, TURN, UnoState
from cardcade_uno.swaps import swap


def play_card(rules: Rules, state: UnoState, seat: Seat, move: Play, stream: Stream) -> None:
    card = move.card
    cards = state.cards
    hand = cards[HANDS + seat]
    if state.phase is DREW:
        state.taken[seat] -= 1
    if state.log is None:
        # What `State.move` does where nobody listens, at a third of the time.
        hand.remove(card)
        cards[DISCARD].append(card)
    else:
        state.move((card,), HANDS + seat, DISCARD)
        _tell(state, seat, move)
    state.fresh = seat
    state.idle = 0
    state.owing = ()
    if (colour := _COLOUR_OF_NUMBER[card]) and len(hand) > 1 and not rules.house.seven_zero and not state.time_up:
        # What the rest comes to for a number, which most plays are.
        state.colour = colour
        state.turn = (seat + state.direction) % (len(cards) - HANDS)
        state.phase = TURN
        state.tried = False
        return
    beneath = state.colour
    state.colour = COLOUR[card] or move.colour or beneath
    if card in FOURS:
        on = beneath, SYMBOL[cards[DISCARD][-2]]
        state.four_by, state.four_on, state.four_hand = seat, on, len(hand)
    if not hand:
        _play_last(rules, state, seat, card, stream)
        return
    if rules.house.seven_zero and SYMBOL[card] in "70":
        swap(rules, state, seat, move)
    elif len(hand) == 1 and rules.uno.enable_uno_check:
        call_or_owe(state, seat, move.call)
    _EFFECTS[card](rules, state, seat, card, stream)


def _tell(state: UnoState, seat: Seat, move: Play) -> None:
    state.record(Played(seat, move.card, len(state.hand(seat)), jumped=seat != state.turn))
    if move.colour is not None:
        state.record(ColourChosen(seat, move.colour))


def _go_on(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    begin_turn(rules, state, state.after(seat), stream)


def _skip(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    """Skips the next seat, or lets it answer where that is played."""
    if rules.stacking.skip == "off":
        _skip_next(rules, state, seat, stream)
        return
    state.skips = 1 if rules.stacking.skip == "pass_on" else state.skips + 1
    begin_turn(rules, state, state.after(seat), stream)
    if state.phase is TURN:
        state.phase = FACING_SKIP
        state.record(SkipsGrew(state.turn, state.skips))


def _skip_next(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    if state.log is not None:
        state.log.append(Skipped(state.after(seat)))
    begin_turn(rules, state, state.after(seat, 2), stream)


def _reverse(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    """Turns the direction around; between two it skips."""
    if state.seats == 2:
        _skip_next(rules, state, seat, stream)
        return
    state.direction = -state.direction
    state.record(Reversed(state.direction))
    begin_turn(rules, state, state.after(seat), stream)


def _attack(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    """Makes the next seat face the card's amount and what was pending."""
    state.pending += _attack_of(rules, card)
    victim = state.after(seat)
    if state.log is not None:
        state.log.append(PendingGrew(victim, state.pending))
    begin_turn(rules, state, victim, stream)
    if state.phase is TURN:
        state.phase = FACING_DRAW


def begin_turn(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """The seat's turn comes, unless the time was up: then a pending draw is taken and the cards are counted."""
    state.turn = seat
    state.phase = TURN
    state.tried = False
    if state.time_up:
        take_pending(state, seat, stream)
        finish_by_count(rules, state, "time")


def take_pending(state: UnoState, seat: Seat, stream: Stream) -> None:
    if state.pending:
        take(state, seat, state.pending, stream, "pending")
        state.pending = 0


def _play_last(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    """The last card wins after its effect; without a valid call it costs the penalty and play goes on."""
    if may_go_out(rules, state, seat):
        state.record(WentOut(seat, card))
        state.pending += _attack_of(rules, card)
        take_pending(state, state.after(seat), stream)
        finish(rules, state, seat, "out")
        return
    state.record(LastCardUncalled(seat))
    take(state, seat, rules.uno.forget_penalty, stream, "forgot")
    if len(state.hand(seat)) == 1:
        call_or_owe(state, seat, call=False)
    _EFFECTS[card](rules, state, seat, card, stream)


def _attack_of(rules: Rules, card: Card) -> int:
    match SYMBOL[card]:
        case "D":
            return rules.effects.draw_two_amount
        case "F":
            return rules.effects.wild_draw_four_amount
    return 0


_COLOUR_OF_NUMBER: Final = tuple(COLOUR[card] if card in NUMBER_CARDS else None for card in DECK.cards)
_EFFECT_OF: Final = {"S": _skip, "V": _reverse, "D": _attack, "F": _attack}
_EFFECTS: Final = tuple(_EFFECT_OF.get(symbol, _go_on) for symbol in SYMBOL)
"""What each card does once it lies there."""
