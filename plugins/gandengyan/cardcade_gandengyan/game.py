"""Gandengyan under one preset: what may be done, what it means, what it is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, ClassVar

from cardcade import TABLE, Card, Event, Game, IllegalMove, Message, Result, Seat, Stream
from cardcade_gandengyan import course, words
from cardcade_gandengyan.analysis import Readings, analyse
from cardcade_gandengyan.cards import DECK, JOKERS, RANK, weight
from cardcade_gandengyan.choices import Choice, by_rank
from cardcade_gandengyan.combinations import Combination, arranged, beats, readings, single
from cardcade_gandengyan.events import EVENTS
from cardcade_gandengyan.hands import REMEMBERED, Hands
from cardcade_gandengyan.moves import NEXT_ROUND, PASS, Move, NextRound, Pass, Play
from cardcade_gandengyan.refusals import refusal, why_not_beaten, why_nothing
from cardcade_gandengyan.rules import Follow, GandengyanRules, Joker, Straight
from cardcade_gandengyan.scoring import winners
from cardcade_gandengyan.state import HANDS, STOCK, GandengyanState, bare_table

_ONE = tuple((seat,) for seat in range(6))
_TABLE = (TABLE,)


class Gandengyan(Game[GandengyanState, Move]):
    """Rules for one preset."""

    deck = DECK
    state_kind = GandengyanState
    move_kinds: ClassVar = (Play, Pass, NextRound)
    event_kinds = EVENTS

    rules: GandengyanRules

    def __init__(self, rules: GandengyanRules) -> None:
        super().__init__(rules)
        self.hands = _hands(rules.straight, rules.joker, rules.follow)
        self._readings = _reader(rules.straight, rules.joker)

    # -- the course of a match

    def setup(self, seats: int) -> GandengyanState:
        return bare_table(seats)

    def begin(self, state: GandengyanState, stream: Stream) -> None:
        course.deal(state, stream.below(state.seats), stream, self.rules)

    def to_act(self, state: GandengyanState) -> Sequence[Seat]:
        if state.winner is None:
            return _ONE[state.turn]
        return _TABLE if len(state.board) < self.rules.match.rounds else ()

    def moves(self, state: GandengyanState, seat: Seat) -> Sequence[Move]:
        if seat != state.turn or state.winner is not None:
            return (NEXT_ROUND,) if seat == TABLE and self.to_act(state) == _TABLE else ()
        held = by_rank(state.cards[HANDS + seat])
        plays: list[Move] = [made.play_from(held) for made in self.choices(state, seat)]
        if state.last is not None:
            plays.append(PASS)
        return plays

    def choices(self, state: GandengyanState, seat: Seat) -> Sequence[Choice]:
        """What the seat could play, suits left open; without the pass."""
        hand = weight(state.cards[HANDS + seat])
        return self.hands.leads(hand) if state.last is None else self.hands.answers(hand, state.last)

    def check(self, state: GandengyanState, seat: Seat, move: Move) -> None:
        if state.winner is not None:
            if self.to_act(state) != _TABLE or seat != TABLE or move != NEXT_ROUND:
                raise refusal("round_over")
        elif seat != state.turn or isinstance(move, NextRound):
            raise refusal("turn")
        elif isinstance(move, Play):
            self._check_play(state, seat, move)
        elif state.last is None:
            raise refusal("leader_passes")

    def play(self, state: GandengyanState, seat: Seat, move: Move, stream: Stream) -> None:
        if isinstance(move, Play):
            course.lay(state, seat, move, self.rules)
        elif isinstance(move, Pass):
            course.let_stand(state, seat, self.rules)
        else:
            course.next_round(state, stream, self.rules)

    def result(self, state: GandengyanState) -> Result | None:
        if len(state.board) < self.rules.match.rounds:
            return None
        best = winners(state)
        return Result(tuple(map(float, state.totals())), best, best)

    def rounds(self, state: GandengyanState) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> Gandengyan:
        if self.rules.match.rounds == 1:
            return self
        return _game(replace(self.rules, match=replace(self.rules.match, rounds=1)))

    # -- what a seat may do

    def every_play(self, state: GandengyanState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state) or seat == TABLE:
            return self.moves(state, seat)
        held = by_rank(state.cards[HANDS + seat])
        plays: list[Move] = [play for made in self.choices(state, seat) for play in made.every_play_from(held)]
        return plays if state.last is None else [*plays, PASS]

    def plays_with(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        return [Play(arranged(cards, made), made) for made in self._readings_now(state, seat, cards)]

    def why_not(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> IllegalMove | None:
        if cards and not self._readings_now(state, seat, cards):
            return why_nothing([RANK[card] for card in cards], self.rules)
        return super().why_not(state, seat, cards)

    def likeness(self, card: Card) -> int:
        return RANK[card]

    # -- words

    def say_move(self, move: Move) -> Message:
        return words.say_move(move)

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(event)

    def analyse(self, position: Mapping[str, Any]) -> dict[str, Any]:
        return analyse(self.hands, self._readings, position)

    # -- how it is done

    def _check_play(self, state: GandengyanState, seat: Seat, move: Play) -> None:
        hand, cards = state.cards[HANDS + seat], move.cards
        if len({*cards} & {*hand}) != len(cards):
            raise refusal("not_held")
        able = self._readings_now(state, seat, cards)
        if not able:
            raise why_nothing([RANK[card] for card in cards], self.rules) if cards else refusal("no_cards")
        if move.combination not in able:
            raise refusal("other_reading", combination=words.say_combination(able[0]))
        last = state.last
        if last is not None and not beats(move.combination, last, self.rules.follow, self.rules.straight):
            raise why_not_beaten(move.combination, last, self.rules)

    def _readings_now(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> Sequence[Combination]:
        """What the cards can be read as; a leader left with one joker and nothing to draw may always play it."""
        able = self._readings(tuple([RANK[card] for card in cards]))
        if able or len(cards) != 1 or state.last is not None or state.cards[STOCK]:
            return able
        return (single(RANK[cards[0]]),) if len(state.cards[HANDS + seat]) == 1 and cards[0] in JOKERS else ()


@cache
def _game(rules: GandengyanRules) -> Gandengyan:
    return Gandengyan(rules)


@cache
def _hands(straights: Straight, jokers: Joker, follow: Follow) -> Hands:
    return Hands(straights, jokers, follow)


@cache
def _reader(straights: Straight, jokers: Joker) -> Readings:
    @lru_cache(REMEMBERED)
    def read(ranks: tuple[int, ...]) -> tuple[Combination, ...]:
        return readings(ranks, straights, jokers)

    return read
