"""Hearts under one preset."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardcade import Aloud, Card, Event, IllegalMove, Message, Seat, Stream, View, Voice, say, say_seat
from cardcade.rulekit.tricks import TAKEN, Play, TrickGame, Tricks
from hearts import state as at
from hearts.rules import Rules
from hearts.state import DECK, GIVEN, SEATS, WAYS, Give, HeartsState, Move

TRICKS: Final = Tricks.of(DECK)
TWO_OF_CLUBS, QUEEN, JACK = DECK.pick(["C2", "SQ", "DJ"])
POINTS: Final = tuple(13 if card == QUEEN else int(TRICKS.suit[card] == "H") for card in DECK.cards)
ALL_POINTS: Final = sum(POINTS)
GIVE: Final = 3


class Hearts(TrickGame[HeartsState, Move]):
    """Thirteen tricks a round; every heart is a point, the queen of spades thirteen."""

    deck = DECK
    state_kind = HeartsState
    move_kinds = (Give, Play)
    event_kinds = (at.LeadFound, at.HeartsBroken, at.TrickTaken, at.MoonShot)
    telling = (at.LeadFound,)
    hidden_moves = (Give,)
    hand_orders = ("own", "rank")
    lowest_wins = True
    rules: Rules

    # -- the course of a match

    @property
    def target(self) -> int:
        return self.rules.match.target

    def ranking(self, state: HeartsState) -> Tricks:
        return TRICKS

    def deal(self, state: HeartsState, stream: Stream) -> None:
        """In every fourth round nobody passes, and the two of clubs leads at once."""
        state.way = tuple(WAYS)[len(state.board) % 4] if self.rules.passing.rotates else "keep"
        state.deal(stream, len(DECK) // SEATS)
        if state.way == "keep":
            self._find_lead(state)

    def in_round(self, state: HeartsState) -> Sequence[Seat]:
        if state.phase == "passing":
            return tuple(seat for seat in range(SEATS) if not state.of(seat, GIVEN))
        return super().in_round(state)

    def choices(self, state: HeartsState, seat: Seat) -> Sequence[Move]:
        if state.phase == "passing":
            return [Give(cards) for cards in combinations(sorted(state.of(seat)), GIVE)]
        return super().choices(state, seat)

    def lawful(self, state: HeartsState, seat: Seat) -> list[Card]:
        """The two of clubs leads; suits are followed; no points in the first trick, no hearts led until broken."""
        if TWO_OF_CLUBS in state.of(seat):
            return [TWO_OF_CLUBS]
        able = super().lawful(state, seat)
        if not state.trick and not state.broken:
            able = [card for card in able if TRICKS.suit[card] != "H"] or able
        elif state.trick and not state.tricks and self.rules.tricks.first_is_safe:
            able = [card for card in able if not POINTS[card]] or able
        return able

    def check(self, state: HeartsState, seat: Seat, move: Move) -> None:
        """Three cards in any order are as good as those that are listed."""
        if not isinstance(move, Give) or state.phase != "passing" or seat not in self.in_round(state):
            super().check(state, seat, move)
        elif not len(move.cards) == len(set(move.cards) & set(state.of(seat))) == GIVE:
            raise IllegalMove(say("hearts.illegal.three"))

    def refusal(self, state: HeartsState, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Play) or move.card not in TRICKS.lawful(state.of(seat), state.trick):
            return super().refusal(state, seat, move)
        if TWO_OF_CLUBS in state.of(seat):
            return IllegalMove(say("hearts.illegal.two", card=self.say_card(TWO_OF_CLUBS)))
        if state.trick:
            return IllegalMove(say("hearts.illegal.first"), "tricks.first_is_safe")
        return IllegalMove(say("hearts.illegal.broken"))

    def act(self, state: HeartsState, seat: Seat, move: Move, stream: Stream) -> None:
        if isinstance(move, Give):
            self._give(state, seat, move.cards)
        else:
            super().act(state, seat, move, stream)

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

    def laid(self, state: HeartsState, seat: Seat, card: Card) -> None:
        breaks = TRICKS.suit[card] == "H" or (card == QUEEN and self.rules.tricks.queen_breaks)
        if breaks and not state.broken:
            state.broken = True
            state.record(at.HeartsBroken(seat))

    def taken(self, state: HeartsState, seat: Seat, trick: Sequence[Card]) -> None:
        state.record(at.TrickTaken(seat, points_of(trick)))

    def reckon(self, state: HeartsState) -> Sequence[int]:
        """Whoever took all points has shot the moon."""
        points = [points_of(state.of(seat, TAKEN)) for seat in range(SEATS)]
        if ALL_POINTS in points:
            moon = points.index(ALL_POINTS)
            theirs = self.rules.scoring.moon == "others"
            points = [ALL_POINTS * ((seat != moon) if theirs else -(seat == moon)) for seat in range(SEATS)]
            state.record(at.MoonShot(moon))
        if self.rules.scoring.jack_of_diamonds:
            points = [each - 10 * (JACK in state.of(seat, TAKEN)) for seat, each in enumerate(points)]
        return points

    # -- what a seat may know

    def plays_with(self, state: HeartsState, seat: Seat, cards: Sequence[Card]) -> Sequence[Move]:
        return [Give(tuple(cards))] if state.phase == "passing" else super().plays_with(state, seat, cards)

    def could_hold(self, view: View[HeartsState], pile: int, card: Card) -> bool:
        """What I passed on went where it was passed."""
        if card in view.state.given[view.seat]:
            return pile == view.state.pile(receiver(view.state, view.seat))
        return super().could_hold(view, pile, card)

    # -- what the table shows

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

    # -- words

    def say_move(self, move: Move) -> Message:
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
