"""Dou Dizhu under one preset."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardcade import TABLE, Aloud, Card, Event, IllegalMove, Message, Seat, Shape, Standing, Stream, View, say
from cardcade.rulekit.patterns import by_rank, suitings
from cardcade.rulekit.rounds import NEXT_ROUND, NextRound, RoundBegan, RoundGame
from cardcade.rulekit.shedding import PASS, STOCK, Pass
from doudizhu import rounds, words
from doudizhu import state as at
from doudizhu.combinations import DECK, RANK, offers, readings
from doudizhu.rules import Rules
from doudizhu.state import NO_BID, SEATS, Bid, DouDizhuState, Move, Play

HAND_SIZE = 17


class DouDizhu(RoundGame[DouDizhuState, Move]):
    """Bid for the landlord's place, then be the first side to play a hand out."""

    deck = DECK
    state_kind = DouDizhuState
    move_kinds = (Bid, Pass, Play, NextRound)
    event_kinds = (RoundBegan, at.NobodyBid, at.LandlordFound, at.Laid, at.RoundEnded)
    shape = Shape.SHEDDING
    hand_orders = ("own", "suit")
    rules: Rules

    # -- the course of a match

    def setup(self, seats: int) -> DouDizhuState:
        return at.new_table()

    def deal(self, state: DouDizhuState, stream: Stream) -> None:
        """Who went out last opens the bidding, at first anybody."""
        if not state.board:
            state.turn = stream.below(SEATS)
        state.shuffle(STOCK, stream)
        for seat in range(SEATS):
            state.draw(STOCK, state.pile(seat), HAND_SIZE)

    def in_round(self, state: DouDizhuState) -> Sequence[Seat]:
        return () if state.phase == "over" else (state.turn,)

    def decided(self, state: DouDizhuState) -> bool:
        return len(state.board) == self.rules.match.rounds

    def moves(self, state: DouDizhuState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NEXT_ROUND,)
        if state.phase == "bidding":
            return [*(Bid(points) for points in range(state.stake + 1, rounds.HIGHEST_BID + 1)), NO_BID]
        held = by_rank(state.of(seat), RANK)
        found = offers(held, self.rules.kickers, state.last)
        plays: list[Move] = [Play(found.take(held), made) for made, found in found]
        return [*plays, PASS] if state.last else plays

    def check(self, state: DouDizhuState, seat: Seat, move: Move) -> None:
        if isinstance(move, Play) and state.phase == "play" and seat == state.turn:
            self._check_play(state, seat, move)
        else:
            super().check(state, seat, move)

    def _check_play(self, state: DouDizhuState, seat: Seat, move: Play) -> None:
        if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(state.of(seat)):
            raise _no("held")
        able = readings(by_rank(move.cards, RANK), self.rules.kickers)
        if move.combination not in (made for made, _ in able):
            raise _no("nothing")
        if state.last and not move.combination.beats(state.last):
            raise _no("beat", last=words.say_combination(state.last))

    def refusal(self, state: DouDizhuState, seat: Seat, move: Move) -> IllegalMove:
        if seat in self.in_round(state):
            if isinstance(move, Bid) and state.phase == "bidding":
                return _no("bid", points=state.stake)
            if isinstance(move, Pass) and state.phase == "play":
                return _no("lead")
        return super().refusal(state, seat, move)

    def play(self, state: DouDizhuState, seat: Seat, move: Move, stream: Stream) -> None:
        match move:
            case Bid(points):
                rounds.call(state, seat, points)
                if state.calls == SEATS and state.landlord is None:
                    state.record(at.NobodyBid())
                    self.next_round(state, stream)
            case Pass():
                rounds.let_pass(state, seat)
            case Play():
                rounds.lay_down(state, seat, move, self.rules.scoring)
            case NextRound():
                self.next_round(state, stream)

    # -- what a seat may know and do

    def every_play(self, state: DouDizhuState, seat: Seat) -> Iterator[Move]:
        if state.phase == "play" and seat == state.turn:
            held = by_rank(state.of(seat), RANK)
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
        return card not in view.state.bottom or pile == view.state.pile(view.state.landlord or 0)

    # -- what the table shows

    def standing(self, state: DouDizhuState) -> Standing:
        if state.phase == "bidding":
            return super().standing(state)
        return replace(super().standing(state), teams=tuple(int(seat != state.landlord) for seat in range(SEATS)))

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

    def in_sight(self, state: DouDizhuState) -> Sequence[Card]:
        """The three that the landlord has picked up."""
        return sorted(state.bottom, key=RANK.__getitem__, reverse=True)

    def outcome(self, state: DouDizhuState) -> Message | None:
        return words.say_outcome(state, self.rules.scoring) if state.phase == "over" else None

    def prompt(self, state: DouDizhuState, seat: Seat) -> Message | None:
        if state.phase != "play":
            return say("doudizhu.prompt.bid") if state.phase == "bidding" else None
        return say("doudizhu.prompt.beat", last=words.say_combination(state.last)) if state.last else None

    def say_aloud(self, event: Event) -> Aloud | None:
        return words.say_aloud(event)

    # -- words

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(event) or super().say_event(event)

    def say_move(self, move: Move) -> Message:
        return super().say_move(move) if isinstance(move, NextRound) else words.say_move(move)


def _no(reason: str, **args: object) -> IllegalMove:
    return IllegalMove(say(f"doudizhu.illegal.{reason}", **args))
