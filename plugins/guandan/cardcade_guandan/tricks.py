"""The course of a trick: laying cards down, passing, whose turn it is next, catching the wind, going out."""

from __future__ import annotations

from typing import Final

from cardcade import Seat
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_guandan.events import LeadTaken, Played, WentOut, WindCaught
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import SEATS, next_seat, partner_of, side_of, turn_order
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import BEFORE, DISCARD, HANDS, GuandanState, Phase, TrickAct

_PASSES: Final = tuple(TrickAct(seat, None) for seat in range(SEATS))


def begin_play(state: GuandanState, leader: Seat) -> None:
    """The first lead of a deal."""
    state.phase = Phase.PLAY
    state.turn = leader
    state.record(LeadTaken(leader))


def lay_down(state: GuandanState, seat: Seat, play: Play, rules: Rules) -> None:
    """Plays cards; the trick goes on, or the deal is over and `deal_over` says so."""
    if state.cards[BEFORE + seat]:
        state.draw(BEFORE + seat, DISCARD, len(state.cards[BEFORE + seat]))
    state.move(play.cards, HANDS + seat, BEFORE + seat)
    state.trick = (*state.trick, TrickAct(seat, play))
    state.last, state.last_by = play, seat
    if not rules.trick.pass_locks:
        state.passed = frozenset()
    left = len(state.cards[HANDS + seat])
    if state.log is not None:
        state.record(Played(seat, play.cards, play.reading, left))
    if not left:
        state.out = (*state.out, seat)
        state.record(WentOut(seat, len(state.out)))
    if not deal_over(state):
        _go_on(state, seat, rules)


def let_pass(state: GuandanState, seat: Seat, rules: Rules) -> None:
    state.trick = (*state.trick, _PASSES[seat])
    state.passed |= {seat}
    if state.log is not None:
        state.record(Passed(seat))
    _go_on(state, seat, rules)


def deal_over(state: GuandanState) -> bool:
    """Three are out, or both partners are before anyone else."""
    out = state.out
    return len(out) > 2 or (len(out) == 2 and side_of(out[0]) == side_of(out[1]))


def final_places(state: GuandanState, rules: Rules) -> tuple[Seat, ...]:
    """All four places; after a double win the loser with more cards is last, of equals the seat after the first."""
    after_first = next_seat(state.out[0], rules)
    rest = [seat for seat in range(SEATS) if seat not in state.out]
    rest.sort(key=lambda seat: (len(state.hand(seat)), seat == after_first))
    return (*state.out, *rest)


def _go_on(state: GuandanState, seat: Seat, rules: Rules) -> None:
    """Asks the next seat that may still beat the last play, or ends the trick."""
    state.period += 1
    for other in turn_order(seat, rules):
        if other != state.last_by and other not in state.passed and state.cards[HANDS + other]:
            state.turn = other
            return
    _end_trick(state, rules)


def _end_trick(state: GuandanState, rules: Rules) -> None:
    winner = state.last_by
    assert winner is not None
    if state.log is not None:
        state.record(TrickWon(winner))
    for pile in range(BEFORE, BEFORE + SEATS):
        if state.cards[pile]:
            state.draw(pile, DISCARD, len(state.cards[pile]))
    state.tricks = (*state.tricks, state.trick)
    state.trick = ()
    state.last = state.last_by = None
    state.passed = frozenset()
    state.turn = winner
    if not state.hand(winner):
        state.turn = _wind_catcher(state, winner, rules)
        state.record(WindCaught(state.turn, winner))


def _wind_catcher(state: GuandanState, seat: Seat, rules: Rules) -> Seat:
    """Who leads for a player that went out (接风)."""
    if rules.trick.jiefeng == "partner":
        return partner_of(seat)
    return next(other for other in turn_order(seat, rules)[1:] if state.hand(other))
