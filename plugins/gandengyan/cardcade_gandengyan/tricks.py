"""The course of a trick: laying cards down, passing, drawing, going out."""

from __future__ import annotations

from cardcade import Seat, seats_from
from cardcade.rulekit.shedding import Passed, TrickWon
from cardcade_gandengyan.events import BombBurst, Drew, FewLeft, Laid
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.rounds import end_round
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scoring import bomb_factor
from cardcade_gandengyan.state import GONE, HANDS, STOCK, TRICK, GandengyanState


def lay_down(state: GandengyanState, seat: Seat, move: Play, rules: Rules) -> None:
    """Plays cards; the last ones end the round."""
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
        end_round(state, seat, rules)


def _tell_play(state: GandengyanState, seat: Seat, move: Play, rules: Rules) -> None:
    state.record(Laid(seat, move.cards, move.combination, state.last))
    if move.combination.bomb_tier:
        factor = bomb_factor(state.bombs, rules.scoring)
        state.record(BombBurst(seat, move.combination, state.bombs, factor))
    left = len(state.cards[HANDS + seat])
    if left in (1, 2):
        state.record(FewLeft(seat, left))


def let_pass(state: GandengyanState, seat: Seat, rules: Rules) -> None:
    state.trick.append((seat, None))
    state.passes += 1
    if state.log is not None:
        state.record(Passed(seat))
    if state.passes == len(state.plays) - 1:
        _end_trick(state, rules)
    else:
        state.turn = (seat + 1) % len(state.plays)


def _end_trick(state: GandengyanState, rules: Rules) -> None:
    """Whoever played last leads again, and draws; where the preset says so everyone does."""
    if state.log is not None:
        state.record(TrickWon(state.owner))
    state.move(state.cards[TRICK][:], TRICK, GONE)
    state.last_trick, state.trick = tuple(state.trick), []
    state.last, state.passes, state.turn = None, 0, state.owner
    drawing = seats_from(state.owner, state.seats) if rules.draw.who == "all" else (state.owner,)
    for seat in drawing:
        if state.draw(STOCK, HANDS + seat) and state.log is not None:
            state.record(Drew(seat, len(state.cards[STOCK])))
