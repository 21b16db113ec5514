"""The course of a match, whose rounds are deals: shuffling, tribute, and what the finishing order changes."""

from __future__ import annotations

from dataclasses import replace

from cardcade import Seat, Stream
from cardcade_guandan.climbing import Settlement, after_deal
from cardcade_guandan.events import (
    AceFailed,
    DealBegan,
    DealEnded,
    MatchWon,
    TributeOwed,
    TributePaid,
    TributeResisted,
    TributeReturned,
)
from cardcade_guandan.moves import PayTribute, ReturnTribute
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import BEFORE, DISCARD, HANDS, LEFT, STOCK, GuandanState, Phase, Tribute
from cardcade_guandan.tribute import leader, owed, resisted, with_receivers
from cardcade_guandan.tricks import begin_play, final_places

HAND_SIZE = 27


def first_deal(state: GuandanState, stream: Stream) -> None:
    """The leader is drawn by lot, and the deal is its side's."""
    seat = stream.below(SEATS)
    state.standing = replace(state.standing, owner=side_of(seat))
    _deal(state, stream)
    begin_play(state, seat)


def next_deal(state: GuandanState, stream: Stream, rules: Rules) -> None:
    state.places, state.out, state.tricks, state.trick = state.out, (), (), ()
    state.last, state.last_by, state.passed = None, None, frozenset()
    for pile in range(DISCARD, len(state.cards)):
        state.draw(pile, STOCK, len(state.cards[pile]))
    _deal(state, stream)
    _ask_tribute(state, rules)


def pay(state: GuandanState, seat: Seat, move: PayTribute, rules: Rules) -> None:
    state.move(move.cards, HANDS + seat, BEFORE + seat)
    state.tributes = tuple(replace(each, given=move.cards) if each.giver == seat else each for each in state.tributes)
    if all(each.given for each in state.tributes):
        state.tributes = with_receivers(state.tributes, state.level, state.places, rules)
        for each in state.tributes:
            _hand_over(state, each.giver, each)
        state.phase = Phase.RETURN
        state.period += 1


def give_back(state: GuandanState, seat: Seat, move: ReturnTribute, rules: Rules) -> None:
    state.move(move.cards, HANDS + seat, BEFORE + seat)
    state.tributes = tuple(
        replace(each, returned=move.cards) if each.receiver == seat else each for each in state.tributes
    )
    if all(each.returned for each in state.tributes):
        for each in state.tributes:
            assert each.receiver is not None
            state.record(TributeReturned(each.giver, each.receiver, each.returned))
            state.move(each.returned, BEFORE + each.receiver, HANDS + each.giver)
        state.period += 1
        begin_play(state, leader(state.tributes, state.level, state.places, rules))


def end_deal(state: GuandanState, rules: Rules) -> None:
    """Settles places and levels; the match may be over."""
    before = state.standing
    state.out = final_places(state, rules)
    _lay_open(state)
    settled = after_deal(before, state.out, rules.levels)
    after = state.standing = settled.standing
    state.record(DealEnded(state.out, settled.winner, settled.steps, before.levels, after.levels, before.owner))
    if (side := settled.failed_ace) is not None:
        state.record(AceFailed(side, after.failures[side], after.levels[side]))
    state.period += 1
    state.winner = _match_winner(state, settled, rules)
    state.phase = Phase.SUMMARY if state.winner is None else Phase.OVER
    if state.winner is not None:
        state.record(MatchWon(state.winner))


def _lay_open(state: GuandanState) -> None:
    """The losers show what they have left."""
    for seat in range(SEATS):
        if hand := state.hand(seat):
            state.move(hand[:], HANDS + seat, LEFT + seat)


def _deal(state: GuandanState, stream: Stream) -> None:
    state.deal += 1
    state.period += 1
    state.level = state.standing.level
    state.tributes, state.owed = (), 0
    standing = state.standing
    state.record(DealBegan(state.deal, state.level, standing.owner, standing.levels, standing.failures))
    state.shuffle(STOCK, stream)
    for hand in range(HANDS, HANDS + SEATS):
        state.draw(STOCK, hand, HAND_SIZE)


def _ask_tribute(state: GuandanState, rules: Rules) -> None:
    tributes, count = owed(state.standing, state.places, rules)
    payers = tuple(each.giver for each in tributes)
    if payers and rules.tribute.resist and resisted([state.hand(seat) for seat in payers]):
        state.record(TributeResisted(payers))
        tributes = ()
    if not tributes:
        begin_play(state, leader((), state.level, state.places, rules))
        return
    state.tributes, state.owed, state.phase = tributes, count, Phase.TRIBUTE
    state.record(TributeOwed(payers, count))


def _hand_over(state: GuandanState, seat: Seat, tribute: Tribute) -> None:
    assert tribute.receiver is not None
    state.record(TributePaid(seat, tribute.receiver, tribute.given))
    state.move(tribute.given, BEFORE + seat, HANDS + tribute.receiver)


def _match_winner(state: GuandanState, settled: Settlement, rules: Rules) -> int | None:
    """The side that passed A; after the last of a fixed number of deals, the one that climbed more."""
    if settled.passed_ace:
        return settled.winner
    if not rules.match.deals or state.deal < rules.match.deals:
        return None
    ours, theirs = state.standing.climbed
    return settled.winner if ours == theirs else int(theirs > ours)
