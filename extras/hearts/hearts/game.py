"""Hearts under one preset."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import cardcade
from cardcade import TABLE, Card, Event, Game, IllegalMove, Message, Result, Seat, Stream, View, say, say_seat
from cardcade.rulekit import dealing
from cardcade.rulekit.scoring import reached, result_of
from cardcade.rulekit.tricks import Tricks
from hearts import state as at
from hearts.rules import Rules
from hearts.state import DECK, GIVEN, HANDS, PLAYED, SEATS, STOCK, TAKEN, WAYS, Give, HeartsState, Move, NextRound, Play

TRICKS: Final = Tricks.of(DECK)
TWO_OF_CLUBS, QUEEN, JACK = DECK.pick(["C2", "SQ", "DJ"])
POINTS: Final = tuple(13 if card == QUEEN else int(TRICKS.suit[card] == "H") for card in DECK.cards)
ALL_POINTS: Final = sum(POINTS)
GIVE: Final = 3
SUIT_ORDER: Final = "CDSH"


class Hearts(Game[HeartsState, Move]):
    """Thirteen tricks a round; every heart is a point, the queen of spades thirteen."""

    deck = DECK
    state_kind = HeartsState
    move_kinds = (Give, Play, NextRound)
    event_kinds = (at.RoundBegan, at.LeadFound, at.HeartsBroken, at.TrickTaken, at.RoundEnded)
    telling = (at.LeadFound,)
    hidden_moves = (Give,)
    shape = cardcade.Shape.TRICKS
    hand_orders = ("own", "rank")
    rules: Rules

    # -- the course of a match

    def setup(self, seats: int) -> HeartsState:
        return at.new_table()

    def begin(self, state: HeartsState, stream: Stream) -> None:
        """Deals; in every fourth round nobody passes, and the two of clubs leads at once."""
        number = len(state.board)
        state.way = tuple(WAYS)[number % 4] if self.rules.passing.rotates else "keep"
        state.record(at.RoundBegan(number + 1, state.way))
        state.shuffle(STOCK, stream)
        dealing.deal(state, STOCK, range(HANDS, HANDS + SEATS), len(DECK) // SEATS)
        state.phase, state.broken, state.tricks = "passing", False, 0
        state.voids, state.given = [""] * SEATS, [()] * SEATS
        if state.way == "keep":
            self._find_lead(state)

    def to_act(self, state: HeartsState) -> Sequence[Seat]:
        if state.phase == "passing":
            return tuple(seat for seat in range(SEATS) if not state.cards[GIVEN + seat])
        if state.phase == "play":
            return (state.turn,)
        return () if reached(state.totals, self.rules.match.target) else (TABLE,)

    def moves(self, state: HeartsState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NextRound(),)
        if state.phase == "passing":
            return [Give(cards) for cards in combinations(sorted(state.hand(seat)), GIVE)]
        return [Play(card) for card in self.lawful(state, seat)]

    def lawful(self, state: HeartsState, seat: Seat) -> list[Card]:
        """The two of clubs leads; suits are followed; no points in the first trick, no hearts led until broken."""
        hand, trick = state.hand(seat), state.trick
        if TWO_OF_CLUBS in hand:
            return [TWO_OF_CLUBS]
        able = TRICKS.lawful(hand, trick)
        if not trick and not state.broken:
            able = [card for card in able if TRICKS.suit[card] != "H"] or able
        elif trick and not state.tricks and self.rules.tricks.first_is_safe:
            able = [card for card in able if not POINTS[card]] or able
        return able

    def check(self, state: HeartsState, seat: Seat, move: Move) -> None:
        if seat not in self.to_act(state):
            raise IllegalMove(say("hearts.illegal.turn"))
        phase = {Give: "passing", Play: "play", NextRound: "over"}[type(move)]
        if phase != state.phase:
            raise IllegalMove(say("hearts.illegal.now"))
        if isinstance(move, Give) and (len(set(move.cards)) != GIVE or len(move.cards) != GIVE):
            raise IllegalMove(say("hearts.illegal.three"))
        if not set(self.cards_of(move)) <= set(state.hand(seat) if seat != TABLE else ()):
            raise IllegalMove(say("hearts.illegal.held"))
        if isinstance(move, Play) and move.card not in self.lawful(state, seat):
            raise self._refusal(state, seat, move.card)

    def _refusal(self, state: HeartsState, seat: Seat, card: Card) -> IllegalMove:
        if TWO_OF_CLUBS in state.hand(seat):
            return IllegalMove(say("hearts.illegal.two", card=self.say_card(TWO_OF_CLUBS)))
        if card not in TRICKS.lawful(state.hand(seat), state.trick):
            return IllegalMove(say("hearts.illegal.follow", card=self.say_card(state.trick[0])))
        if state.trick:
            return IllegalMove(say("hearts.illegal.first"), "tricks.first_is_safe")
        return IllegalMove(say("hearts.illegal.broken"))

    def play(self, state: HeartsState, seat: Seat, move: Move, stream: Stream) -> None:
        match move:
            case Give(cards):
                self._give(state, seat, cards)
            case Play(card):
                self._lay_down(state, seat, card)
            case NextRound():
                dealing.collect(state, STOCK)
                self.begin(state, stream)

    def _give(self, state: HeartsState, seat: Seat, cards: tuple[Card, ...]) -> None:
        """When everyone has chosen, the cards change hands at once."""
        state.move(cards, HANDS + seat, GIVEN + seat)
        state.given[seat] = tuple(cards)
        if not self.to_act(state):
            for giver in range(SEATS):
                state.move(state.cards[GIVEN + giver][:], GIVEN + giver, HANDS + receiver(state, giver))
            self._find_lead(state)

    def _find_lead(self, state: HeartsState) -> None:
        state.phase = "play"
        state.turn = state.leader = next(seat for seat in range(SEATS) if TWO_OF_CLUBS in state.hand(seat))
        state.record(at.LeadFound(state.turn))

    def _lay_down(self, state: HeartsState, seat: Seat, card: Card) -> None:
        led = TRICKS.suit[state.trick[0]] if state.trick else TRICKS.suit[card]
        if TRICKS.suit[card] != led and led not in state.voids[seat]:
            state.voids[seat] += led
        state.move([card], HANDS + seat, PLAYED + seat)
        breaks = TRICKS.suit[card] == "H" or (card == QUEEN and self.rules.tricks.queen_breaks)
        if breaks and not state.broken:
            state.broken = True
            state.record(at.HeartsBroken(seat))
        state.turn = (seat + 1) % SEATS
        if len(state.trick) == SEATS:
            self._end_trick(state)

    def _end_trick(self, state: HeartsState) -> None:
        trick = state.trick
        winner = (state.leader + TRICKS.winner(trick)) % SEATS
        state.record(at.TrickTaken(winner, sum(POINTS[card] for card in trick)))
        for seat in range(SEATS):
            state.move(state.cards[PLAYED + seat][:], PLAYED + seat, TAKEN + winner)
        state.turn = state.leader = winner
        state.tricks += 1
        if not state.hand(winner):
            self._end_round(state)

    def _end_round(self, state: HeartsState) -> None:
        """Whoever took all points has shot the moon."""
        state.phase = "over"
        points = [taken(state, seat) for seat in range(SEATS)]
        moon = points.index(ALL_POINTS) if ALL_POINTS in points else None
        if moon is not None:
            theirs = self.rules.scoring.moon == "others"
            points = [ALL_POINTS * ((seat != moon) if theirs else -(seat == moon)) for seat in range(SEATS)]
        if self.rules.scoring.jack_of_diamonds:
            points = [each - 10 * (JACK in state.cards[TAKEN + seat]) for seat, each in enumerate(points)]
        state.board.append(tuple(points))
        state.record(at.RoundEnded(tuple(points), moon))

    def result(self, state: HeartsState) -> Result | None:
        return None if self.to_act(state) else result_of(state.totals, lowest_wins=True)

    def rounds(self, state: HeartsState) -> int:
        return len(state.board)

    def one_round(self, stream: Stream) -> Hearts:
        return OneRound(self.rules)

    # -- what a seat may know

    def plays_with(self, state: HeartsState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        if state.phase == "passing":
            return [Give(tuple(cards))]
        return [Play(cards[0])] if len(cards) == 1 else []

    def could_hold(self, view: View[HeartsState], pile: int, card: Card) -> bool:
        """Nobody holds a suit that he could not follow, and what I passed on went where it was passed."""
        if not HANDS <= pile < HANDS + SEATS:
            return True
        state, seat = view.state, pile - HANDS
        if card in state.given[view.seat]:
            return seat == receiver(state, view.seat)
        return TRICKS.suit[card] not in state.voids[seat]

    # -- what the table shows

    def standing(self, state: HeartsState) -> cardcade.Standing:
        return cardcade.Standing(tuple(map(float, state.totals)), lowest_wins=True, target=self.rules.match.target)

    def hand_key(self, state: HeartsState, card: Card) -> Any:
        return SUIT_ORDER.index(TRICKS.suit[card]), TRICKS.strength[card]

    def badge(self, state: HeartsState, seat: Seat) -> Message | None:
        points = taken(state, seat)
        return say("hearts.badge", n=points) if points and state.phase == "play" else None

    def headline(self, state: HeartsState) -> Message | None:
        if state.phase == "passing":
            return say(f"hearts.headline.{state.way}")
        return say("hearts.headline.broken" if state.broken else "hearts.headline.whole")

    def prompt(self, state: HeartsState, seat: Seat) -> Message | None:
        if state.phase == "passing":
            return say("hearts.prompt.give", who=say_seat(receiver(state, seat)))
        return None

    def say_aloud(self, event: Event) -> cardcade.Aloud | None:
        match event:
            case at.HeartsBroken():
                return cardcade.Aloud(say("hearts.aloud.broken"))
            case at.TrickTaken(seat, points) if points:
                return cardcade.Aloud(say("hearts.aloud.taken", n=points), seat, cardcade.Voice.BUBBLE)
            case at.RoundEnded(_, seat) if seat is not None:
                return cardcade.Aloud(say("hearts.aloud.moon", who=say_seat(seat)), seat)
        return None

    # -- words

    def say_move(self, move: Move) -> Message:
        if isinstance(move, Play):
            return say("hearts.move.play", card=self.say_card(move.card))
        return say("hearts.move.give" if isinstance(move, Give) else "hearts.move.next_round")

    def say_event(self, event: Event) -> Message | None:
        match event:
            case at.RoundBegan(number, way):
                return say("hearts.event.round_began", n=number, way=say(f"hearts.headline.{way}"))
            case at.LeadFound(seat):
                return say("hearts.event.lead", who=say_seat(seat))
            case at.TrickTaken(seat, points):
                return say("hearts.event.taken", who=say_seat(seat), n=points)
        return None


class OneRound(Hearts):
    """A match of a single round, however few points it brings."""

    def to_act(self, state: HeartsState) -> Sequence[Seat]:
        return () if state.phase == "over" else super().to_act(state)

    def standing(self, state: HeartsState) -> cardcade.Standing:
        return cardcade.Standing(tuple(map(float, state.totals)), lowest_wins=True)


def receiver(state: HeartsState, seat: Seat) -> Seat:
    """Whom the seat passes its three cards to."""
    return (seat + WAYS[state.way]) % SEATS


def taken(state: HeartsState, seat: Seat) -> int:
    """The points in the tricks a seat has taken in this round."""
    return sum(POINTS[card] for card in state.cards[TAKEN + seat])
