"""Dou Dizhu under one preset."""

from collections.abc import Sequence
from dataclasses import replace

from cardcade import Aloud, Card, Event, IllegalMove, Message, Seat, Standing, Stream, View, say
from cardcade.rulekit.combinations import Combination, Combinations
from cardcade.rulekit.shedding import Pass, Play, SheddingGame
from doudizhu import rounds, words
from doudizhu import state as at
from doudizhu.combinations import BOMBS, DECK, RANK, combinations
from doudizhu.rules import Rules
from doudizhu.state import NO_BID, SEATS, Bid, DouDizhuState, Move

HAND_SIZE = 17


class DouDizhu(SheddingGame[DouDizhuState, Move]):
    """Bid for the landlord's place, then be the first side to play a hand out."""

    deck = DECK
    ranks = RANK
    state_kind = DouDizhuState
    move_kinds = (Bid, Pass, Play)
    event_kinds = (at.NobodyBid, at.LandlordFound, at.Laid, at.RoundEnded)
    hand_orders = ("own", "suit")
    rules: Rules

    # -- the course of a match

    @property
    def combinations(self) -> Combinations:
        return combinations(self.rules.kickers)

    def deal(self, state: DouDizhuState, stream: Stream) -> None:
        """Who went out last opens the bidding, at first anybody."""
        if not state.board:
            state.turn = stream.below(SEATS)
        state.deal(stream, HAND_SIZE)

    def decided(self, state: DouDizhuState) -> bool:
        return len(state.board) == self.rules.match.rounds

    def choices(self, state: DouDizhuState, seat: Seat) -> Sequence[Move]:
        if state.phase == "bidding":
            return [*(Bid(points) for points in range(state.stake + 1, rounds.HIGHEST_BID + 1)), NO_BID]
        return super().choices(state, seat)

    def refusal(self, state: DouDizhuState, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Bid) and state.phase == "bidding":
            return IllegalMove(say("doudizhu.illegal.bid", points=state.stake))
        return super().refusal(state, seat, move)

    def act(self, state: DouDizhuState, seat: Seat, move: Move, stream: Stream) -> None:
        if not isinstance(move, Bid):
            super().act(state, seat, move, stream)
            return
        rounds.call(state, seat, move.points)
        if state.calls == SEATS and state.landlord is None:
            state.record(at.NobodyBid())
            self.next_round(state, stream)

    def laid(self, state: DouDizhuState, seat: Seat, made: Combination) -> None:
        state.plays[seat] += 1
        state.bombs += made.kind in BOMBS
        state.record(at.Laid(seat, made, len(state.of(seat))))

    def reckon(self, state: DouDizhuState, winner: Seat) -> Sequence[int]:
        return rounds.settle(state, winner, self.rules.scoring)

    # -- what a seat may know

    def is_pass(self, move: Move) -> bool:
        return isinstance(move, Pass) or move == NO_BID

    def could_hold(self, view: View[DouDizhuState], pile: int, card: Card) -> bool:
        """Everyone has seen what the landlord picked up."""
        return card not in view.state.bottom or pile == view.state.pile(view.state.landlord or 0)

    # -- what the table shows

    def standing(self, state: DouDizhuState) -> Standing:
        if state.phase == "bidding":
            return super().standing(state)
        return replace(super().standing(state), teams=tuple(int(seat != state.landlord) for seat in range(SEATS)))

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

    # -- words

    def say_aloud(self, event: Event) -> Aloud | None:
        return words.say_aloud(event)

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(event) or super().say_event(event)

    def say_move(self, move: Move) -> Message:
        return words.say_bid(move.points) if isinstance(move, Bid) else super().say_move(move)

    def say_combination(self, made: Combination) -> Message:
        return words.say_combination(made)
