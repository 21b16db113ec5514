"""Dou Dizhu under one preset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import cardcade
from cardcade import TABLE, Card, Event, Game, IllegalMove, Message, Result, Seat, Stream, View, say
from cardcade.rulekit.patterns import by_rank, suitings
from cardcade.rulekit.scoring import result_of
from doudizhu import rounds, words
from doudizhu.combinations import DECK, RANK, offers, readings
from doudizhu.events import EVENT_KINDS
from doudizhu.moves import MOVE_KINDS, NEXT_ROUND, NO_BID, PASS, Bid, Move, NextRound, Pass, Play
from doudizhu.rules import Rules
from doudizhu.state import HANDS, DouDizhuState, new_table

HIGHEST_BID = 3


class DouDizhu(Game[DouDizhuState, Move]):
    """Bid for the landlord's place, then be the first side to play a hand out."""

    deck = DECK
    state_kind = DouDizhuState
    move_kinds = MOVE_KINDS
    event_kinds = EVENT_KINDS
    shape = cardcade.Shape.SHEDDING
    hand_orders = ("own", "suit")
    rules: Rules

    # -- the course of a match

    def setup(self, seats: int) -> DouDizhuState:
        return new_table()

    def begin(self, state: DouDizhuState, stream: Stream) -> None:
        rounds.deal(state, stream.below(3), stream)

    def to_act(self, state: DouDizhuState) -> Sequence[Seat]:
        if state.phase != "over":
            return (state.turn,)
        return (TABLE,) if len(state.board) < self.rules.match.rounds else ()

    def moves(self, state: DouDizhuState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NEXT_ROUND,)
        if state.phase == "bidding":
            return [*(Bid(points) for points in range(state.stake + 1, HIGHEST_BID + 1)), NO_BID]
        held = by_rank(state.cards[HANDS + seat], RANK)
        found = offers(held, self.rules.kickers, state.last)
        plays: list[Move] = [Play(found.take(held), made) for made, found in found]
        return [*plays, PASS] if state.last else plays

    def check(self, state: DouDizhuState, seat: Seat, move: Move) -> None:
        if seat not in self.to_act(state):
            raise _no("turn")
        phase = "bidding" if isinstance(move, Bid) else "over" if isinstance(move, NextRound) else "play"
        if phase != state.phase:
            raise _no("now")
        if isinstance(move, Bid) and move != NO_BID and not state.stake < move.points <= HIGHEST_BID:
            raise _no("bid", points=state.stake)
        if isinstance(move, Pass) and state.last is None:
            raise _no("lead")
        if isinstance(move, Play):
            self._check_play(state, seat, move)

    def _check_play(self, state: DouDizhuState, seat: Seat, move: Play) -> None:
        if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(state.cards[HANDS + seat]):
            raise _no("held")
        able = readings(by_rank(move.cards, RANK), self.rules.kickers)
        if move.combination not in (made for made, _ in able):
            raise _no("nothing")
        if state.last and not move.combination.beats(state.last):
            raise _no("beat", last=words.say_combination(state.last))

    def play(self, state: DouDizhuState, seat: Seat, move: Move, stream: Stream) -> None:
        match move:
            case Bid(points):
                rounds.call(state, seat, points, stream)
            case Pass():
                rounds.let_pass(state, seat)
            case Play():
                rounds.lay_down(state, seat, move, self.rules.scoring)
            case NextRound():
                rounds.next_round(state, stream)

    def result(self, state: DouDizhuState) -> Result | None:
        return None if self.to_act(state) else result_of(state.totals)

    def rounds(self, state: DouDizhuState) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> DouDizhu:
        return DouDizhu(replace(self.rules, match=replace(self.rules.match, rounds=1)))

    # -- what a seat may know and do

    def every_play(self, state: DouDizhuState, seat: Seat) -> Iterator[Move]:
        if state.phase == "play" and seat == state.turn:
            held = by_rank(state.cards[HANDS + seat], RANK)
            for made, found in offers(held, self.rules.kickers, state.last):
                yield from (Play(cards, made) for cards in suitings(held, found.needs))
        yield from (move for move in self.moves(state, seat) if not isinstance(move, Play))

    def plays_with(self, state: DouDizhuState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        held = by_rank(cards, RANK)
        able = readings(held, self.rules.kickers) if state.phase == "play" else []
        plays = [Play(found.take(held), made) for made, found in able]
        return sorted(plays, key=lambda play: not (state.last and play.combination.beats(state.last)))

    def is_pass(self, move: Move) -> bool:
        return move in (PASS, NO_BID)

    def likeness(self, card: Card) -> int:
        return RANK[card]

    def could_hold(self, view: View[DouDizhuState], pile: int, card: Card) -> bool:
        """Everyone has seen what the landlord picked up."""
        return card not in view.state.bottom or pile == HANDS + (view.state.landlord or 0)

    # -- what the table shows

    def standing(self, state: DouDizhuState) -> cardcade.Standing:
        landlord = state.landlord if state.phase != "bidding" else None
        teams = () if landlord is None else tuple(int(seat != landlord) for seat in range(3))
        return cardcade.Standing(tuple(map(float, state.totals)), teams=teams)

    def hand_key(self, state: DouDizhuState, card: Card) -> Any:
        return -RANK[card], card

    def badge(self, state: DouDizhuState, seat: Seat) -> Message | None:
        if state.phase == "bidding":
            return None
        return say("doudizhu.badge.landlord" if seat == state.landlord else "doudizhu.badge.farmer")

    def headline(self, state: DouDizhuState) -> Message:
        if state.phase == "bidding":
            return say("doudizhu.headline.bid" if state.stake else "doudizhu.headline.no_bid", points=state.stake)
        return say("doudizhu.headline.stake", points=state.stake, times=rounds.factor(state, self.rules.scoring))

    def prompt(self, state: DouDizhuState, seat: Seat) -> Message | None:
        if state.phase != "play":
            return say("doudizhu.prompt.bid") if state.phase == "bidding" else None
        return say("doudizhu.prompt.beat", last=words.say_combination(state.last)) if state.last else None

    def say_aloud(self, event: Event) -> cardcade.Aloud | None:
        return words.say_aloud(event)

    # -- words

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(event)

    def say_move(self, move: Move) -> Message:
        return words.say_move(move)


def _no(reason: str, **args: object) -> IllegalMove:
    return IllegalMove(say(f"doudizhu.illegal.{reason}", **args))
