"""The course of a match: dealing, the end of a round and what it costs."""

from __future__ import annotations

from cardcade import Seat, Stream, seats_from
from cardcade.rulekit.dealing import collect
from cardcade_gandengyan.events import MatchEnded, RoundBegan, RoundEnded
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scoring import decided, factors, outcome, points
from cardcade_gandengyan.state import HANDS, STOCK, GandengyanState


def deal(state: GandengyanState, leader: Seat, stream: Stream, rules: Rules) -> None:
    state.record(RoundBegan(len(state.board) + 1, leader))
    state.shuffle(STOCK, stream)
    sizes = rules.deal
    for seat in seats_from(leader, state.seats):
        state.draw(STOCK, HANDS + seat, sizes.hand_size + (sizes.leader_extra if seat == leader else 0))
    state.turn = state.owner = leader


def next_round(state: GandengyanState, stream: Stream, rules: Rules) -> None:
    collect(state, STOCK)
    leader = state.winner
    assert leader is not None
    state.winner = state.last = None
    state.passes = state.bombs = 0
    state.trick, state.last_trick = [], ()
    state.plays = [0] * state.seats
    deal(state, leader, stream, rules)


def end_round(state: GandengyanState, winner: Seat, rules: Rules) -> None:
    """The losers lay open what they have left, and pay for it."""
    state.winner = winner
    left = tuple(map(len, state.cards[HANDS : HANDS + state.seats]))
    for seat, count in enumerate(left):
        if count:
            state.move(state.cards[HANDS + seat][:], HANDS + seat, state.left_pile(seat))
    scoring = rules.scoring
    times = factors(state.plays, state.bombs, scoring)
    state.board.append(points(left, times, scoring))
    if state.log is not None:
        state.record(RoundEnded(winner, state.board[-1], left, times, state.totals()))
        if decided(state, rules.match):
            state.record(MatchEnded(outcome(state, rules.match).winners, state.totals()))
