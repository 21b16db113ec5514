"""The course of a match: dealing, the first card, the end of a round and its points."""

from __future__ import annotations

from functools import cache
from typing import Literal

from cardcade import Card, Seat, Stream, seats_from
from cardcade_uno.cards import COLOUR, FOURS, NUMBER_CARDS, NUMBERS, SYMBOL, WILDS, Symbol
from cardcade_uno.drawing import take
from cardcade_uno.events import (
    HandLaidDown,
    Reversed,
    RoundBegan,
    RoundEnded,
    Skipped,
    StartTurned,
    TurnedBack,
)
from cardcade_uno.rules import Rules, ScoringRules
from cardcade_uno.state import BETWEEN, COLOUR_PHASE, DISCARD, HANDS, OVER, STOCK, TURN, UnoState


def deal(rules: Rules, state: UnoState, stream: Stream) -> None:
    """Shuffles everything, deals, turns the first card up and applies it."""
    _clear(rules, state)
    if state.log is not None:
        state.log.append(RoundBegan(state.rounds + 1, state.dealer))
    state.shuffle(STOCK, stream)
    for seat in seats_from(state.dealer + 1, state.seats):
        state.draw(STOCK, HANDS + seat, rules.basic.initial_hand_size)
    _turn_first_card(rules, state, stream)
    _apply_first_card(rules, state, stream)


def _clear(rules: Rules, state: UnoState) -> None:
    state.phase, state.direction, state.pending, state.skips = TURN, 1, 0, 0
    state.drawn, state.tried, state.fresh, state.four_by = 0, False, None, None
    # Whoever is dealt a single card never owed a call for it.
    state.called = [rules.basic.initial_hand_size == 1] * state.seats
    state.owing = ()
    state.taken = [0] * state.seats
    state.dry = [()] * state.seats
    state.idle, state.time_up = 0, False


def _turn_first_card(rules: Rules, state: UnoState, stream: Stream) -> None:
    while True:
        (card,) = state.draw(STOCK, DISCARD)
        if may_begin(rules, card):
            if state.log is not None:
                state.log.append(StartTurned(card))
            return
        state.record(TurnedBack(card))
        state.move((card,), DISCARD, STOCK)
        state.shuffle(STOCK, stream)


def may_begin(rules: Rules, card: Card) -> bool:
    if card in NUMBER_CARDS:
        return True
    match rules.basic.start_card:
        case "number_only":
            return False
        case "effects":
            return SYMBOL[card] not in WILDS
        case "official":
            return card not in FOURS


def _apply_first_card(rules: Rules, state: UnoState, stream: Stream) -> None:
    """Lets the first card act on the seat after the dealer; it cannot be answered."""
    card = state.top
    state.turn = state.after(state.dealer)
    state.colour = COLOUR[card] or "R"
    if card in NUMBER_CARDS:
        return
    match SYMBOL[card]:
        case "W":
            state.phase = COLOUR_PHASE
        case "V" if state.seats > 2:
            state.direction = -1
            state.record(Reversed(-1))
            state.turn = state.after(state.dealer)
        case "S" | "V":
            _skip_first(state)
        case "D":
            take(state, state.turn, rules.effects.draw_two_amount, stream, "start")
            _skip_first(state)


def _skip_first(state: UnoState) -> None:
    state.record(Skipped(state.turn))
    state.turn = state.after(state.turn)


@cache
def points(scoring: ScoringRules) -> tuple[int, ...]:
    """What each card left in the hand is worth to the winner."""
    return tuple(_points(scoring, symbol) for symbol in SYMBOL)


def _points(scoring: ScoringRules, symbol: Symbol) -> int:
    if symbol in NUMBERS:
        return int(symbol) if scoring.number_card_points else 0
    return scoring.wild_card_points if symbol in WILDS else scoring.special_card_points


def finish(rules: Rules, state: UnoState, winner: Seat, reason: Literal["out", "time", "stuck"]) -> None:
    """Counts every hand, gives the winner the others' points or the round, and ends it, perhaps the match."""
    worth = points(rules.scoring)
    costs = [sum([worth[card] for card in hand]) for hand in state.cards[HANDS:]]
    won = 1 if rules.match.wins else sum(costs) - costs[winner]
    state.scores[winner] += won
    state.rounds += 1
    state.winner = winner
    state.pending, state.skips = 0, 0
    state.owing, state.fresh, state.four_by = (), None, None
    target = rules.match.target
    state.phase = OVER if target == 0 or state.scores[winner] >= target else BETWEEN
    if state.log is not None:
        for seat in range(state.seats):
            state.log.append(HandLaidDown(seat, tuple(state.hand(seat)), costs[seat]))
        state.log.append(RoundEnded(winner, won, tuple(state.scores), reason, state.phase is OVER))


def finish_by_count(rules: Rules, state: UnoState, reason: Literal["time", "stuck"]) -> None:
    """Fewest cards win, then fewest points, then the earlier seat after the dealer."""
    worth = points(rules.scoring)

    def rank(seat: Seat) -> tuple[int, int, int]:
        hand = state.hand(seat)
        return len(hand), sum(worth[card] for card in hand), (seat - state.dealer - 1) % state.seats

    finish(rules, state, min(range(state.seats), key=rank), reason)
