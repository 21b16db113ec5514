"""Guandan for one preset: who may do what, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from cardcade import TABLE, Card, Clock, Event, Game, IllegalMove, Message, Result, Seat, Standing, Stir, Stream, View
from cardcade.rulekit.rounds import TIME_UP, TimeUp
from cardcade.rulekit.shedding import PASS, Pass
from cardcade_guandan import analysis, words
from cardcade_guandan.cards import DECK, LEVELS, RANK, RANK_NAMES, RANK_NUMBERS
from cardcade_guandan.combinations import BOMBS
from cardcade_guandan.events import EVENT_KINDS, TimeRanOut
from cardcade_guandan.every_play import every_answer, every_lead
from cardcade_guandan.figures import FIGURES, figures_of
from cardcade_guandan.imagination import imagine
from cardcade_guandan.incidents import incidents_of
from cardcade_guandan.moves import MOVE_KINDS, Move, NextDeal, PayTribute, Play, ReturnTribute
from cardcade_guandan.order import Order, order_at
from cardcade_guandan.partners import SEATS, partners, side_of
from cardcade_guandan.plays import answers, leads
from cardcade_guandan.readings import readings
from cardcade_guandan.refusals import check, no_combination
from cardcade_guandan.rounds import end_deal, first_deal, give_back, next_deal, pay
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState, Phase, new_table
from cardcade_guandan.stirs import stir_of
from cardcade_guandan.tally import Tally
from cardcade_guandan.tribute import payable, returnable
from cardcade_guandan.tricks import deal_over, lay_down, let_pass

_TALLIES_KEPT = 2000


class Guandan(Game[GuandanState, Move]):
    deck, figures = DECK, FIGURES
    state_kind, move_kinds, event_kinds = GuandanState, MOVE_KINDS, EVENT_KINDS
    pace = 0.87
    rounds_needed: ClassVar[Mapping[str, int]] = {"tribute": 6, "lead": 3, "levels": 0, "match": 0}

    rules: Rules

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._orders: dict[int, Order] = {}
        self._tallies: dict[tuple[int, tuple[Card, ...]], Tally] = {}

    # -- the course of a match

    def setup(self, seats: int) -> GuandanState:
        assert seats == SEATS
        return new_table(RANK_NUMBERS[self.rules.match.start_level])

    def begin(self, state: GuandanState, stream: Stream) -> None:
        first_deal(state, stream)

    def to_act(self, state: GuandanState) -> Sequence[Seat]:
        match state.phase:
            case Phase.PLAY:
                return (state.turn,)
            case Phase.TRIBUTE:
                return tuple(each.giver for each in state.tributes if not each.given)
            case Phase.RETURN:
                return tuple(
                    each.receiver for each in state.tributes if each.receiver is not None and not each.returned
                )
            case Phase.SUMMARY:
                return (TABLE,)
            case Phase.OVER:
                return ()

    def moves(self, state: GuandanState, seat: Seat) -> Sequence[Move]:
        if state.phase is Phase.PLAY and seat == state.turn:
            tally, order = self.tally(state.hand(seat), state.level), self.order(state.level)
            return leads(tally, order) if state.last is None else [*answers(tally, order, state.last.reading), PASS]
        if seat == TABLE:
            return self._table_moves(state)
        return self._tribute_moves(state, seat) if seat in self.to_act(state) else ()

    def check(self, state: GuandanState, seat: Seat, move: Move) -> None:
        check(self, state, seat, move)

    def play(self, state: GuandanState, seat: Seat, move: Move, stream: Stream) -> None:
        match move:
            case Play():
                lay_down(state, seat, move, self.rules)
                if deal_over(state):
                    end_deal(state, self.rules)
            case Pass():
                let_pass(state, seat, self.rules)
            case PayTribute():
                pay(state, seat, move, self.rules)
            case ReturnTribute():
                give_back(state, seat, move, self.rules)
            case NextDeal():
                next_deal(state, stream, self.rules)
            case TimeUp():
                self._decide_for_the_slow(state, stream)

    def result(self, state: GuandanState) -> Result | None:
        if state.winner is None:
            return None
        winners = partners(state.winner)
        first = state.out[:1] if state.out[0] in winners else winners[:1]
        return Result(tuple(float(state.standing.climbed[seat % 2]) for seat in range(SEATS)), winners, first)

    def standing(self, state: GuandanState) -> Standing:
        climbed = state.standing.climbed
        return Standing(tuple(float(climbed[side_of(seat)]) for seat in range(SEATS)), teams=(0, 1) * 2)

    def rounds(self, state: GuandanState) -> int:
        return state.deal if state.phase in (Phase.SUMMARY, Phase.OVER) else max(0, state.deal - 1)

    def clock(self, state: GuandanState) -> Clock | None:
        waiting = self.to_act(state)
        if not self.rules.table.turn_seconds or not waiting or waiting[0] == TABLE:
            return None
        return Clock(self.rules.table.turn_seconds, state.period, waiting[0] if len(waiting) == 1 else None)

    def one_round(self, stream: Stream) -> Guandan:
        """A single deal: the first one has no tribute and both sides share the level."""
        level = RANK_NAMES[stream.choice(LEVELS)]
        match = replace(self.rules.match, start_level=level, deals=1)
        return type(self)(replace(self.rules, match=match))

    # -- what a seat may know and do

    def imagine(self, view: View[GuandanState], stream: Stream) -> GuandanState:
        return imagine(view, stream)

    def every_play(self, state: GuandanState, seat: Seat) -> Sequence[Move]:
        if state.phase is not Phase.PLAY or seat != state.turn:
            return self.moves(state, seat)
        tally, order = self.tally(state.hand(seat), state.level), self.order(state.level)
        if state.last is None:
            return every_lead(tally, order)
        return [*every_answer(tally, order, state.last.reading), PASS]

    def plays_with(self, state: GuandanState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        chosen = tuple(cards)
        if state.phase is Phase.TRIBUTE:
            return [PayTribute(chosen)]
        if state.phase is Phase.RETURN:
            return [ReturnTribute(chosen)]
        return [Play(chosen, reading) for reading in readings(chosen, self.order(state.level))]

    def why_not(self, state: GuandanState, seat: Seat, cards: Sequence[Card]) -> IllegalMove | None:
        if cards and not self.plays_with(state, seat, cards):
            return no_combination(cards, state.level, self.rules)
        return super().why_not(state, seat, cards)

    def order(self, level: int) -> Order:
        if level not in self._orders:
            self._orders[level] = order_at(level, self.rules)
        return self._orders[level]

    def tally(self, hand: Sequence[Card], level: int) -> Tally:
        """The hand by ranks; remembered, since a hand is asked about again and again."""
        key = (level, tuple(hand))
        tally = self._tallies.get(key)
        if tally is None:
            if len(self._tallies) >= _TALLIES_KEPT:
                self._tallies.clear()
            tally = self._tallies[key] = Tally(hand, level)
        return tally

    def figures_of(self, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        return figures_of(seat, events)

    def incidents(self, seats: int, events: Sequence[Event]) -> Mapping[str, int]:
        return incidents_of(events)

    def victim(self, state: GuandanState, seat: Seat, move: Move) -> Seat | None:
        """Which opponent's play is bombed."""
        bombed = isinstance(move, Play) and move.reading.kind in BOMBS and state.last_by is not None
        return state.last_by if bombed and state.last_by not in partners(side_of(seat)) else None

    # -- words

    def say_move(self, move: Move) -> Message:
        return words.say_move(self, move)

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(self, event)

    def stirs(self, seats: int, event: Event) -> Stir | None:
        return stir_of(event)

    def mark(self, event: Event) -> Message | None:
        return words.say_mark(self, event)

    def analyse(self, position: Mapping[str, Any]) -> dict[str, Any]:
        return analysis.analyse(position, self.rules)

    # -- the table

    def _table_moves(self, state: GuandanState) -> Sequence[Move]:
        if state.phase is Phase.SUMMARY:
            return (NextDeal(),)
        return (TIME_UP,) if self.clock(state) else ()

    def _tribute_moves(self, state: GuandanState, seat: Seat) -> Sequence[Move]:
        hand = state.hand(seat)
        if state.phase is Phase.TRIBUTE:
            return [PayTribute(cards) for cards in payable(hand, state.level, state.owed, self.rules.tribute)]
        return [ReturnTribute(cards) for cards in returnable(hand, state.level, state.owed, self.rules.tribute)]

    def _decide_for_the_slow(self, state: GuandanState, stream: Stream) -> None:
        """Passes, leads the lowest single, or gives the first card that may be given."""
        waiting = self.to_act(state)
        state.record(TimeRanOut(tuple(waiting)))
        for seat in waiting:
            self.play(state, seat, self.slow_move(state, seat), stream)

    def slow_move(self, state: GuandanState, seat: Seat) -> Move:
        """What the clock does for a seat."""
        if state.phase is not Phase.PLAY:
            return self._tribute_moves(state, seat)[0]
        if state.last is not None:
            return PASS
        weights = self.order(state.level).weights
        lowest = min(state.hand(seat), key=lambda card: weights[RANK[card]])
        return Play((lowest,), readings((lowest,), self.order(state.level))[0])
