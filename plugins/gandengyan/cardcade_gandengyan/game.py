"""Gandengyan under one preset: what may be done, what it means, what it is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, ClassVar

from cardcade import TABLE, Card, Event, Game, IllegalMove, Message, Result, Seat, Standing, Stir, Stream
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.rounds import NEXT_ROUND
from cardcade.rulekit.shedding import PASS, Pass
from cardcade_gandengyan import rounds, tricks, words
from cardcade_gandengyan.analysis import Readings, analyse
from cardcade_gandengyan.cards import DECK, JOKERS, RANK, tally
from cardcade_gandengyan.combinations import Combination, arranged, readings, single
from cardcade_gandengyan.events import EVENT_KINDS
from cardcade_gandengyan.figures import FIGURES, figures_of
from cardcade_gandengyan.incidents import incidents_of
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.moves import MOVE_KINDS, Move, Play
from cardcade_gandengyan.plays import REMEMBERED, Hands
from cardcade_gandengyan.refusals import check, no_combination
from cardcade_gandengyan.rules import FollowRules, JokerRules, MatchLength, Rules, StraightRules
from cardcade_gandengyan.scoring import decided, outcome
from cardcade_gandengyan.state import HANDS, STOCK, GandengyanState, new_table
from cardcade_gandengyan.stirs import stir_of

_ONE = tuple((seat,) for seat in range(6))
_TABLE = (TABLE,)


class Gandengyan(Game[GandengyanState, Move]):
    """Rules for one preset."""

    deck, figures = DECK, FIGURES
    state_kind, move_kinds, event_kinds = GandengyanState, MOVE_KINDS, EVENT_KINDS
    pace = 1.2
    rounds_needed: ClassVar[Mapping[str, int]] = {"match": 0}

    rules: Rules

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hands = _hands(rules.straight, rules.joker, rules.follow)
        self._readings = _reader(rules.straight, rules.joker)

    # -- the course of a match

    def setup(self, seats: int) -> GandengyanState:
        return new_table(seats)

    def begin(self, state: GandengyanState, stream: Stream) -> None:
        rounds.deal(state, stream.below(state.seats), stream, self.rules)

    def to_act(self, state: GandengyanState) -> Sequence[Seat]:
        if state.winner is None:
            return _ONE[state.turn]
        return () if decided(state, self.rules.match) else _TABLE

    def moves(self, state: GandengyanState, seat: Seat) -> Sequence[Move]:
        if seat != state.turn or state.winner is not None:
            return (NEXT_ROUND,) if seat == TABLE and self.to_act(state) == _TABLE else ()
        held = by_rank(state.cards[HANDS + seat], RANK)
        plays: list[Move] = [made.play_from(held) for made in self.meanings(state, seat)]
        if state.last is not None:
            plays.append(PASS)
        return plays

    def meanings(self, state: GandengyanState, seat: Seat) -> Sequence[Meaning]:
        """What the seat could play, suits left open; without the pass."""
        hand = tally(state.cards[HANDS + seat])
        return self.hands.leads(hand) if state.last is None else self.hands.answers(hand, state.last)

    def check(self, state: GandengyanState, seat: Seat, move: Move) -> None:
        check(self, state, seat, move)

    def play(self, state: GandengyanState, seat: Seat, move: Move, stream: Stream) -> None:
        if isinstance(move, Play):
            tricks.lay_down(state, seat, move, self.rules)
        elif isinstance(move, Pass):
            tricks.let_pass(state, seat, self.rules)
        else:
            rounds.next_round(state, stream, self.rules)

    def result(self, state: GandengyanState) -> Result | None:
        return outcome(state, self.rules.match) if state.board and decided(state, self.rules.match) else None

    def standing(self, state: GandengyanState) -> Standing:
        if wins := self.rules.match.wins:
            return Standing(tuple(map(float, state.rounds_won())), target=wins)
        return Standing(tuple(map(float, state.totals())), lowest_wins=True)

    def rounds(self, state: GandengyanState) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> Gandengyan:
        single = MatchLength(rounds=1)
        return self if self.rules.match == single else _game(replace(self.rules, match=single))

    # -- what a seat may do

    def every_play(self, state: GandengyanState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state) or seat == TABLE:
            return self.moves(state, seat)
        held = by_rank(state.cards[HANDS + seat], RANK)
        plays: list[Move] = [play for made in self.meanings(state, seat) for play in made.every_play_from(held)]
        return plays if state.last is None else [*plays, PASS]

    def readings(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> Sequence[Combination]:
        """What the cards can be read as; a leader left with one joker and nothing to draw may always play it."""
        able = self._readings(tuple([RANK[card] for card in cards]))
        if able or len(cards) != 1 or state.last is not None or state.cards[STOCK]:
            return able
        return (single(RANK[cards[0]]),) if len(state.cards[HANDS + seat]) == 1 and cards[0] in JOKERS else ()

    def plays_with(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        return [Play(arranged(cards, made), made) for made in self.readings(state, seat, cards)]

    def why_not(self, state: GandengyanState, seat: Seat, cards: Sequence[Card]) -> IllegalMove | None:
        if cards and not self.readings(state, seat, cards):
            return no_combination(cards, self.rules)
        return super().why_not(state, seat, cards)

    def likeness(self, card: Card) -> int:
        return RANK[card]

    def figures_of(self, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        return figures_of(seat, events)

    def incidents(self, seats: int, events: Sequence[Event]) -> Mapping[str, int]:
        return incidents_of(events)

    def victim(self, state: GandengyanState, seat: Seat, move: Move) -> Seat | None:
        """Whose play is bombed."""
        bombed = isinstance(move, Play) and move.combination.bomb_tier and state.last is not None
        return state.owner if bombed else None

    # -- words

    def say_move(self, move: Move) -> Message:
        return words.say_move(move)

    def say_event(self, event: Event) -> Message | None:
        return words.say_event(event)

    def stirs(self, seats: int, event: Event) -> Stir | None:
        return stir_of(seats, event)

    def mark(self, event: Event) -> Message | None:
        return words.say_mark(event)

    def analyse(self, position: Mapping[str, Any]) -> dict[str, Any]:
        return analyse(self.hands, self._readings, position)


@cache
def _game(rules: Rules) -> Gandengyan:
    return Gandengyan(rules)


@cache
def _hands(straights: StraightRules, jokers: JokerRules, follow: FollowRules) -> Hands:
    return Hands(straights, jokers, follow)


@cache
def _reader(straights: StraightRules, jokers: JokerRules) -> Readings:
    @lru_cache(REMEMBERED)
    def read(ranks: tuple[int, ...]) -> tuple[Combination, ...]:
        return readings(ranks, straights, jokers)

    return read
