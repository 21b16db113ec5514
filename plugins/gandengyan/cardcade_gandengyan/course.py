"""The course of a round: dealing, laying, letting stand, drawing, going out."""

from __future__ import annotations

from cardcade import Seat, Stream, seats_from
from cardcade_gandengyan.events import (
    BombBurst,
    Drew,
    FewLeft,
    Laid,
    MatchEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    TrickWon,
)
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.rules import GandengyanRules
from cardcade_gandengyan.scoring import bomb_factor, factors, points, winners
from cardcade_gandengyan.state import GONE, HANDS, STOCK, TRICK, GandengyanState


def deal(state: GandengyanState, leader: Seat, stream: Stream, rules: GandengyanRules) -> None:
    state.record(RoundBegan(len(state.board) + 1, leader))
    state.shuffle(STOCK, stream)
    sizes = rules.deal
    for seat in seats_from(leader, state.seats):
        state.draw(STOCK, HANDS + seat, sizes.hand_size + (sizes.leader_extra if seat == leader else 0))
    state.turn = state.owner = leader


def next_round(state: GandengyanState, stream: Stream, rules: GandengyanRules) -> None:
    for pile in range(STOCK + 1, len(state.piles)):
        if state.cards[pile]:
            state.move(state.cards[pile][:], pile, STOCK)
    leader = state.winner
    assert leader is not None
    state.winner = state.last = None
    state.passes = state.bombs = 0
    state.trick, state.last_trick = [], ()
    state.plays = [0] * state.seats
    deal(state, leader, stream, rules)


def lay(state: GandengyanState, seat: Seat, move: Play, rules: GandengyanRules) -> None:
    state.move(move.cards, HANDS + seat, TRICK)
    state.trick.append((seat, move))
    state.plays[seat] += 1
    made = move.combination
    if made.bomb_tier:
        state.bombs += 1
    if state.log is not None:
        _tell_play(state, seat, move, rules)
    state.last, state.owner, state.passes = made, seat, 0
    if state.cards[HANDS + seat]:
        state.turn = (seat + 1) % len(state.plays)
    else:
        _end_round(state, seat, rules)


def _tell_play(state: GandengyanState, seat: Seat, move: Play, rules: GandengyanRules) -> None:
    state.record(Laid(seat, move.cards, move.combination, state.last))
    if move.combination.bomb_tier:
        factor = bomb_factor(state.bombs, rules.scoring)
        state.record(BombBurst(seat, move.combination, state.bombs, factor))
    left = len(state.cards[HANDS + seat])
    if left in (1, 2):
        state.record(FewLeft(seat, left))


def let_stand(state: GandengyanState, seat: Seat, rules: GandengyanRules) -> None:
    state.trick.append((seat, None))
    state.passes += 1
    if state.log is not None:
        state.record(Passed(seat))
    if state.passes == len(state.plays) - 1:
        _end_trick(state, rules)
    else:
        state.turn = (seat + 1) % len(state.plays)


def _end_trick(state: GandengyanState, rules: GandengyanRules) -> None:
    if state.log is not None:
        state.record(TrickWon(state.owner))
    state.move(state.cards[TRICK][:], TRICK, GONE)
    state.last_trick, state.trick = tuple(state.trick), []
    state.last, state.passes, state.turn = None, 0, state.owner
    drawing = seats_from(state.owner, state.seats) if rules.draw.who == "all" else (state.owner,)
    for seat in drawing:
        if state.draw(STOCK, HANDS + seat) and state.log is not None:
            state.record(Drew(seat, len(state.cards[STOCK])))


def _end_round(state: GandengyanState, winner: Seat, rules: GandengyanRules) -> None:
    state.winner = winner
    left = tuple(map(len, state.cards[HANDS : HANDS + state.seats]))
    for seat, count in enumerate(left):
        if count:
            state.move(state.cards[HANDS + seat][:], HANDS + seat, state.left_pile(seat))
    scoring = rules.scoring
    times = factors(state, scoring)
    state.board.append(points(left, times, scoring))
    if state.log is not None:
        state.record(RoundEnded(winner, state.board[-1], left, times, state.totals()))
        if len(state.board) == rules.match.rounds:
            state.record(MatchEnded(winners(state), state.totals()))
