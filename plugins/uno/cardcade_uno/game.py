"""The game as the launcher plays it: one set of rules for table, bots and commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from cardcade import TABLE, Card, Clock, Event, Game, Message, Result, Seat, Standing, Stir, Stream
from cardcade.rulekit.dealing import collect
from cardcade.rulekit.rounds import NEXT_ROUND, TIME_UP, NextRound, TimeUp
from cardcade_uno import calls, plays, rounds, turn, words
from cardcade_uno.analysis import analyse
from cardcade_uno.blows import victim
from cardcade_uno.cards import DECK, FACE_BIT, FOURS, say_card
from cardcade_uno.effects import play_card
from cardcade_uno.events import EVENT_KINDS, Challenged, ColourChosen, HandLaidDown, Misplayed, TimeRanOut
from cardcade_uno.figures import FIGURES, figures_of
from cardcade_uno.incidents import incidents_of
from cardcade_uno.matching import FITTING, ON_TURN, matching
from cardcade_uno.moves import (
    ACCEPT,
    CHALLENGE,
    CHOICES_OF_COLOUR,
    DRAW,
    MOVE_KINDS,
    PASS,
    PLAIN_PLAYS,
    Accept,
    CallUno,
    Catch,
    Challenge,
    ChooseColour,
    Draw,
    Move,
    Pass,
    Play,
    PlayAnyway,
)
from cardcade_uno.refusals import check
from cardcade_uno.rules import MatchLength, Rules
from cardcade_uno.state import (
    BETWEEN,
    COLOUR_PHASE,
    DISCARD,
    DREW,
    FACING_DRAW,
    HANDS,
    OVER,
    STOCK,
    TURN,
    UnoState,
    new_table,
)
from cardcade_uno.stirs import stir_of
from cardcade_uno.turn import draw, keep_or_pass

_ONLY_DRAW, _ONLY_PASS = (DRAW,), (PASS,)
_WAITING = tuple((seat,) for seat in range(10))


class Uno(Game[UnoState, Move]):
    deck, figures = DECK, FIGURES
    state_kind, move_kinds, event_kinds = UnoState, MOVE_KINDS, EVENT_KINDS
    pace = 1.4
    rounds_needed: ClassVar[Mapping[str, int]] = {"scoring": 0, "match": 0}
    telling = (Misplayed, HandLaidDown, Challenged)
    rules: Rules

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fitting = matching(rules)
        self._facing_draw, self._forced = self.fitting.facing_draw, rules.basic.forced_play
        self._challenge, self._jump_in = rules.fours_can_be_challenged(), rules.house.jump_in
        self._intricate = rules.house.seven_zero or rules.fours_must_be_lawful()
        self._simple = not self._intricate and not rules.uno.enable_uno_check

    # -- the course of a match

    def setup(self, seats: int) -> UnoState:
        return new_table(seats)

    def begin(self, state: UnoState, stream: Stream) -> None:
        state.dealer = stream.below(state.seats)
        rounds.deal(self.rules, state, stream)

    def to_act(self, state: UnoState) -> Sequence[Seat]:
        phase = state.phase
        if phase is TURN or (phase is not BETWEEN and phase is not OVER):
            return _WAITING[state.turn]
        return (TABLE,) if phase is BETWEEN else ()

    def may_interrupt(self, state: UnoState) -> Sequence[Seat]:
        if not state.owing and (state.fresh is None or not self._jump_in):
            return ()
        return plays.interrupters(self.rules, state)

    def contested(self, state: UnoState) -> bool:
        """After a card until somebody acts, whether or not one is owed a call or could be jumped in on."""
        if state.fresh is None:
            return False
        lone = self.rules.uno.enable_uno_check and any(len(state.hand(seat)) == 1 for seat in range(state.seats))
        return lone or self.rules.house.jump_in

    def moves(self, state: UnoState, seat: Seat) -> Sequence[Move]:
        if seat != state.turn:
            return self._moves_out_of_turn(state, seat)
        phase, cards = state.phase, state.cards
        hand = cards[seat + HANDS]
        if not self._simple and (self._intricate or len(hand) == 2):
            return self._every_way(state, seat)
        if phase is TURN:
            on_top = ON_TURN[state.colour][cards[DISCARD][-1]]
        elif phase is DREW:
            ways = ON_TURN[state.colour][cards[DISCARD][-1]][hand[state.drawn]]
            return [*ways, PASS] if ways else _ONLY_PASS
        elif phase is FACING_DRAW:
            on_top = self._facing_draw[state.colour][cards[DISCARD][-1]]
        else:
            return self._every_way(state, seat)
        lawful: tuple[Move, ...] = ()
        seen = 0
        for card in hand:
            if on_top[card] is not None:
                face = FACE_BIT[card]
                if not seen & face:
                    seen |= face
                    lawful += PLAIN_PLAYS[card]
        if phase is TURN and not state.owing:
            if not lawful:
                if cards[STOCK]:
                    return _ONLY_DRAW
            elif self._forced:
                return lawful
        moves = [*lawful]
        self._add_buttons(state, moves)
        if state.owing:
            moves += calls.calls_and_catches(state, seat)
        return moves

    def _add_buttons(self, state: UnoState, moves: list[Move]) -> None:
        """What can be done instead of playing a card."""
        phase = state.phase
        if phase is TURN:
            if moves and self._forced:
                return
            if state.cards[STOCK] or len(state.cards[DISCARD]) > 1:
                moves.append(DRAW)
            elif not moves:
                moves.append(PASS)
        elif phase is DREW:
            moves.append(PASS)
        else:
            moves.append(ACCEPT)
            if phase is FACING_DRAW and self._challenge and state.cards[DISCARD][-1] in FOURS:
                moves.append(CHALLENGE)

    def _every_way(self, state: UnoState, seat: Seat) -> Sequence[Move]:
        """The moves of the seat in turn where a card can be played in several ways, or none is to be played."""
        if state.phase is COLOUR_PHASE:
            return CHOICES_OF_COLOUR
        if state.phase is BETWEEN or state.phase is OVER:
            return ()
        cards = plays.playable(self.rules, self.fitting, state, seat)
        moves: list[Move] = [play for card in cards for play in plays.ways_to_play(self.rules, state, seat, card)]
        self._add_buttons(state, moves)
        moves += calls.calls_and_catches(state, seat)
        return moves

    def _moves_out_of_turn(self, state: UnoState, seat: Seat) -> Sequence[Move]:
        if state.phase is BETWEEN:
            return (NEXT_ROUND,) if seat == TABLE else ()
        if seat == TABLE:
            return (TIME_UP,) if self.clock(state) else ()
        return [*calls.calls_and_catches(state, seat), *plays.jumps(self.rules, state, seat)]

    def offences(self, state: UnoState, seat: Seat) -> Sequence[Move]:
        if state.phase in (BETWEEN, OVER) or seat == TABLE:
            return ()
        return list(plays.offences(self.rules, self.fitting, state, seat))

    def check(self, state: UnoState, seat: Seat, move: Move) -> None:
        if seat == state.turn and not self._intricate:
            # The everyday moves of a turn are lawful at a glance; all others are looked at closely.
            phase, cards = state.phase, state.cards
            if phase is TURN:
                colour, top = state.colour, cards[DISCARD][-1]
                if type(move) is Play:
                    if move.card in cards[HANDS + seat] and move in (ON_TURN[colour][top][move.card] or ()):
                        return
                elif (
                    type(move) is Draw
                    and cards[STOCK]
                    and not (self._forced and not FITTING[colour][top].isdisjoint(cards[HANDS + seat]))
                ):
                    return
            elif phase is DREW:
                if type(move) is Pass or move in (
                    ON_TURN[state.colour][cards[DISCARD][-1]][cards[HANDS + seat][state.drawn]] or ()
                ):
                    return
            elif phase is FACING_DRAW:
                colour, top = state.colour, cards[DISCARD][-1]
                if type(move) is Play:
                    if move.card in cards[HANDS + seat] and move in (self._facing_draw[colour][top][move.card] or ()):
                        return
                elif type(move) is Accept or (type(move) is Challenge and self._challenge and top in FOURS):
                    return
        check(self.rules, self.fitting, state, seat, move)

    def play(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> None:
        if type(move) is Play:
            play_card(self.rules, state, seat, move, stream)
        elif type(move) is Draw:
            draw(self.rules, state, seat, stream)
        elif type(move) is Pass:
            keep_or_pass(self.rules, state, seat, stream)
        else:
            self._press(state, seat, move, stream)

    def _press(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> None:
        """Every move but the everyday ones."""
        match move:
            case Accept():
                turn.accept(self.rules, state, seat, stream)
            case Challenge():
                turn.challenge(self.rules, state, seat, stream)
            case CallUno():
                calls.call(self.rules, state, seat, stream)
            case Catch():
                calls.catch(self.rules, state, seat, move.seat, stream)
            case ChooseColour():
                state.colour, state.phase = move.colour, TURN
                state.record(ColourChosen(seat, move.colour))
            case PlayAnyway():
                turn.insist(self.rules, state, seat, move.card, stream)
            case TimeUp():
                state.time_up = True
                state.record(TimeRanOut())
            case NextRound():
                state.dealer = (state.dealer + 1) % state.seats
                collect(state, STOCK)
                rounds.deal(self.rules, state, stream)

    def result(self, state: UnoState) -> Result | None:
        if state.phase is not OVER:
            return None
        assert state.winner is not None
        return Result(tuple(map(float, state.scores)), (state.winner,), (state.winner,))

    def standing(self, state: UnoState) -> Standing:
        return Standing(tuple(map(float, state.scores)), target=self.rules.match.target or None)

    def rounds(self, state: UnoState) -> int:
        return state.rounds

    def clock(self, state: UnoState) -> Clock | None:
        minutes = self.rules.basic.time_limit_minutes
        if not minutes or state.time_up or state.phase in (BETWEEN, OVER):
            return None
        return Clock(seconds=60.0 * minutes, period=state.rounds)

    def one_round(self, stream: Stream) -> Self:
        single = MatchLength()
        return self if self.rules.match == single else type(self)(replace(self.rules, match=single))

    # -- what a seat may do with chosen cards, and words

    def plays_with(self, state: UnoState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        return list(plays.ways_to_play(self.rules, state, seat, cards[0])) if len(cards) == 1 else []

    def cards_of(self, move: Move) -> tuple[Card, ...]:
        return (move.card,) if isinstance(move, Play | PlayAnyway) else ()

    def figures_of(self, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        return figures_of(seat, events)

    def incidents(self, seats: int, events: Sequence[Event]) -> Mapping[str, int]:
        return incidents_of(events)

    def victim(self, state: UnoState, seat: Seat, move: Move) -> Seat | None:
        return victim(state, seat, move)

    def say_move(self, move: Move) -> Message:
        return words.say_move(move)

    def say_event(self, event: Event) -> Message | None:
        return words.say_where_rounds_count(event) if self.rules.match.wins else words.say_event(event)

    def stirs(self, seats: int, event: Event) -> Stir | None:
        return stir_of(event)

    def mark(self, event: Event) -> Message | None:
        return words.say_mark(event)

    def say_card(self, card: Card) -> Message:
        return say_card(card)

    def analyse(self, position: Mapping[str, Any]) -> dict[str, Any]:
        return analyse(self.rules, position)
