"""Hearts under one preset."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from cardcade import (
    TABLE,
    Aloud,
    Card,
    Event,
    IllegalMove,
    Message,
    Seat,
    Shape,
    Stir,
    Stream,
    View,
    Voice,
    say,
    say_seat,
)
from cardcade.rulekit.rounds import NEXT_ROUND, NextRound, RoundBegan, RoundGame
from cardcade.rulekit.tricks import TAKEN, Tricks
from hearts import state as at
from hearts.rules import Rules
from hearts.state import DECK, GIVEN, SEATS, STOCK, WAYS, Give, HeartsState, Move, Play

TRICKS: Final = Tricks.of(DECK)
TWO_OF_CLUBS, QUEEN, JACK = DECK.pick(["C2", "SQ", "DJ"])
POINTS: Final = tuple(13 if card == QUEEN else int(TRICKS.suit[card] == "H") for card in DECK.cards)
ALL_POINTS: Final = sum(POINTS)
GIVE: Final = 3
SUIT_ORDER: Final = "CDSH"


class Hearts(RoundGame[HeartsState, Move]):
    """Thirteen tricks a round; every heart is a point, the queen of spades thirteen."""

    deck = DECK
    state_kind = HeartsState
    move_kinds = (Give, Play, NextRound)
    event_kinds = (RoundBegan, at.LeadFound, at.HeartsBroken, at.TrickTaken, at.MoonShot)
    telling = (at.LeadFound,)
    hidden_moves = (Give,)
    shape = Shape.TRICKS
    hand_orders = ("own", "rank")
    lowest_wins = True
    rules: Rules

    # -- the course of a match

    def setup(self, seats: int) -> HeartsState:
        return at.new_table()

    def deal(self, state: HeartsState, stream: Stream) -> None:
        """In every fourth round nobody passes, and the two of clubs leads at once."""
        state.way = tuple(WAYS)[len(state.board) % 4] if self.rules.passing.rotates else "keep"
        state.shuffle(STOCK, stream)
        for seat in range(SEATS):
            state.draw(STOCK, state.pile(seat), len(DECK) // SEATS)
        if state.way == "keep":
            self._find_lead(state)

    def in_round(self, state: HeartsState) -> Sequence[Seat]:
        if state.phase == "passing":
            return tuple(seat for seat in range(SEATS) if not state.of(seat, GIVEN))
        return (state.turn,) if state.phase == "play" else ()

    @property
    def target(self) -> int:
        return self.rules.match.target

    def moves(self, state: HeartsState, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (NEXT_ROUND,)
        if state.phase == "passing":
            return [Give(cards) for cards in combinations(sorted(state.of(seat)), GIVE)]
        return [Play(card) for card in self.lawful(state, seat)]

    def lawful(self, state: HeartsState, seat: Seat) -> list[Card]:
        """The two of clubs leads; suits are followed; no points in the first trick, no hearts led until broken."""
        hand, trick = state.of(seat), state.trick
        if TWO_OF_CLUBS in hand:
            return [TWO_OF_CLUBS]
        able = TRICKS.lawful(hand, trick)
        if not trick and not state.broken:
            able = [card for card in able if TRICKS.suit[card] != "H"] or able
        elif trick and not state.tricks and self.rules.tricks.first_is_safe:
            able = [card for card in able if not POINTS[card]] or able
        return able

    def check(self, state: HeartsState, seat: Seat, move: Move) -> None:
        """Three cards in any order are as good as those that are listed."""
        if not isinstance(move, Give) or state.phase != "passing" or seat not in self.in_round(state):
            super().check(state, seat, move)
        elif not len(move.cards) == len(set(move.cards) & set(state.of(seat))) == GIVE:
            raise IllegalMove(say("hearts.illegal.three"))

    def refusal(self, state: HeartsState, seat: Seat, move: Move) -> IllegalMove:
        if seat not in self.in_round(state) or not isinstance(move, Play) or state.phase == "passing":
            return super().refusal(state, seat, move)
        if move.card not in state.of(seat):
            return IllegalMove(say("hearts.illegal.held"))
        if TWO_OF_CLUBS in state.of(seat):
            return IllegalMove(say("hearts.illegal.two", card=self.say_card(TWO_OF_CLUBS)))
        if move.card not in TRICKS.lawful(state.of(seat), state.trick):
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
                self.next_round(state, stream)

    def _give(self, state: HeartsState, seat: Seat, cards: tuple[Card, ...]) -> None:
        """When everyone has chosen, the cards change hands at once."""
        state.move(cards, state.pile(seat), state.pile(seat, GIVEN))
        state.given[seat] = cards
        if not self.in_round(state):
            for giver in range(SEATS):
                passed, target = state.of(giver, GIVEN)[:], state.pile(receiver(state, giver))
                state.move(passed, state.pile(giver, GIVEN), target)
            self._find_lead(state)

    def _find_lead(self, state: HeartsState) -> None:
        state.phase = "play"
        state.turn = state.leader = next(seat for seat in range(SEATS) if TWO_OF_CLUBS in state.of(seat))
        state.record(at.LeadFound(state.turn))

    def _lay_down(self, state: HeartsState, seat: Seat, card: Card) -> None:
        state.lay_down(seat, card, TRICKS)
        breaks = TRICKS.suit[card] == "H" or (card == QUEEN and self.rules.tricks.queen_breaks)
        if breaks and not state.broken:
            state.broken = True
            state.record(at.HeartsBroken(seat))
        if state.complete:
            points = points_of(state.trick)
            state.record(at.TrickTaken(state.sweep(TRICKS), points))
            if not state.of(seat):
                self._end_round(state)

    def _end_round(self, state: HeartsState) -> None:
        """Whoever took all points has shot the moon."""
        state.phase = "over"
        points = [points_of(state.of(seat, TAKEN)) for seat in range(SEATS)]
        if ALL_POINTS in points:
            moon = points.index(ALL_POINTS)
            theirs = self.rules.scoring.moon == "others"
            points = [ALL_POINTS * ((seat != moon) if theirs else -(seat == moon)) for seat in range(SEATS)]
            state.record(at.MoonShot(moon))
        if self.rules.scoring.jack_of_diamonds:
            points = [each - 10 * (JACK in state.of(seat, TAKEN)) for seat, each in enumerate(points)]
        state.board.append(tuple(points))

    # -- what a seat may know

    def plays_with(self, state: HeartsState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        if state.phase == "passing":
            return [Give(tuple(cards))]
        return [Play(cards[0])] if len(cards) == 1 else []

    def could_hold(self, view: View[HeartsState], pile: int, card: Card) -> bool:
        """What I passed on went where it was passed."""
        state = view.state
        if card in state.given[view.seat]:
            return pile == state.pile(receiver(state, view.seat))
        return state.may_hold(pile, card, TRICKS)

    # -- what the table shows

    def hand_key(self, state: HeartsState, card: Card) -> Any:
        return SUIT_ORDER.index(TRICKS.suit[card]), TRICKS.strength[card]

    def badge(self, state: HeartsState, seat: Seat) -> Message | None:
        points = points_of(state.of(seat, TAKEN))
        return say("hearts.badge", n=points) if points and state.phase == "play" else None

    def headline(self, state: HeartsState) -> Message | None:
        if state.phase == "passing":
            return say(f"hearts.headline.{state.way}")
        return say("hearts.headline.broken" if state.broken else "hearts.headline.whole")

    def prompt(self, state: HeartsState, seat: Seat) -> Message | None:
        if state.phase == "passing":
            return say("hearts.prompt.give", who=say_seat(receiver(state, seat)))
        return None

    def say_aloud(self, event: Event) -> Aloud | None:
        match event:
            case at.HeartsBroken():
                return Aloud(say("hearts.aloud.broken"))
            case at.TrickTaken(seat, points) if points:
                return Aloud(say("hearts.aloud.taken", n=points), seat, Voice.BUBBLE)
            case at.MoonShot(seat):
                return Aloud(say("hearts.aloud.moon", who=say_seat(seat)), seat)
        return None

    def stirs(self, seats: int, event: Event) -> Stir | None:
        match event:
            case at.TrickTaken(seat, points) if points >= POINTS[QUEEN]:
                return Stir("hit", stunned=(seat,))
            case at.MoonShot(seat):
                return Stir("moon", glad=(seat,), stunned=tuple(other for other in range(seats) if other != seat))
        return None

    # -- words

    def say_move(self, move: Move) -> Message:
        if isinstance(move, Play):
            return say("hearts.move.play", card=self.say_card(move.card))
        return say("hearts.move.give") if isinstance(move, Give) else super().say_move(move)

    def say_event(self, event: Event) -> Message | None:
        match event:
            case at.LeadFound(seat):
                return say("hearts.event.lead", who=say_seat(seat))
            case at.TrickTaken(seat, points):
                return say("hearts.event.taken", who=say_seat(seat), n=points)
        return super().say_event(event)


def receiver(state: HeartsState, seat: Seat) -> Seat:
    """Whom the seat passes its three cards to."""
    return (seat + WAYS[state.way]) % SEATS


def points_of(cards: Sequence[Card]) -> int:
    return sum(POINTS[card] for card in cards)
